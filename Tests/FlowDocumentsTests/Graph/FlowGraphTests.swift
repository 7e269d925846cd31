import FlowSpec
import Testing

@testable import FlowDocuments

/// What every graph of a flow must be, whatever the flow.
@Suite struct FlowGraphTests {
    @Test func thereAreFlows() { #expect(Flows.all.count > 10) }

    @Test(arguments: Flows.all)
    func everyEdgeHasItsEnds(flow: Flow) {
        let graph = FlowGraph(of: flow)
        let ids = graph.groups.map(\.id) + graph.groups.flatMap { $0.nodes.map(\.id) }
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil, "\(id)") }
        for edge in graph.edges { #expect(ids.contains(edge.source) && ids.contains(edge.target), "\(edge)") }
    }

    /// Nothing of the flow is missing.
    @Test(arguments: Flows.all)
    func everythingIsThere(flow: Flow) {
        let graph = FlowGraph(of: flow)
        let names = graph.groups.flatMap(\.nodes)
        #expect(names.filter { $0.kind == .field }.map(\.name) == flow.members.map { flow.name(of: $0) })
        #expect(names.filter { $0.kind == .value }.map(\.name) == flow.values.map(\.name.text))
        #expect(graph.groups.filter { $0.kind == .command }.map(\.title) == flow.commands.map(\.name.text))
        #expect(Set(names.filter { $0.kind == .outcome }.map(\.name)) == Set(flow.outcomes.map(\.name)))
        for command in flow.commands {
            let nodes = graph.groups.first { $0.kind == .command && $0.title == command.name.text }?.nodes ?? []
            let calls = command.allSteps.count { if case .call = $0.kind { true } else { false } }
            #expect(nodes.count { $0.kind == .call } == calls)
        }
    }

    /// No edge says what others say already.
    @Test(arguments: Flows.all)
    func nothingFollowsFromTheRest(flow: Flow) {
        let edges = FlowGraph(of: flow).edges.filter(\.kind.isDependency)
        for edge in edges where edge.kind == .reads {
            var reached: Set<String> = []
            var pending = edges.filter { $0.source == edge.source && $0 != edge }.map(\.target)
            while let node = pending.popLast() {
                if !reached.insert(node).inserted { continue }
                pending += edges.filter { $0.source == node }.map(\.target)
            }
            #expect(!reached.contains(edge.target), "\(edge)")
        }
    }

    /// Every step can be reached from the first.
    @Test(arguments: Flows.all)
    func stepsFollowEachOther(flow: Flow) {
        let graph = FlowGraph(of: flow)
        for group in graph.groups where group.kind == .command {
            var reached: Set<String> = []
            var pending = [group.nodes[0].id]
            while let node = pending.popLast() {
                if reached.insert(node).inserted { pending += graph.edges.filter { $0.kind.isStep && $0.source == node }.map(\.target) }
            }
            let lost = group.nodes.filter { !reached.contains($0.id) && $0.kind != .failureHandler }
            #expect(lost.filter { node in !graph.edges.contains { $0.target == node.id } }.isEmpty, "\(lost)")
        }
    }

    @Test func namesBecomeIdentifiersOfTheirOwn() {
        let names = ["a", "a_b", "a__b", "a_b_", "é", "e_9", "_E9_", "发票", "a.b", "E9", ""]
        #expect(Set(names.map(FlowGraph.identifier)).count == names.count)
        #expect(FlowGraph.identifier("a_é") == "a___E9_")
    }
}
