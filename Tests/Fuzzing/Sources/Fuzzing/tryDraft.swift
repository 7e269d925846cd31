import FlowChecks
import Foundation

/// The data of a draft: what is read is written as the same again.
func tryDraft(_ bytes: UnsafeRawBufferPointer) {
    guard let draft = try? Draft(Data(bytes)) else { return }
    let data = draft.data
    do throws(DraftError) {
        let again = try Draft(data)
        precondition(again == draft && again.data == data, "a draft is written as it was read")
    } catch {
        preconditionFailure("what was written is not read: \(error)")
    }
}
