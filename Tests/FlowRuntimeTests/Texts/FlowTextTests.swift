import FlowRuntime
import Foundation
import Testing

@Suite struct FlowTextTests {
    static let languages: FlowText = [
        "en": "colour", "en-US": "color", "zh-Hant": "顏色", "zh-Hans": "颜色", "sr-Latn": "boja", "PT-br": "cor",
    ]

    @Test(
        arguments: [
            ("en", "colour"), ("en-GB", "colour"), ("en_US", "color"), ("en-US", "color"), ("en_US_POSIX", "colour"),
            ("zh-Hans", "颜色"), ("zh-CN", "颜色"), ("zh-Hans-SG", "颜色"), ("zh_SG", "颜色"), ("zh", "颜色"),
            ("zh-TW", "顏色"), ("zh_HK", "顏色"), ("zh-Hant-HK", "顏色"),
            ("sr", "boja"), ("sr-Cyrl-RS", "boja"), ("pt", "cor"), ("pt_BR", "cor"), ("pt-PT", "cor"),
            ("de", "colour"), ("", "colour"), ("und", "colour"), ("no such locale!", "colour"), ("xx-Latn-XX", "colour"),
        ])
    func choosesTheBestLanguage(locale: String, text: String) {
        #expect(Self.languages.text(in: Locale(identifier: locale)) == text)
    }

    @Test func theFirstOneOfEquallyGoodOnesWins() {
        let text: FlowText = ["de": "Hallo", "en-GB": "Hello", "en-AU": "G'day"]
        #expect(text.text(in: Locale(identifier: "en-US")) == "Hello")
        #expect(text.text(in: Locale(identifier: "en-AU")) == "G'day")
        #expect(text.text(in: Locale(identifier: "fr")) == "Hallo" && text.main == "Hallo")
    }

    @Test func aTextInOneLanguageIsForAll() {
        let count = 3
        let text: FlowText = "\(count) items"
        #expect(text.text(in: Locale(identifier: "ja")) == "3 items" && text == FlowText("3 items") && text != ["en": "3 items"])
        let none: FlowText = [:]
        #expect(none.text(in: Locale(identifier: "ja")) == "")
    }
}
