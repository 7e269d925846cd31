import FlowRuntime
import FlowTesting
import Foundation
import Testing
import ViewModels

private final class SilentBank: BankDetailsServices {
    func checkName(of holder: String, at account: BankDetails.Account) async throws(BankDetails.BankError) -> BankDetails.NameCheck {
        .unchecked
    }
    func save(details: BankDetails.Details, passcode: String) async throws {}
}

private struct UndoCommands: View {
    let model: BankDetailsViewModel

    var body: some View {
        Button("Undo") { model.undo() }.disabled(!model.canUndo)
        Button("Redo") { model.redo() }.disabled(!model.canRedo)
    }
}

/// The examples of the page about drafts and undo, which stand there line by line.
@MainActor @Suite struct DraftExamples {
    private let services = SilentBank()
    private let model = BankDetailsViewModel(services: SilentBank(), clock: TestClock())
    private let file = FileManager.default.temporaryDirectory.appending(path: "draft-\(UUID().uuidString).json")

    private func save() async throws {
        for await draft in model.reactive.draft.values {
            try draft.data.write(to: file)
        }
    }

    @Test func savingAndBringingBack() async throws {
        model.holder.text = " Anna"
        let saving = Task { try await save() }
        while !FileManager.default.fileExists(atPath: file.path) { await Task.yield() }
        saving.cancel()
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            let saved = try Draft(Data(contentsOf: file))
            let model = try BankDetailsViewModel(services: services, draft: saved)
            #expect((model.draft == saved) == true)
            #expect(model.canUndo == false)
            #expect(model.holder.text == " Anna")
        }
    }

    @Test func olderSpecs() throws {
        let holder = DraftValue.object(["value": .text("Anna")])
        let faxNumber = DraftValue.object(["value": .text("5")])
        let older = Draft(flow: "BankDetails", spec: "2025", fields: ["holder": holder, "faxNumber": faxNumber])
        let losses = try model.restore(older)
        #expect(model.holder.value == "Anna")
        #expect(losses[0].description == "`faxNumber` is not restored any more")
    }

    @Test func brokenDrafts() {
        func print(_ error: some Error) { #expect("\(error)" == "this is not JSON: The given data was not valid JSON.") }
        do {
            try model.restore(Draft(Data("{".utf8)))
        } catch {
            // this is not JSON: The given data was not valid JSON.
            print(error)
        }
    }

    @Test func undoing() {
        model.holder.text = "A"
        model.holder.text = "An"
        model.kind.value = .international
        model.undo()
        #expect(model.kind.value == .domestic)
        model.undo()
        #expect(model.holder.text == "")
        model.redo()
        #expect(model.holder.text == "An")
    }

    @Test func commandsOfTheScene() {
        let commands = UndoCommands(model: model)
        func areEnabled() -> [Bool] {
            commands.controls.map { if case .button(_, let isEnabled, _) = $0 { isEnabled } else { false } }
        }
        #expect(areEnabled() == [false, false])
        model.kind.value = .international
        #expect(areEnabled() == [true, false])
        if case .button(_, _, let action) = commands.controls[0] { action() }
        #expect(areEnabled() == [false, true] && model.kind.value == .domestic)
    }
}
