import FlowInterpreter
import FlowMarkdown
import FlowSpec
import Testing

/// A flow in which there is something of each kind to change.
enum MutatedSpec {
    static let text = """
        # Mutated

        ## Types

        - `Level: low | middle | high(reason: String)`
        - `Problem: offline | refused(reason: String)`
        - `Pair { first: String, second: Int }`

        ## Services

        - `load(name: String) async throws(Problem) -> Int?`
        - `isFree(name: String) async throws -> Bool`
        - `note(name: String)`
        - `limit() -> Int`

        ## Fields

        - `name: String = "anna"`, trimmed, uppercased, at most 20 characters
        - `count: Int = 0x10`
        - `share: Double = 0.25`
        - `level: Level = .low`, set by commands, resets when `name` or `count` changes
        - `flag: Bool = true`, only when `count > 3`
        - `code: String`, secret, resets when `name` changes, resets after 5 min
        - `fading: String`, resets after 1 s

        ## Values

        - `rest = 200 - name.count`
        - `isLong = name.count >= 10 && !flag`
        - `pair = Pair(first: name, second: count + 1)`
        - `inRange = (1..<count + 2).contains(3)`
        - `isHigh = level is .high`
        - `hint = flag ? "on" : ""`
        - `levelText`, by `level`
          - `.low`: low
          - `.middle`: middle
          - `.high(let reason)`: high because of `reason`
        - `greeting = "Hello \\(name)"`

        ## Validations

        - shown at once
        - `!name.isEmpty`: Give a name
        - warning `count < 5`: That is much
        - `count * 2 != 4`, on `name` and `code`: Not two
        - `isFree(name: name)`, after 300 ms: Taken
        - only when `flag`
          - `code == name`, on `code`: The same, please

        ## Outcomes

        - `done(count: Int)`
        - `cancelled`

        ## Commands

        ### `send`

        - takes `other: String`
        - enabled when `flag || name.hasPrefix("a")`
        - while running: restarts
        - cancelled when `name` or `code` changes
        - times out after 10 s
        - retries 2 times, after 1 s, doubling
        - at most once every 1 min
        - on failure `.offline`: `level = .middle`, on `code`: Offline
        - on failure `.refused(let reason)`: goes to `done(count: 0)`
        - on failure: Failed

        1. `level = .middle`
        2. `code = name`
        3. `found = load(name: name)`
        4. `note(name: name)`
        5. fails on `name` when `found == nil`: Nothing
        6. when `found > 3`
           1. `level = .high(reason: name)`
        7. otherwise
           1. validates
        8. goes to `cancelled` when `count == 1`
        9. goes to `done(count: found)`

        ### `follow`

        - runs when `name` or `count` changes, after 300 ms

        1. `fading = "x"`
        2. `count = limit()`
        3. `share = 1.5`
        4. returns `count`

        """

    static func checked(_ text: String) -> CheckedSpec {
        FlowChecker.check([SourceText(path: "Specs/Mutated.flow.md", text: text)])[0]
    }

    static func flow(_ text: String) throws -> Flow {
        let checked = checked(text)
        return try #require(checked.flow, "\(DiagnosticPrinter(checked.source).text(of: checked.diagnostics))")
    }

    /// Each line with its mutants under it, in the order of the spec.
    static func mutantsByLine() throws -> String {
        let flow = try flow(text)
        var result = ""
        var last = 0
        for mutant in flow.mutants {
            let number = flow.source.position(at: mutant.range.lowerBound).line
            if number != last { result += flow.source.text(of: flow.source.range(ofLine: number)) + "\n" }
            last = number
            result += "        \(mutant.kind): \(mutant)\n"
        }
        return result
    }
}
