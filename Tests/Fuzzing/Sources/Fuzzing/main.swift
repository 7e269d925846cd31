import CFuzzer
import Foundation

// The first argument says what is fuzzed; the others are libFuzzer's.
var arguments = CommandLine.arguments
let kind = arguments.count > 1 ? arguments.remove(at: 1) : ""
var count = Int32(arguments.count)
var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: arguments.count + 1)
for (index, argument) in arguments.enumerated() { vector?[index] = strdup(argument) }
vector?[arguments.count] = nil

switch kind {
case "flows":
    exit(
        LLVMFuzzerRunDriver(&count, &vector) { data, size in
            tryFlow(UnsafeRawBufferPointer(start: data, count: size))
            return 0
        })
case "expressions":
    exit(
        LLVMFuzzerRunDriver(&count, &vector) { data, size in
            tryExpression(UnsafeRawBufferPointer(start: data, count: size))
            return 0
        })
case "drafts":
    exit(
        LLVMFuzzerRunDriver(&count, &vector) { data, size in
            tryDraft(UnsafeRawBufferPointer(start: data, count: size))
            return 0
        })
default:
    print("What is to be fuzzed: flows, expressions or drafts?")
    exit(2)
}
