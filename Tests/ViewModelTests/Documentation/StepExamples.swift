import FlowRuntime
import FlowTesting
import Foundation
import Testing
import ViewModels

/// The examples of the page about steps, which stand there line by line.
@MainActor @Suite struct StepExamples {
    private let services = ParkingPermitServicesStub()
    private let clock = TestClock()

    private func filledIn() async -> ParkingPermitViewModel {
        let model = ParkingPermitViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        model.name.text = "Anna"
        model.postcode.text = "10115"
        await clock.advance(by: .milliseconds(300))
        await services.livesIn.returns(true)
        return model
    }

    @Test func leaving() {
        let model = ParkingPermitViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        #expect(model.steps.current == .applicant)
        #expect(model.steps[.applicant].title == "About you")
        #expect(model.steps.next() == false)
        #expect(model.steps[.applicant].errors == ["Enter your name", "A postcode has 5 digits"])
    }

    @Test func progress() async {
        let model = await filledIn()
        model.steps.next()
        #expect("\(model.steps.number) of \(model.steps.count)" == "2 of 4")
        #expect(model.steps.progress == 0.5)
        #expect(model.steps.isLast == false)
        #expect(model.steps.visited == [.applicant, .vehicle])
    }

    @Test func list() async {
        let model = await filledIn()
        model.steps.next()
        var buttons: [Controls] = []
        for step in model.steps.overview {
            let button = Button(step.title) { model.steps.go(to: step.id) }
            buttons.append(button.disabled(!step.canGo))
        }
        let areEnabled = buttons.flatMap(\.controls).map { if case .button(_, let isEnabled, _) = $0 { isEnabled } else { false } }
        #expect(areEnabled == [true, true, false, false])
        if case .button(let title, _, let action)? = buttons.first?.controls.first {
            #expect(title == "About you")
            action()
        }
        #expect(model.steps.isFirst)
    }

    @Test func state() async {
        let model = await filledIn()
        model.steps.next()
        let before = model.snapshot
        model.steps.go(to: .applicant)
        #expect((model.snapshot == before) == false)
        model.restore(before)
        #expect(model.steps.current == .vehicle)
    }

    @Test func path() async {
        let model = await filledIn()
        model.steps.next()
        #expect(model.steps.path == [.vehicle])
        model.steps.path = []
        #expect(model.steps.current == .applicant)
    }
}
