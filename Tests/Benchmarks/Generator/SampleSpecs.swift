/// Writes specs such as people write: forms of text fields, numbers and choices, with rules, a command that hands everything to a service,
/// and scenarios. The same each time, byte for byte.
struct SampleSpecs {
    /// The name of the spec's file, and its text.
    typealias Spec = (name: String, text: String)

    /// Many specs. Most are short, as most screens are small; one in fifty has 200 lines.
    static func many(_ count: Int) -> [Spec] {
        (0..<count).map { index in
            let lineCount = index % 50 == 49 ? 200 : index % 10 == 9 ? 60 : 26
            return spec(index, lineCount: lineCount)
        }
    }

    /// One spec of about so many lines.
    static func spec(_ index: Int, lineCount: Int) -> Spec {
        var writer = SampleSpecs(index: index)
        writer.write(lineCount: lineCount)
        return ("\(writer.name).flow.md", writer.text)
    }

    private static let subjects = [
        "Address", "Booking", "Complaint", "Delivery", "Enquiry", "Feedback", "Guest", "Holiday", "Invoice", "Journey", "Key Card", "Loan",
        "Meeting", "Newsletter", "Offer", "Parcel", "Question", "Refund", "Subscription", "Ticket",
    ]
    /// What a field is called, and what a message calls it.
    private static let parts = [
        ("name", "name"), ("street", "street"), ("town", "town"), ("remark", "remark"), ("reference", "reference"), ("contact", "contact"),
        ("reason", "reason"), ("title", "title"),
    ]

    private let index: Int
    private var text = ""
    private var lineCount = 0

    private init(index: Int) { self.index = index }

    private var subject: String { Self.subjects[index % Self.subjects.count] }
    private var title: String { "\(subject) \(index)" }
    private var name: String { title.split(separator: " ").joined() }

    private mutating func line(_ line: String = "") {
        text += line + "\n"
        lineCount += 1
    }

    private mutating func section(_ title: String) {
        line()
        line("## \(title)")
        line()
    }

    /// Fields come in groups, each with its rules; every group beyond the first has a line for a field, a rule and a part of a scenario.
    private mutating func write(lineCount wanted: Int) {
        // What a group adds: three fields, three rules, half a command and half a scenario.
        let groupCount = max(1, (wanted - 14) / 15)
        line("# \(title)")
        line()
        line("Takes what is needed for the \(subject.lowercased()), and sends it to the service that keeps it.")
        section("Services")
        for group in 0..<groupCount {
            line("- `send\(suffix(group))(\(textField(group)): String, amount: Int) async throws -> Bool`: whether it was taken")
        }
        section("Fields")
        for group in 0..<groupCount { writeFields(group) }
        section("Validations")
        for group in 0..<groupCount { writeRules(group) }
        section("Outcomes")
        line("- `sent`: shows what comes next")
        section("Commands")
        for group in 0..<groupCount { writeCommand(group) }
        section("Scenarios")
        for group in 0..<groupCount { writeScenario(group) }
    }

    private func suffix(_ group: Int) -> String { group == 0 ? "" : "\(group)" }
    private func textField(_ group: Int) -> String { Self.parts[(index + group) % Self.parts.count].0 + suffix(group) }
    private func shown(_ group: Int) -> String { Self.parts[(index + group) % Self.parts.count].1 }
    private func amount(_ group: Int) -> String { "amount" + suffix(group) }
    private func flag(_ group: Int) -> String { "isUrgent" + suffix(group) }
    private func minimum(_ group: Int) -> Int { 2 + (index + group) % 4 }

    private mutating func writeFields(_ group: Int) {
        line("- `\(textField(group)): String`, trimmed: the \(shown(group)) that is shown on the \(subject.lowercased())")
        line("- `\(amount(group)): Int = 1`")
        if group > 0 { line("- `\(flag(group)): Bool`: whether it cannot wait") }
    }

    private mutating func writeRules(_ group: Int) {
        line("- `\(textField(group)).count > \(minimum(group))`: The \(shown(group)) needs more than \(minimum(group)) characters")
        line("- `\(amount(group)) > 0 && \(amount(group)) < \(50 + index % 50)`: Choose between 1 and \(49 + index % 50)")
        if group > 0 { line("- warning `!\(flag(group)) || \(amount(group)) < 10`: So much may take longer") }
    }

    private mutating func writeCommand(_ group: Int) {
        if group > 0 { line() }
        line("### `send\(suffix(group))`")
        line()
        line("- enabled when `isValid`")
        line()
        line("1. `isTaken\(suffix(group)) = send\(suffix(group))(\(textField(group)): \(textField(group)), amount: \(amount(group)))`")
        line("2. fails when `!isTaken\(suffix(group))`: The \(subject.lowercased()) was not taken")
        line("3. goes to `sent`")
    }

    private mutating func writeScenario(_ group: Int) {
        if group > 0 { line() }
        line("### The \(shown(group)) is needed \(group + 1)")
        line()
        line("- set `\(textField(group)) = \"\(String(repeating: "a", count: minimum(group)))\"`")
        line("- expect `!\(textField(group)).isValid && !send\(suffix(group)).isEnabled`")
    }
}
