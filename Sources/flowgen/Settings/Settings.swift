import FlowMarkdown
import FlowSpec

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the file `flowgen.json` in the specs folder says: options that hold where the command line does not say otherwise.
///
/// ```json
/// {
///   "output": "Sources/App/Generated",
///   "tests-output": "Tests/AppTests/Generated",
///   "access": "internal",
///   "import": ["AppModels"],
///   "languages": ["de", "fr"]
/// }
/// ```
///
/// A setting has the name of its option. A flag is `true` or `false`, an option that may be repeated is a list.
struct Settings {
    /// Every setting that there is, also those that the command at hand does not read.
    static let options = GenerateOptions.settings + CheckCommand.settings

    static let fileName = "flowgen.json"

    private var values: [String: [String]] = [:]

    /// The text of a specs folder's settings; nil if it has no such file.
    /// - Throws: a ``FileError`` if the file cannot be read.
    static func text(in folder: SpecFolder) throws(FileError) -> SourceText? {
        let path = folder.path == "." ? fileName : "\(folder.path)/\(fileName)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let bytes = FileKind.contents(ofFile: path) else { throw FileError("“\(path)” cannot be read") }
        return SourceText(path: path, text: String(decoding: bytes, as: UTF8.self))
    }

    /// Reads the settings of a specs folder; there are none if it has no such file.
    /// - Throws: ``Mistakes`` if something in the file is not as it has to be, a ``FileError`` if it cannot be read.
    init(in folder: SpecFolder) throws { try self.init(Self.text(in: folder)) }

    /// - Throws: ``Mistakes`` if something in the text is not as it has to be.
    init(_ source: SourceText?) throws(Mistakes) {
        guard let source else { return }
        var mistakes = Mistakes(source: source)
        do throws(JSONReader.SyntaxError) {
            read(try JSONReader.read(source), &mistakes)
        } catch {
            mistakes.add(error.message, at: error.range)
        }
        if !mistakes.isEmpty { throw mistakes }
    }

    /// The settings that hold for a spec: those of the innermost folder around it that has some.
    static func around(_ spec: SourceText) throws -> Settings {
        var folder = spec.path
        while let slash = folder.lastIndex(of: "/") {
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
            if FileManager.default.fileExists(atPath: "\(folder)/\(fileName)") { return try Settings(in: SpecFolder(path: folder)) }
            // What lies above these is not written in the path.
            if folder == "/" || folder == ".." || folder.hasSuffix("/..") { return Settings() }
        }
        return try Settings(in: SpecFolder(path: "."))
    }

    private init() {}

    /// What the command line says, or else the settings.
    func value(of option: OptionDescription, _ arguments: Arguments) -> String? {
        values(of: option, arguments).last
    }

    func values(of option: OptionDescription, _ arguments: Arguments) -> [String] {
        arguments.has(option) ? arguments.values(of: option) : values[option.name] ?? []
    }

    /// Whether a flag is given. The command line also wins where it gives the option that the flag excludes.
    func has(_ flag: OptionDescription, unless opposite: OptionDescription, _ arguments: Arguments) -> Bool {
        arguments.has(flag) || !arguments.has(opposite) && values[flag.name] != nil
    }

    private mutating func read(_ json: JSONText, _ mistakes: inout Mistakes) {
        guard case .object(let members) = json.kind else {
            return mistakes.add("settings are an object: { \"output\": \"Generated/ViewModels\" }", at: json.range)
        }
        var seen: Set<String> = []
        for member in members {
            guard let option = Self.options.first(where: { $0.name == member.name }) else {
                let offer = ArgumentReader.offer(member.name, among: Self.options.map(\.name))
                mistakes.add("there is no setting “\(member.name)”\(offer)", at: member.nameRange)
                continue
            }
            if !seen.insert(option.name).inserted {
                mistakes.add("“\(option.name)” is set a second time", at: member.nameRange)
            }
            values[option.name] = read(member.value, of: option, &mistakes)
        }
    }

    private func read(_ json: JSONText, of option: OptionDescription, _ mistakes: inout Mistakes) -> [String]? {
        switch json.kind {
        case .boolean(let isSet) where option.value == nil: return isSet ? [""] : nil
        case .array(let elements) where option.mayBeRepeated:
            return elements.reduce(into: []) { texts, element in
                if let text = text(element, of: option, after: texts, &mistakes) { texts.append(text) }
            }
        case _ where option.value == nil:
            mistakes.add("“\(option.name)” is true or false, and this is \(json.noun)", at: json.range)
        case _ where option.mayBeRepeated:
            mistakes.add("“\(option.name)” is a list of texts, and this is \(json.noun)", at: json.range)
        default: return text(json, of: option, after: [], &mistakes).map { [$0] }
        }
        return nil
    }

    private func text(
        _ json: JSONText, of option: OptionDescription, after earlier: [String], _ mistakes: inout Mistakes
    ) -> String? {
        guard case .string(let text) = json.kind else {
            mistakes.add("“\(option.name)” \(option.mayBeRepeated ? "holds texts" : "is a text"), and this is \(json.noun)", at: json.range)
            return nil
        }
        guard let message = option.objection(to: text, of: option.name, after: earlier) else { return text }
        mistakes.add(message, at: json.range)
        return nil
    }
}

extension Settings {
    /// What is wrong with the file of settings.
    struct Mistakes: Error {
        let source: SourceText
        private var mistakes: [(message: String, range: SourceRange)] = []

        init(source: SourceText) {
            self.source = source
        }

        var isEmpty: Bool { mistakes.isEmpty }

        mutating func add(_ message: String, at range: SourceRange) {
            mistakes.append((message, range))
        }

        func text(_ style: TextStyle) -> String {
            mistakes.map { DiagnosticPrinter(source, style: style).text(of: $0.message, .error, at: $0.range) }.joined()
        }
    }
}
