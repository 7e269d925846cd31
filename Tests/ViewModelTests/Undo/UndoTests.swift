import FlowRuntime
import FlowTesting
import Foundation
import Observation
import Testing
import ViewModels

/// What is one step, and what undoing it does.
@MainActor @Suite struct UndoTests {
    let services = BankDetailsServicesStub()
    let clock = TestClock()
    let model: BankDetailsViewModel

    init() { model = BankDetailsViewModel(services: services, clock: clock, locale: Locale(identifier: "en-US")) }

    // MARK: Steps

    @Test func typingInOneFieldIsOneStep() async {
        model.holder.text = "A"
        await clock.advance(by: .milliseconds(999))
        model.holder.text = "An"
        await clock.advance(by: .milliseconds(999))
        model.holder.text = "Ann"
        model.undo()
        #expect(model.holder.text == "" && !model.canUndo && model.canRedo)
        model.redo()
        #expect(model.holder.text == "Ann" && model.canUndo && !model.canRedo)
    }

    /// What comes between two edits of one field makes two steps of them, or does not.
    @Test func whatComesBetween() async {
        func steps(_ between: @MainActor () async -> Void) async -> Int {
            model.reset()
            model.holder.text = "A"
            await between()
            model.holder.text = "An"
            var count = 0
            while model.canUndo {
                model.undo()
                count += 1
            }
            return count
        }
        #expect(await steps {} == 1)
        #expect(await steps { model.holder.touch() } == 1)
        #expect(await steps { model.holder.value = "A" } == 1)
        #expect(await steps { await clock.advance(by: .milliseconds(999)) } == 1)
        #expect(await steps { await clock.advance(by: .seconds(1)) } == 2)
        #expect(await steps { model.sortCode.text = "1" } == 3)
        #expect(await steps { model.passcode.text = "1" } == 2)
        #expect(await steps { model.save.start() } == 2)
        #expect(await steps { model.takeName.start("A") } == 2)
        #expect(
            await steps {
                model.undo()
                model.redo()
            } == 2)
        #expect(
            await steps {
                model.update {
                    $0.holder.text = "B"
                    $0.sortCode.text = "1"
                }
            } == 3)
        #expect(await steps { model.restore(model.snapshot) } == 2)
    }

    @Test func severalFieldsInOneChangeAreOneStep() {
        model.update {
            $0.holder.text = "Anna"
            $0.sortCode.text = "12"
        }
        model.undo()
        #expect(model.holder.text == "" && model.sortCode.text == "" && !model.canUndo)
    }

    @Test func whatChangesNothingIsNoStep() {
        model.holder.text = ""
        model.kind.value = .domestic
        #expect(!model.canUndo)
        model.holder.text = "A"
        model.holder.text = ""
        #expect(!model.canUndo)
        model.holder.text = "A"
        model.undo()
        model.kind.value = .domestic
        #expect(model.canRedo)
        model.kind.value = .international
        #expect(!model.canRedo)
    }

    @Test func onlyTheLastOnesAreRemembered() {
        for count in 1...60 {
            model.holder.text = "\(count)"
            model.sortCode.text = "\(count % 10)"
        }
        var undone = 0
        while model.canUndo {
            model.undo()
            undone += 1
        }
        #expect(undone == 50 && model.holder.text == "35" && model.sortCode.text == "5")
    }

    // MARK: What undoing does

    @Test func textsComeBackAsTheyWere() {
        model.limit.text = "1,250.00"
        model.kind.value = .international
        model.limit.text = "12x"
        model.undo()
        #expect(model.limit.text == "1,250.00" && model.limit.value == 1250 && model.limit.isTouched)
        model.redo()
        #expect(model.limit.text == "12x" && model.limit.value == nil && model.limit.error == "Enter an amount like 1,250.00")
    }

    @Test func aSecretIsNeitherKeptNorUndone() {
        model.passcode.text = "123456"
        #expect(!model.canUndo)
        model.update {
            $0.passcode.text = "1"
            $0.holder.text = "Anna"
        }
        model.undo()
        #expect(model.holder.text == "" && model.passcode.text == "1")
    }

    @Test func whatCommandsSetIsResetAsByAnEdit() async {
        model.update {
            $0.holder.text = "Anna"
            $0.sortCode.text = "123456"
            $0.accountNumber.text = "12345678"
        }
        model.sortCode.text = "654321"
        await services.checkName.returns(.matching)
        model.checkName.start()
        #expect(model.nameCheck.value == .matching)
        model.undo()
        #expect(model.sortCode.value == "123456" && model.nameCheck.value == .unchecked)
        model.redo()
        #expect(model.sortCode.value == "654321" && model.nameCheck.value == .unchecked)
    }

    @Test func whatACommandHasSetComesBackWhenItIsDoneAgain() {
        model.holder.text = "Anna"
        model.takeName.start("Berta")
        model.undo()
        #expect(model.holder.value == "")
        model.redo()
        #expect(model.holder.value == "Berta")
    }

    @Test func startingAnewForgetsEverything() {
        model.holder.text = "Anna"
        model.undo()
        model.kind.value = .international
        model.reset()
        #expect(!model.canUndo && !model.canRedo)
        model.undo()
        model.redo()
        #expect(model.kind.value == .domestic && model.holder.text == "")
    }

    @Test func insideOfAChangeTheEditsBeforeCount() {
        model.update {
            $0.holder.text = "Anna"
            $0.undo()
            $0.sortCode.text = "1"
        }
        #expect(model.holder.text == "" && model.sortCode.text == "1" && model.canUndo && !model.canRedo)
        model.undo()
        #expect(model.sortCode.text == "" && !model.canUndo)
    }

    @Test func observationTellsWhatIsPossible() {
        let changes = Recorder<String>()
        withObservationTracking {
            _ = (model.canUndo, model.canRedo)
        } onChange: {
            MainActor.assumeIsolated { changes("changed") }
        }
        model.holder.touch()
        #expect(changes.take() == [])
        model.holder.text = "A"
        #expect(changes.take() == ["changed"])
        let seen = Recorder<Bool>()
        let observation = model.reactive.canRedo.observe { seen($0) }
        model.undo()
        model.redo()
        #expect(Array(seen.take().suffix(2)) == [true, false])
        observation.dispose()
    }

    // MARK: Laws

    /// Undoing everything leads back to each state before, and doing it again to each state after.
    @Test(arguments: 0..<20 as Range<UInt64>) func undoingLeadsBackAndDoingAgainForward(seed: UInt64) async {
        var random = SmallGenerator(seed: seed)
        var states = [model.snapshot]
        var steps = 0
        for _ in 0..<30 {
            let text = ["", "a", " Anna ", "12-34", "1,250.00", "12x", "12/31/2026"].randomElement(using: &random) ?? ""
            await clock.advance(by: .seconds(1))
            switch Int.random(in: 0..<7, using: &random) {
            case 0: model.holder.text = text
            case 1: model.sortCode.text = text
            case 2: model.limit.text = text
            case 3: model.startsOn.text = text
            case 4: model.kind.value = Bool.random(using: &random) ? .domestic : .international
            case 5:
                model.update {
                    $0.iban.text = text
                    $0.accountNumber.text = text
                }
            default: model.restore(states.randomElement(using: &random) ?? states[0])
            }
            if model.snapshot != states.last { states.append(model.snapshot) }
            steps = states.count - 1
        }
        for index in (0..<steps).reversed() {
            #expect(model.canUndo)
            model.undo()
            #expect(model.snapshot == states[index])
        }
        #expect(!model.canUndo)
        for index in 1..<max(states.count, 1) {
            model.redo()
            #expect(model.snapshot == states[index])
        }
        #expect(!model.canRedo)
    }

    /// What can be undone keeps no field alive, or one that waits would still do something.
    @Test func aModelWithEditsGoes() {
        var other: BankDetailsViewModel? = BankDetailsViewModel(services: services, clock: clock)
        weak let field = other?.holder
        other?.holder.text = "Anna"
        #expect(field != nil && other?.canUndo == true)
        other = nil
        #expect(field == nil)
    }
}
