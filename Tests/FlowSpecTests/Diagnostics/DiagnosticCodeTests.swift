import FlowSpec
import Testing

/// People search for a code and tools filter by it, so that a code keeps its meaning.
@Suite struct DiagnosticCodeTests {
    private static let numbers: [(DiagnosticCode, String)] = [
        (.missingTitle, "FLOW101"), (.secondTitle, "FLOW102"), (.unnamedFlow, "FLOW103"), (.misplacedStatement, "FLOW104"),
        (.unknownSection, "FLOW105"), (.repeatedSection, "FLOW106"), (.underlinedHeading, "FLOW107"), (.unnamedCommand, "FLOW108"),
        (.nestedTooDeep, "FLOW109"), (.specTooLarge, "FLOW110"), (.tooManyMistakes, "FLOW111"),
        (.flowNameTooLong, "FLOW112"), (.missingBullet, "FLOW201"), (.malformedItem, "FLOW202"), (.unexpectedItems, "FLOW203"),
        (.missingItems, "FLOW204"), (.unexpectedText, "FLOW205"), (.gluedTable, "FLOW206"), (.touchingSpans, "FLOW207"),
        (.htmlTag, "FLOW208"), (.loneBacktick, "FLOW209"), (.missingCodeSpan, "FLOW210"), (.unknownPhrase, "FLOW211"),
        (.decoratedPhrase, "FLOW212"), (.incompletePhrase, "FLOW213"), (.missingMessage, "FLOW214"), (.quotedMessage, "FLOW215"),
        (.malformedTranslation, "FLOW216"), (.saidTwice, "FLOW217"), (.stepAmongProperties, "FLOW218"), (.secondStepList, "FLOW219"),
        (.nothingToDo, "FLOW220"), (.lateShowing, "FLOW221"), (.unexpectedSign, "FLOW301"), (.lookalikeCharacter, "FLOW302"),
        (.malformedLiteral, "FLOW303"), (.foreignOperator, "FLOW304"), (.wrongEqualsSign, "FLOW305"), (.chainedComparison, "FLOW306"),
        (.malformedCaseTest, "FLOW307"), (.notInTheLanguage, "FLOW308"), (.danglingComma, "FLOW309"), (.malformedCase, "FLOW310"),
        (.malformedDeclaration, "FLOW311"), (.malformedType, "FLOW312"), (.unknownName, "FLOW401"), (.unknownType, "FLOW402"),
        (.unknownCase, "FLOW403"), (.unknownMember, "FLOW404"), (.duplicateName, "FLOW405"), (.reservedName, "FLOW406"),
        (.endlessType, "FLOW407"), (.typeMismatch, "FLOW408"), (.mayBeNil, "FLOW409"), (.neverNil, "FLOW410"), (.noResult, "FLOW411"),
        (.undeterminedType, "FLOW412"), (.wrongArguments, "FLOW413"), (.wrongPayload, "FLOW414"), (.wrongCall, "FLOW415"),
        (.misplacedClosure, "FLOW416"), (.impossibleNumber, "FLOW417"), (.notAValue, "FLOW418"), (.notAField, "FLOW419"),
        (.waitingService, "FLOW501"), (.startValueReadsField, "FLOW502"), (.clockInValue, "FLOW503"), (.scenarioOnly, "FLOW504"),
        (.missingStartValue, "FLOW505"), (.unsuitablePhrase, "FLOW506"), (.circularDependency, "FLOW507"), (.missingCase, "FLOW508"),
        (.ruleWithoutField, "FLOW509"), (.nothingToWaitFor, "FLOW510"), (.neverReached, "FLOW511"), (.otherwiseWithoutWhen, "FLOW512"),
        (.uselessStep, "FLOW513"), (.pathAsTarget, "FLOW514"), (.missingReturn, "FLOW515"), (.unavailableInput, "FLOW516"),
        (.unknownFailure, "FLOW517"), (.restoredSecret, "FLOW518"), (.namedRuleReadsFlow, "FLOW520"),
        (.memberOfTwoSteps, "FLOW530"), (.memberWithoutStep, "FLOW531"), (.noLastingStep, "FLOW532"), (.repeatedScenario, "FLOW601"),
        (.malformedTable, "FLOW602"), (.notEnterable, "FLOW603"), (.unfittingAnswer, "FLOW604"), (.unavailableStep, "FLOW605"),
        (.notAList, "FLOW606"), (.nothingToDrive, "FLOW609"), (.unknownSpec, "FLOW701"), (.circularSpecs, "FLOW702"),
        (.typeNotInSpec, "FLOW703"), (.repeatedFlowName, "FLOW704"), (.specOutsideFolder, "FLOW705"), (.unsuitablePart, "FLOW706"),
        (.partWithMistakes, "FLOW707"), (.ruleNotInSpec, "FLOW709"), (.missingTranslation, "FLOW801"),
    ]

    @Test func numbersAreStable() {
        for (code, text) in Self.numbers { #expect(code.description == text) }
        #expect(Self.numbers.map(\.0) == DiagnosticCode.allCases, "a new code is added here, and none is taken away")
    }

    @Test func isReadAsItIsPrinted() {
        for code in DiagnosticCode.allCases { #expect(DiagnosticCode(code.description) == code) }
        #expect(DiagnosticCode("flow105") == .unknownSection)
        for text in ["", "105", "FLOW", "FLOW0105", "FLOW10", "FLOW999", " FLOW105", "FLOW１０５"] { #expect(DiagnosticCode(text) == nil) }
    }
}
