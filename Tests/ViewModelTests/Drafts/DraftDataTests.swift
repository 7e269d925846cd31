import FlowRuntime
import FlowTesting
import Foundation
import Testing
import ViewModels

/// What is a draft, and what is refused, with the reason.
@MainActor @Suite struct DraftDataTests {
    private static let head = #""flow":"BankDetails","spec":"x","version":1"#

    nonisolated static let refused: [(text: String, reason: String)] = [
        ("", "this is not JSON: The given data was not valid JSON."),
        (#"{"fields":{}"#, "this is not JSON: The given data was not valid JSON."),
        ("{\"flow\":\"A\0\"}", "this is not JSON: the text is not encoded in UTF-8"),
        (#"{"a":1e999}"#, "this is not JSON: The given data was not valid JSON."),
        (#"{"a":{"b":1,"c":{"b":1},"\u0062":2}}"#, #"the name "b" is there twice in one object"#),
        (String(repeating: "[", count: 100_000), "this nests more than 128 deep, which no draft does"),
        (String(repeating: #"{"a":"#, count: 100_000), "this nests more than 128 deep, which no draft does"),
        ("[1]", "this is not a draft: an object is expected, and there is a list"),
        (
            #"{"version":2,"future":true}"#,
            "this draft has the format 2, and the latest that is known here is 1; a newer app has written it"
        ),
        (#"{"version":0}"#, "this is not a draft: there is no version 0"),
        (#"{"version":"1"}"#, "this is not a draft: it has no `version`"),
        (#"{"version":1}"#, "this is not a draft: it has no `flow`"),
        (#"{"version":1,"flow":"A"}"#, "this is not a draft: it has no `spec`"),
        (#"{"version":1,"flow":"A","spec":"x"}"#, "this is not a draft: it has no `fields`"),
        (#"{"version":1,"flow":"A","spec":"x","fields":[]}"#, "this is not a draft: it has no `fields`"),
        (#"{"version":1,"flow":"A","spec":"x","fields":{},"more":1}"#, #"this is not a draft: it has "more", which no draft has"#),
    ]

    @Test(arguments: refused) func whatIsNoDraftIsRefused(text: String, reason: String) {
        let error = #expect(throws: DraftError.self) { try Draft(Data(text.utf8)) }
        #expect(error?.description == reason && error?.localizedDescription == reason)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        for bytes in [[0xff], [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d], Array("{}".data(using: .utf16) ?? Data())] as [[UInt8]] {
            #expect(throws: DraftError.self) { try Draft(Data(bytes)) }
        }
    }

    /// The names are in order, so that the same content is the same data.
    @Test func theDataIsTheSameForTheSameContent() throws {
        let fields: [String: DraftValue] = ["b": .list([]), "a": .object(["z": .none, "y": .bool(false)]), "é": .text("/")]
        let draft = Draft(flow: "A", spec: "x", fields: fields)
        #expect(draft.description == #"{"fields":{"a":{"y":false,"z":null},"b":[],"é":"/"},"flow":"A","spec":"x","version":1}"#)
        #expect(try Draft(draft.data) == draft)
        #expect(try Draft(Data(" {\n\"version\": 1, \"spec\":\"x\", \"flow\":\"A\", \"fields\":{}}\n".utf8)).fields == [:])
    }

    /// Whatever happens to the bytes of a draft: it is brought back as a whole, or refused, and nothing has changed then.
    @Test(arguments: 0..<8 as Range<UInt64>) func damagedDataIsTakenWholeOrNotAtAll(seed: UInt64) throws {
        var random = SmallGenerator(seed: seed)
        let model = BankDetailsViewModel(services: BankDetailsServicesStub(), clock: TestClock(), locale: Locale(identifier: "en"))
        model.update {
            $0.holder.text = " Anna "
            $0.sortCode.text = "12-34-56"
            $0.limit.text = "1,250.00"
            $0.startsOn.text = "12/31/2026"
        }
        let data = model.draft.data
        let pieces = [#"""#, "{", "}", "[", "]", ":", ",", "null", "1e9", "\\", "\\u0000", "é", #""value""#, #""text":"x","#, "0"].map {
            Array($0.utf8)
        }
        var restored = 0
        for _ in 0..<400 {
            var bytes = Array(data)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
                default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
                }
                if bytes.isEmpty { break }
            }
            let before = model.snapshot
            guard let draft = try? Draft(Data(bytes)), let losses = try? model.restore(draft) else {
                #expect(model.snapshot == before)
                continue
            }
            restored += 1
            // What is lost is said only of an older spec, and what was taken is taken again.
            #expect(losses.isEmpty || draft.spec != model.draft.spec || losses.allSatisfy { $0.reason == .cut })
            let taken = model.draft
            #expect(try model.restore(Draft(taken.data)) == [] && model.draft == taken)
            try model.restore(Draft(data))
            #expect(model.draft.data == data)
        }
        #expect(restored > 3)
    }
}
