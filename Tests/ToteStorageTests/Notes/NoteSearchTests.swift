import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct NoteSearchTests {
  private func storage(_ texts: [(title: String, text: String)]) throws -> Storage {
    let storage = try Storage.inMemory()
    for (index, note) in texts.enumerated() {
      let number = UInt64(index + 1)
      _ = try storage.create(
        Note(
          id: Note.ID(high: 1, low: number), title: note.title, text: note.text,
          tags: NoteText(note.text).tags,
          created: Moment(milliseconds: Int64(number))),
        Storage.Signature(
          id: Edit.ID(high: 2, low: number), moment: Moment(milliseconds: Int64(number)),
          writer: Entry.Writer.ID(high: 3, low: 1)))
    }
    return storage
  }

  @Test func `where no note has a word, the nearest one is searched, and it is said`() throws {
    let storage = try storage([
      ("Pancakes", "Whisk the batter."), ("Pancake house", "Open late."), ("Batteries", "AA"),
    ])
    let found = try storage.search("pancaeks wihsk")
    #expect(found.ids.map(\.low) == [1] && found.correctedQuery == "pancakes whisk")
    #expect(try Set(storage.search("battre").ids.map(\.low)) == [1, 3], "as the beginning of a word, too")
    for query in ["panc", "\"pancaeks\"", "-pancaeks", "pan", "xyzzyx", "pancakes aaaa"] {
      #expect(try storage.search(query).correctedQuery == nil, "\(query)")
    }
  }

  private func find(_ query: String, in texts: [(String, String)]) throws -> [UInt64] {
    try storage(texts).search(query).ids.map(\.low)
  }

  @Test("the beginnings of words find, two letters are enough, and the middle of a word does not")
  func prefixes() throws {
    let texts = [("Bread", "flour, water, salt"), ("Soup", "watercress")]
    #expect(try Set(find("wa", in: texts)) == [1, 2])
    #expect(try find("wate sal", in: texts) == [1])
    #expect(try find("ress", in: texts) == [])
    #expect(try find("w", in: texts).count == 2)
  }

  @Test(
    "either side of OR finds, and a star finds the middle of words",
    arguments: [
      ("water OR parsley", [1, 2, 3]), ("soup parsley OR bread", [1, 3]), ("*ress", [2]),
      ("*ress -soup", []),
      ("title:*rea", [1]), ("-*ater", [3]), ("*ress OR *arsle", [2, 3]), ("#green OR bread", [1, 3]),
      ("#green parsley OR bread", [1, 3]), ("#green salt OR #none bread", []), ("C++ OR bread", [1]),
      ("*ÄTER", [1, 2]), ("changed:1970 water OR changed:1999 parsley", [1, 2]),
      ("\"flour wat", [1]), ("\"flour wat\"", []), ("\"flour water\"", [1]), ("title:\"bre", [1]),
    ] as [(String, Set<UInt64>)])
  func either(query: String, expected: Set<UInt64>) throws {
    let texts = [("Bread", "flour, water, salt"), ("Soup", "watercress"), ("Soup", "parsley #green")]
    #expect(try Set(find(query, in: texts)) == expected, "\(query)")
  }

  @Test(
    "the words of properties find, and properties alone, or beside words",
    arguments: [
      ("kubern", [1]), ("status:draft", [1]), ("rating:>3 soup", [2]), ("rating:>3 OR kubern", [1, 2]),
      ("has:rating", [2]), ("-has:rating", [1]), ("*bernet", [1]), ("-kubernetes soup", [2]),
    ] as [(String, Set<UInt64>)])
  func properties(query: String, expected: Set<UInt64>) throws {
    let storage = try Storage.inMemory()
    for (number, lines) in [(UInt64(1), "status: draft\nstack: [kubernetes]"), (2, "rating: 4")] {
      let note = Note(
        id: Note.ID(high: 1, low: number), title: "Soup", created: .zero, properties: NoteProperties(lines))
      _ = try storage.create(
        note,
        Storage.Signature(
          id: Edit.ID(high: 2, low: number), moment: .zero, writer: Entry.Writer.ID(high: 3, low: 1)))
    }
    // As every caller does: the index knows words only.
    let asked = NoteQuery(query)
    let accepted = Set(try storage.notes().filter { asked.accepts($0) }.map(\.id))
    #expect(
      Set(try storage.search(query).ids).intersection(accepted).map(\.low).sorted() == expected.sorted())
    if !asked.hasWords {
      #expect(try storage.search(query).ids.count == expected.count, "read without texts")
    }
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

  @Test("a thousand queries by random are never an error, and find what holds all their words")
  func fuzz() throws {
    let pieces = [
      "\"", "'", "*", "NEAR", "NEAR(", "AND", "OR", "NOT", "and", "-", ":", "title:", "text :", "(", ")", "{",
      "}", "^",
      "+", ",", "\\", "%", "_", ";", "--", "/*", "\u{0}", "🍵", "👩‍👩‍👧", "\u{301}", "\u{202E}", "\u{FFFD}", "tea",
      "Té", "牛", "乳 ",
      "ไทย", " ", "\t", "\n", "1", "٣", "ß", "İ", "x", " *e", " *té", " OR ", "-*a", "title:*e", "\u{10FFFF}",
      "rowid", "bm25", "ﬁ", "²",
    ]
    let texts =
      pieces.map { (title: $0, text: pieces.joined(separator: " \($0)")) } + [("", ""), ("tea", "")]
    let storage = try storage(texts)
    let notes = try storage.notes()
    var random = RandomEdits(seed: 20_261_121)
    var hits = 0
    for _ in 0..<1_000 {
      let query = (0...random.below(6)).map { _ in
        pieces[random.below(pieces.count)] + (random.below(3) == 0 ? " " : "")
      }
      .joined()
      let answer = try storage.search(query)
      let found = answer.correctedQuery == nil ? answer.ids : []
      #expect(Set(found).count == found.count)
      hits += found.isEmpty ? 0 : 1
      // The index and the program agree about what a word is.
      let asked = NoteQuery(query)
      let expected = asked.isEmpty ? [] : notes.filter { asked.finds($0) && asked.accepts($0) }.map(\.id)
      let accepted = notes.filter { asked.accepts($0) && found.contains($0.id) }.map(\.id)
      #expect(Set(accepted) == Set(expected), "\(query.debugDescription)")
    }
    #expect(hits > 300)
  }

  @Test("while a word is typed each beginning of it finds the note, in every script")
  func typing() throws {
    let texts = [
      ("Einkauf", "Äpfel, Brötchen & naïve Crème"), ("買い物リスト", "牛乳とパンを買う"), ("Список", "Молоко и ёлка"),
    ]
    let storage = try storage(texts)
    for (word, number) in [
      ("Äpfel", 1), ("brotchen", 1), ("NAIVE", 1), ("einkauf crème", 1), ("買い物", 2), ("パン", 2), ("елка", 3),
      ("СПИСОК молоко", 3),
    ] {
      for end in word.indices where word[end] != " " {
        #expect(
          try storage.search(String(word[...end])).ids.map(\.low).contains(UInt64(number)), "\(word[...end])")
      }
      #expect(try storage.search(word).ids.map(\.low) == [UInt64(number)])
    }
  }

  @Test("titles come first, then what has a word more often in less, and all words must be there")
  func quality() throws {
    let texts = [
      ("Drinks", "tea " + String(repeating: "and much else ", count: 40)), ("Drinks", "tea, tea and tea"),
      ("Tea", "none"),
      ("Tea towels", "none, but " + String(repeating: "cloth ", count: 40)), ("Coffee", "no leaves"),
    ]
    #expect(try find("tea", in: texts) == [3, 4, 2, 1])
    #expect(try find("te", in: texts).prefix(2) == [3, 4])
    #expect(try find("drinks tea", in: texts) == [2, 1])
    #expect(try find("tea coffee", in: texts) == [])
  }

  @Test("where very many match, the titles still come first, and then the latest")
  func many() throws {
    let count = NoteIndex.mostRanked + 50
    let texts = (0..<count).map {
      ($0 == 10 || $0 == 20 ? "milk" : "note", "milk and \($0 == 7 ? "honey" : "bread")")
    }
    let storage = try storage(texts)
    let found = try storage.search("milk").ids.map { Int($0.low) - 1 }
    #expect(found.count == count)
    #expect(Set(found.prefix(2)) == [10, 20])
    #expect(
      Array(found.dropFirst(2)) == Array((0..<count).reversed().filter { $0 != 10 && $0 != 20 }))
    #expect(try storage.search("milk ho").ids.map { Int($0.low) - 1 } == [7])
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
    _ = try storage.update([update], as: .editNote(""), sign(1))
    #expect(try storage.search("apple").ids.isEmpty)
    #expect(try storage.search("plum").ids.map(\.low) == [1])
    _ = try storage.remove([Note.ID(high: 1, low: 2)], sign(2))
    #expect(try storage.search("pear").ids.isEmpty)
  }
}
