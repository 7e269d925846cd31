/// A kind of mistake in a spec, by the number that it keeps from one version to the next.
///
/// The hundreds say at which stage it is found: 1 the document and its sections, 2 statements and phrases, 3 code spans, 4 names and
/// types, 5 fields, values, rules and commands, 6 scenarios, 7 several specs, 8 translations. A number that is no longer used is not
/// given again.
public enum DiagnosticCode: Int, CaseIterable, Sendable {
    // MARK: The document and its sections

    case missingTitle = 101
    case secondTitle = 102
    case unnamedFlow = 103
    case misplacedStatement = 104
    case unknownSection = 105
    case repeatedSection = 106
    case underlinedHeading = 107
    case unnamedCommand = 108
    case nestedTooDeep = 109
    case specTooLarge = 110
    case tooManyMistakes = 111
    case flowNameTooLong = 112

    // MARK: Statements and phrases

    case missingBullet = 201
    case malformedItem = 202
    case unexpectedItems = 203
    case missingItems = 204
    case unexpectedText = 205
    case gluedTable = 206
    case touchingSpans = 207
    case htmlTag = 208
    case loneBacktick = 209
    case missingCodeSpan = 210
    case unknownPhrase = 211
    case decoratedPhrase = 212
    case incompletePhrase = 213
    case missingMessage = 214
    case quotedMessage = 215
    case malformedTranslation = 216
    case saidTwice = 217
    case stepAmongProperties = 218
    case secondStepList = 219
    case nothingToDo = 220
    case lateShowing = 221

    // MARK: Code spans

    case unexpectedSign = 301
    case lookalikeCharacter = 302
    case malformedLiteral = 303
    case foreignOperator = 304
    case wrongEqualsSign = 305
    case chainedComparison = 306
    case malformedCaseTest = 307
    case notInTheLanguage = 308
    case danglingComma = 309
    case malformedCase = 310
    case malformedDeclaration = 311
    case malformedType = 312

    // MARK: Names and types

    case unknownName = 401
    case unknownType = 402
    case unknownCase = 403
    case unknownMember = 404
    case duplicateName = 405
    case reservedName = 406
    case endlessType = 407
    case typeMismatch = 408
    case mayBeNil = 409
    case neverNil = 410
    case noResult = 411
    case undeterminedType = 412
    case wrongArguments = 413
    case wrongPayload = 414
    case wrongCall = 415
    case misplacedClosure = 416
    case impossibleNumber = 417
    case notAValue = 418
    case notAField = 419

    // MARK: Fields, values, rules and commands

    case waitingService = 501
    case startValueReadsField = 502
    case clockInValue = 503
    case scenarioOnly = 504
    case missingStartValue = 505
    case unsuitablePhrase = 506
    case circularDependency = 507
    case missingCase = 508
    case ruleWithoutField = 509
    case nothingToWaitFor = 510
    case neverReached = 511
    case otherwiseWithoutWhen = 512
    case uselessStep = 513
    case pathAsTarget = 514
    case missingReturn = 515
    case unavailableInput = 516
    case unknownFailure = 517
    case restoredSecret = 518
    case namedRuleReadsFlow = 520
    case memberOfTwoSteps = 530
    case memberWithoutStep = 531
    case noLastingStep = 532

    // MARK: Scenarios

    case repeatedScenario = 601
    case malformedTable = 602
    case notEnterable = 603
    case unfittingAnswer = 604
    case unavailableStep = 605
    case notAList = 606
    case nothingToDrive = 609

    // MARK: Several specs

    case unknownSpec = 701
    case circularSpecs = 702
    case typeNotInSpec = 703
    case repeatedFlowName = 704
    case specOutsideFolder = 705
    case unsuitablePart = 706
    case partWithMistakes = 707
    case ruleNotInSpec = 709

    // MARK: Translations

    /// Not found by checking, but by ``Flow/missingTranslations(in:)``.
    case missingTranslation = 801
}

extension DiagnosticCode: CustomStringConvertible, LosslessStringConvertible {
    /// As it is printed: `FLOW105`.
    public var description: String {
        let digits = String(rawValue)
        return "FLOW" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }

    /// Reads `FLOW105`, in capital or small letters; nil if there is no such code.
    public init?(_ text: String) {
        guard let code = Self.allCases.first(where: { $0.description == text.uppercased() }) else { return nil }
        self = code
    }
}
