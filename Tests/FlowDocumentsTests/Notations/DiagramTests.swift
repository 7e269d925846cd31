import FlowSpec
import Testing

@testable import FlowDocuments

/// Diagrams in each notation.
@Suite struct DiagramTests {
    @Test(arguments: DiagramNotation.allCases)
    func smallFlow(notation: DiagramNotation) throws {
        let flow = try Flows.named("Door")
        try Expected.compare(FlowGraph(of: flow).written(in: notation), with: "Door.\(notation.rawValue)")
        let field = try #require(StateGraph.fields(of: flow).first)
        let states = try #require(StateGraph(of: field, in: flow))
        try Expected.compare(states.written(in: notation), with: "Door.states.\(notation.rawValue)")
    }

    /// The README shows the diagram of the sign-in as it is.
    @Test func readme() throws {
        let file = Flows.root.appending(path: "README.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "```mermaid\n"))
        let end = try #require(text[start.upperBound...].range(of: "```"))
        let diagram = FlowGraph(of: try Flows.named("SignIn")).written(in: .mermaid)
        try Expected.compare("\(text[..<start.upperBound])\(diagram)\(text[end.lowerBound...])", withFile: file)
    }

    @Test(arguments: Flows.all)
    func picturesAreWellFormed(flow: Flow) throws {
        let picture = FlowPicture(FlowGraph(of: flow))
        let xml = try XML(picture.svg)
        #expect(xml.elements.prefix(3) == ["svg", "title", "desc"])
        for boxes in picture.boxGroups {
            #expect(boxes.overlaps == [])
            for box in boxes { #expect(box.lies(in: picture.size)) }
        }
        for field in StateGraph.fields(of: flow) {
            let picture = StatePicture(try #require(StateGraph(of: field, in: flow)))
            _ = try XML(picture.svg)
            #expect(picture.boxGroups.flatMap(\.self).overlaps == [])
            for box in picture.boxGroups.flatMap(\.self) { #expect(box.lies(in: picture.size)) }
        }
    }

    @Test(.enabled(if: DotProgram.isInstalled), arguments: Flows.all)
    func graphvizDraws(flow: Flow) throws {
        #expect(try DotProgram.complaints(of: FlowGraph(of: flow).written(in: .dot)) == "")
        for field in StateGraph.fields(of: flow) {
            #expect(try DotProgram.complaints(of: #require(StateGraph(of: field, in: flow)).written(in: .dot)) == "")
        }
    }

    @Test(arguments: Flows.all)
    func areTheSameEachTime(flow: Flow) {
        for notation in DiagramNotation.allCases {
            #expect(FlowGraph(of: flow).written(in: notation) == FlowGraph(of: flow).written(in: notation))
        }
    }
}
