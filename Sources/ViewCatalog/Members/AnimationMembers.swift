extension Catalog {
    private static let animation = ValueType.vocabulary(.animation)
    private static let transition = ValueType.vocabulary(.transition)
    private static let duration = parameter("duration", .double, "The time in seconds.").limited(to: .notNegative)

    /// Animations and transitions.
    static let animationMembers: [MemberSpec] =
        curve("linear", .linear, "At one speed.")
        + curve("easeIn", .easeIn, "Slow at the beginning.")
        + curve("easeOut", .easeOut, "Slow at the end.")
        + curve("easeInOut", .easeInOut, "Slow at both ends.")
        + preset("smooth", 0, "A spring that does not bounce.")
        + preset("snappy", 15, "A spring that bounces a little.")
        + preset("bouncy", 30, "A spring that bounces.")
        + springs + adjustments + transitions

    private static func curve(_ name: String, _ curve: AnimationCurve, _ summary: String) -> [MemberSpec] {
        [
            constant(animation, name, .curveAnimation(curve), summary),
            maker(animation, name, [duration], .curveAnimation(curve), summary),
        ]
    }

    private static func preset(_ name: String, _ bounce: UInt8, _ summary: String) -> [MemberSpec] {
        let duration = parameter("duration", .double, default: .double(0.5), "The time in seconds.").limited(
            to: .notNegative)
        let extra = parameter("extraBounce", .double, default: .double(0), "How much more it bounces.")
        return [
            constant(animation, name, .presetSpring(bounce), summary),
            maker(animation, name, [duration, extra], .presetSpring(bounce), summary),
        ]
    }

    private static let springs: [MemberSpec] = [
        constant(animation, "default", .defaultAnimation, "The system's usual movement."),
        constant(animation, "spring", .bounceAnimation, "A spring that does not bounce."),
        maker(
            animation, "spring",
            [
                parameter("duration", .double, default: .double(0.5), "The time in seconds.").limited(to: .notNegative),
                parameter("bounce", .double, default: .double(0), "How much it bounces, from -1 to 1.").limited(
                    to: .fromMinusOneToOne),
                parameter("blendDuration", .double, default: .double(0), "The time of a change of spring.").limited(
                    to: .notNegative),
            ],
            .bounceAnimation, "A spring by time and bounce."),
        maker(
            animation, "spring",
            [
                parameter("response", .double, default: .double(0.5), "The stiffness as a time in seconds.").limited(
                    to: .notNegative),
                parameter("dampingFraction", .double, default: .double(0.825), "1 for no bounce, less for more.")
                    .limited(to: .notNegative),
                parameter("blendDuration", .double, default: .double(0), "The time of a change of spring.").limited(
                    to: .notNegative),
            ],
            .springAnimation, "A spring by stiffness and damping."),
        maker(
            animation, "interactiveSpring",
            [
                parameter("response", .double, default: .double(0.15), "The stiffness as a time in seconds.").limited(
                    to: .notNegative),
                parameter("dampingFraction", .double, default: .double(0.86), "1 for no bounce, less for more.")
                    .limited(to: .notNegative),
                parameter("blendDuration", .double, default: .double(0.25), "The time of a change of spring.").limited(
                    to: .notNegative),
            ],
            .springAnimation, "A stiff spring that follows a finger."),
    ]

    private static let adjustments: [MemberSpec] = [
        method(
            animation, "delay", [unlabelled("delay", .double, "The time in seconds.")], animation, .animationDelay,
            "The same, begun later."),
        method(
            animation, "speed", [unlabelled("speed", .double, "2 for twice as fast.").limited(to: .positive)],
            animation, .animationSpeed,
            "The same at another speed."),
        method(
            animation, "repeatCount",
            [
                unlabelled("repeatCount", .int, "The number of runs.").limited(to: .atLeastOne),
                parameter("autoreverses", .bool, default: .bool(true), "Whether every second run goes backwards."),
            ],
            animation, .animationRepeatCount, "The same several times."),
        method(
            animation, "repeatForever",
            [parameter("autoreverses", .bool, default: .bool(true), "Whether every second run goes backwards.")],
            animation, .animationRepeatForever, "The same without end."),
    ]

    private static let transitions: [MemberSpec] = [
        constant(transition, "identity", .transition(.still), "No movement."),
        constant(transition, "opacity", .transition(.fade), "Fades."),
        constant(transition, "slide", .transition(.slide), "Comes from the leading side and goes to the trailing one."),
        constant(transition, "scale", .transition(.scale), "Grows and shrinks."),
        maker(
            transition, "scale",
            [
                parameter("scale", .double, default: .double(0), "The scale it starts from."),
                parameter("anchor", .vocabulary(.unitPoint), default: .member("center"), "The point that stays."),
            ],
            .transition(.scale), "Grows and shrinks."),
        maker(
            transition, "move", [parameter("edge", .vocabulary(.edge), "The edge.")], .transition(.move),
            "Moves to an edge."),
        maker(
            transition, "push", [parameter("from", "edge", .vocabulary(.edge), "The edge.")], .transition(.push),
            "Pushes from an edge."),
        maker(
            transition, "offset",
            [
                parameter("x", .double, default: .double(0), "The distance to the right."),
                parameter("y", .double, default: .double(0), "The distance downwards."),
            ],
            .transition(.offset), "Moves by a distance."),
        maker(
            transition, "asymmetric",
            [parameter("insertion", transition, "How it comes."), parameter("removal", transition, "How it goes.")],
            .transition(.asymmetric), "Comes and goes differently."),
        method(
            transition, "combined", [parameter("with", "other", transition, "The other transition.")], transition,
            .transition(.combined), "Both at once."),
        method(
            transition, "animation", [unlabelled("animation", .optional(animation), "The movement; nil for none.")],
            transition, .transition(.animated), "The same with its own movement."),
    ]
}
