import Phrases
import Testing

private struct KindPhrases: PhraseGroup {
  let empty = Phrase("items-empty")
  let deleted = Phrase<String>("items-deleted", "name")
  let moved = Phrase<[String], Int, Bool>("items-moved", "names", "count", "all")
  let price = Phrase<PhraseNumber>("items-price", "price")
  let lists = InnerPhrases()
  let note = "not a phrase"
}

private struct InnerPhrases: PhraseGroup {
  let title = Phrase<Weekday>("lists-new.title", "day")
}

private enum Weekday: String, PhraseArgument {
  case monday, friday
  var phraseValue: PhraseValue { .text(rawValue) }
}

/// Phrases as code has them.
@Suite struct PhraseTests {
  private let items = KindPhrases()
  private let book = PhraseBook(
    .english,
    files: [
      PhraseFile(
        "en.ftl",
        text: """
          items-empty = Nothing here
          items-deleted = Deleted {$name}
          items-moved = {$names}: {$count}{$all ->
              [yes] {" "}(all)
             *[no] {""}
          }
          items-price = {$price ->
              [one] {$price} euro
             *[other] {$price} euros
          }
          lists-new = x
              .title = New on {$day}
          """)
    ])

  @Test func `a phrase is asked for with its values`() {
    #expect(book(items.empty) == "Nothing here")
    #expect(book(items.deleted, "milk") == "Deleted milk")
    #expect(book(items.moved, ["milk", "eggs"], 2, true) == "milk, eggs: 2 (all)")
    #expect(book(items.moved, [], 0, false) == ": 0")
    #expect(book(items.price, PhraseNumber(100, fractionDigits: 2, text: "1.00")) == "1.00 euros")
    #expect(book(items.price, 1) == "1 euro")
    #expect(book(items.lists.title, .friday) == "New on friday")
  }

  @Test func `a group knows its phrases and those of its groups`() {
    #expect(
      items.known == [
        KnownPhrase("items-empty"), KnownPhrase("items-deleted", ["name"]),
        KnownPhrase("items-moved", ["names", "count", "all"]), KnownPhrase("items-price", ["price"]),
        KnownPhrase("lists-new.title", ["day"]),
      ])
  }

  @Test func `a value of each kind has a text`() {
    let values: [PhraseValue] = [
      .text("a"), .number(PhraseNumber(3, text: "three")), .number(3), .list(["a", "b"]),
    ]
    #expect(values.map(\.text) == ["a", "three", "3", "a, b"])
  }

  @Test func `arguments that aren't given are nil`() {
    let arguments = PhraseArguments([.text("a")], named: ["b": .number(1)])
    #expect(arguments[0] == .text("a"))
    #expect(arguments["b"] == .number(1))
    #expect(arguments[1] == nil && arguments[-1] == nil && arguments["c"] == nil)
  }
}
