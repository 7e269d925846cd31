import FlowSpec

/// A stand-in for a flow's services, which tests answer for.
struct StubWriter {
    let flow: Flow
    let spelling: FlowSpelling
    let module: String

    var file: GeneratedFile {
        GeneratedFile(name: spelling.stub + ".swift", from: flow.source.path) { writer in
            let modules = ["FlowTesting", module] + TestFiles.externalModules(of: flow) + (needsFoundation ? ["Foundation"] : [])
            for module in Set(modules).sorted() { writer.line("import \(module)") }
            writer.blank()
            writer.documentation(["Services that a test answers for: `await services.\(exampleName).returns(…)`."])
            writer.line("@MainActor")
            writer.block("final class \(spelling.stub): \(spelling.services)") { writer in
                for service in flow.services {
                    writer.line(
                        "let \(Self.stubName(of: service.signature)) = \(typeName(of: service.signature))<\(arguments(of: service.signature)), "
                            + "\(spelling.type(service.signature.result))\(failure(of: service.signature))>(\(initialAnswer(of: service.signature)))"
                    )
                }
                for service in flow.services {
                    writer.blank()
                    let call = "\(SwiftKeywords.escapedMember(Self.stubName(of: service.signature))).call(\(values(of: service.signature)))"
                    let effects = (service.signature.canThrow ? "try " : "") + (service.signature.isAsync ? "await " : "")
                    writer.block(spelling.declaration(of: service.signature)) { $0.line(effects + call) }
                }
            }
        }
    }

    /// The stub's property for a service. A property and a method without parameters cannot share a name.
    static func stubName(of signature: ServiceSignature) -> String {
        signature.parameters.isEmpty ? signature.name.text + "Service" : SwiftKeywords.escaped(signature.name.text)
    }

    private var exampleName: String { flow.services.first.map { Self.stubName(of: $0.signature) } ?? "" }

    private var needsFoundation: Bool {
        flow.services.contains { service in
            ([service.signature.result] + service.signature.parameters.map(\.type)).contains(where: FlowSpelling.needsFoundation)
        }
    }

    private func typeName(of signature: ServiceSignature) -> String {
        signature.isAsync ? "ServiceStub" : "SynchronousServiceStub"
    }

    /// A service that answers at once returns the natural empty value of its type until a test says otherwise.
    private func initialAnswer(of signature: ServiceSignature) -> String {
        if signature.isAsync { return "" }
        if signature.result == .void { return "returning: ()" }
        guard let value = flow.typeTable.naturalValue(of: signature.result, at: flow.titleRange) else { return "" }
        return "returning: " + ExpressionSpelling(spelling: spelling, place: .test).text(of: value)
    }

    private func arguments(of signature: ServiceSignature) -> String {
        switch signature.parameters.count {
        case 0: "Void"
        case 1: spelling.type(signature.parameters[0].type)
        default:
            "("
                + signature.parameters.map { "\(SwiftKeywords.escapedLabel($0.name.text)): \(spelling.type($0.type))" }.joined(
                    separator: ", ")
                + ")"
        }
    }

    private func values(of signature: ServiceSignature) -> String {
        let names = signature.parameters.map { SwiftKeywords.escaped($0.name.text) }
        return names.count > 1 ? "(\(names.joined(separator: ", ")))" : names.joined()
    }

    private func failure(of signature: ServiceSignature) -> String {
        switch signature.failure {
        case .never: ", Never"
        case .anyError: ", any Error"
        case .typed(let type): ", \(spelling.type(type))"
        }
    }
}
