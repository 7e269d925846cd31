import ReactiveCore

/// A list of parts of a flow: rows that its user adds, removes and moves.
///
/// A row is a view model of its own, which stays the same wherever it is moved, so that a list in a view can tell rows apart.
///
/// ```swift
/// ForEach(model.items) { item in ItemRow(item: item) }
/// Button("Add") { model.items.add() }.disabled(!model.items.canAdd)
/// model.items[0].quantity.text = "2"
/// ```
public final class PartList<Part: FlowPart>: FormPart, PropertyConvertible {
    struct Row {
        let number: Int
        let part: Part
        let form: Form
        let value: Property<Part.Value>
        /// Whether the row is in the list.
        let isPresent: MutableProperty<Bool>
    }

    /// How many rows it takes; nil for any number.
    public let maximumCount: Int?
    /// The rows, also those that were set in an observer, which are announced only after the current round.
    private(set) var current: [Row] = []
    /// The same, as far as they are announced.
    private let stored = MutableProperty<[Row]>([])
    private var lastNumber = 0
    private let makeRow: (Form) -> (part: Part, value: Property<Part.Value>)
    private let values = PropertyList<Part.Value>()
    private let validities = Conjunction()
    private let pendings = PropertyList<Bool>()
    private let findings = PropertyList<[Finding]>()
    /// Whoever wants to know the rows as soon as they are others.
    private var follower: (([Row]) -> Void)?
    /// Made when somebody wants to know.
    private var obstacles: PropertyList<[Finding]>?

    /// An empty list.
    ///
    /// - Parameters:
    ///   - form: That of the whole.
    ///   - maximumCount: How many rows it takes; nil for any number.
    ///   - isConditional: Whether it can be inactive; then ``FormPart/onlyWhen(_:)`` has to be called.
    ///   - label: What stands before the errors of a row in the list of all errors, by the row's number, counted from 1.
    ///   - part: Makes a row with the form that it is given.
    @MainActor public init(
        in form: Form, atMost maximumCount: Int? = nil, isConditional: Bool = false, called label: @escaping (Int) -> FlowText,
        of part: @escaping @MainActor (Form) -> Part
    ) {
        self.maximumCount = maximumCount
        makeRow = { form in
            let row = part(form)
            return (row, row.valueProperty)
        }
        super.init(in: form, isConditional: isConditional, label: label)
        form.add(part: self)
    }

    override var forms: [Form] { current.map(\.form) }

    // MARK: What is read

    /// The values of all rows; none while the list is inactive.
    public var value: [Part.Value] { property.value }

    /// The values of all rows, or nil while the list is inactive.
    public var valueIfActive: [Part.Value]? { isActive ? value : nil }

    /// Whether there is room for one more row.
    public var canAdd: Bool { maximumCount.map { stored.value.count < $0 } ?? true }

    /// The values of all rows as a property; none while the list is inactive.
    public private(set) lazy var property: Property<[Part.Value]> =
        activity.map { .derived(from: values, $0) { values, isActive in isActive ? values : [] } } ?? values

    /// What the list has to say, as properties.
    public var reactive: Reactive { Reactive(list: self) }

    /// The observable side of a list, for those who work with streams.
    public struct Reactive {
        let list: PartList

        /// See ``PartList/value``.
        public var value: Property<[Part.Value]> { list.property }
        /// See ``PartList/valueIfActive``.
        public var valueIfActive: Property<[Part.Value]?> {
            .derived(from: list.property, list.activeness) { value, isActive in isActive ? value : nil }
        }
        /// See ``FormField/isActive``.
        public var isActive: Property<Bool> { list.activeness }
        /// See ``FormField/isValid``.
        public var isValid: Property<Bool> { list.validity }
        /// See ``FormField/isPending``.
        public var isPending: Property<Bool> { list.pendingness }
        /// See ``FormField/error``.
        public var error: Property<String?> { list.errorMessage }
        /// See ``FormField/errors``.
        public var errors: Property<[String]> { list.errorMessages }
        /// See ``FormField/warning``.
        public var warning: Property<String?> { list.warningMessage }
    }

    // MARK: What is done

    /// Adds a row at the end, as its user does, and edits it in the same change.
    ///
    /// ```swift
    /// model.items.add { $0.article.value = "Lamp" }
    /// ```
    ///
    /// - Returns: The row; nil if there is no room for it.
    @discardableResult
    public func add(_ edit: (Part) -> Void = { _ in }) -> Part? { insert(at: current.count, edit) }

    /// The same before the row that stands at `index`.
    @discardableResult
    public func insert(at index: Int, _ edit: (Part) -> Void = { _ in }) -> Part? {
        if let maximumCount, current.count >= maximumCount { return nil }
        return transactionally {
            recordEdit()
            let row = makeRow(numbered: nextNumber())
            var rows = current
            rows.insert(row, at: index)
            write(rows, touching: true)
            edit(row.part)
            return row.part
        }
    }

    /// Takes the row at `index` out of the list. What it waits for does not matter any more.
    public func remove(at index: Int) {
        var rows = current
        rows.remove(at: index)
        change {
            recordEdit()
            write(rows, touching: true)
        }
    }

    /// Takes a row out of the list; one that is not there stays away.
    public func remove(_ part: Part) {
        if let index = current.firstIndex(where: { $0.part === part }) { remove(at: index) }
    }

    /// Moves a row, which stays what it is: afterwards the one at `index` stands at `goal`.
    public func move(from index: Int, to goal: Int) {
        var rows = current
        rows.insert(rows.remove(at: index), at: goal)
        change {
            recordEdit()
            write(rows, touching: true)
        }
    }

    override func resetToStart() {
        change { write([], touching: false) }
    }

    /// Tells the rows now, and as soon as they are others.
    func follow(_ follower: @escaping ([Row]) -> Void) {
        self.follower = follower
        follower(current)
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func makeRow(numbered number: Int) -> Row {
        let isPresent = MutableProperty(true)
        let form = Form(in: self, of: form, activity: activity.map { $0.and(isPresent) } ?? isPresent)
        let (part, value) = makeRow(form)
        return Row(number: number, part: part, form: form, value: value, isPresent: isPresent)
    }

    /// - Parameter isTouched: Nil if that stays as it is.
    func write(_ rows: [Row], touching isTouched: Bool?, isRestoration: Bool = false) {
        let earlier = current
        let isChange = !Self.areSame(earlier, rows)
        scope?.assigning?.note(self, restoration: restoration())
        if !isRestoration, scope?.assigning == nil { scope?.history?.note(self) }
        writeCount += 1
        if let isTouched { touched.value = isTouched }
        if isTouched == true { form?.wasTouched() }
        clearServerError()
        if isChange {
            current = rows
            for row in earlier where !rows.contains(where: { $0.part === row.part }) { row.isPresent.value = false }
            for row in rows { row.isPresent.value = true }
            stored.value = rows
            values.properties = rows.map(\.value)
            pendings.properties = rows.map(\.form.reactive.isPending)
            findings.properties = rows.map(\.form.findings)
            obstacles?.properties = rows.map { $0.form.allObstacles() }
            follower?(rows)
            for row in earlier { validities.remove(row.form.reactive.isValid) }
            for row in rows { validities.add(row.form.reactive.isValid) }
        }
        wasWritten(isChange: isChange, isRestoration: isRestoration, isAtStart: rows.isEmpty)
    }

    /// What gives the list its present rows back.
    private func restoration() -> () -> Void {
        let rows = current
        let isTouched = touched.value
        return { [unowned self] in write(rows, touching: isTouched, isRestoration: true) }
    }

    private func recordEdit() { scope?.history?.record(.edit(of: ObjectIdentifier(self))) }

    override var present: FieldRestoration { restoration(to: current) }

    override var isUndone: Bool { true }

    /// That the list is given back rows that it has, or has had; what is in them stays as it is.
    func restoration(to rows: [Row]) -> FieldRestoration {
        FieldRestoration(
            field: self,
            isNeedless: { self.holds(rows) },
            restore: {
                guard !self.holds(rows) || !Self.areSame(self.current, self.stored.value) else {
                    // Also a list that holds them already is nobody else's any more.
                    self.writeCount += 1
                    return
                }
                self.change { self.write(rows, touching: nil) }
            })
    }

    private func holds(_ rows: [Row]) -> Bool { Self.areSame(rows, current) }

    private static func areSame(_ rows: [Row], _ others: [Row]) -> Bool { rows.elementsEqual(others) { $0.part === $1.part } }

    private func transactionally<Result>(_ body: () -> Result) -> Result { scope?.change(body) ?? body() }

    // MARK: What is in it

    override func valueDiffersFromStart() -> Property<Bool> { stored.map { !$0.isEmpty } }
    override func innerValidity() -> Property<Bool>? { validities }
    override func innerPendingness() -> Property<Bool>? { pendings.map { $0.contains(true) } }

    override func innerFindings() -> Property<[Finding]> { labelled(findings) }

    override func innerObstacles() -> Property<[Finding]> {
        let known = obstacles ?? PropertyList(current.map { $0.form.allObstacles() })
        obstacles = known
        return labelled(known)
    }

    private func labelled(_ findings: Property<[[Finding]]>) -> Property<[Finding]> {
        .derived(from: findings, localization) { [label] rows, localization in
            rows.enumerated().flatMap { index, findings in
                guard !findings.isEmpty, let label = label?(index + 1) else { return findings }
                return findings.map { $0.labelled(localization.string(for: label)) }
            }
        }
    }
}

/// The rows, in their order.
extension PartList: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { stored.value.count }
    public subscript(index: Int) -> Part { stored.value[index].part }
}
