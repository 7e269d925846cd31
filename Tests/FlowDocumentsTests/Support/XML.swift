import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A well-formed XML document as its elements' names and its texts.
final class XML: NSObject, XMLParserDelegate {
    private(set) var elements: [String] = []
    private(set) var text = ""

    /// - Throws: what the parser finds wrong.
    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        elements.append(name)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
