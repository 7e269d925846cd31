// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "flowgen",
    platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
    products: [
        .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
        .library(name: "FlowRuntime", targets: ["FlowRuntime"]),
        .library(name: "FlowTesting", targets: ["FlowTesting"]),
        .executable(name: "flowgen", targets: ["flowgen"]),
        .executable(name: "benchmarks", targets: ["benchmarks"]),
    ],
    targets: [
        // The generator: Markdown, the flow language, Swift.
        .systemLibrary(
            name: "CLibcmark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
        ),
        .target(name: "FlowMarkdown", dependencies: ["CLibcmark"]),
        .target(name: "FlowSpec", dependencies: ["FlowMarkdown"]),
        .target(name: "FlowSwift", dependencies: ["FlowSpec"]),
        .executableTarget(name: "flowgen", dependencies: ["FlowMarkdown", "FlowSpec", "FlowSwift"]),

        // What generated code stands on.
        .target(name: "CThreadLocal"),
        .target(name: "ReactiveCore", dependencies: ["CThreadLocal"]),
        .target(name: "FlowRuntime", dependencies: ["ReactiveCore"]),
        .target(name: "FlowTesting", dependencies: ["FlowRuntime", "ReactiveCore"]),

        .executableTarget(name: "benchmarks", dependencies: ["ReactiveCore"], path: "Tests/Benchmarks"),
        .testTarget(name: "FlowMarkdownTests", dependencies: ["FlowMarkdown"]),
        .testTarget(name: "FlowSpecTests", dependencies: ["FlowSpec"]),
        .testTarget(name: "FlowSwiftTests", dependencies: ["FlowSwift"]),
        .testTarget(name: "ReactiveCoreTests", dependencies: ["ReactiveCore", "FlowTesting"]),
        .testTarget(name: "FlowRuntimeTests", dependencies: ["FlowRuntime", "FlowTesting", "ReactiveCore"]),
    ],
    swiftLanguageModes: [.v6]
)
