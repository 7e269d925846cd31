import ReactiveCore

let hasThree: @Sendable (String) -> Bool = { $0.count >= 3 }
let hasAtMostTwelve: @Sendable (String) -> Bool = { $0.count <= 12 }
let hasNoMark: @Sendable (String) -> Bool = { !$0.contains("!") }

/// A form of text fields with three rules each, its overall validity, and a command that is enabled when all is valid.
final class CoreForm {
    let texts: [MutableProperty<String>]
    let rules: [[Property<Bool>]]
    let isValid: Property<Bool>
    let submit: Command<Void, Void, Never>

    init(fieldCount: Int) {
        texts = (0..<fieldCount).map { _ in MutableProperty("abcd") }
        rules = texts.map { text in [text.map(hasThree), text.map(hasAtMostTwelve), text.map(hasNoMark)] }
        isValid = .all(rules.map { Property.all($0) })
        submit = Command(isEnabled: isValid, synchronously: { () in })
    }
}

final class DirectField {
    var text = "abcd"
    var long = true
    var short = true
    var clean = true
    var isValid = true
}

final class DirectForm {
    let fields: [DirectField]
    var invalidCount = 0
    var isValid = true
    var isEnabled = true
    var isExecuting = false
    var enabledChanged: ((Bool) -> Void)?

    init(fieldCount: Int) { fields = (0..<fieldCount).map { _ in DirectField() } }

    @inline(never) func edit(_ index: Int, _ text: String) {
        let field = fields[index]
        if field.text == text { return }
        field.text = text
        field.long = hasThree(text)
        field.short = hasAtMostTwelve(text)
        field.clean = hasNoMark(text)
        let isFieldValid = field.long && field.short && field.clean
        if isFieldValid == field.isValid { return }
        field.isValid = isFieldValid
        invalidCount += isFieldValid ? -1 : 1
        let isFormValid = invalidCount == 0
        if isFormValid == isValid { return }
        isValid = isFormValid
        let isNowEnabled = isValid && !isExecuting
        if isNowEnabled == isEnabled { return }
        isEnabled = isNowEnabled
        enabledChanged?(isNowEnabled)
    }
}

/// Random edits, the same for both: a field and a text.
func edits(fieldCount: Int, count: Int) -> [(Int, String)] {
    var generator = SmallGenerator(seed: 1)
    let letters = Array("abcdefghij!")
    return (0..<count).map { _ in
        let length = Int.random(in: 1...14, using: &generator)
        return (
            Int.random(in: 0..<fieldCount, using: &generator), String((0..<length).map { _ in letters.randomElement(using: &generator)! })
        )
    }
}

struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
