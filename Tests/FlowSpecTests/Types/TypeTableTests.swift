import FlowMarkdown
import FlowSpec
import Testing

/// Types that refer to each other, and to those of other flows.
@Suite struct TypeTableTests {
    private func table(_ declarations: [String], _ diagnostics: inout Diagnostics) -> TypeTable {
        var result = TypeTable()
        result.declare(
            declarations.compactMap { source in
                switch TypeDeclarationSyntax.parse(MappedText(source, at: 0), &diagnostics) {
                case .enumeration(let syntax): .enumeration(syntax)
                case .record(let syntax): .record(syntax)
                case .imported, nil: nil
                }
            }, &diagnostics)
        return result
    }

    @Test func orderDoesNotMatter() {
        var diagnostics = Diagnostics()
        let types = table(["A { b: B, c: [A] }", "B: one | two(c: C?)", "C { n: Int }"], &diagnostics)
        #expect(diagnostics.all.isEmpty)
        #expect(types.records["A"]?.fields.map(\.type) == [.enumeration("B"), .array(.record("A"))])
        #expect(types.enumerations["B"]?.cases[1].parameters[0].type == .optional(.record("C")))
    }

    @Test func whatHoldsItselfIsReportedOnce() {
        var diagnostics = Diagnostics()
        _ = table(["A { b: B? }", "B: one | two(c: C)", "C { a: A }", "D { c: C }"], &diagnostics)
        #expect(diagnostics.all.map(\.message) == ["`A` holds itself: `A` → `B` → `C` → `A`; a list `[A]` can"])
    }

    @Test func typesOfAnotherFlowKeepTheirNames() throws {
        var diagnostics = Diagnostics()
        let invoice = table(["Owner: personal | company", "Line { owner: Owner, tags: [String] }"], &diagnostics)
        var types = table(["Owner: a | b"], &diagnostics)
        types.addTypes(of: invoice, flow: "Invoice")
        types.declare([.imported(Name("Line", at: SourceRange(0, 4)), flow: "Invoice")], &diagnostics)
        #expect(diagnostics.all.isEmpty)
        #expect(types.type(named: "Line") == .record("Invoice.Line"))
        #expect(types.records["Invoice.Line"]?.fields.map(\.type) == [.enumeration("Invoice.Owner"), .array(.string)])
        var scope = Scope(types: types, context: .rule)
        scope.declare(Symbol("line", .field(.record("Invoice.Line"), isConditional: false)))
        scope.declare(Symbol("owner", .field(.enumeration("Owner"), isConditional: false)))
        for (source, isRight) in [
            ("line.owner == .company", true), ("owner == .a", true), ("line.owner == .a", false), ("line.owner == owner", false),
        ] {
            var diagnostics = Diagnostics()
            let expression = try #require(Expression.parse(MappedText(source, at: 0), &diagnostics))
            #expect((TypeChecker(scope).check(expression, &diagnostics) != nil) == isRight, "\(source)")
        }
    }

    @Test(arguments: [
        (ValueType.string, "string([])"), (.bool, "boolean(false)"), (.int, "integer(\"0\")"), (.decimal, "integer(\"0\")"),
        (.optional(.date), "nilLiteral"),
        (.array(.int), "array([])"), (.date, "nil"), (.record("Account"), "nil"), (.external(name: "User", module: "M"), "nil"),
    ]) func naturalValues(type: ValueType, kind: String) {
        let value = SampleScope.types.naturalValue(of: type, at: SourceRange(0, 0))
        #expect(value.map { "\($0.kind)".replacing("FlowSpec.", with: "") } ?? "nil" == kind)
        #expect(value == nil || value?.type == type)
    }

    @Test func anEnumStartsWithItsFirstCase() {
        guard case .enumCase(let value)? = SampleScope.types.naturalValue(of: .enumeration("CardStatus"), at: SourceRange(0, 0))?.kind
        else {
            Issue.record("a case")
            return
        }
        #expect(value.name == "notVerified")
    }

    /// `é` as one character and as two are one name; what is written out is the declaration's.
    @Test func namesAreComparedAsPeopleReadThem() throws {
        var diagnostics = Diagnostics()
        let types = table(["Caf\u{E9}: cr\u{E8}me | noir", "Tasse { pr\u{E9}nom: String }"], &diagnostics)
        var scope = Scope(types: types, context: .rule)
        scope.declare(Symbol("caf\u{E9}", .field(.enumeration("Caf\u{E9}"), isConditional: false)))
        scope.declare(Symbol("tasse", .field(.record("Tasse"), isConditional: false)))
        let source = "cafe\u{301} is .cre\u{300}me && tasse.pre\u{301}nom.isEmpty"
        let expression = try #require(Expression.parse(MappedText(source, at: 0), &diagnostics))
        let typed = try #require(TypeChecker(scope).check(expression, &diagnostics))
        var names: [String] = []
        typed.visit {
            switch $0.kind {
            case .isCase(_, _, let name, _), .member(_, let name): names.append(name)
            case .reference(let reference, _): names.append(reference.description)
            default: break
            }
        }
        #expect(
            names.map { Array($0.unicodeScalars) } == ["cr\u{E8}me", "caf\u{E9}", "pr\u{E9}nom", "tasse"].map { Array($0.unicodeScalars) })
    }
}
