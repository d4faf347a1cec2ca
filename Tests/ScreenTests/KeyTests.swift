// Keys and events, and their names, in both directions.

import Testing

@testable import Screen

@Suite struct KeyTests {
  static let codes: [Key.Code] =
    [
      .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .function(1), .function(12), .function(63),
    ]
    + ["a", "Z", " ", "+", "-", "ß", "é", "牛", "👍🏽", "f", "u", "(", "\u{200B}", "\u{301}", "\u{85}", "🇩🇪"]
    .map(Key.Code.character)

  @Test func `every key is read from what it prints`() {
    for code in Self.codes {
      for bits in UInt8(0)...7 {
        let key = Key(code, .init(rawValue: bits))
        #expect(Key(key.description) == key, "\(key)")
        #expect(Event(key.description) == .key(key))
      }
    }
  }

  @Test func `keys have the names that people know`() {
    #expect(Key(.character("r"), .ctrl).description == "ctrl+r")
    #expect(Key(.tab, .shift).description == "shift+tab")
    #expect(Key(.character(" ")).description == "space")
    #expect(Key(.character("+"), .ctrl).description == "ctrl++")
    #expect(Key(.function(5), [.ctrl, .alt, .shift]).description == "ctrl+alt+shift+f5")
    #expect(Key("pgdn") == Key(.pageDown))
    #expect(Key("escape") == Key(.escape))
    #expect(Key(.character("\u{200B}"), .alt).description == "alt+u+200b")
  }

  @Test func `two names of one key are one key`() {
    #expect(Key(.character("a"), .shift) == "A")
    #expect(Key(.character("A"), .ctrl) == "ctrl+a")
    #expect(Key(.character("\u{12}")) == "ctrl+r")
    #expect(Key(.character("\u{1B}")) == "esc")
    #expect(Key(.character("\r")) == "enter")
    #expect(Key(.character("\u{0}")) == "ctrl+space")
    #expect(Key(.character("\u{7F}")) == "backspace")
  }

  @Test func `what names no key is refused`() {
    for text in ["", "ctrl+", "hyper+a", "ctrl+ctrl+a", "ab", "f0", "f64", "fx", "u+", "u+110000", "u+61-62"]
    {
      #expect(Key(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("strg+w", "ctrl+w"), ("control+w", "ctrl+w"), ("Ctrl-W", "ctrl+w"), ("shft+tabb", "shift+tab"),
    ("spacebar", "space"), ("pagup", "pageup"), ("F5", "f5"), ("ctl+alt+delte", "ctrl+alt+delete"),
  ])
  func `the trap of a misspelt key names the nearest right one`(text: String, nearest: String) {
    #expect(Key.sentence(aboutWrong: text) == "\"\(text)\" isn't a key; did you mean \"\(nearest)\"?")
  }

  @Test(arguments: ["", "+", "hyper+a", "ctrl+ctrl+a", "f64", "qwertz"])
  func `where nothing is near, it says what a key is`(text: String) {
    let sentence = Key.sentence(aboutWrong: text)
    #expect(sentence.hasPrefix("\"\(text)\" isn't a key. A key is a character, enter, tab, esc, "))
    #expect(sentence.hasSuffix("f1 and so on, behind ctrl+, alt+ and shift+."))
  }

  @Test func `a key types its character unless ctrl or alt is held`() {
    #expect(Key("A").character == "A")
    #expect(Key("space").character == " ")
    #expect(Key("ctrl+a").character == nil)
    #expect(Key("alt+a").character == nil)
    #expect(Key("enter").character == nil)
  }

  @Test func `every kind of event is read from what it prints`() {
    var events: [Event] = [
      .key("ctrl+r"), .click(.left, Point(3, 4)), .release(.right, Point(0, 0)),
      .click(.middle, Point(-1, 2)),
      .paste(""), .resize(Size(80, 24)), .resize(.zero), .focus(true), .focus(false),
    ]
    events += Event.Turn.allCases.map { .wheel($0, Point(120, 40)) }
    for event in events { #expect(Event(event.description) == event, "\(event)") }
  }

  @Test func `events have readable names`() {
    #expect(Event.click(.left, Point(3, 4)).description == "click(3,4)")
    #expect(Event.release(.left, Point(3, 4)).description == "release(3,4)")
    #expect(Event.wheel(.up, Point(3, 4)).description == "wheel(up,3,4)")
    #expect(Event.resize(Size(80, 24)).description == "resize(80x24)")
    #expect(Event.focus(true).description == "focus(in)")
    #expect(
      Event.paste("two\nlines (of 3) > 1 \\ \u{1B}[2J").description
        == "paste(two\\nlines (of 3\\) \\> 1 \\\\ \\u{1b}[2J)")
  }

  @Test func `whatever is pasted comes back scalar by scalar`() {
    var random = Seeded(2)
    for part in Hostile.parts + [Hostile.sample] { expectRoundTrip(part) }
    for _ in 0..<2_000 { expectRoundTrip(Hostile.text(&random)) }
  }

  func expectRoundTrip(_ text: String) {
    let printed = Event.paste(text).description
    guard case .paste(let again)? = Event(printed) else {
      Issue.record("\(printed) is not read")
      return
    }
    #expect(again.unicodeScalars.elementsEqual(text.unicodeScalars), "\(printed)")
    #expect(!printed.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
  }

  @Test func `what is no event is refused`() {
    for text in [
      "click(3)", "click(up,3,4)", "wheel(middle,1,1)", "resize(80)", "focus(maybe)", "paste(a",
      "paste(a\\)",
      "paste(a)b)", "paste(\\q)", "paste(\\u{110000})", "shout(a)", "click(3,4,5)",
    ] { #expect(Event(text) == nil, "\(text)") }
  }
}
