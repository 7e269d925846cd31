import ViewModels

extension RegistrationViewModel {
    /// With everything entered that an account without a card needs.
    static func filledIn(_ services: any RegistrationServices) -> RegistrationViewModel {
        let model = RegistrationViewModel(services: services)
        model.update {
            $0.email.text = "a@example.com"
            $0.password.text = "secret"
            $0.passwordAgain.text = "secret"
        }
        return model
    }

    /// With a card that can be verified, besides.
    static func withCard(_ services: any RegistrationServices) -> RegistrationViewModel {
        let model = filledIn(services)
        model.update {
            $0.useCreditCard.value = true
            $0.creditCardNumber.text = "4111 1111 1111 1111"
        }
        return model
    }
}

extension SignInViewModel {
    static func filledIn(_ services: any SignInServices, password: String = "secret") -> SignInViewModel {
        let model = SignInViewModel(services: services)
        model.update {
            $0.userName.text = "anna"
            $0.password.text = password
        }
        return model
    }
}
