import FlowMarkdown

/// All that a value holds, but for where it stands in a file.
///
/// What the model is made of is found by reflection, so that a part which is added later is compared too.
func withoutPlaces(_ value: Any) -> String {
    var lines: [String] = []
    describe(value, label: "", indentation: 0, to: &lines)
    return lines.joined(separator: "\n")
}

private func describe(_ value: Any, label: String, indentation: Int, to lines: inout [String]) {
    if value is SourceRange || value is SourceText { return }
    let head = String(repeating: " ", count: indentation) + label
    switch value {
    case let text as String: return lines.append("\(head)\(text.debugDescription)")
    case let number as Int: return lines.append("\(head)\(number)")
    case let flag as Bool: return lines.append("\(head)\(flag)")
    case let duration as Duration: return lines.append("\(head)\(duration)")
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
        if let wrapped = mirror.children.first?.value {
            describe(wrapped, label: label, indentation: indentation, to: &lines)
        } else {
            lines.append("\(head)nil")
        }
        return
    }
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
        // The order of a dictionary is not that of the spec.
        let entries = mirror.children.map { child -> String in
            var entry: [String] = []
            describe(child.value, label: "", indentation: indentation + 1, to: &entry)
            return entry.joined(separator: "\n")
        }
        lines.append(head + "\(mirror.children.count) entries")
        lines += entries.sorted()
        return
    }
    lines.append(head + (mirror.children.isEmpty ? "\(value)" : "\(mirror.subjectType)"))
    for child in mirror.children {
        describe(child.value, label: child.label.map { $0 + ": " } ?? "", indentation: indentation + 1, to: &lines)
    }
}
