extension MutatedSpec {
    /// Each line of the spec, with its mutants under it.
    static let mutants = #"""
        - `name: String = "anna"`, trimmed, uppercased, at most 20 characters
                literal: "anna" → ""
                omission: trimmed → left out
                omission: uppercased → left out
                omission: at most 20 characters → left out
                number: 20 → 19
                number: 20 → 21
        - `count: Int = 0x10`
                number: 0x10 → 15
                number: 0x10 → 17
        - `share: Double = 0.25`
                number: 0.25 → 0.24
                number: 0.25 → 0.26
        - `level: Level = .low`, set by commands, resets when `name` or `count` changes
                literal: .low → .middle
                omission: `name` → left out
                omission: `count` → left out
        - `flag: Bool = true`, only when `count > 3`
                literal: true → false
                condition: count > 3 → true
                condition: count > 3 → false
                negation: count > 3 → !(count > 3)
                comparison: > → >=
                number: 3 → 4
        - `code: String`, secret, resets when `name` changes, resets after 5 min
                omission: resets when `name` changes → left out
                omission: resets after 5 min → left out
                duration: 5 min → 4 min
                duration: 5 min → 6 min
        - `fading: String`, resets after 1 s
                omission: resets after 1 s → left out
                duration: 1 s → 500 ms
                duration: 1 s → 2 s
        - `rest = 200 - name.count`
                number: 200 → 199
                number: 200 → 201
                arithmetic: - → +
        - `isLong = name.count >= 10 && !flag`
                condition: name.count >= 10 && !flag → true
                condition: name.count >= 10 && !flag → false
                negation: name.count >= 10 && !flag → !(name.count >= 10 && !flag)
                comparison: >= → >
                number: 10 → 9
                connective: && → ||
                negation: ! → left out
        - `pair = Pair(first: name, second: count + 1)`
                value: name → ""
                arithmetic: + → -
                number: 1 → 0
                number: 1 → 2
        - `inRange = (1..<count + 2).contains(3)`
                condition: (1..<count + 2).contains(3) → true
                condition: (1..<count + 2).contains(3) → false
                negation: (1..<count + 2).contains(3) → !(1..<count + 2).contains(3)
                number: 1 → 0
                number: 1 → 2
                arithmetic: ..< → ...
                arithmetic: + → -
                number: 2 → 1
                number: 2 → 3
                number: 3 → 2
                number: 3 → 4
        - `isHigh = level is .high`
                condition: level is .high → true
                condition: level is .high → false
                negation: level is .high → !(level is .high)
                literal: .high → .low
        - `hint = flag ? "on" : ""`
                negation: flag → !flag
                literal: "on" → ""
          - `.middle`: middle
                text: middle → one earlier
        - shown at once
                omission: shown at once → left out
        - `!name.isEmpty`: Give a name
                omission: `!name.isEmpty`: Give a name → left out
                condition: !name.isEmpty → false
                negation: ! → left out
                severity: !name.isEmpty → warning `!name.isEmpty`
                field: !name.isEmpty → `!name.isEmpty`, on `count`
        - warning `count < 5`: That is much
                omission: warning `count < 5`: That is much → left out
                severity: warning → left out
                condition: count < 5 → false
                negation: count < 5 → !(count < 5)
                field: count < 5 → `count < 5`, on `share`
                comparison: < → <=
                number: 5 → 4
        - `count * 2 != 4`, on `name` and `code`: Not two
                omission: `count * 2 != 4`, on `name` and `code`: Not two → left out
                condition: count * 2 != 4 → false
                severity: count * 2 != 4 → warning `count * 2 != 4`
                arithmetic: * → /
                number: 2 → 1
                number: 2 → 3
                comparison: != → ==
                number: 4 → 3
                number: 4 → 5
                field: `name` → left out
                field: `code` → left out
        - `isFree(name: name)`, after 300 ms: Taken
                omission: `isFree(name: name)`, after 300 ms: Taken → left out
                condition: isFree(name: name) → false
                negation: isFree(name: name) → !isFree(name: name)
                severity: isFree(name: name) → warning `isFree(name: name)`
                field: isFree(name: name) → `isFree(name: name)`, on `count`
                omission: after 300 ms → left out
                duration: 300 ms → 299 ms
                duration: 300 ms → 301 ms
        - only when `flag`
                condition: flag → true
                condition: flag → false
                negation: flag → !flag
          - `code == name`, on `code`: The same, please
                omission: `code == name`, on `code`: The same, please → left out
                condition: code == name → false
                severity: code == name → warning `code == name`
                comparison: == → !=
                field: on `code` → on `fading`
        - enabled when `flag || name.hasPrefix("a")`
                condition: flag || name.hasPrefix("a") → true
                condition: flag || name.hasPrefix("a") → false
                negation: flag || name.hasPrefix("a") → !(flag || name.hasPrefix("a"))
                negation: flag → !flag
                connective: || → &&
                negation: name.hasPrefix("a") → !name.hasPrefix("a")
                literal: "a" → ""
        - while running: restarts
                omission: while running: restarts → left out
        - cancelled when `name` or `code` changes
                omission: `name` → left out
                omission: `code` → left out
        - times out after 10 s
                omission: times out after 10 s → left out
                duration: 10 s → 9 s
                duration: 10 s → 11 s
        - retries 2 times, after 1 s, doubling
                omission: retries 2 times, after 1 s, doubling → left out
                number: 2 → 1
                number: 2 → 3
                duration: 1 s → 500 ms
                duration: 1 s → 2 s
                omission: 1 s → left out
                omission: doubling → left out
        - at most once every 1 min
                omission: at most once every 1 min → left out
                duration: 1 min → 30 s
                duration: 1 min → 2 min
        - on failure `.offline`: `level = .middle`, on `code`: Offline
                omission: on failure `.offline`: `level = .middle`, on `code`: Offline → left out
                omission: level = .middle → left out
                literal: .middle → .high(reason: "")
                field: code → left out
                field: code → `fading`
        - on failure `.refused(let reason)`: goes to `done(count: 0)`
                omission: on failure `.refused(let reason)`: goes to `done(count: 0)` → left out
                outcome: done(count: 0) → cancelled
                number: 0 → 1
        - on failure: Failed
                omission: on failure: Failed → left out
                order: on failure: Failed → one earlier
        1. `level = .middle`
                omission: `level = .middle` → left out
                literal: .middle → .high(reason: "")
        2. `code = name`
                omission: `code = name` → left out
                value: name → ""
        3. `found = load(name: name)`
                order: `found = load(name: name)` → one earlier
        5. fails on `name` when `found == nil`: Nothing
                field: `name` → left out
                field: `name` → `count`
                condition: found == nil → true
        6. when `found > 3`
                condition: found > 3 → true
                condition: found > 3 → false
                negation: found > 3 → !(found > 3)
                comparison: > → >=
                number: 3 → 4
           1. `level = .high(reason: name)`
                omission: `level = .high(reason: name)` → left out
                literal: .high(reason: name) → .low
                value: name → ""
           1. validates
                omission: validates → left out
        8. goes to `cancelled` when `count == 1`
                omission: goes to `cancelled` when `count == 1` → left out
                order: goes to `cancelled` when `count == 1` → one earlier
                outcome: cancelled → done(count: 0)
                condition: count == 1 → true
                comparison: == → !=
                number: 1 → 0
                number: 1 → 2
        9. goes to `done(count: found)`
                omission: goes to `done(count: found)` → left out
                outcome: done(count: found) → cancelled
                value: found → 0
        - runs when `name` or `count` changes, after 300 ms
                omission: `name` → left out
                omission: `count` → left out
                duration: 300 ms → 299 ms
                duration: 300 ms → 301 ms
                omission: 300 ms → left out
        1. `fading = "x"`
                omission: `fading = "x"` → left out
                literal: "x" → ""
        2. `count = limit()`
                omission: `count = limit()` → left out
        3. `share = 1.5`
                omission: `share = 1.5` → left out
                number: 1.5 → 1.4
                number: 1.5 → 1.6

        """#
}
