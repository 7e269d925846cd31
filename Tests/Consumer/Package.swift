// swift-tools-version: 6.2
import PackageDescription

// A package as a user makes it, from the README. `.ci/consumer` builds a copy of it.
let package = Package(
    name: "Newsletter",
    platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
    dependencies: [.package(name: "flowgen", path: "../..")],
    targets: [
        .target(
            name: "Flows",
            dependencies: [
                .product(name: "FlowRuntime", package: "flowgen"),
                .product(name: "ReactiveCore", package: "flowgen"),
            ],
            path: "Generated/ViewModels"
        ),
        .testTarget(
            name: "FlowScenarios",
            dependencies: ["Flows", .product(name: "FlowTesting", package: "flowgen")],
            path: "Generated/Tests"
        ),
        .target(name: "Newsletter", dependencies: ["Flows"]),
        .testTarget(name: "NewsletterTests", dependencies: ["Newsletter", .product(name: "FlowTesting", package: "flowgen")]),

        // Generated while it is built, from the spec in its own folder.
        .target(
            name: "Feedback",
            dependencies: [
                .product(name: "FlowRuntime", package: "flowgen"),
                .product(name: "ReactiveCore", package: "flowgen"),
            ],
            plugins: [.plugin(name: "FlowgenBuildTool", package: "flowgen")]
        ),
        .testTarget(
            name: "FeedbackTests",
            dependencies: ["Feedback", .product(name: "FlowTesting", package: "flowgen")],
            plugins: [.plugin(name: "FlowgenBuildTool", package: "flowgen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
