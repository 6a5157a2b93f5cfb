// swift-tools-version: 6.2
import PackageDescription

/// Every target treats warnings as errors, speaks Swift 6 and imports in each file what that file uses, as Embedded
/// Swift demands.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// A module of the core or the command: its name and the modules it may import.
func module(_ name: String, _ dependencies: [String] = [], exclude: [String] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) },
        exclude: exclude,
        swiftSettings: strict)
}

/// A test target named for the module it covers.
func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) },
        exclude: exclude,
        swiftSettings: strict)
}

/// With the trait `HarfBuzz` the command sets text in font files by the system's library.
let harfBuzz = TargetDependencyCondition.when(traits: ["HarfBuzz"])

/// With the trait `PNG` the command draws pictures as pixels by the system's libraries.
let png = TargetDependencyCondition.when(traits: ["PNG"])

/// What plugins run is built a second time, for the machine that builds: only for packages that ask for it.
let command = Target.Dependency.target(name: "viewc", condition: .when(traits: ["Plugins"]))

let package = Package(
    name: "viewc",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "viewc", targets: ["viewc"]),
        .library(name: "ViewCompiler", targets: ["ViewCompiler"]),
        .library(name: "ViewCore", targets: ["ViewCore"]),
        .library(name: "ViewTesting", targets: ["ViewTesting"]),
        .plugin(name: "ViewBuildPlugin", targets: ["ViewBuildPlugin"]),
        .plugin(name: "ViewFormatPlugin", targets: ["ViewFormatPlugin"]),
    ],
    traits: [
        .trait(name: "HarfBuzz", description: "Sets text in font files by the system's HarfBuzz library."),
        .trait(name: "PNG", description: "Draws pictures as pixels by the system's libraries librsvg and cairo."),
        .trait(name: "Plugins", description: "Builds the command that the package's plugins run."),
    ],
    targets: [
        module("ViewBase"),
        module("ViewSyntax", ["ViewBase"]),
        module("ViewText", exclude: ["Tables/Licenses"]),
        module("ViewLayout", ["ViewBase", "ViewText"]),
        module("ViewCatalog", ["ViewBase"]),
        module("ViewTree", ["ViewBase", "ViewText", "ViewLayout"]),
        module("ViewFormat", ["ViewBase", "ViewSyntax"]),
        module("ViewIR", ["ViewBase", "ViewCatalog"]),
        module("ViewSemantics", ["ViewBase", "ViewSyntax", "ViewCatalog", "ViewIR"]),
        module("ViewRuntime", ["ViewBase", "ViewText", "ViewLayout", "ViewTree", "ViewCatalog", "ViewIR"]),
        module("ViewSwift", ["ViewBase", "ViewFormat", "ViewCatalog", "ViewIR"]),
        module(
            "ViewCompiler",
            [
                "ViewBase", "ViewSyntax", "ViewFormat", "ViewText", "ViewLayout", "ViewTree", "ViewCatalog", "ViewIR",
                "ViewSemantics", "ViewRuntime", "ViewSwift",
            ]),
        module(
            "ViewIDE",
            [
                "ViewBase", "ViewSyntax", "ViewFormat", "ViewLayout", "ViewCatalog", "ViewTree", "ViewIR",
                "ViewSemantics",
                "ViewRuntime", "ViewCompiler",
            ]),
        module(
            "ViewSweep",
            ["ViewBase", "ViewText", "ViewLayout", "ViewTree", "ViewIR", "ViewRuntime", "ViewCompiler"]),
        module("ViewRender", ["ViewBase", "ViewText", "ViewLayout", "ViewTree"]),
        module("ViewLanguageServer", ["ViewBase", "ViewCompiler", "ViewIDE"]),
        module("ViewCore", ["ViewBase", "ViewText", "ViewLayout", "ViewTree", "ViewCatalog", "ViewRuntime"]),
        module("ViewFiles", ["ViewRuntime", "ViewCompiler"]),
        module("ViewPreview", ["ViewBase", "ViewLayout", "ViewTree", "ViewRuntime", "ViewCompiler", "ViewRender"]),
        module("ViewTesting", ["ViewBase", "ViewRuntime", "ViewCompiler", "ViewFiles"]),
        .executableTarget(
            name: "viewc",
            dependencies: [
                "ViewBase", "ViewCatalog", "ViewText", "ViewTree", "ViewRuntime", "ViewCompiler", "ViewSweep",
                "ViewRender", "ViewLanguageServer", "ViewFiles", "ViewPreview",
                .target(name: "CHarfBuzz", condition: harfBuzz),
                .target(name: "CRsvg", condition: png),
            ],
            swiftSettings: strict),
        .plugin(
            name: "ViewBuildPlugin", capability: .buildTool(), dependencies: [command],
            path: "Sources/ViewBuildPlugin"),
        .plugin(
            name: "ViewFormatPlugin",
            capability: .command(
                intent: .custom(verb: "format-views", description: "Writes .view files in their canonical form."),
                permissions: [.writeToPackageDirectory(reason: "It rewrites the .view files.")]),
            dependencies: [command], path: "Sources/ViewFormatPlugin"),
        .systemLibrary(
            name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .executableTarget(
            name: "viewbench",
            dependencies: ["ViewBase", "ViewSyntax", "ViewLayout", "ViewCompiler", "ViewFiles"],
            swiftSettings: strict),
        .target(name: "TestSupport", dependencies: ["ViewBase"], path: "Tests/TestSupport", swiftSettings: strict),
        tests("ViewBaseTests", ["ViewBase"]),
        tests("ViewSyntaxTests", ["ViewBase", "ViewSyntax", "TestSupport"]),
        tests("ViewSemanticsTests", ["ViewBase", "ViewSyntax", "ViewCatalog", "ViewIR", "ViewSemantics"]),
        tests("ViewTextTests", ["ViewBase", "ViewText", "TestSupport"], exclude: ["Data", "Tools"]),
        tests("ViewLayoutTests", ["ViewBase", "ViewText", "ViewLayout", "TestSupport"], exclude: ["Data"]),
        tests("ViewFormatTests", ["ViewBase", "ViewSyntax", "ViewFormat", "TestSupport"]),
        tests("ViewTreeTests", ["ViewBase", "ViewText", "ViewLayout", "ViewTree"]),
        tests("ViewCatalogTests", ["ViewBase", "ViewLayout", "ViewCatalog"]),
        tests(
            "ViewIDETests",
            ["ViewBase", "ViewSyntax", "ViewLayout", "ViewTree", "ViewIR", "ViewCompiler", "ViewIDE", "TestSupport"]),
        tests(
            "ViewLanguageServerTests",
            ["ViewBase", "ViewCompiler", "ViewIDE", "ViewLanguageServer", "TestSupport"]),
        tests(
            "ViewCoreTests",
            [
                "ViewBase", "ViewTree", "ViewCatalog", "ViewIR", "ViewSwift", "ViewCompiler", "ViewCore", "TestSupport",
            ]),
        tests(
            "ViewSweepTests",
            [
                "ViewBase", "ViewText", "ViewLayout", "ViewTree", "ViewRuntime", "ViewCompiler", "ViewFiles",
                "ViewSweep", "TestSupport",
            ]),
        tests("ViewTestingTests", ["ViewTesting"]),
        tests("ViewRenderTests", ["ViewBase", "ViewText", "ViewLayout", "ViewTree", "ViewRender"]),
        tests("ViewPreviewTests", ["ViewBase", "ViewCompiler", "ViewPreview", "TestSupport"]),
        tests("HouseTests", ["viewc", "TestSupport"]),
        tests("CommandTests", ["viewc", "TestSupport"]),
        tests(
            "ViewRuntimeTests",
            [
                "ViewBase", "ViewSyntax", "ViewText", "ViewLayout", "ViewTree", "ViewCatalog", "ViewIR",
                "ViewSemantics", "ViewRuntime",
            ]),
        tests(
            "ViewCompilerTests",
            [
                "ViewBase", "ViewSyntax", "ViewText", "ViewLayout", "ViewTree", "ViewCatalog", "ViewIR",
                "ViewSemantics", "ViewRuntime", "ViewCompiler", "viewc", "TestSupport",
            ]),
    ]
)
