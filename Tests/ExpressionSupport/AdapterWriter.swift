import FlowSpec

/// Writes the Swift that puts a flow's generated view model behind the names of its spec, so that it can be compared with the interpreter.
///
/// What it writes speaks to the `CompiledFlow` of those tests.
public struct AdapterWriter {
    private let flow: Flow
    /// The module of the view model; nil if it is the tests' own.
    private let module: String?
    private var lines: [String] = []

    public init(_ flow: Flow, module: String?) {
        self.flow = flow
        self.module = module
    }

    /// The name of the file, and the text in it.
    public var file: (name: String, text: String) {
        var writer = self
        writer.writeAll()
        return ("\(flow.name)+Adapter.swift", writer.lines.joined(separator: "\n") + "\n")
    }

    private mutating func writeAll() {
        let modules = ["FlowInterpreter", "FlowRuntime", "FlowTesting", "Foundation"] + (module.map { [$0] } ?? [])
        lines += ["// swift-format-ignore-file", ""] + modules.sorted().map { "import \($0)" }
        for type in flow.types {
            switch type.kind {
            case .enumeration(let enumeration):
                writeEnum(enumeration.name.text, enumeration.cases)
            case .record(let record): writeRecord(record)
            case .external: break
            }
        }
        if !flow.steps.isEmpty { writeEnum(Flow.stepKey, flow.steps.map { CaseDeclaration(name: $0.name) }) }
        if !flow.outcomes.isEmpty { writeEnum("Outcome", flow.outcomes.map(\.declaration)) }
        if !flow.isLibrary { writeAdapter() }
    }

    // MARK: Types

    private mutating func writeEnum(_ name: String, _ cases: [CaseDeclaration]) {
        lines += ["", "extension \(flow.name).\(name): FlowValue {", "    init?(_ value: Value) {"]
        lines += ["        guard case .enumCase(let found) = value else { return nil }", "        switch found.name {"]
        for item in cases {
            lines.append("        case \"\(item.name.text)\":")
            writeParts(item.parameters)
            lines.append("            self = .\(Self.member(item.name.text))" + Self.arguments(item.parameters))
        }
        lines += ["        default: return nil", "        }", "    }", "", "    var flowValue: Value {", "        switch self {"]
        for item in cases {
            let bindings = item.parameters.map { "let \(Self.word($0.name.text))" }
            let pattern = ".\(Self.member(item.name.text))" + (bindings.isEmpty ? "" : "(\(bindings.joined(separator: ", ")))")
            lines.append("        case \(pattern):")
            writeNamed(
                ".enumCase(EnumCaseValue(\"\(key(name))\", \"\(item.name.text)\"", item.parameters, "))", indentation: "            ")
        }
        lines += ["        }", "    }", "}"]
    }

    private mutating func writeRecord(_ record: RecordDeclaration) {
        lines += ["", "extension \(flow.name).\(record.name.text): FlowValue {", "    init?(_ value: Value) {"]
        writeParts(record.fields, indentation: "        ")
        lines += ["        self.init\(Self.arguments(record.fields))", "    }", "", "    var flowValue: Value {"]
        writeNamed(".record(RecordValue(\"\(key(record.name.text))\"", record.fields, "))", indentation: "        ")
        lines += ["    }", "}"]
    }

    /// Takes each part out of the value, or gives up.
    private mutating func writeParts(_ parts: [TypedName], indentation: String = "            ") {
        for part in parts {
            let name = part.name.text
            lines.append("\(indentation)guard let \(Self.word(name)): \(type(part.type)) = value.part(\"\(name)\") else { return nil }")
        }
    }

    /// A value with its parts by their names, each on a line of its own.
    private mutating func writeNamed(_ head: String, _ parts: [TypedName], _ tail: String, indentation: String) {
        guard !parts.isEmpty else { return lines.append(indentation + head + (head.contains("RecordValue") ? ", []" : "") + tail) }
        lines.append("\(indentation)\(head), [")
        for part in parts {
            lines.append("\(indentation)    NamedValue(\"\(part.name.text)\", \(Self.word(part.name.text)).flowValue),")
        }
        lines.append("\(indentation)]\(tail)")
    }

    // MARK: The adapter

    private mutating func writeAdapter() {
        let name = flow.name.prefix(1).lowercased() + flow.name.dropFirst()
        lines += ["", "extension Adapters {", "    @MainActor static func \(Self.word(name))() -> CompiledFlow {"]
        let hasServices = !flow.allServices.isEmpty
        if hasServices { lines.append("        let services = \(flow.name)ServicesStub()") }
        lines.append("        let clock = TestClock()")
        let services = !hasServices ? "" : "services: services, "
        let locale = "locale: Locale(identifier: \"\(flow.language)\")"
        let isRestored = flow.isDraftable
        if isRestored {
            let others = !hasServices ? "clock" : "services, clock"
            let parameters = (!hasServices ? "" : "_ services: \(flow.name)ServicesStub, ") + "_ clock: TestClock"
            lines.append("        return \(Self.word(name))(\(flow.name)ViewModel(\(services)clock: clock, \(locale)), \(others))")
            lines += ["    }", ""]
            lines.append(
                "    @MainActor private static func \(Self.word(name))(_ model: \(flow.name)ViewModel, \(parameters)) -> CompiledFlow {")
        } else {
            lines.append("        let model = \(flow.name)ViewModel(\(services)clock: clock, \(locale))")
        }
        let outcome = flow.outcomes.isEmpty ? "(_: Never) -> Value in" : "$0.flowValue"
        lines.append("        let flow = CompiledFlow(model, clock) { \(outcome) }")
        if flow.undoLimit != nil { lines.append("        flow.undoable(model)") }
        if isRestored {
            let others = !hasServices ? "clock" : "services, clock"
            lines.append("        flow.draftable(model) { draft in")
            lines.append(
                "            \(Self.word(name))(try \(flow.name)ViewModel(\(services)clock: clock, \(locale), draft: draft), \(others))")
            lines.append("        }")
        }
        if !flow.steps.isEmpty { lines.append("        flow.steps(model.steps)") }
        writeMembers(of: flow, indentation: "        ")
        for command in flow.commands { write(command) }
        for service in flow.allServices { write(service.signature) }
        lines += ["        return flow", "    }", "}"]
    }

    /// What can be entered and read in the flow, and in its parts.
    private mutating func writeMembers(of flow: Flow, indentation: String) {
        for member in flow.members {
            switch member {
            case .field(let index): lines.append("\(indentation)flow." + Self.registration(of: flow.fields[index]))
            case .part(let index):
                let part = flow.parts[index]
                let name = part.name.text
                lines.append(
                    "\(indentation)flow.\(part.isList ? "list" : "part")(\"\(name)\", model.\(Self.member(name))) { flow, model in")
                writeMembers(of: part.flow, indentation: indentation + "    ")
                lines.append("\(indentation)}")
            }
        }
        for value in flow.values {
            lines.append("\(indentation)flow.value(\"\(value.name.text)\") { model.\(Self.member(value.name.text)) }")
        }
    }

    private static func registration(of field: Field) -> String {
        let name = field.name.text
        let rest = "\"\(name)\", model.\(member(name)))"
        if field.isSetByCommands { return "readable(" + rest }
        if field.typedAsText != nil { return "field(typed: " + rest }
        if field.typedInParts != nil { return "field(inParts: " + rest }
        return (field.type == .string ? "field(text: " : "field(") + rest
    }

    private mutating func write(_ command: Command) {
        let name = command.name.text
        let member = "model.\(Self.member(name))"
        switch command.input.count {
        case 0: lines.append("        flow.command(\"\(name)\", \(member))")
        case 1: lines.append("        flow.command(\"\(name)\", taking: \(member))")
        default:
            lines.append("        flow.command(\"\(name)\", \(member)) { values in")
            for (index, input) in command.input.enumerated() {
                lines.append(
                    "            guard let \(Self.word(input.name.text)) = \(type(input.type))(values[\(index)]) else { return nil }")
            }
            let values = command.input.map { Self.word($0.name.text) }.joined(separator: ", ")
            lines += ["            return (\(values))", "        }"]
        }
    }

    private mutating func write(_ service: ServiceSignature) {
        let name = service.name.text
        let stub = "services." + (service.parameters.isEmpty ? name + "Service" : Self.member(name))
        let label = service.isAsync ? "" : "plain: "
        var arguments = "\(label)\"\(name)\", \(stub)"
        if service.result == .void {
            arguments += ", result: { _ in () }"
        } else if !service.isAsync {
            arguments += ", result: { \(type(service.result))($0) }"
        }
        switch service.failure {
        case .never where service.isAsync && service.result != .void: lines.append("        flow.service(\(arguments))")
        case .never: lines.append("        flow.service(\(arguments), failure: { _ in nil })")
        case .anyError: lines.append("        flow.service(\(arguments), failure: anyError)")
        case .typed(let failure):
            lines.append("        flow.service(\(arguments), failure: { error in error.value.flatMap { \(type(failure))($0) } })")
        }
    }

    // MARK: Names

    /// Another flow's type has that flow's name before it already.
    private func type(_ type: ValueType) -> String {
        let name = type.spelling { key in key.contains(".") ? key : "\(flow.name).\(key)" }
        return type.isOptional ? "(\(name))" : name
    }

    /// What the interpreter calls the type: those that other flows take from a library have its name before theirs.
    private func key(_ name: String) -> String { flow.isLibrary ? "\(flow.name).\(name)" : name }

    private static func word(_ name: String) -> String { SwiftKeywords.escapedLabel(name) }

    private static func member(_ name: String) -> String { SwiftKeywords.escapedMember(name) }

    private static func arguments(_ parts: [TypedName]) -> String {
        parts.isEmpty ? "" : "(" + parts.map { "\(word($0.name.text)): \(word($0.name.text))" }.joined(separator: ", ") + ")"
    }
}
