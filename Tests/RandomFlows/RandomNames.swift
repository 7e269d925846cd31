import FlowInterpreter

/// Names of every shape that the language takes, each once.
struct RandomNames {
    private var random: SeededGenerator
    private var rest = [
        // Keywords of Swift, and words that generated code uses itself.
        "in", "switch", "repeat", "protocol", "extension", "operator", "async", "await", "throws", "some", "any", "actor", "set", "get",
        "model",
        "services", "change", "result", "values", "value", "form", "snapshot", "reactive", "outcomes", "clock", "locale", "draft", "errors",
        "type",
        "description", "hash", "update", "input", "number", "row", "index", "error", "start", "cancel",
        // Of one letter, of other scripts, long ones, with digits and underscores.
        "a", "Z", "x1", "_hidden", "snake_case", "名前", "größe", "имя", "ΔT",
        "aLongNameThatTellsEverythingThatAnybodyCouldWantToKnow",
        "camelCase2Again", "URL", "iD", "ok", "total", "label", "work", "send", "check",
    ]
    private var count = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed &+ 1) }

    mutating func next() -> String {
        count += 1
        guard !rest.isEmpty, Int.random(in: 0..<4, using: &random) > 0 else { return "name\(count)" }
        return rest.remove(at: Int.random(in: 0..<rest.count, using: &random))
    }
}
