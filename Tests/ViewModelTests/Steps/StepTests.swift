import FlowRuntime
import FlowTesting
import Foundation
import Observation
import ReactiveCore
import Testing
import ViewModels

/// What an app does with the steps of a view model.
@MainActor @Suite struct StepTests {
    private let services = ParkingPermitServicesStub()
    private let clock = TestClock()
    private let model: ParkingPermitViewModel

    init() {
        model = ParkingPermitViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
    }

    private func fillIn() async {
        model.update {
            $0.name.text = "Anna"
            $0.postcode.text = "10115"
            $0.plate.text = "B-AB 123"
        }
        await clock.advance(by: .milliseconds(300))
        await services.livesIn.returns(true)
    }

    // MARK: Observation

    /// Whoever shows the number hears of a move, and of a step that comes or goes; and of nothing else.
    @Test func everythingIsObservedByItself() async {
        await fillIn()
        let model = model
        let log = Log()
        func observe() {
            withObservationTracking {
                _ = model.steps.count
            } onChange: {
                log.count += 1
            }
        }
        observe()
        model.steps.next()
        model.name.text = "Berta"
        #expect(log.count == 0)
        model.owner.value = .company
        #expect(log.count == 1)
        observe()
        model.owner.value = .applicant
        #expect(log.count == 2)
    }

    private final class Log: @unchecked Sendable {
        // Touched on the main actor alone.
        var count = 0
    }

    @Test func aMoveIsOneChange() async {
        await fillIn()
        var seen: [String] = []
        let observation = model.reactive.progress.observe { seen.append($0) }
        defer { observation.dispose() }
        model.steps.next()
        model.update {
            $0.steps.next()
            $0.steps.back()
        }
        #expect(seen.last == "Step 2 of 4" && seen.count(where: { $0 == "Step 3 of 4" }) == 0)
    }

    // MARK: Moves

    @Test func theListSaysWhatIsWrongWhere() async {
        await fillIn()
        model.steps.next()
        model.owner.value = .company
        model.steps.next()
        model.steps.next()
        #expect(
            model.steps.overview == [
                StepOverview(id: .applicant, title: "About you", isCurrent: false, isComplete: true, canGo: true, errors: []),
                StepOverview(id: .vehicle, title: "Your vehicle", isCurrent: false, isComplete: true, canGo: true, errors: []),
                StepOverview(
                    id: .company, title: "The company that owns it", isCurrent: true, isComplete: false, canGo: true,
                    errors: ["Enter the name of the company"]),
                StepOverview(id: .permit, title: "The permit for B-AB 123", isCurrent: false, isComplete: false, canGo: false, errors: []),
                StepOverview(id: .summary, title: "Check your answers", isCurrent: false, isComplete: false, canGo: false, errors: []),
            ])
    }

    @Test func nobodyJumpsWhereTheyHaveNotBeen() async {
        await fillIn()
        #expect(!model.steps.go(to: .summary) && !model.steps.canGo(to: .summary))
        #expect(!model.steps.go(to: .company))
        #expect(model.steps.go(to: .applicant))
        model.steps.next()
        model.steps.back()
        #expect(model.steps.canGo(to: .vehicle))
        model.name.text = ""
        #expect(!model.steps.canGo(to: .vehicle) && !model.steps.go(to: .vehicle))
        #expect(model.steps[.applicant].errors == ["Enter your name"])
    }

    /// A page is swiped away, and one that was not reached is not put on the stack.
    @Test func thePathOfAStack() async {
        await fillIn()
        model.steps.next()
        model.steps.next()
        #expect(model.steps.path == [.vehicle, .permit])
        model.steps.path.removeLast()
        #expect(model.steps.current == .vehicle && model.steps.path == [.vehicle])
        model.steps.path = [.vehicle, .permit, .summary]
        #expect(model.steps.current == .vehicle)
        model.steps.path = [.vehicle, .permit]
        #expect(model.steps.current == .permit)
    }

    @Test func startingAnewIsAtTheFirstStep() async {
        await fillIn()
        model.steps.next()
        model.reset()
        #expect(model.steps.current == .applicant && model.steps.visited == [.applicant])
    }

    // MARK: The whole as a value

    @Test func aSnapshotHoldsWhereTheUserIs() async throws {
        await fillIn()
        let before = model.snapshot
        model.steps.next()
        #expect(model.snapshot != before)
        #expect(model.snapshot.steps == StepsState(at: .vehicle, visited: [.applicant]))
        let after = model.snapshot
        model.restore(before)
        #expect(model.snapshot == before && model.steps.current == .applicant)
        model.restore(after)
        #expect(model.snapshot == after && model.steps.visited == [.applicant, .vehicle])
        let data = try JSONEncoder().encode(after.steps)
        #expect(try JSONDecoder().decode(StepsState<ParkingPermit.Step>.self, from: data) == after.steps)
    }

    @Test func aStateIsBroughtBackWhereverItIs() {
        model.steps.state = StepsState(at: .summary)
        #expect(model.steps.current == .summary && model.steps.visited == [.summary])
        #expect(model.steps.state == StepsState(at: .summary))
        // The step is skipped; until it comes back, the user is before it.
        model.steps.state = StepsState(at: .company)
        #expect(model.steps.current == .vehicle)
        model.owner.value = .company
        #expect(model.steps.current == .company)
    }

    // MARK: Drafts

    @Test func aDraftHoldsWhereTheUserIs() async throws {
        await fillIn()
        model.steps.next()
        let other = try ParkingPermitViewModel(services: services, clock: clock, draft: Draft(model.draft.data))
        #expect(other.steps.current == .vehicle && other.steps.visited == [.applicant, .vehicle] && other.draft == model.draft)
    }

    @Test func anOlderDraftMayKnowOtherSteps() throws {
        let name = DraftValue.object(["value": .text("Anna")])
        func steps(_ current: String, _ visited: [String]) -> DraftValue {
            .object(["value": .object(["current": .text(current), "visited": .list(visited.map { .text($0) })])])
        }
        let older = Draft(flow: "ParkingPermit", spec: "2025", fields: ["name": name, "steps": steps("vehicle", ["intro", "vehicle"])])
        #expect(try model.restore(older) == [])
        #expect(model.steps.state == StepsState(at: .vehicle))
        let oldest = Draft(flow: "ParkingPermit", spec: "2024", fields: ["name": name, "steps": steps("intro", [])])
        #expect(
            try model.restore(oldest).map(\.description) == [
                "`steps` could not be restored: the name of a step is expected, and there is the text \"intro\""
            ])
        #expect(model.steps.current == .vehicle)
    }

    // MARK: Failures

    /// What runs by itself, and what is on no field, leads nobody anywhere; see the scenarios for what does.
    @Test func aFailureThatLeadsBackIsOneChange() async {
        await fillIn()
        model.steps.next()
        model.steps.next()
        model.pin.text = "1234"
        model.steps.next()
        model.acceptsTerms.value = true
        var places: [(ParkingPermit.Step, Bool)] = []
        let model = model
        let observation = model.steps.reactive.current.observe { places.append(($0, model.apply.isExecuting)) }
        defer { observation.dispose() }
        model.apply.start()
        await settle()
        await services.send.throws(.plateTaken)
        #expect(places.last?.0 == .vehicle && places.last?.1 == false)
        #expect(model.plate.error == "There is a permit for this plate already")
    }

    @Test func stepsGoWithTheirModel() {
        var other: ParkingPermitViewModel? = ParkingPermitViewModel(services: services, clock: clock)
        weak let (form, name) = (other?.form, other?.name)
        other?.name.text = "Anna"
        other?.steps.next()
        _ = other?.steps.overview
        _ = other?.draft
        #expect(form != nil && name != nil)
        other = nil
        #expect(form == nil && name == nil)
    }
}
