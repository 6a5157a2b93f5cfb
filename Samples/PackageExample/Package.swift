// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PackageExample",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "viewc", path: "../..", traits: ["Plugins"])],
    targets: [
        .target(
            name: "Screens", dependencies: [.product(name: "ViewCore", package: "viewc")],
            plugins: [.plugin(name: "ViewBuildPlugin", package: "viewc")]),
        .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
    ]
)
