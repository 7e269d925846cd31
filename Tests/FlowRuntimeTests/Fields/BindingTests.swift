import FlowRuntime
import Observation
import Testing
import ViewModels

/// SwiftUI's `Bindable` and `Binding` as far as key paths are concerned.
@dynamicMemberLookup @MainActor private struct Bindable<Object: AnyObject & Observable> {
    let object: Object

    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

@dynamicMemberLookup @MainActor private struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { get()[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

@MainActor @Suite struct BindingTests {
    let model = RegistrationViewModel(services: RegistrationServicesStub())

    @Test func goesThroughAModelInState() {
        let model = model
        var state = model
        let bound = Binding(get: { state }, set: { state = $0 })
        let text: Binding<String> = bound.email.text
        text.wrappedValue = " a@example.com "
        #expect(model.email.value == "a@example.com" && text.wrappedValue == " a@example.com ")
        let isOn: Binding<Bool> = bound.useCreditCard.value
        isOn.wrappedValue.toggle()
        #expect(model.useCreditCard.value && model.useCreditCard.isTouched)
    }

    @Test func goesThroughABindableModelAndField() {
        let text: Binding<String> = Bindable(object: model).creditCardNumber.text
        text.wrappedValue = "4111 1111"
        let sameText: Binding<String> = Bindable(object: model.creditCardNumber).text
        #expect(sameText.wrappedValue == "4111 1111")
        sameText.wrappedValue = "5"
        #expect(model.creditCardNumber.text == "5")
    }

    @Test func doesNotReplaceAField() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let model = RegistrationViewModel(services: RegistrationServicesStub())
                model.email = Field("")
            }
        }
        let email = model.email
        model.email = email
        #expect(model.email === email)
    }
}
