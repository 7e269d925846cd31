import FlowFormat
import FlowMarkdown
import FlowSpec
import FlowSwift
import Foundation

/// The whole way of a spec, from its bytes to the text of its Swift files.
func tryFlow(_ bytes: UnsafeRawBufferPointer) {
    let source = SourceText(path: "Specs/Fuzz.flow.md", text: String(decoding: bytes, as: UTF8.self))
    let spec = FlowChecker.check([source])[0]
    _ = DiagnosticPrinter(source).text(of: spec.diagnostics)
    precondition((spec.flow == nil) == spec.diagnostics.hasErrors, "a spec is right, or it is told why not")
    tryLayout(of: source)
    guard let flow = spec.flow else { return }
    _ = flow.missingTranslations()
    let output = FlowGenerator(module: "ViewModels").generate([source])
    precondition(output.viewModels.count == 1, "a right spec generates")
}

/// A layout that would change what is said is refused, which is no crash. With `FUZZ_LAYOUT` in the environment it counts as one, for
/// it is a mistake of the formatter.
private func tryLayout(of source: SourceText) {
    do throws(SpecFormatter.LayoutChangesMeaning) {
        let text = try SpecFormatter.formatted(source)
        guard isLayoutStrict else { return }
        let again = try SpecFormatter.formatted(SourceText(path: source.path, text: text))
        precondition(again.utf8.elementsEqual(text.utf8), "the layout of a layout is the same")
    } catch {
        precondition(!isLayoutStrict, "the layout changes the meaning")
    }
}

private let isLayoutStrict = ProcessInfo.processInfo.environment["FUZZ_LAYOUT"] != nil
