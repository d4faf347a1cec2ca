import Testing
import Tote

@testable import ToteStorage

/// What the full-text index finds, and in which order.
@Suite struct NoteSearchTests {
  private func storage(_ texts: [(title: String, text: String)]) throws -> Storage {
    let storage = try Storage.inMemory()
    for (index, note) in texts.enumerated() {
      let number = UInt64(index + 1)
      _ = try storage.create(
        Note(
          id: Note.ID(high: 1, low: number), title: note.title, text: note.text,
          created: Moment(milliseconds: Int64(number))),
        Storage.Signature(
          id: Edit.ID(high: 2, low: number), moment: Moment(milliseconds: Int64(number)),
          writer: Entry.Writer.ID(high: 3, low: 1)))
    }
    return storage
  }

  private func find(_ query: String, in texts: [(String, String)]) throws -> [UInt64] {
    try storage(texts).search(query).map(\.low)
  }

  @Test("the beginnings of words find, two letters are enough, and the middle of a word does not")
  func prefixes() throws {
    let texts = [("Bread", "flour, water, salt"), ("Soup", "watercress")]
    #expect(try Set(find("wa", in: texts)) == [1, 2])
    #expect(try find("wate sal", in: texts) == [1])
    #expect(try find("ress", in: texts) == [])
    #expect(try find("w", in: texts).count == 2)
  }

  @Test("case and accents do not count, on either side")
  func folding() throws {
    let texts = [("Crème brûlée", "Ærøskøbing"), ("İstanbul", "STRASSE")]
    #expect(try find("creme BRU", in: texts) == [1])
    #expect(try find("CRÈME", in: texts) == [1])
    #expect(try find("straß", in: texts) == [2])
    #expect(try find("istan", in: texts) == [2])
  }

  @Test("Chinese, Japanese and Thai are found from within, by one character or several")
  func withoutBlanks() throws {
    let texts = [("買い物", "牛乳とパンを買う"), ("東京", "京都の牛"), ("ไทย", "ข้าวผัด")]
    #expect(try find("牛乳", in: texts) == [1])
    #expect(try Set(find("牛", in: texts)) == [1, 2])
    #expect(try find("乳牛", in: texts) == [], "the order counts")
    #expect(try find("パン", in: texts) == [1])
    #expect(try find("京都", in: texts) == [2])
    #expect(try find("ผัด", in: texts) == [3])
  }

  @Test("a word in the title comes before one in the text")
  func ranking() throws {
    #expect(try find("tea", in: [("Drinks", "tea, tea and more tea"), ("Tea", "a list")]) == [2, 1])
  }

  @Test(
    "what means something to the index is only a text to find",
    arguments: [
      "\"", "''", "AND", "tea AND", "NOT", "tea*", "*", "(", "tea NEAR", "title:tea", "-tea", "^tea",
      "tea\"\"", ";", "",
      " ", "\u{0}", "\u{202E}", "🍵", "a\u{301}\u{301}", "{tea}", "tea + tea",
      String(repeating: "\"(", count: 5000),
    ])
  func hostile(query: String) throws {
    let found = try find(query, in: [("Tea", "and not near title")])
    #expect(found.count <= 1)
  }

  @Test("what was changed or removed is found as it is now")
  func current() throws {
    let storage = try storage([("one", "apple"), ("two", "pear")])
    func sign(_ number: UInt64) -> Storage.Signature {
      Storage.Signature(
        id: Edit.ID(high: 5, low: number), moment: Moment(milliseconds: 9),
        writer: Entry.Writer.ID(high: 3, low: 1))
    }
    var update = NoteUpdate(Note.ID(high: 1, low: 1))
    update.text = "plum"
    _ = try storage.update([update], title: "edit", sign(1))
    #expect(try storage.search("apple").isEmpty)
    #expect(try storage.search("plum").map(\.low) == [1])
    _ = try storage.remove([Note.ID(high: 1, low: 2)], sign(2))
    #expect(try storage.search("pear").isEmpty)
  }
}
