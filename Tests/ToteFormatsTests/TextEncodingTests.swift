// Files that aren't UTF-8.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel

@Suite struct TextEncodingTests {
  private static func utf16(_ text: String, isBig: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  @Test("UTF-16 is read and told", arguments: [false, true], [false, true])
  func utf16(isBig: Bool, hasMark: Bool) throws {
    let bytes = Self.utf16("name\tprice\r\ncrème brûlée 🍮\t2€\r\n", isBig: isBig, hasMark: hasMark)
    let read = try FileFormat.csv.read(bytes)
    #expect(try read.lists()[0].items.map(MarkdownFormat.line(for:)) == ["crème brûlée 🍮 2.00€"])
    #expect(read.notices == [.encoding("UTF-16"), .delimiter("\t")])
    // Half a character at the end is none.
    #expect(try !FileFormat.csv.complaints(about: bytes + [0x20]).isEmpty || !hasMark)
  }

  typealias Case = (bytes: [UInt8], text: String, name: String)

  @Test(
    "the encodings of Windows are read and told",
    arguments: [
      (Array("caf".utf8) + [0xE9], "café", "Windows-1252"),
      ([0xBD] + Array(" l cr\u{78}".utf8) + [0xE8], "½ l crxè", "Windows-1252"),
      ([0xC4] + Array("pfel 2".utf8) + [0x80], "Äpfel 2€", "Windows-1252"),
      ([0x93, 0xD1, 0x61, 0x94, 0x20, 0x96, 0x20, 0x41], "“Ña” – A", "Windows-1252"),
      (
        Array("s".utf8) + [0xFC] + Array("t, kuru ".utf8) + [0xFD, 0x2C, 0x20, 0xFE, 0xF0], "süt, kuru ı, şğ",
        "Windows-1254"
      ),
      ([0xDD] + Array("stanbul".utf8), "İstanbul", "Windows-1254"),
    ] as [Case])
  func windows(one: Case) throws {
    let encoding = try #require(TextEncoding(one.bytes))
    #expect(String(decoding: encoding.utf8, as: UTF8.self) == one.text && encoding.name == one.name)
  }

  @Test(
    "what may be something else isn't guessed",
    arguments: [
      // A broken byte in UTF-8, a control character, an old Mac's é, í and ñ, and no letter at all.
      Array("é".utf8) + [0xE9], [0xE9, 0x00], [0xE9, 0x01], Array("caf".utf8) + [0x8E],
      Array("ma".utf8) + [0x92, 0x7A],
      [0xE9, 0x20] + Array("pi".utf8) + [0x96, 0x61], [0x80], [0xC3, 0x28, 0x81], [0xFF, 0xFE, 0x00, 0xD8],
      [0xFF, 0xFE, 0x00],
    ] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    #expect(TextEncoding(bytes) == nil)
  }

  @Test("a zero in a text of our own is no sign of UTF-16")
  func zero() throws {
    #expect(TextEncoding(Array("name,note\r\nmilk,\"a\u{0}b\"\r\n".utf8)) == nil)
  }

  @Test("calendars, lists and tasks are read so, too", arguments: [FileFormat.calendar, .markdown, .todo])
  func others(format: FileFormat) throws {
    let text =
      format == .calendar
      ? "BEGIN:VTODO\nSUMMARY:th*\nEND:VTODO\n" : format == .markdown ? "- th*\n" : "th*\n"
    let bytes = text.utf8.map { $0 == UInt8(ascii: "*") ? 0xE9 : $0 }
    #expect(try format.read(bytes).lists()[0].items.map(\.name) == ["thé"])
  }
}
