import FlowRuntime
import ReactiveCore
import ViewModels

/// Edits of a form of 20 fields: the view model that flowgen makes of its spec, beside one that is written by hand for speed alone.
@MainActor var loanApplication: Workload {
    let edits = loanEdits(count: 20_000)
    return Workload(
        name: "generated view model of 20 fields, per edit", operations: edits.count, limit: 4,
        core: {
            let model = LoanApplicationViewModel(services: NoLoanServices())
            var changes = 0
            let texts = [
                model.firstName, model.lastName, model.email, model.emailAgain, model.telephone, model.street, model.houseNumber,
                model.postcode, model.town, model.employer,
            ]
            let numbers = [model.income, model.rent, model.otherLoans, model.amount, model.months]
            model.apply.reactive.isEnabled.observe { _ in changes += 1 }
            return {
                for edit in edits {
                    switch edit {
                    case .text(let field, let text): texts[field].text = text
                    case .number(let field, let value): numbers[field].value = value
                    }
                }
                use(changes)
            }
        },
        direct: {
            let model = DirectLoanApplication()
            var changes = 0
            let texts = [
                model.firstName, model.lastName, model.email, model.emailAgain, model.telephone, model.street, model.houseNumber,
                model.postcode, model.town, model.employer,
            ]
            let numbers = [model.income, model.rent, model.otherLoans, model.amount, model.months]
            model.enabledChanged = { _ in changes += 1 }
            return {
                for edit in edits {
                    switch edit {
                    case .text(let field, let text): model.edit(texts[field], text)
                    case .number(let field, let value): model.edit(numbers[field], value)
                    }
                }
                use(changes)
            }
        })
}

private enum LoanEdit {
    case text(Int, String)
    case number(Int, Int)
}

/// What somebody types who fills in the form again and again: each letter is an edit.
private func loanEdits(count: Int) -> [LoanEdit] {
    let texts = [
        "Anna", "Miller", "anna@example.com", "anna@example.com", "030 123456", "Long Street", "1a", "12345", "Anytown", "The Company",
    ]
    var generator = SmallGenerator(seed: 2)
    var edits: [LoanEdit] = []
    while edits.count < count {
        let field = Int.random(in: 0..<15, using: &generator)
        if field < 10 {
            for length in 0...texts[field].count { edits.append(.text(field, String(texts[field].prefix(length)))) }
        } else {
            edits.append(
                .number(field - 10, Int.random(in: [0...4_000, 0...900, 0...300, 900...51_000, 10...130][field - 10], using: &generator)))
        }
    }
    return edits
}

private struct NoLoanServices: LoanApplicationServices {
    func apply(firstName: String, lastName: String, email: String, amount: Int, months: Int) async throws -> Bool { true }
}
