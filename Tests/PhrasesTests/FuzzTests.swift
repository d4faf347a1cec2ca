import Phrases
import Testing

/// Files by chance, from a seed. Whatever they say, they are read to their end.
@Suite struct FuzzTests {
  private static let pieces: [String] = [
    "a", "b", "it", " = ", "=", "\n", "\n", "\n ", "\r\n", "\r", "    ", "\t", "{", "}", "{ ", " }", "$a",
    "-b", "-", "B",
    "(", ")", ",", ": ", "\"", "\"x\"", "\\", "\\u0041", "\\U01F600", "1", "2.50", ".", " .c = ", "[", "]",
    "*", "[one]",
    "*[other] ", "->", " ->\n", "#", "# ", "é", "😀", "\u{0}", "\u{301}", "a = b\n",
    "{ $a ->\n *[other] x\n }",
  ]

  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  /// A file that starts well, so that its middle is reached, and some bytes of which may be replaced by any other.
  private func file(_ chance: inout Chance) -> [UInt8] {
    var text = "it = "
    for _ in 0..<Int.random(in: 1...40, using: &chance) { text += Self.pieces.randomElement(using: &chance)! }
    var bytes = Array(text.utf8)
    if Bool.random(using: &chance) {
      bytes[Int.random(in: bytes.indices, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
    }
    return bytes
  }

  @Test func `no file traps, and its problems are inside it`() {
    var chance = Chance(state: 20_261_128)
    for _ in 0..<1_500 {
      let bytes = file(&chance)
      let lines = bytes.count { $0 == 10 } + 1
      let file = PhraseFile("en.ftl", bytes: bytes)
      let book = PhraseBook(.turkish, files: [file], report: { _ in })
      for id in ["it", "a", "b", "it.c", "-b"] { _ = book.text(id, ["a": .number(1)]) }
      _ = PhraseBook.check([book], against: [KnownPhrase("it", ["a"])])
      for problem in file.check() {
        #expect(
          (1...lines).contains(problem.line ?? 0) && (1...bytes.count + 1).contains(problem.column ?? 0))
      }
    }
  }

  @Test func `a file without problems reads the same when other messages stand around it`() {
    var chance = Chance(state: 7)
    var compared = 0
    for _ in 0..<3_000 {
      let bytes = file(&chance)
      let alone = PhraseFile("en.ftl", bytes: bytes)
      guard alone.check().isEmpty else { continue }
      compared += 1
      let among = PhraseFile("en.ftl", bytes: Array("first = x\n".utf8) + bytes + Array("\nlast = y\n".utf8))
      #expect(among.check() == [])
      let variables = ["a": PhraseValue.text("v")]
      #expect(
        PhraseBook(.english, files: [alone]).text("it", variables)
          == PhraseBook(.english, files: [among]).text("it", variables))
      #expect(PhraseBook(.english, files: [among]).text("last") == "y")
    }
    #expect(compared > 100)
  }
}
