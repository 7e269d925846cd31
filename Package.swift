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
        .plugin(name: "FlowgenCommand", targets: ["FlowgenCommand"]),
        .plugin(name: "FlowgenBuildTool", targets: ["FlowgenBuildTool"]),
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
        .target(name: "FlowFormat", dependencies: ["FlowMarkdown", "FlowSpec"]),
        .target(name: "FlowSwift", dependencies: ["FlowSpec"]),
        .target(name: "FlowInterpreter", dependencies: ["FlowChecks", "FlowMarkdown", "FlowSpec"]),
        .target(
            name: "FlowDocuments", dependencies: ["FlowMarkdown", "FlowSpec"], resources: [.embedInCode("Model/FlowModel.schema.json")]),
        .target(name: "CGetopt"),
        .executableTarget(
            name: "flowgen",
            dependencies: ["CGetopt", "FlowDocuments", "FlowFormat", "FlowInterpreter", "FlowMarkdown", "FlowSpec", "FlowSwift"]),
        .plugin(
            name: "FlowgenCommand",
            capability: .command(
                intent: .custom(verb: "generate-flows", description: "Generates view models and tests from the specs in Specs"),
                permissions: [.writeToPackageDirectory(reason: "writes the generated view models and tests")]
            ),
            dependencies: ["flowgen"],
            path: "Sources/FlowgenCommand"
        ),
        .plugin(name: "FlowgenBuildTool", capability: .buildTool(), dependencies: ["flowgen"], path: "Sources/FlowgenBuildTool"),

        // What generated code stands on; the interpreter shares the checks.
        .target(name: "FlowChecks"),
        .target(name: "CThreadLocal"),
        .target(name: "ReactiveCore", dependencies: ["CThreadLocal"]),
        .target(name: "FlowRuntime", dependencies: ["FlowChecks", "ReactiveCore"]),
        .target(name: "FlowTesting", dependencies: ["FlowRuntime", "ReactiveCore"]),

        // What the specs of this package generate, compiled and tested.
        .target(name: "ViewModels", dependencies: ["FlowRuntime", "ReactiveCore"], path: "Generated/ViewModels"),
        .testTarget(name: "ViewModelScenarios", dependencies: ["ViewModels", "FlowTesting"], path: "Generated/Tests"),

        .executableTarget(name: "benchmarks", dependencies: ["FlowRuntime", "ReactiveCore", "ViewModels"], path: "Tests/Benchmarks"),
        .executableTarget(name: "load", dependencies: ["FlowRuntime", "FlowTesting", "ViewModels"], path: "Tests/Load"),
        .testTarget(name: "FlowMarkdownTests", dependencies: ["FlowMarkdown"]),
        .testTarget(name: "FlowSpecTests", dependencies: ["FlowFormat", "FlowSpec"], exclude: ["Diagnostics/Pairs"]),
        .target(
            name: "ExpressionSupport", dependencies: ["FlowInterpreter", "FlowMarkdown", "FlowSpec", "FlowSwift"],
            path: "Tests/ExpressionSupport"),
        .executableTarget(
            name: "random-flows", dependencies: ["ExpressionSupport", "FlowInterpreter", "FlowMarkdown", "FlowSpec", "FlowSwift"],
            path: "Tests/RandomFlows", exclude: ["Agreement"]),
        .testTarget(
            name: "FlowSwiftTests", dependencies: ["ExpressionSupport", "FlowInterpreter", "FlowSwift"],
            exclude: ["Boundaries/Flows", "Compilation/Specs", "ViewModels/Commands"]),
        .testTarget(
            name: "FlowDocumentsTests", dependencies: ["ExpressionSupport", "FlowDocuments", "FlowInterpreter"],
            exclude: ["Expected", "Specs"]),
        .testTarget(name: "FlowInterpreterTests", dependencies: ["ExpressionSupport", "FlowInterpreter"]),
        .testTarget(
            name: "ModelAgreementTests",
            dependencies: [
                "ExpressionSupport", "FlowInterpreter", "FlowRuntime", "FlowSwift", "FlowTesting", "ReactiveCore", "ViewModels",
            ],
            exclude: ["Specs"]
        ),
        .testTarget(name: "ReactiveCoreTests", dependencies: ["ReactiveCore", "FlowTesting"]),
        .testTarget(name: "FlowgenTests", dependencies: ["flowgen"]),
        .testTarget(name: "ViewModelTests", dependencies: ["ViewModels", "FlowRuntime", "FlowTesting", "ReactiveCore"]),
        .testTarget(name: "FlowRuntimeTests", dependencies: ["ViewModels", "FlowRuntime", "FlowTesting", "ReactiveCore"]),
    ],
    swiftLanguageModes: [.v6]
)
