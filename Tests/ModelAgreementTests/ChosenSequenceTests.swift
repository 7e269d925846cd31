import FlowInterpreter
import Testing

/// What chance seldom comes upon.
@MainActor @Suite struct ChosenSequenceTests {
    private func expectAgreement(
        _ spec: String, _ compiled: @escaping () -> CompiledFlow, after actions: [FlowAction], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let comparison = Comparison(
            program: FlowProgram(try PackageSpecs.flow("Tests/ModelAgreementTests/Specs/\(spec).flow.md")), compiled: compiled)
        if let difference = try await comparison.difference(after: actions) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    /// A validation that had to wait goes on once, whatever happens to its rules later.
    @Test func aValidationGoesOnOnce() async throws {
        try await expectAgreement(
            "Asking", Adapters.asking,
            after: [
                .edit([.init("name", text: "anna")]), .start("send", []), .answer("isFree", .returns(.bool(true))),
                .answer("isKnown", .returns(.bool(true))), .edit([.init("name", text: "berta")]), .advance(.milliseconds(300)),
                .answer("isFree", .returns(.bool(true))), .answer("store", .returns(.void)), .answer("store", .returns(.void)),
            ])
        try await expectAgreement(
            "Asking", Adapters.asking,
            after: [
                .edit([.init("usesCode", .bool(true)), .init("name", text: "anna"), .init("code", text: "a")]), .start("send", []),
                .answer("isFree", .returns(.bool(true))), .answer("isKnown", .returns(.bool(true))),
                .answer("isGood", .returns(.bool(true))),
                .answer("isRight", .returns(.bool(true))), .edit([.init("code", text: "b")]), .answer("isKnown", .returns(.bool(true))),
                // The first of each answers a question that is old by now.
                .answer("isGood", .returns(.bool(true))), .answer("isGood", .returns(.bool(true))),
                .answer("isRight", .returns(.bool(true))),
                .answer("isRight", .returns(.bool(true))), .answer("store", .returns(.void)),
                .answer("store", .returns(.void)),
            ])
    }

    /// A run that restarts takes back what the earlier one has set, which is no reason to start once more.
    @Test func takingBackStartsNothing() async throws {
        try await expectAgreement(
            "Timed", Adapters.timed,
            after: [.edit([.init("note", text: "a")]), .edit([.init("note", text: "b")]), .start("follow", []), .cancel("follow")])
    }

    /// A rule that a validation asks at once has been asked, and its answer counts.
    @Test func aRuleIsAskedOnce() async throws {
        try await expectAgreement(
            "Asking", Adapters.asking,
            after: [
                .answer("isGood", .returns(.bool(false))), .answer("isGood", .throws(.any)), .edit([.init("amount", text: "-2.5")]),
                .edit([.init("usesCode", .bool(true)), .init("other", text: "12345678901")]),
                .edit([.init("amount", .int(1)), .init("other", text: " "), .init("code", text: "warn")]), .start("quick", []),
            ])
    }

    /// What is due at one time happens in one order, also where an alarm was moved.
    @Test func alarmsAtOneTimeHaveAnOrder() async throws {
        try await expectAgreement(
            "Timed", Adapters.timed,
            after: [
                .edit([.init("count", .int(5))]), .answer("load", .throws(.value(.enumCase(EnumCaseValue("Problem", "offline"))))),
                .answer("load", .returns(.int(5))), .start("load", []), .edit([.init("text", text: "warn"), .init("count", .int(1))]),
                .advance(.milliseconds(1_000)),
            ])
    }
}
