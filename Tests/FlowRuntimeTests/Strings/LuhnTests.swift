import FlowRuntime
import Testing

/// Numbers that card schemes and payment providers publish for tests, and the law of the check digit.
@Suite struct LuhnTests {
    @Test(arguments: [
        "4111111111111111", "4111 1111 1111 1111", "4111-1111-1111-1111", "4012888888881881", "5555555555554444", "5105105105105100",
        "378282246310005", "371449635398431", "6011111111111117", "30569309025904", "38520000023237", "3530111333300000",
        "6331101999990016", "  4111 1111 1111 1111-", "6799990100000000019", "501800000009",
    ])
    func isAccepted(_ text: String) { #expect(text.isLuhn) }

    @Test(arguments: [
        "", " ", "-", "0", "4111111111111112", "4111 1111 1111 1112", "79927398713", "00000000000", "41111111111111110000",
        "4111.1111.1111.1111", "4111\u{A0}1111\u{A0}1111\u{A0}1111", "4111111111111111a", "a4111111111111111", "+4111111111111111",
        "٤١١١١١١١١١١١١١١١", "４１１１１１１１１１１１１１１１", "4111\n1111\n1111\n1111", "411111111111111\u{301}1",
    ])
    func isRefused(_ text: String) { #expect(!text.isLuhn) }

    @Test(arguments: 11...20) func wantsTwelveToNineteenDigits(count: Int) {
        #expect(String(repeating: "0", count: count).isLuhn == (12...19).contains(count))
    }

    @Test func findsEverySingleWrongDigit() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let digits = (0..<Int.random(in: 11...18, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
            let completions = (0...9).filter { (digits + [$0]).map(String.init).joined().isLuhn }
            #expect(completions.count == 1, "\(digits)")
            let number = digits + completions
            for (index, digit) in number.enumerated() {
                for other in 0...9 where other != digit {
                    var wrong = number
                    wrong[index] = other
                    #expect(!wrong.map(String.init).joined().isLuhn, "\(number), \(index), \(other)")
                }
            }
        }
    }
}
