// Where the words that were looked for stand in a line, as the list of notes shows them.

import Testing

@testable import ToteModel

@Suite struct NoteHitTests {
  private func hits(_ query: String, in line: String) -> [String] {
    let bytes = Array(line.utf8)
    return NoteHit.ranges(of: SearchWords.words(of: query), in: line).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test func `the beginnings of words stand out, whatever their case and accents`() {
    #expect(hits("cr", in: "Crème, écru & CREAM") == ["Cr", "CR"])
    #expect(hits("creme e", in: "a Crème écru") == ["Crème", "é"])
    #expect(hits("stra", in: "STRASSE, straße") == ["STRA", "stra"])
    #expect(hits("ress", in: "watercress") == [])
    #expect(hits("牛乳 パ", in: "京都の牛乳とパン") == ["牛乳", "パ"])
    #expect(hits("x", in: "") == [])
    #expect(hits("🍵 -", in: "🍵 tea") == [])
  }

  @Test(
    arguments: [
      ("*ress", "Watercress, dress", ["ress", "ress"]), ("*CRÈ", "écrème", ["crè"]),
      ("*ra wa", "STRASSE wall", ["RA", "wa"]),
      ("*ss", "straße", ["ß"]), ("*e", "e\u{301}te", ["e\u{301}"]), ("*x", "", []),
    ] as [(String, String, [String])])
  func `what stands inside of a word stands out alone`(query: String, line: String, expected: [String]) {
    let bytes = Array(line.utf8)
    let hits = NoteHit.ranges(of: NoteQuery(query).words, in: line)
    #expect(hits.map { String(decoding: bytes[$0], as: UTF8.self) } == expected)
  }

  @Test(
    arguments: [
      ("#house", ["House/garden"], [], nil), ("crepe", [], ["Crêpes"], nil),
      ("flour crepe", [], ["Crêpes"], "Flour and milk"),
      ("pan", [], [], nil), ("milk", [], [], "Flour and milk"),
      ("milk OR #house", ["House/garden"], [], "Flour and milk"),
      ("*lou", [], [], "Flour and milk"), ("-tea", [], [], nil),
    ] as [(String, [String], [String], String?)])
  func `a reason is what the name doesn't show`(
    query: String, tags: [String], aliases: [String], line: String?
  ) {
    let note = Note(
      id: RowID(high: 1, low: 1), title: "Pancakes", text: "# To do\nFlour and milk\nmilk",
      tags: ["House/garden", "kids"],
      created: .zero, aliases: ["Crêpes", "Blini"])
    let reason = NoteReason(note, foundBy: NoteQuery(query))
    #expect(reason.tags == tags && reason.aliases == aliases && reason.line == line)
  }

  @Test(
    arguments: [
      ("rating:>3", ["rating 4"]), ("kubern", ["stack kubernetes, go"]), ("-rating:1", []),
      ("Status:draft kubernetes", ["status draft", "stack kubernetes, go"]), ("flour", []), ("true", []),
    ])
  func `a reason names the properties that were asked for, and those with the words`(
    query: String, expected: [String]
  ) {
    let note = Note(
      id: RowID(high: 1, low: 1), title: "Cluster", text: "flour", created: .zero,
      properties: NoteProperties("rating: 4\nstatus: draft\nstack: [kubernetes, go]\nold: true"))
    #expect(NoteReason(note, foundBy: NoteQuery(query)).properties.map(\.summary) == expected)
  }

  @Test func `the first line with a hit is the context, from some words before it`() throws {
    let text = "Shopping\nwe need apples and pears and plums and much more fresh bread than ever\nbread"
    let hit = try #require(NoteHit(words: ["bread"], in: text))
    #expect(hit.context == "…and much more fresh bread than ever")
    #expect(NoteHit(words: ["shop"], in: text)?.context == "Shopping")
    #expect(NoteHit(words: ["none"], in: text) == nil)
    #expect(NoteHit(words: ["none"], in: "") == nil)
  }

  @Test func `a long line is cut in whole letters, and a cut text is no trap`() throws {
    let hit = try #require(
      NoteHit(
        words: ["bread"],
        in: String(repeating: "é", count: 60) + "\n" + "bread" + String(repeating: "牛", count: 900)))
    #expect(hit.context.hasPrefix("bread牛") && !hit.context.contains("\u{FFFD}"))
    let behind = NoteHit(words: ["bread"], in: String(repeating: "é ", count: 30) + "bread")
    #expect(behind?.context == "…é é é é é é bread")
    let joined = NoteHit(words: ["牛"], in: String(repeating: "é", count: 30) + "牛")
    #expect(joined?.context == "…" + String(repeating: "é", count: 10) + "牛")
    // Cut in the middle of a letter.
    for length in 99_990...100_005 {
      #expect(
        NoteHit(words: ["bread"], in: String(repeating: "x", count: length) + "牛 bread") == nil
          || length < 99_993)
    }
  }
}
