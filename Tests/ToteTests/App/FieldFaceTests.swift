import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The field below the list: adding, editing, naming, and what it offers while one types.
@Suite struct FieldFaceTests {
  @Test func `an empty field says what can stand in it`() throws {
    assertFrames("empty field", try faces(.week, "a"))
  }

  @Test func `what is typed is shown as it is understood`() throws {
    assertFrames(
      "new item", try faces(.week, "aorange juice 2 l #drinks @Lidl 1.99€ !no pulp", sizes: Scene.sizes))
  }

  @Test func `a price that is typed behind the old one counts, and the old one is named`() throws {
    let wine = DatabaseSnapshot.lists(["Groceries": ["wine @Lidl 19.50€"]])
    assertFrames("price typed again", try faces(wine, "e 17.85€", sizes: [Size(72, 14), Size(40, 10)]))
    let stage = try Stage.blind(wine, "e 17.85€<ctrl+w>2.50€/l<ctrl+w>16€<Enter>")
    #expect(stage.rows == ["# Drinks", "▸[ ] wine"])
    #expect(stage.state.selectedItem?.price == Price("16€"))
  }

  @Test func `what is added already is told before it is done`() throws {
    assertFrames(
      "merging",
      try faces(
        .week,
        after: [
          "a500 g apples", "a500 g apples<Enter>", "abananas", "abananas<Enter>", "aeggs", "aeggs<Enter>",
          "a2 cans apples", "a2 cans apples<Enter>", "a3 bananas", "a3 bananas<Enter>",
        ], size: Size(72, 18)))
    assertFrames("merging in a small window", try faces(.week, "a500 g apples", sizes: [Size(40, 10)]))
  }

  @Test func `the history offers names, and Tab takes one`() throws {
    assertFrames("history", try faces(.week, "aapp"))
    assertFrames(
      "history chosen",
      try faces(
        .week, after: ["aapp<down>", "aapp<tab>", "aapp<down><tab>", "a2 kg co<right>"], size: Size(72, 14)))
  }

  @Test func `categories are offered behind their sign`() throws {
    assertFrames("categories", try faces(.week, "anails #"))
    assertFrames(
      "category chosen",
      try faces(.week, after: ["anails #ho", "anails #ho<tab>", "#", "#hou<Enter>"], size: Size(72, 14)))
  }

  @Test func `stores are offered behind their sign, and Tab turns through them`() throws {
    assertFrames(
      "stores",
      try faces(.week, after: ["anails @", "anails @<tab>", "anails @<tab><tab>"], size: Size(60, 14)))
  }

  @Test func `an emptied line says that the item goes`() throws {
    assertFrames("emptied line", try faces(.week, "je<ctrl+u>", sizes: [Size(40, 10), Size(60, 14)]))
  }

  @Test func `how often an item comes, and what may be spent, are typed`() throws {
    assertFrames(
      "interval",
      try faces(.week, after: ["E", "E3 weeks", "E3 weeks<Enter>", "Eoften<Enter>"], size: Size(60, 14)))
    assertFrames("budget", try faces(.week, after: ["B", "B80", "B80<Enter>"], size: Size(60, 14)))
    assertFrames("interval in a small window", try faces(.week, "E3 months", sizes: [Size(40, 10)]))
  }

  @Test func `above and below are said by the name, where a new row stays there`() throws {
    assertFrames(
      "above", try faces(.week, after: ["ccjA", "ccja", "ccGa", "ja", "ccsja"], size: Size(60, 14)))
  }

  @Test func `what a newcomer trips over is said while it is typed`() throws {
    assertFrames(
      "hints",
      try faces(
        .week,
        after: [
          "aball #Toys", "aball #My stuff", "amilk @Whole Foods", "a2 kg", "a2 kg<Enter>", "vv#", "vv#meat &",
        ],
        size: Size(72, 14)))
  }

  @Test func `an item is edited as the line that says it`() throws {
    assertFrames("edit", try faces(.week, "jjjje"))
    assertFrames(
      "edited",
      try faces(
        .week, after: ["e<backspace>esauce", "e<backspace>esauce<Enter>", "ex<Esc>"], size: Size(60, 14)))
  }

  @Test func `a line that is longer than the field follows the caret`() throws {
    let line = "a2.5 kg of the very best potatoes that the market has to offer on a Saturday morning"
    assertFrames("long line", try faces(.week, after: [line, line + "<home>"], size: Size(48, 14)))
  }

  @Test func `a list gets its name`() throws {
    assertFrames("new list", try faces(.week, "N"))
    assertFrames("rename", try faces(.week, "R 2"))
  }
}
