import ExpressionSupport
import FlowSpec
import Foundation

/// A program that evaluates expressions as Swift does: all at once, or one that is expected to stop it.
struct AgreementProgram {
    private var functions: [String] = []
    /// How they are called: `try await`.
    private var calls: [String] = []
    /// What runs without an argument, as indices of functions and of worlds.
    private var evaluations: [(Int, Int)] = []

    /// Adds an expression; the number by which it is called.
    mutating func add(_ expression: TypedExpression) -> Int {
        let text = StandIns.writer.text(expression)
        let effects = (expression.isAsync ? " async" : "") + (expression.canThrow ? " throws" : "")
        functions.append(
            "func f\(functions.count)(_ w: Int)\(effects) { let v: \(expression.type) = \(text); show(w, \(functions.count), v) }")
        calls.append((expression.canThrow ? "try " : "") + (expression.isAsync ? "await" : ""))
        return functions.count - 1
    }

    /// Evaluates the expression with the values of a world, whenever the program runs without arguments.
    mutating func evaluate(_ expression: Int, in world: Int) { evaluations.append((expression, world)) }

    var source: String {
        let names = functions.indices.map { "    case \($0): \(calls[$0]) n.f\($0)(w)" }.joined(separator: "\n")
        return """
            import Foundation
            \(StandInValues.swift)
            func canonical(_ value: Any) -> String {
                switch value {
                case let text as String: return "text " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ".")
                case let value as Bool: return "\\(value)"
                case let value as Int: return "int \\(value)"
                case let value as Double: return "double \\(value)"
                case let value as Decimal: return "decimal \\(value)"
                case let value as Date: return "date \\(value.timeIntervalSinceReferenceDate)"
                case let line as Line:
                    return "Line(" + ([line.name, line.price, line.quantity, line.note as Any].map(canonical).joined(separator: ", ")) + ")"
                case let status as Status:
                    switch status {
                    case .failed(let reason): return ".failed(\\(canonical(reason)))"
                    default: return ".\\(status)()"
                    }
                default: break
                }
                let mirror = Mirror(reflecting: value)
                switch mirror.displayStyle {
                case .optional: return mirror.children.first.map { canonical($0.value) } ?? "nil"
                case .collection: return "[" + mirror.children.map { canonical($0.value) }.joined(separator: ", ") + "]"
                default:
                    let ends = mirror.children.map { canonical($0.value) }
                    return ends.joined(separator: "\\(type(of: value))".hasPrefix("Closed") ? "..." : "..<")
                }
            }
            func show<Value>(_ world: Int, _ expression: Int, _ value: Value) {
                print("\\(world)\\t\\(expression)\\t\\(Value.self)\\t\\(canonical(value))")
            }
            extension Names {
            \(functions.joined(separator: "\n"))
            }
            let worlds: [Names] = [
            \(StandInValues.worlds.map { "    " + $0.initializer }.joined(separator: ",\n"))
            ]
            func run(_ f: Int, _ w: Int) async throws {
                let n = worlds[w]
                switch f {
            \(names)
                default: break
                }
            }
            if CommandLine.arguments.count == 3, let f = Int(CommandLine.arguments[1]), let w = Int(CommandLine.arguments[2]) {
                try await run(f, w)
            } else {
                let all: [(Int, Int)] = [\(evaluations.map { "(\($0.0), \($0.1))" }.joined(separator: ", "))]
                for (f, w) in all { try await run(f, w) }
            }
            """
    }

    /// The checks that expressions use, as the files that hold them.
    static var libraryFiles: [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "Sources/FlowChecks")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
    }
}
