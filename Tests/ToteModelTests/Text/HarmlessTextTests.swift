import Testing

@testable import ToteModel

@Suite struct HarmlessTextTests {
  @Test(arguments: [
    ("milk", "milk"), ("café 漢字", "café 漢字"), ("👨‍👩‍👧 🇩🇪 ❤️", "👨‍👩‍👧 🇩🇪 ❤️"),
    ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{9B}2J", "a\u{FFFD}2J"),
    ("a\tb\nc\r", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
    ("a\u{202E}b\u{2066}", "a\u{FFFD}b\u{FFFD}"), ("a\u{7F}\u{0}", "a\u{FFFD}\u{FFFD}"),
    ("a\u{2028}b", "a\u{FFFD}b"),
  ])
  func `what could steer a terminal is replaced, and nothing else`(text: String, harmless: String) {
    #expect(text.harmless == harmless)
  }
}
