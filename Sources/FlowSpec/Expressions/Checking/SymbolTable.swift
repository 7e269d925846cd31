/// The symbols that are known at a place, by their names.
///
/// Those of a flow are the same in all its places, and many; each place adds a few of its own. Both are kept apart, so that a place is made
/// without a copy of the flow's.
public struct SymbolTable: Equatable, Sendable {
    private var shared: [String: Symbol] = [:]
    private var own: [String: Symbol] = [:]
    private var sharedNames: [String] = []
    private var ownNames: [String] = []

    /// In the order of declaration, for suggestions; those of the place behind those of the flow.
    var names: [String] { sharedNames + ownNames }

    public subscript(name: String) -> Symbol? { own[name] ?? shared[name] }

    /// Makes a symbol known; a later one hides an earlier one of its name.
    mutating func declare(_ symbol: Symbol) {
        let isNew = self[symbol.name] == nil
        if case .local = symbol.kind {
            own[symbol.name] = symbol
            if isNew { ownNames.append(symbol.name) }
        } else {
            own[symbol.name] = nil
            shared[symbol.name] = symbol
            if isNew { sharedNames.append(symbol.name) }
        }
    }
}
