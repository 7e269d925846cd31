import FlowRuntime
import FlowTesting
import Foundation
import ReactiveCore
import Testing
import ViewModels

// The views of the pages “Views in SwiftUI” and “Views in UIKit and AppKit”, which stand there line by line.

private struct OrderScreen: View {
    @Bindable var model: OrderViewModel
    @FocusState var focus: ObjectIdentifier?
    let route: (Order.Outcome) -> Void

    var body: some View {
        VStack {
            FieldRow(title: "Article", field: model.article)
            TextField("Quantity", text: $model.quantity.text)
                .focused($focus, equals: ObjectIdentifier(model.quantity))
            if let error = model.quantity.error { Text(error) }
            if let warning = model.quantity.warning { Text(warning) }
            FieldRow(title: "Coupon", field: model.coupon)
            Button("Order") {
                model.submit.start()
                focus = model.firstInvalidField.map { ObjectIdentifier($0) }
            }
            .disabled(!model.submit.isEnabled)
            if model.submit.isExecuting { ProgressView() }
            if let error = model.submit.error { Text(error) }
        }
        .task { for await outcome in model.outcomes { route(outcome) } }
    }
}

private struct FieldRow: View {
    let title: String
    @Bindable var field: Field<String>

    var body: some View {
        VStack {
            TextField(title, text: $field.text)
                .onSubmit { field.touch() }
            if field.isPending { ProgressView() }
            if let error = field.error { Text(error) }
        }
    }
}

private final class OrderViewController: UIViewController {
    let quantity = UITextField()
    let errors = UILabel()
    let order = UIButton()
    let spinner = UIActivityIndicatorView()
    private let model: OrderViewModel

    init(model: OrderViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        quantity.addAction(
            UIAction { [model, quantity] _ in model.quantity.text = quantity.text ?? "" }, for: .editingChanged)
        order.addAction(UIAction { [model] _ in model.submit.start() }, for: .primaryActionTriggered)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if quantity.text != model.quantity.text { quantity.text = model.quantity.text }
        errors.text = model.errors.joined(separator: "\n")
        order.isEnabled = model.submit.isEnabled
        if model.submit.isExecuting { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
}

/// What views rely on: exactly what they have read is tracked, and a change makes them stale once.
@MainActor @Suite struct ScreenExamples {
    private let services = OrderServicesStub()
    private let model: OrderViewModel

    init() {
        model = OrderViewModel(services: services, clock: TestClock(), locale: Locale(identifier: "en-US"))
        model.deliveryDate.text = "2026-12-31"
        model.code.text = "123456"
    }

    @Test func aScreenInSwiftUI() async {
        let screen = Rendering { OrderScreen(model: model) { _ in }.controls }
        #expect(screen.description == ["Article: ", "Quantity: 1", "Coupon: ", "[Order]"])
        screen.type("Lamp", into: "Article")
        screen.type("1,200", into: "Quantity")
        screen.type(" ab", into: "Coupon")
        #expect(
            screen.description == [
                "Article: Lamp", "Quantity: 1,200", "That is a lot", "Coupon:  ab", "A coupon has 4 characters", "[Order]",
            ])
        screen.type("", into: "Coupon")
        screen.tap("Order")
        #expect(screen.description.suffix(2) == ["(Order)", "spinner"])
        await services.submit.throws()
        #expect(screen.description.suffix(1) == ["spinner"], "it is tried again")
        model.submit.cancel()
        #expect(screen.description.suffix(1) == ["[Order]"])
    }

    @Test func aRowIsRenderedForItsFieldAlone() async {
        let (article, coupon) = (Rendering { row("Article", \.article) }, Rendering { row("Coupon", \.coupon) })
        #expect(article.description == ["Article: "] && coupon.description == ["Coupon: "])
        for text in ["a", "ab", "abc", "abcd"] {
            coupon.type(text, into: "Coupon")
            #expect(coupon.description.first == "Coupon: \(text)" && article.description == ["Article: "])
        }
        #expect(coupon.description == ["Coupon: abcd", "spinner"])
        #expect(coupon.count == 5 && article.count == 1)
        model.update {
            $0.coupon.text = "x"
            $0.article.text = "y"
            $0.article.touch()
        }
        _ = (coupon.description, article.description)
        #expect(coupon.count == 6 && article.count == 2)
    }

    private func row(_ title: String, _ field: KeyPath<OrderViewModel, Field<String>>) -> [Control] {
        FieldRow(title: title, field: model[keyPath: field]).controls
    }

    @Test func aScreenInUIKit() async {
        let screen = OrderViewController(model: model)
        screen.layoutIfNeeded()
        #expect(screen.quantity.text == "1" && screen.errors.text == "" && screen.order.isEnabled && screen.layoutCount == 1)
        screen.quantity.type("12x")
        screen.layoutIfNeeded()
        #expect(screen.quantity.text == "12x" && screen.errors.text == "Enter a whole number" && screen.layoutCount == 2)
        model.note.text = "Nobody shows this."
        screen.layoutIfNeeded()
        #expect(screen.layoutCount == 2)
        model.update {
            $0.quantity.value = 3
            $0.article.value = "Lamp"
        }
        screen.order.sendActions(for: .primaryActionTriggered)
        screen.layoutIfNeeded()
        #expect(screen.quantity.text == "3" && screen.errors.text == "" && screen.layoutCount == 3)
        #expect(screen.spinner.isAnimating && !screen.order.isEnabled)
        await services.submit.returns("A7")
        screen.layoutIfNeeded()
        #expect(!screen.spinner.isAnimating && screen.layoutCount == 4)
    }

    @Test func bindingsWithoutTracking() async {
        let (label, button) = (UILabel(), UIButton())
        var shown: [[String]] = []
        func show(_ messages: [String]) { shown.append(messages) }
        BindingTarget(label, \.text) <~ model.quantity.reactive.error
        BindingTarget(button, \.isEnabled) <~ model.submit.reactive.isEnabled
        model.reactive.errors.observe { messages in show(messages) }
        #expect(label.text == nil && button.isEnabled && shown == [])
        model.quantity.text = "x"
        #expect(label.text == "Enter a whole number" && shown == [["Enter a whole number"]])
        model.update {
            $0.quantity.text = "2"
            $0.article.text = "Lamp"
        }
        model.submit.start()
        #expect(label.text == nil && !button.isEnabled)
    }
}
