import FlowSpec

/// A stand-in for a flow's services, which tests answer for.
struct StubWriter {
    let flow: Flow
    let spelling: FlowSpelling
    let options: SwiftOptions

    var file: GeneratedFile {
        GeneratedFile(.servicesStub, name: spelling.stub + ".swift", from: flow.source.path) { writer in
            TestFiles.writeImports(of: flow, ["FlowTesting"] + (needsFoundation ? ["Foundation"] : []), options, to: &writer)
            writer.blank()
            writer.documentation(["Services that a test answers for: `await services.\(exampleName).returns(…)`."])
            writer.line("@MainActor")
            writer.block("final class \(spelling.stub): \(spelling.services)") { writer in
                for service in flow.allServices {
                    writer.line(stub(of: service.signature))
                }
                for service in flow.allServices {
                    writer.blank()
                    writer.block(spelling.declaration(of: service.signature)) { $0.line(call(of: service.signature)) }
                }
            }
        }
    }

    /// The stub's property for a service. A property and a method without parameters cannot share a name.
    static func stubName(of signature: ServiceSignature) -> String {
        signature.parameters.isEmpty ? signature.name.text + "Service" : SwiftKeywords.escaped(signature.name.text)
    }

    private var exampleName: String { flow.allServices.first.map { Self.stubName(of: $0.signature) } ?? "" }

    private var needsFoundation: Bool {
        flow.allServices.contains { service in
            ([service.signature.result] + service.signature.parameters.map(\.type)).contains(where: FlowSpelling.needsFoundation)
        }
    }

    private func typeName(of signature: ServiceSignature) -> String {
        signature.isAsync ? "ServiceStub" : "SynchronousServiceStub"
    }

    /// `let load = ServiceStub<Int, String, any Error>()`.
    private func stub(of signature: ServiceSignature) -> SwiftLayout {
        let types = [arguments(of: signature), .text(spelling.type(signature.result)), .text(failure(of: signature))]
        let initial = initialAnswer(of: signature)
        return .sequence([
            .text("let \(Self.stubName(of: signature)) = \(typeName(of: signature))"), .arguments(open: "<", types, close: ">"),
            .arguments(open: "(", initial.map { [.labelled("returning", $0)] } ?? [], close: ")"),
        ])
    }

    /// `try await load.call(id)`.
    private func call(of signature: ServiceSignature) -> SwiftLayout {
        let effects = (signature.canThrow ? "try " : "") + (signature.isAsync ? "await " : "")
        let names = signature.parameters.map { SwiftLayout.text(SwiftKeywords.escaped($0.name.text)) }
        return .call(
            effects + SwiftKeywords.escapedMember(Self.stubName(of: signature)) + ".call",
            names.count > 1 ? [.arguments(open: "(", names, close: ")")] : names)
    }

    /// A service that answers at once returns the natural empty value of its type until a test says otherwise.
    private func initialAnswer(of signature: ServiceSignature) -> SwiftLayout? {
        if signature.isAsync { return nil }
        if signature.result == .void { return "()" }
        return flow.typeTable.naturalValue(of: signature.result, at: flow.titleRange).map {
            ExpressionSpelling(spelling: spelling, place: .test).layout(of: $0)
        }
    }

    private func arguments(of signature: ServiceSignature) -> SwiftLayout {
        spelling.tuple(signature.parameters.map { TypedName(name: $0.name, type: $0.type) })
    }

    private func failure(of signature: ServiceSignature) -> String {
        switch signature.failure {
        case .never: "Never"
        case .anyError: "any Error"
        case .typed(let type): spelling.type(type)
        }
    }
}
