import FlowMarkdown

/// Reads a flow from a Markdown tree: the title, the sections, and every statement in them.
///
/// ```swift
/// var diagnostics = Diagnostics()
/// let document = MarkdownDocument.parse(SourceText(path: "SignIn.flow.md", text: text))
/// let syntax = FlowReader.read(document, &diagnostics)
/// ```
///
/// What can't be read is reported and left out, so that one run shows every mistake; without a title there is no flow.
public enum FlowReader {
    /// How many bytes a spec may have.
    public static let maximumSize = 1_048_576

    /// Reads a spec; one that is too large is reported, and not looked into.
    public static func read(_ source: SourceText, _ diagnostics: inout Diagnostics) -> FlowSyntax? {
        guard source.count > maximumSize else { return read(MarkdownDocument.parse(source), &diagnostics) }
        diagnostics.error(
            .specTooLarge, "a spec has at most \(maximumSize) bytes, and this one has more; nothing in it was read", at: SourceRange(0, 0))
        return nil
    }

    public static func read(_ document: MarkdownDocument, _ diagnostics: inout Diagnostics) -> FlowSyntax? {
        reportDeepNesting(document, &diagnostics)
        HiddenDirections.report(in: document.source, &diagnostics)
        let (beforeTitle, titled) = Section.split(withoutSetextHeadings(document.blocks, &diagnostics), atLevel: 1)
        guard let first = titled.first else {
            reportMissingTitle(document, &diagnostics)
            return nil
        }
        for block in beforeTitle {
            if case .htmlBlock(let html) = block, html.isComment { continue }
            diagnostics.error(.missingTitle, "the title comes first; this stands before it", at: block.range)
            break
        }
        for another in titled.dropFirst() {
            diagnostics.error(
                .secondTitle, "a spec is one flow and has one title; give a second flow a file of its own", at: another.heading.range,
                notes: [Diagnostic.Note("the title is here", at: first.heading.range)])
        }
        let (beforeSections, sections) = Section.split(first.blocks, atLevel: 2)
        let introduction = Section(heading: first.heading, blocks: beforeSections)
        guard let name = TitleReader.name(of: first.heading, &diagnostics) else { return nil }
        var syntax = FlowSyntax(name: name, title: introduction.title, documentation: introduction.prose)
        StatementReader.forEachItem(in: beforeSections, &diagnostics) { cursor, items, _, diagnostics in
            StatementReader.expectNoItems(items, under: "what is said of the whole flow", &diagnostics)
            IntroductionReader.read(&cursor, into: &syntax, &diagnostics)
        }
        read(sections, into: &syntax, &diagnostics)
        return syntax
    }

    private static func read(_ sections: [Section], into syntax: inout FlowSyntax, _ diagnostics: inout Diagnostics) {
        var seen: [SectionKind: SourceRange] = [:]
        for section in sections {
            guard let kind = kind(of: section, &diagnostics) else { continue }
            if let first = seen[kind], section.title == kind.rawValue {
                diagnostics.error(
                    .repeatedSection, "the section “\(kind.rawValue)” stands here a second time; put its statements into the first",
                    at: section.heading.range, notes: [Diagnostic.Note("the first is here", at: first)])
            }
            if section.title == kind.rawValue { seen[kind] = seen[kind] ?? section.heading.range }
            switch kind {
            case .types: syntax.types += TypesReader.read(section, &diagnostics)
            case .services: syntax.services += ServicesReader.read(section, &diagnostics)
            case .fields: FieldsReader.read(section, into: &syntax, &diagnostics)
            case .values: syntax.values += ValuesReader.read(section, &diagnostics)
            case .rules: syntax.rules += RulesReader.read(section, &diagnostics)
            case .validations: ValidationsReader.read(section, into: &syntax.validations, &diagnostics)
            case .steps: syntax.steps += FormStepsReader.read(section, &diagnostics)
            case .outcomes: syntax.outcomes += OutcomesReader.read(section, &diagnostics)
            case .commands: syntax.commands += CommandsReader.read(section, &diagnostics)
            case .scenarios: ScenariosReader.read(section, into: &syntax, &diagnostics)
            case .notes: break
            }
        }
    }

    private static func kind(of section: Section, _ diagnostics: inout Diagnostics) -> SectionKind? {
        let title = section.title
        if let kind = SectionKind(rawValue: title) { return kind }
        let names = SectionKind.allCases.map(\.rawValue)
        let range = section.heading.source.range
        if let near = nearestName(to: title, among: names) {
            diagnostics.error(
                .unknownSection, "there is no section “\(title)”; did you mean “\(near)”?", at: range,
                fix: Diagnostic.Fix("write “\(near)”", replacing: range, with: near))
            // Read as what it most likely is, or everything in it would be missing elsewhere.
            return SectionKind(rawValue: near)
        } else {
            diagnostics.error(
                .unknownSection,
                "there is no section “\(title)”; a spec has: \(names.joined(separator: ", ")); free text belongs into Notes", at: range)
        }
        return nil
    }

    private static func reportMissingTitle(_ document: MarkdownDocument, _ diagnostics: inout Diagnostics) {
        let start = document.blocks.first?.range.lowerBound ?? 0
        let range = document.blocks.first.map { block in
            SourceRange(start, document.source.range(ofLine: document.source.position(at: block.range.lowerBound).line).upperBound)
        }
        diagnostics.error(
            .missingTitle, "a spec begins with its title, a heading of the first level, such as “# Sign in”",
            at: range ?? SourceRange(0, 0),
            fix: Diagnostic.Fix("put a title before it", replacing: SourceRange(start, start), with: "# Title\n\n"))
    }

    private static func reportDeepNesting(_ document: MarkdownDocument, _ diagnostics: inout Diagnostics) {
        for range in document.tooDeep {
            diagnostics.error(.nestedTooDeep, "lists and quotes nest more than \(MarkdownDocument.maximumDepth) deep here", at: range)
        }
    }

    /// Reports headings that are written as text over a line; those that were meant as headings stay.
    private static func withoutSetextHeadings(_ blocks: [Block], _ diagnostics: inout Diagnostics) -> [Block] {
        var hasTitle = false
        return blocks.filter { block in
            guard case .heading(let heading) = block else { return true }
            let isTitle = heading.level == 1 && !hasTitle
            if heading.level == 1 { hasTitle = true }
            guard heading.isSetext else { return true }
            diagnostics.error(
                .underlinedHeading,
                "the line below makes a heading of this text; leave a blank line between them, or write “\(heading.level == 1 ? "#" : "##") ”"
                    + " before the text if it is a heading", at: heading.source.range)
            return isTitle || SectionKind(rawValue: heading.source.text) != nil
        }
    }
}
