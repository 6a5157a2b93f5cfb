import ViewCatalog
import ViewLayout
import ViewTree

/// Animations and transitions.
extension Machine {
    func performOnAnimation(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        func number(_ index: Int, _ leftOut: Double) -> Double { call.argument(index).double?.value ?? leftOut }
        switch operation {
        case .defaultAnimation: return .animation(.standard)
        case .curveAnimation(let curve):
            return .animation(.timed(TimingCurve(curve), seconds: number(0, Animation.standardDuration)))
        case .springAnimation:
            return .animation(.spring(SpringMotion(response: number(0, 0.5), dampingFraction: number(1, 0.825))))
        case .bounceAnimation:
            return .animation(.spring(SpringMotion(duration: number(0, 0.5), bounce: number(1, 0))))
        case .presetSpring(let bounce):
            let spring = SpringMotion(duration: number(0, 0.5), bounce: Double(bounce) / 100 + number(1, 0))
            return .animation(.spring(spring))
        default:
            guard let animation = call.receiver.animation else { return .invalid }
            return .animation(adjusted(animation, operation, call))
        }
    }

    private func adjusted(
        _ animation: Animation, _ operation: MemberOperation, _ call: MemberCall<S>
    ) -> Animation {
        let first = call.argument(0)
        switch operation {
        case .animationDelay: return .delayed(animation, seconds: first.double?.value ?? 0)
        case .animationSpeed: return .sped(animation, by: first.double?.value ?? 1)
        case .animationRepeatCount:
            return .repeated(animation, count: first.int ?? 1, reverses: call.argument(1).bool ?? true)
        default: return .repeated(animation, count: nil, reverses: first.bool ?? true)
        }
    }

    func transition(_ kind: TransitionKind, _ call: MemberCall<S>) -> Value<S> {
        let first = call.argument(0)
        let edge = Edge(rawValue: first.symbol ?? 0) ?? .top
        switch kind {
        case .still: return .transition(.still)
        case .fade: return .transition(.fade)
        case .scale:
            var anchor = UnitPoint.center
            if let numbers = call.argument(1).numbers, numbers.count == 2 {
                anchor = UnitPoint(x: numbers[0].value, y: numbers[1].value)
            }
            return .transition(.scale(first.double?.value ?? 0, anchor))
        case .slide: return .transition(.slide)
        case .move: return .transition(.move(edge))
        case .push: return .transition(.push(edge))
        case .offset:
            return .transition(.offset(x: first.double?.value ?? 0, y: call.argument(1).double?.value ?? 0))
        case .asymmetric:
            guard case .transition(let insertion) = first, case .transition(let removal) = call.argument(1) else {
                return .invalid
            }
            return .transition(.asymmetric(insertion: insertion, removal: removal))
        case .combined:
            guard case .transition(let own) = call.receiver, case .transition(let other) = first else {
                return .invalid
            }
            return .transition(.combined(own, other))
        case .animated:
            guard case .transition(let own) = call.receiver else { return .invalid }
            return .transition(.animated(own, first.animation))
        }
    }
}

extension TimingCurve {
    /// The curve of a name of the catalogue.
    init(_ curve: AnimationCurve) {
        switch curve {
        case .linear: self = .linear
        case .easeIn: self = .easeIn
        case .easeOut: self = .easeOut
        case .easeInOut: self = .easeInOut
        }
    }
}
