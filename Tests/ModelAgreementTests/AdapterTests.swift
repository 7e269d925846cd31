import ExpressionSupport
import FlowSwift
import Foundation
import Testing

/// The adapters, and the stubs that they use, are those that are written for the specs.
///
/// Run with `REWRITE_ADAPTERS=1` in the environment, the test writes the files anew.
@Suite struct AdapterTests {
    private static let isRewriting = ProcessInfo.processInfo.environment["REWRITE_ADAPTERS"] != nil
    private static let folder = PackageSpecs.root.appending(path: "Tests/ModelAgreementTests/Generated")

    @Test(arguments: ModelAgreementTests.cases) func isWrittenForTheSpec(example: ModelAgreementTests.Case) throws {
        let isOfPackage = example.spec.hasPrefix("Specs/")
        let flow = try PackageSpecs.flow(example.spec)
        let adapter = AdapterWriter(flow, module: isOfPackage ? "ViewModels" : nil).file
        try expect(adapter.text, in: "Adapters/\(adapter.name)")
        guard isOfPackage else { return }
        let output = FlowGenerator(module: "ViewModels").generate(try PackageSpecs.sources(beside: example.spec))
        for file in output.tests where file.spec == example.spec && file.name.hasSuffix("Stub.swift") {
            try expect(file.contents, in: "Stubs/\(file.name)")
        }
    }

    /// Specs that other specs take types from have no view model, but types.
    @Test(arguments: ["Specs/Examples/TaxNumbers.flow.md"]) func isWrittenForTheLibrary(path: String) throws {
        let adapter = AdapterWriter(try PackageSpecs.flow(path), module: "ViewModels").file
        try expect(adapter.text, in: "Adapters/\(adapter.name)")
    }

    private func expect(_ text: String, in path: String) throws {
        let url = Self.folder.appending(path: path)
        if Self.isRewriting { try Data(text.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(path) is not what is written for its spec")
    }
}
