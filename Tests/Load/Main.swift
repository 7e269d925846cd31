// Uses generated view models as hard as it can, at random, and watches what must always hold:
//
//     swift run -c release load                 a million edits
//     swift run -c release load 50000 7         so many, with this seed
//
// Built with `--sanitize=thread` or `--sanitize=address` it shows that nothing meets on two threads, and that no memory is used after its end.

import Foundation

@main @MainActor struct Load {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let wanted = Int(arguments.first ?? 1_000_000)
        let seed = arguments.dropFirst().first ?? 1
        let tally = Tally()
        var random = SeededNumbers(seed: seed)
        // Several owners live at a time, and end in any order.
        var owners: [any Owner] = []
        var ended = EndedOwners()
        while tally.edits < wanted {
            if owners.count < 8 {
                owners.append(Bool.random(using: &random) ? Registrant(random.next(), tally) : Shopper(random.next(), tally))
            }
            let index = Int.random(in: 0..<owners.count, using: &random)
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                await owners[index].act()
                if let violation = owners[index].violation { fail("\(violation), after \(tally.edits) edits with seed \(seed)") }
            }
            if Int.random(in: 0..<40, using: &random) == 0 { ended.add(owners.remove(at: index)) }
            if ended.count == 100 { await expectFreed(&ended, seed) }
        }
        for owner in owners { ended.add(owner) }
        let last = owners.count
        owners = []
        await expectFreed(&ended, seed)
        print(
            "\(tally.edits) edits, \(tally.started) commands started, \(tally.cancelled) cancelled, \(tally.asked) questions asked, "
                + "\(tally.owners) owners ended, \(last) of them at last: everything held, nothing was left")
    }

    private static func expectFreed(_ ended: inout EndedOwners, _ seed: UInt64) async {
        // A service that does not heed its cancellation holds what it was called with until it answers.
        for _ in 0..<10_000 where ended.hasSurvivors { await Task.yield() }
        if let survivor = ended.survivors.first { fail("\(survivor) was not freed when its owner had ended, with seed \(seed)") }
        ended = EndedOwners()
    }

    private static func fail(_ message: String) -> Never {
        print("load: \(message)")
        exit(1)
    }
}
