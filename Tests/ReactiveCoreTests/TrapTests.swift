import ReactiveCore
import Testing

/// Mistakes that stop the program, because going on would not be safe.
@Suite struct TrapTests {
    @Test func aClosureThatLetsGoOfItsOwnPropertyStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let source = MutableProperty(0)
            var derived: Property<Int>?
            derived = source.map { value in
                if value == 1 { derived = nil }
                return value
            }
            source.value = 1
            withExtendedLifetime(derived) {}
        }
    }
}
