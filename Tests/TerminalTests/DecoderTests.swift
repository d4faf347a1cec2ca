// The meaning of input bytes, as a table, whole and in pieces.

import Screen
@testable import Terminal
import Testing

@Suite struct DecoderTests {
  /// The events of some bytes, as text; `wait` lets the time for an Escape pass.
  static func events(_ bytes: [UInt8], piece: Int = .max, wait: Bool = true) -> [String] {
    var decoder = InputDecoder()
    var events: [Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      decoder.feed(rest.prefix(piece), &events)
      rest = rest.dropFirst(piece)
    }
    if wait, decoder.isWaiting { decoder.settle(&events) }
    return events.map(\.description)
  }

  static func events(_ text: String, piece: Int = .max, wait: Bool = true) -> [String] {
    events(Array(text.utf8), piece: piece, wait: wait)
  }

  @Test(arguments: DecoderTable.rows)
  func `each sequence is its key, whole or byte by byte`(row: (String, String)) {
    let expected = row.1.split(separator: " ").map(String.init)
    #expect(Self.events(row.0) == expected)
    // In pieces, an Escape waits for the rest, which comes in time here.
    #expect(Self.events(row.0, piece: 1) == expected)
    #expect(Self.events("a" + row.0 + "b") == ["a"] + expected + ["b"] || DecoderTable.isOpen(row.0))
  }

  @Test func `a mark belongs to the character before it, also among plain ones`() {
    #expect(Self.events("abe\u{301}c") == ["a", "b", "u+65-301", "c"])
    #expect(Self.events("e\u{301}") == ["u+65-301"])
  }

  @Test func `bytes that are no UTF-8 become stand-ins, and lose nothing around them`() {
    #expect(Self.events([0x61, 0xFF, 0x62]) == ["a", "\u{FFFD}", "b"])
    #expect(Self.events([0xC3, 0x28]) == ["\u{FFFD}", "("])
    #expect(Self.events([0xED, 0xA0, 0x80]) == ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"])
    #expect(Self.events([0x1B, 0xFF, 0x61]) == ["esc", "\u{FFFD}", "a"])
    #expect(Self.events([0xE2, 0x82, 0x1B, 0x5B, 0x41]) == ["\u{FFFD}", "up"])
  }

  @Test func `a character in pieces waits for its rest`() {
    var decoder = InputDecoder()
    var events: [Event] = []
    for byte in Array("€🍎".utf8) {
      decoder.feed([byte], &events)
      #expect(!decoder.isWaiting)
    }
    #expect(events == [.key("€"), .key("🍎")])
  }

  @Test func `Escape waits, and is a key when nothing follows`() {
    var decoder = InputDecoder()
    var events: [Event] = []
    decoder.feed([0x1B], &events)
    #expect(events.isEmpty && decoder.isWaiting)
    decoder.settle(&events)
    #expect(events == [.key("esc")] && !decoder.isWaiting)
    decoder.feed([0x41], &events)
    #expect(events == [.key("esc"), .key("A")])
  }

  @Test func `a sequence cut off after its bracket does not become keys when it goes on`() {
    var decoder = InputDecoder()
    var events: [Event] = []
    decoder.feed("\u{1B}[1;".utf8, &events)
    #expect(!decoder.isWaiting)
    decoder.settle(&events)
    #expect(events.isEmpty)
    decoder.feed("5A".utf8, &events)
    #expect(events == [.key("ctrl+up")])
  }

  @Test(arguments: [1, 2, 3, 5, 6, 7, 100, .max])
  func `a paste is one event, however its end comes`(piece: Int) {
    let text = "two\nlines \u{1B}[31m \u{1B}[201 \u{1B} ü"
    #expect(
      Self.events("x\u{1B}[200~\(text)\u{1B}[201~y", piece: piece)
        == ["x", Event.paste(text).description, "y"])
  }

  @Test func `ctrl+C gets through a paste that never ends`() {
    var decoder = InputDecoder()
    var events: [Event] = []
    decoder.feed("\u{1B}[200~half of a text".utf8, &events)
    decoder.feed("and keys".utf8, &events)
    #expect(!decoder.isWaiting)
    decoder.feed("\u{3}".utf8, &events)
    #expect(decoder.isWaiting)
    decoder.settle(&events)
    #expect(events == [.key("ctrl+c")])
    // A late end of the paste is ignored.
    decoder.feed("ok\u{1B}[201~k".utf8, &events)
    #expect(events == [.key("ctrl+c"), .key("o"), .key("k"), .key("k")])
  }

  @Test func `a ctrl+C that stands in a paste belongs to it`() {
    #expect(Self.events("\u{1B}[200~a\u{3}b\u{1B}[201~", piece: 1) == [Event.paste("a\u{3}b").description])
    #expect(Self.events("\u{1B}[200~a\u{3}\u{1B}[201~", piece: 7) == [Event.paste("a\u{3}").description])
  }

  @Test func `a paste without an end is refused once it is too long, and ctrl+C gets through it`() {
    var decoder = InputDecoder()
    var events: [Event] = []
    decoder.feed("\u{1B}[200~".utf8, &events)
    let piece = Array(String(repeating: "endless\u{1B}", count: 8192).utf8)
    for _ in 0..<(InputDecoder.mostPasted / piece.count + 1) { decoder.feed(piece, &events) }
    #expect(events == [.pasteRefused])
    // The rest is neither kept nor taken for keys.
    for _ in 0..<100 { decoder.feed(piece, &events) }
    #expect(events == [.pasteRefused])
    decoder.feed(Array("on and\u{3} on".utf8), &events)
    decoder.feed("and on".utf8, &events)
    #expect(events == [.pasteRefused, .key("ctrl+c")])
    #expect(!decoder.isWaiting)
    // On its own it ends the paste, and counts as one key press.
    decoder.feed("\u{3}".utf8, &events)
    #expect(decoder.isWaiting)
    decoder.settle(&events)
    decoder.feed("k".utf8, &events)
    #expect(events == [.pasteRefused, .key("ctrl+c"), .key("ctrl+c"), .key("k")])
  }

  @Test func `the end of a paste that was refused ends it, and the next one is as any`() {
    var decoder = InputDecoder()
    var events: [Event] = []
    decoder.feed("\u{1B}[200~".utf8, &events)
    decoder.feed([UInt8](repeating: UInt8(ascii: "a"), count: InputDecoder.mostPasted + 1), &events)
    decoder.feed("b\u{1B}[201~c\u{1B}[200~d\u{1B}[201~".utf8, &events)
    #expect(events == [.pasteRefused, .key("c"), .paste("d")])
    var most = InputDecoder()
    most.feed("\u{1B}[200~".utf8, &events)
    most.feed([UInt8](repeating: UInt8(ascii: "a"), count: InputDecoder.mostPasted), &events)
    events = []
    most.feed("\u{1B}[201~".utf8, &events)
    #expect(events == [.paste(String(repeating: "a", count: InputDecoder.mostPasted))])
  }

  @Test func `a paste of a million bytes is one event`() {
    let text = String(repeating: "a line of text, and some ünïcödé\r", count: 30_000)
    var decoder = InputDecoder()
    var events: [Event] = []
    var rest = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)[...]
    while !rest.isEmpty {
      decoder.feed(rest.prefix(4095), &events)
      rest = rest.dropFirst(4095)
    }
    #expect(events == [.paste(text)])
  }

  @Test func `whatever comes, nothing is left over that swallows the next keys`() {
    var state: UInt64 = 42
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let likely = Array("\u{1B}\u{1B}\u{1B}[[O;;<?0123456789mM~u$^ARTZ]P\\".utf8)
    for _ in 0..<5_000 {
      var decoder = InputDecoder()
      var events: [Event] = []
      let bytes = (0..<random(24)).map { _ in
        random(4) == 0 ? UInt8(random(256)) : likely[random(likely.count)]
      }
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = 1 + random(4)
        decoder.feed(rest.prefix(piece), &events)
        rest = rest.dropFirst(piece)
      }
      // The end of a paste and of a string, one that ends a sequence, and the time that an Escape has.
      decoder.feed("\u{1B}[201~\u{18}\u{18}\u{18}\u{18}".utf8, &events)
      decoder.settle(&events)
      events = []
      decoder.feed("ok".utf8, &events)
      #expect(events == [.key("o"), .key("k")], "after \(bytes)")
    }
  }
}
