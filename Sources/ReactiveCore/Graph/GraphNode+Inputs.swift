// Inputs that change after a node was made. Only while nothing is queued: a queued node must not change its level.

extension GraphNode {
    var inputList: ContiguousArray<GraphNode> {
        switch inputs {
        case .none: []
        case .one(let input): [input]
        case .many(let inputs): inputs
        }
    }

    /// How this node depends on `other`: the nodes on the way, from this one to the other; nil if it does not.
    func path(to other: GraphNode) -> [GraphNode]? {
        var visited: Set<ObjectIdentifier> = []
        var way: [GraphNode] = []
        var open: [(node: GraphNode, depth: Int)] = [(self, 0)]
        while let (node, depth) = open.popLast() {
            way.removeSubrange(depth...)
            way.append(node)
            if node === other { return way }
            guard visited.insert(ObjectIdentifier(node)).inserted, node.level > other.level else { continue }
            for input in node.inputList { open.append((input, depth + 1)) }
        }
        return nil
    }

    /// Whether `input` depends on this node, and cannot be made an input of it; that is reported.
    func reportsCycle(through input: GraphNode) -> Bool {
        guard let path = input.path(to: self) else { return false }
        ReactiveProblem.report(.cycle(path: (path.reversed() + [self]).map { NodeNames.description(of: $0) }))
        return true
    }

    func append(input: GraphNode) {
        inputs = .many(inputList + [input])
        if input.liveCount > 0 {
            liveCount += 1
            input.addDependent(self)
        }
        raise(toAtLeast: GraphNode.level(above: input))
    }

    /// Removes one occurrence; answers whether there was one. The level stays what it is, which is right, if not the least.
    func remove(input: GraphNode) -> Bool {
        var list = inputList
        guard let index = list.firstIndex(where: { $0 === input }) else { return false }
        list.remove(at: index)
        inputs = .many(list)
        if input.liveCount > 0 { liveCount -= 1 }
        input.removeDependent(self)
        return true
    }

    private func raise(toAtLeast least: UInt16) {
        var open: [(node: GraphNode, level: UInt16)] = [(self, least)]
        while let (node, level) = open.popLast() {
            guard node.level < level else { continue }
            node.level = level
            if let first = node.firstDependent { open.append((first.takeUnretainedValue(), GraphNode.level(above: node))) }
            for index in 0..<Int(node.moreCount) {
                open.append((node.moreDependents.unsafelyUnwrapped[index].takeUnretainedValue(), GraphNode.level(above: node)))
            }
        }
    }
}

extension Property {
    /// Changes the inputs while nothing is queued, and shows what comes of it.
    final func changeInputs(_ body: @escaping () -> Void) {
        let state = threadState()
        if state.pointee.isRunning {
            state.pointee.later(.assignment, about: node) { [self] in changeInputs(body) }
            return
        }
        settleForRead()
        body()
        if !node.flags.contains(.queued) {
            node.flags.insert(.queued)
            state.pointee.push(node)
        }
        if state.pointee.busy == 0 { commit(state) }
    }
}
