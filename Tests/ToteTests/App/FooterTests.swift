import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What the footers name, at the widths where it matters.
@Suite struct FooterTests {
  private static let contents = DatabaseSnapshot.lists(["Groceries": ["milk @Lidl", "bread"]])

  private func footer(_ keys: String, _ size: Size, notes: [Note] = []) throws -> String {
    let stage = Stage(Self.contents, notes: notes, size: size)
    try stage.play(keys)
    return stage.frame.lines.last ?? ""
  }

  @Test(arguments: Language.allCases)
  func `a list names the stores at 80 columns, and its budget on a wide screen`(language: Language) throws {
    try Language.$current.withValue(language) {
      let (usual, wide) = (try footer("j", Size(80, 24)), try footer("j", Size(150, 24)))
      #expect(usual.contains("@ \(words.toShop)"), "\(language)")
      #expect(wide.contains("B \(words.budget)"), "\(language)")
    }
    #expect(try footer("j", Size(120, 24)).contains("B budget"))
  }

  @Test func `a store names how to edit, and on a wide screen how to select all`() throws {
    #expect(try footer("@lidl<Enter>", Size(80, 24)).contains("e edit"))
    #expect(try footer("@lidl<Enter>", Size(120, 24)).contains("Ctrl+A all"))
  }

  @Test func `a store names, on a narrow screen too, what to do where it does not have an item`() throws {
    for size in [Size(40, 10), Size(80, 24)] {
      #expect(try footer("@lidl<Enter>", size).contains("S not here"))
    }
    #expect(try footer("@lidl<Enter><Space>", Size(80, 24)).contains("X clear basket"))
    #expect(try footer("@lidl<Enter><Space>", Size(80, 24)).contains("S not here"))
  }

  @Test func `the notes name on a wide screen how boxes get onto a list`() throws {
    #expect(try footer("2", Size(120, 24), notes: Note.records).contains("S send to a list"))
  }

  @Test(arguments: [Size(40, 10), Size(80, 24)])
  func `on a heading all under it can be ticked`(size: Size) throws {
    #expect(try footer("}", size).contains("Space tick all"))
    #expect(try footer("@lidl<Enter>}", size).contains("Space tick all"))
  }

  @Test(arguments: Language.allCases)
  func `where there is a server, sharing is named on a narrow screen too`(language: Language) {
    Language.$current.withValue(language) {
      var picker = ListPicker(.open)
      picker.isLoggedIn = true
      picker.rows = [ListPicker.Row(list: Self.contents.lists[0], totals: Totals(remaining: 1, ticked: 0))]
      let canvas = Frame(Footer(picker.keymap), size: Size(39, 1))
      #expect(
        canvas.lines[0].contains("S \(ListPickerCommand.share.label)"), "\(language): \(canvas.lines[0])")
    }
  }
}
