import FlowRuntime
import FlowTesting
import Foundation
import Observation
import ReactiveCore
import Testing
import ViewModels

/// What a draft holds, and what bringing one back does to everything else.
@MainActor @Suite struct DraftTests {
    let services = BankDetailsServicesStub()
    let clock = TestClock()

    private func model(_ locale: String = "en-US") -> BankDetailsViewModel {
        BankDetailsViewModel(services: services, clock: clock, locale: Locale(identifier: locale))
    }

    private func reopened(_ draft: Draft, _ locale: String = "en-US") throws -> BankDetailsViewModel {
        try BankDetailsViewModel(services: services, clock: clock, locale: Locale(identifier: locale), draft: Draft(draft.data))
    }

    /// A draft by an older spec.
    private func older(_ fields: [String: DraftValue]) -> Draft { Draft(flow: "BankDetails", spec: "older", fields: fields) }

    // MARK: What it holds

    @Test func holdsValuesAndTextsButNoSecrets() {
        let model = model()
        model.update {
            $0.holder.text = " Anna"
            $0.iban.text = "gb33"
            $0.limit.text = "1,250.00"
            $0.startsOn.text = "soon"
            $0.passcode.text = "987654"
        }
        #expect(
            model.draft.description == """
                {"fields":{"accountNumber":{"value":""},"holder":{"text":" Anna","value":"Anna"},"iban":{"text":"gb33","value":"GB33"},\
                "kind":{"value":"domestic"},"limit":{"text":"1,250.00","value":"1250"},"nameCheck":{"value":"unchecked"},\
                "sortCode":{"value":""},"startsOn":{"text":"soon"}},"flow":"BankDetails","spec":"\(model.draft.spec)","version":1}
                """)
    }

    @Test func aValueThatIsSetHasNoTextOfItsOwn() {
        let model = model()
        model.limit.value = 5
        model.holder.value = "Anna"
        #expect(model.draft.fields["limit"] == .object(["value": .text("5")]))
        #expect(model.draft.fields["holder"] == .object(["value": .text("Anna")]))
    }

    // MARK: That it changes

    @Test func observationTellsWhenItChanges() {
        let model = model()
        let changes = Recorder<String>()
        withObservationTracking {
            _ = model.draft
        } onChange: {
            MainActor.assumeIsolated { changes("changed") }
        }
        model.passcode.text = "1"
        model.holder.touch()
        #expect(changes.take() == [])
        model.holder.text = "A"
        #expect(changes.take() == ["changed"])
    }

    @Test func itIsAPropertyForStreams() throws {
        let model = model()
        let drafts = Recorder<Draft>()
        let observation = model.reactive.draft.observe { drafts($0) }
        _ = drafts.take()
        model.update {
            $0.holder.text = "Anna"
            $0.limit.text = "5"
        }
        model.update {
            $0.holder.text = "A"
            $0.holder.text = "Anna"
        }
        model.limit.text = "05"
        let taken = drafts.take()
        #expect(taken.count == 2 && taken.last == model.draft && taken[0].fields["limit"] == .object(["value": .text("5")]))
        try model.restore(taken[0])
        #expect(drafts.take() == [taken[0]])
        observation.dispose()
    }

    // MARK: Bringing it back

    @Test func comesBackInANewModel() async throws {
        let model = model()
        model.update {
            $0.holder.text = " Anna"
            $0.kind.value = .international
            $0.accountNumber.text = "12 34"
            $0.startsOn.text = "12/31/2026"
            $0.passcode.text = "987654"
        }
        let other = try reopened(model.draft)
        #expect(other.draft == model.draft && other.holder.text == " Anna" && other.startsOn.value == model.startsOn.value)
        #expect(!other.accountNumber.isActive && other.accountNumber.text == "12 34" && other.passcode.value == "")
        #expect(!other.holder.isTouched && other.holder.isDirty && other.errors == [] && !other.canUndo && other.draftLosses == [])
        other.kind.value = .domestic
        #expect(other.accountNumber.value == "1234")
        #expect(try BankDetailsViewModel(services: services, draft: nil).holder.value == "")
    }

    @Test func restoringIsOneChangeThatCanBeUndone() throws {
        let model = model()
        model.holder.text = "Anna"
        let draft = model.draft
        model.update {
            $0.holder.text = "Berta"
            $0.sortCode.text = "12"
            $0.passcode.text = "123456"
        }
        let changed = model.draft
        let seen = Recorder<String>()
        let observation = Property.reading(model.holder, model.sortCode) { "\($0) \($1)" }.observe { seen($0) }
        _ = seen.take()
        #expect(try model.restore(draft) == [])
        #expect(seen.take() == ["Anna "] && model.draft == draft && model.passcode.value == "123456" && model.holder.isTouched)
        model.undo()
        #expect(model.draft == changed)
        observation.dispose()
    }

    @Test func whatItDoesNotHaveIsResetByWhatItHas() async throws {
        let model = model()
        model.update {
            $0.holder.text = "Anna"
            $0.sortCode.text = "123456"
            $0.accountNumber.text = "12345678"
        }
        await services.checkName.returns(.matching)
        model.checkName.start()
        let draft = model.draft
        #expect(model.nameCheck.value == .matching)
        // The answer of the bank comes back with what it was about,
        model.holder.text = "Berta"
        #expect(model.nameCheck.value == .unchecked)
        try model.restore(draft)
        #expect(model.nameCheck.value == .matching)
        // and does not stay if the draft knows nothing of it.
        try model.restore(older(["holder": .object(["value": .text("Clara")])]))
        #expect(model.holder.value == "Clara" && model.nameCheck.value == .unchecked && model.sortCode.value == "123456")
    }

    @Test func whatRunsIsCancelledByWhatChanges() async throws {
        let model = model()
        model.update {
            $0.holder.text = "Anna"
            $0.sortCode.text = "123456"
            $0.accountNumber.text = "12345678"
        }
        let draft = model.draft
        model.checkName.start()
        try model.restore(draft)
        #expect(model.checkName.isExecuting)
        try model.restore(older(["holder": .object(["value": .text("Clara")])]))
        #expect(!model.checkName.isExecuting)
        await services.checkName.returns(.matching)
        #expect(model.nameCheck.value == .unchecked)
    }

    // MARK: In another locale

    @Test func theValueIsWhatCounts() throws {
        let german = model("de-DE")
        german.limit.text = "1.250,50"
        german.startsOn.text = "31.12.2026"
        let english = try reopened(german.draft)
        #expect(english.limit.value == german.limit.value && english.limit.text == "1250.5")
        #expect(english.startsOn.value == german.startsOn.value && english.startsOn.text == "12/31/2026")
        // A text that stands for no value is read as if it was typed.
        german.limit.text = "1,250.00"
        #expect(german.draft.fields["limit"] == .object(["text": .text("1,250.00")]))
        #expect(try reopened(german.draft, "de-DE").limit.value == nil)
        #expect(try reopened(german.draft).limit.value == 1250)
    }

    // MARK: Drafts of older specs

    @Test func namesThatMatchAreTakenAndTheRestIsSaid() throws {
        let long = String(repeating: "a", count: 80)
        let draft = older([
            "holder": .object(["value": .text(long)]), "sortCode": .object(["text": .text("12-34")]),
            "faxNumber": .object(["value": .text("1")]),
            "kind": .object(["value": .text("offshore")]), "limit": .object(["value": .number(12.5)]), "iban": .text("GB33"),
            "passcode": .object(["value": .text("123456")]),
        ])
        let model = try BankDetailsViewModel(services: services, clock: clock, locale: Locale(identifier: "en"), draft: draft)
        #expect(model.holder.value.count == 70 && model.sortCode.value == "1234" && model.sortCode.text == "12-34")
        #expect(model.kind.value == .domestic && model.limit.value == nil && model.passcode.value == "")
        #expect(
            model.draftLosses.map(\.description) == [
                "`holder` was too long, and its end is lost",
                #"`kind` could not be restored: one of domestic, international is expected, and there is the text "offshore""#,
                #"`iban` could not be restored: an object is expected, and there is the text "GB33""#,
                #"`limit` could not be restored: a decimal number in quotation marks, such as "12.5", is expected, and there is the number 12.5"#,
                "`faxNumber` is not restored any more",
                "`passcode` is not restored any more",
            ])
        #expect(try model.restore(older([:])) == [] && model.draftLosses == [])
    }

    // MARK: Broken drafts

    @Test func aBrokenDraftChangesNothing() throws {
        let model = model()
        model.holder.text = "Anna"
        let before = model.snapshot
        func refused(_ change: (inout [String: DraftValue]) -> Void, flow: String = "BankDetails") -> String? {
            var fields = model.draft.fields
            fields["holder"] = .object(["value": .text("Berta")])
            change(&fields)
            let draft = Draft(flow: flow, spec: model.draft.spec, fields: fields)
            let error = #expect(throws: DraftError.self) { try model.restore(draft) }
            #expect(model.snapshot == before && model.draftLosses == [] && model.canUndo && !model.canRedo)
            #expect(throws: DraftError.self) { try reopened(draft) }
            return error?.description
        }
        #expect(refused({ _ in }, flow: "Order") == "this is a draft of Order, and one of BankDetails is expected")
        #expect(
            refused { $0["kind"] = .object(["value": .integer(1)]) }
                == "the draft is damaged: of `kind`, one of domestic, international is expected, and there is the number 1")
        #expect(refused { $0["iban"] = nil } == "the draft is damaged: of `iban`, a value is expected, and there is nothing")
        #expect(
            refused { $0["iban"] = .object([:]) } == "the draft is damaged: of `iban`, a value or a text is expected, and there is nothing")
        #expect(
            refused { $0["kind"] = .object(["text": .text("a")]) }
                == "the draft is damaged: of `kind`, a value is expected, and there is nothing")
        #expect(refused { $0["more"] = DraftValue.none } == "the draft is damaged: of `more`, nothing is expected, and there is null")
        #expect(
            refused { $0["iban"] = .object(["value": .text(""), "hint": .text("")]) }
                == #"the draft is damaged: of `iban`, at .hint nothing is expected, and there is the text """#)
    }
}
