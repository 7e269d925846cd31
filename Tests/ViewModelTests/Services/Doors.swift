import FlowTesting
import ViewModels

/// Knows who belongs together with which password.
struct Door: SignInServices {
    var passwords = ["anna": "secret"]

    func signIn(userName: String, password: String) async throws -> Bool { passwords[userName] == password }
}

/// Takes a second, and then does what it was told.
final class SlowDoor: SignInServices {
    let clock = TestClock()
    var result: Result<Bool, any Error> = .success(true)
    private(set) var calls = 0

    func signIn(userName: String, password: String) async throws -> Bool {
        calls += 1
        try await clock.sleep(for: .seconds(1))
        return try result.get()
    }
}

/// Something went wrong on the way.
struct ConnectionLost: Error {}
