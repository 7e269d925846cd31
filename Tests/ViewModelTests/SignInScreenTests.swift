import FlowTesting
import Testing
import ViewModels

/// The screen of a sign-in. The model comes from outside, as from a parent view or the environment.
@MainActor private struct SignInScreen {
    @Bindable var model: SignInViewModel

    @ScreenBuilder var body: [Control] {
        Control.textField("User name", text: $model.userName.text)
        Control.text(model.userNameIsAcceptable ? "green" : "red")
        Control.textField("Password", text: $model.password.text)
        Control.text(model.passwordIsAcceptable ? "green" : "red")
        if let error = model.signIn.error { Control.text(error) }
        Control.button("Sign in", isEnabled: model.signIn.isEnabled) { model.signIn.start() }
        if model.signIn.isExecuting { Control.spinner }
    }
}

@MainActor @Suite struct SignInScreenTests {
    private let door = SlowDoor()
    private let model: SignInViewModel
    private let screen: Rendering
    private let fields = ["User name: anna", "green", "Password: secret", "green"]

    init() {
        let model = SignInViewModel(services: door)
        self.model = model
        screen = Rendering { SignInScreen(model: model).body }
    }

    private func enter() {
        screen.type("anna", into: "User name")
        screen.type("secret", into: "Password")
    }

    @Test func coloursEachFieldByItself() {
        #expect(screen.description == ["User name: ", "red", "Password: ", "red", "(Sign in)"])
        screen.type("anna", into: "User name")
        #expect(screen.description == ["User name: anna", "green", "Password: ", "red", "(Sign in)"])
        screen.type("secret", into: "Password")
        #expect(screen.description == fields + ["[Sign in]"])
        screen.type("ann", into: "User name")
        #expect(screen.description == ["User name: ann", "red", "Password: secret", "green", "(Sign in)"])
    }

    @Test func showsTheSpinnerThenLeads() async {
        enter()
        screen.tap("Sign in")
        #expect(screen.description == fields + ["(Sign in)", "spinner"])
        await door.clock.advance(by: .seconds(1))
        #expect(screen.description == fields + ["[Sign in]"])
        #expect(model.outcomes.latest == .signedIn)
    }

    @Test(arguments: [
        (Result<Bool, any Error>.success(false), "The user name or the password is wrong"),
        (.failure(ConnectionLost()), "The service could not be reached, try again"),
    ])
    func showsTheErrorUntilTheButtonIsPressedAgain(result: Result<Bool, any Error>, message: String) async {
        door.result = result
        enter()
        screen.tap("Sign in")
        await door.clock.advance(by: .seconds(1))
        #expect(screen.description == fields + [message, "[Sign in]"])
        screen.tap("Sign in")
        #expect(screen.description == fields + ["(Sign in)", "spinner"])
        await door.clock.advance(by: .seconds(1))
        #expect(screen.description == fields + [message, "[Sign in]"])
        #expect(model.outcomes.latest == nil)
    }

    @Test func aSecondTapBeforeTheScreenIsRenderedDoesNothing() async {
        enter()
        screen.tap("Sign in", times: 2)
        await door.clock.advance(by: .seconds(1))
        #expect(door.calls == 1)
        screen.tap("Sign in", times: 3)
        await door.clock.run()
        #expect(door.calls == 2)
    }
}
