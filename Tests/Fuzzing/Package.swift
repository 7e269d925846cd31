// swift-tools-version: 6.2
import PackageDescription

// What libFuzzer drives, in a package of its own, since everything in it is built for that. `.ci/fuzz` builds and runs a copy, in which `Modules`
// leads to the sources of flowgen.
let watched: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]
// Only the module that calls C can spoil memory.
let watchedWithMemory: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address"])]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS("15.4")],
    targets: [
        .systemLibrary(name: "CLibcmark", path: "Modules/CLibcmark", pkgConfig: "libcmark"),
        .target(name: "FlowMarkdown", dependencies: ["CLibcmark"], path: "Modules/FlowMarkdown", swiftSettings: watchedWithMemory),
        .target(name: "FlowSpec", dependencies: ["FlowMarkdown"], path: "Modules/FlowSpec", swiftSettings: watched),
        .target(name: "FlowFormat", dependencies: ["FlowMarkdown", "FlowSpec"], path: "Modules/FlowFormat", swiftSettings: watched),
        .target(name: "FlowSwift", dependencies: ["FlowSpec"], path: "Modules/FlowSwift", swiftSettings: watched),
        .target(name: "FlowChecks", path: "Modules/FlowChecks", swiftSettings: watched),
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "Fuzzing",
            dependencies: ["CFuzzer", "FlowChecks", "FlowFormat", "FlowMarkdown", "FlowSpec", "FlowSwift"],
            swiftSettings: watched, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
