import CLibcmark

/// A node of libcmark's tree, which must outlive it.
struct Node {
    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    var type: cmark_node_type { cmark_node_get_type(pointer) }
    var children: NodeChildren { NodeChildren(following: Node(cmark_node_first_child(pointer))) }
    var next: Node? { Node(cmark_node_next(pointer)) }

    /// The first and the last line, counted from 1. libcmark gives wrong last lines for headings, code and HTML.
    var firstLine: Int { Int(cmark_node_get_start_line(pointer)) }
    var lastLine: Int { Int(cmark_node_get_end_line(pointer)) }
    /// Counted in bytes from 1.
    var firstColumn: Int { Int(cmark_node_get_start_column(pointer)) }

    /// The bytes of its text, valid while the tree is unchanged.
    var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
    var url: String { Self.string(cmark_node_get_url(pointer)) }
    var title: String { Self.string(cmark_node_get_title(pointer)) }
    var info: String { Self.string(cmark_node_get_fence_info(pointer)) }

    var literalText: String { String(decoding: literal, as: UTF8.self) }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isNumberedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
    var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        String(decoding: bytes(text), as: UTF8.self)
    }

    private static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        var count = 0
        while text[count] != 0 { count += 1 }
        return UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
    }
}

/// The children of a node, in order.
struct NodeChildren: Sequence, IteratorProtocol {
    fileprivate var following: Node?

    mutating func next() -> Node? {
        defer { following = following?.next }
        return following
    }
}

/// Parses `bytes` and hands the tree to `body`; it is released afterwards.
func withDocumentNode<Result>(_ bytes: some Collection<UInt8>, _ body: (Node) -> Result) -> Result? {
    let root = bytes.withContiguousStorageIfAvailable { buffer in
        buffer.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
    guard let root, let node = Node(root) else { return nil }
    defer { cmark_node_free(node.pointer) }
    return body(node)
}
