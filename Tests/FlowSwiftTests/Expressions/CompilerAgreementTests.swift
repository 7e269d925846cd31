import ExpressionSupport
import FlowMarkdown
import FlowSpec
import Testing

@testable import FlowSwift

/// What the checker accepts, the compiler accepts too, and gives it the same type.
@Suite struct CompilerAgreementTests {
    private static let types = ["Bool", "Int", "Double", "Decimal", "String", "Date", "Status", "String?", "Int?"]

    /// Expressions that are meant to be well typed are.
    @Test func wellTypedExpressionsPass() {
        var random = RandomExpressions(seed: 1)
        for index in 0..<900 {
            let type = Self.types[index % Self.types.count]
            let source = random.expression(type, 3)
            var diagnostics = Diagnostics()
            let typed = Expression.parse(MappedText(source, at: 0), &diagnostics)
                .flatMap { TypeChecker(StandIns.scope).check($0, &diagnostics) }
            // An asynchronous service has places where it cannot stand.
            let messages = diagnostics.all.map(\.message).filter { message in
                !["waits for its answer", "divides by zero", "ends before it begins", "two minus signs"].contains { message.contains($0) }
            }
            #expect(messages.isEmpty, "\(source)")
            if let typed { #expect(typed.type.description == type, "\(source)") }
        }
    }

    @Test func theCompilerAgrees() throws {
        var random = RandomExpressions(seed: 2)
        var sources: [String] = []
        for index in 0..<400 { sources.append(random.expression(Self.types[index % Self.types.count], 2)) }
        for _ in 0..<60_000 { sources.append(random.anything(2)) }
        var seen: Set<String> = []
        var functions: [String] = []
        var checked: [String] = []
        for source in sources {
            var diagnostics = Diagnostics()
            guard let expression = Expression.parse(MappedText(source, at: 0), &diagnostics),
                let typed = TypeChecker(StandIns.scope).check(expression, &diagnostics)
            else { continue }
            typed.visit { #expect($0.kind != .invalid, "nothing was reported of \(source)") }
            let text = StandIns.writer.text(typed)
            guard seen.insert(text).inserted else { continue }
            functions.append("func f\(functions.count)() async throws { var v = \(text); exact(&v, (\(typed.type)).self) }")
            checked.append("\(source) as \(typed.type)")
        }
        #expect(functions.count > 450, "too few expressions were accepted to say anything: \(functions.count)")
        let prelude = StandIns.swift
        let output = try SwiftCompiler.check(prelude + functions.joined(separator: "\n") + "\n")
        let firstLine = prelude.split(separator: "\n", omittingEmptySubsequences: false).count
        var complaints: [String] = []
        for line in output.split(separator: "\n") where line.contains("error:") && line.contains(".swift:") {
            let parts = line.split(separator: ":")
            let index = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - firstLine
            complaints.append((checked.indices.contains(index) ? checked[index] : "the stand-ins") + " → \(line)")
        }
        #expect(complaints.isEmpty, "\(complaints.count) of \(functions.count):\n\(complaints.joined(separator: "\n"))")
    }
}
