import FlowInterpreter
import FlowRuntime
import FlowTesting
import Foundation
import ViewModels

/// The view models of the project's specs.
enum Adapters {
    /// For an error of no special kind.
    static func anyError(_ error: ThrownError) -> (any Error)? { ServiceStubError() }
}

extension Registration.CardStatus: PlainFlowEnum {
    static var key: String { "CardStatus" }
}

extension Invoice.Owner: PlainFlowEnum {
    static var key: String { "Owner" }
}

extension Invoice.Delivery: PlainFlowEnum {
    static var key: String { "Delivery" }
}

// MARK: Sign in

final class SignInStub: SignInServices {
    let signIn = ServiceStub<(String, String), Bool, any Error>()

    func signIn(userName: String, password: String) async throws -> Bool { try await signIn.call((userName, password)) }
}

extension Adapters {
    @MainActor static func signIn() -> CompiledFlow {
        let services = SignInStub()
        let clock = TestClock()
        let model = SignInViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { _ in .enumCase(EnumCaseValue("Outcome", "signedIn")) }
        flow.field(text: "userName", model.userName)
        flow.field(text: "password", model.password)
        flow.value("userNameIsAcceptable") { model.userNameIsAcceptable }
        flow.value("passwordIsAcceptable") { model.passwordIsAcceptable }
        flow.command("signIn", model.signIn)
        flow.service("signIn", services.signIn, failure: anyError)
        return flow
    }
}

// MARK: Phone verification

final class PhoneVerificationStub: PhoneVerificationServices {
    let verify = ServiceStub<String, Void, any Error>()

    func verify(number: String) async throws { try await verify.call(number) }
}

extension Adapters {
    @MainActor static func phoneVerification() -> CompiledFlow {
        let services = PhoneVerificationStub()
        let clock = TestClock()
        let model = PhoneVerificationViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { (_: Never) -> Value in }
        flow.field(text: "phone", model.phone)
        flow.command("verify", taking: model.verify)
        flow.service("verify", services.verify, result: { _ in () }, failure: anyError)
        return flow
    }
}

// MARK: Login

final class LoginStub: LoginServices {
    let login = ServiceStub<(String, String), String?, any Error>()
    let loadProfile = ServiceStub<String, Login.Profile?, any Error>()
    let isFirstLaunchService = SynchronousServiceStub<Void, Bool, Never>(returning: false)

    func login(userName: String, password: String) async throws -> String? { try await login.call((userName, password)) }
    func save(token: String) {}
    func loadProfile(token: String) async throws -> Login.Profile? { try await loadProfile.call(token) }
    func isFirstLaunch() -> Bool { isFirstLaunchService.call() }
}

extension Login.Profile: FlowValue {
    init?(_ value: Value) {
        guard let name: String = value.part("name"), let trialHasExpired: Bool = value.part("trialHasExpired") else { return nil }
        self.init(name: name, trialHasExpired: trialHasExpired)
    }

    var flowValue: Value {
        .record(RecordValue("Profile", [NamedValue("name", name.flowValue), NamedValue("trialHasExpired", trialHasExpired.flowValue)]))
    }
}

extension Adapters {
    @MainActor static func login() -> CompiledFlow {
        let services = LoginStub()
        let clock = TestClock()
        let model = LoginViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { .enumCase(EnumCaseValue("Outcome", "\($0)")) }
        flow.field(text: "userName", model.userName)
        flow.field(text: "password", model.password)
        flow.command("signIn", model.signIn)
        flow.service("login", services.login, failure: anyError)
        flow.service("loadProfile", services.loadProfile, failure: anyError)
        flow.service(plain: "isFirstLaunch", services.isFirstLaunchService)
        return flow
    }
}

// MARK: Registration

final class RegistrationStub: RegistrationServices {
    let validateCard = ServiceStub<String, Bool, any Error>()

    func validateCard(number: String) async throws -> Bool { try await validateCard.call(number) }
}

extension Adapters {
    @MainActor static func registration() -> CompiledFlow {
        let services = RegistrationStub()
        let clock = TestClock()
        let model = RegistrationViewModel(services: services, clock: clock, locale: Locale(identifier: "en"))
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .registered(let account):
                let record = RecordValue(
                    "Account",
                    [NamedValue("email", account.email.flowValue), NamedValue("creditCardNumber", account.creditCardNumber.flowValue)])
                return .enumCase(EnumCaseValue("Outcome", "registered", [NamedValue("account", .record(record))]))
            }
        }
        flow.field(text: "email", model.email)
        flow.field(text: "password", model.password)
        flow.field(text: "passwordAgain", model.passwordAgain)
        flow.field("useCreditCard", model.useCreditCard)
        flow.field(text: "creditCardNumber", model.creditCardNumber)
        flow.readable("cardStatus", model.cardStatus)
        flow.value("statusText") { model.statusText }
        flow.value("showsSpinner") { model.showsSpinner }
        flow.value("showsVerifyButton") { model.showsVerifyButton }
        flow.command("verifyCard", model.verifyCard)
        flow.command("register", model.register)
        flow.service("validateCard", services.validateCard, failure: anyError)
        return flow
    }
}

// MARK: Invoice

final class InvoiceStub: InvoiceServices {
    let submit = ServiceStub<Invoice.Summary, Void, any Error>()

    func submit(summary: Invoice.Summary) async throws { try await submit.call(summary) }
}

extension Invoice.Summary: FlowValue {
    init?(_ value: Value) {
        guard let owner: Invoice.Owner = value.part("owner"), let delivery: Invoice.Delivery = value.part("delivery"),
            let receiver: String = value.part("receiver"), let phone: String = value.part("phone"),
            let remark: String = value.part("remark")
        else { return nil }
        self.init(owner: owner, delivery: delivery, receiver: receiver, phone: phone, remark: remark)
    }

    var flowValue: Value {
        .record(
            RecordValue(
                "Summary",
                [
                    NamedValue("owner", owner.flowValue), NamedValue("delivery", delivery.flowValue),
                    NamedValue("receiver", receiver.flowValue),
                    NamedValue("phone", phone.flowValue), NamedValue("remark", remark.flowValue),
                ]))
    }
}

extension Adapters {
    @MainActor static func invoice() -> CompiledFlow {
        let services = InvoiceStub()
        let clock = TestClock()
        let model = InvoiceViewModel(services: services, clock: clock, locale: Locale(identifier: "zh-Hans"))
        let flow = CompiledFlow(model, clock) { outcome in
            switch outcome {
            case .summarized(let summary):
                .enumCase(EnumCaseValue("Outcome", "summarized", [NamedValue("summary", summary.flowValue)]))
            case .ordered: .enumCase(EnumCaseValue("Outcome", "ordered"))
            }
        }
        flow.field("owner", model.owner)
        flow.field("delivery", model.delivery)
        let texts = [
            ("receiver", model.receiver), ("phone", model.phone), ("region", model.region), ("streetAddress", model.streetAddress),
            ("email", model.email), ("companyName", model.companyName), ("taxNumber", model.taxNumber), ("remark", model.remark),
        ]
        for (name, field) in texts { flow.field(text: name, field) }
        flow.readable("isSummarized", model.isSummarized)
        flow.value("layout") { Layout(model.layout) }
        flow.command("next", model.next)
        flow.command("confirm", taking: model.confirm)
        flow.service("submit", services.submit, result: { _ in () }, failure: anyError)
        return flow
    }

    private struct Layout: FlowValue {
        let flowValue: Value

        init(_ layout: Invoice.Layout) {
            flowValue = .record(
                RecordValue("Layout", [NamedValue("owner", layout.owner.flowValue), NamedValue("delivery", layout.delivery.flowValue)]))
        }

        init?(_ value: Value) { flowValue = value }
    }
}
