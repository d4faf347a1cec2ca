import Testing

@testable import Tote
@testable import ToteModel

/// An item whose line is emptied is deleted without a question; the footer says so first.
@Suite struct EmptiedLineTests {
  private func stage(_ keys: String) throws -> Stage {
    try Stage.blind(.lists(["Groceries": ["2 l milk", "bread"]], plain: true), keys)
  }

  @Test func `Enter deletes it, and one key brings it back`() throws {
    let stage = try stage("e<ctrl+u>")
    #expect(stage.state.keymap.footer.map(\.title) == ["delete", "cancel"])
    try stage.play("<Enter>")
    #expect(stage.names == ["bread"])
    #expect(stage.message == "Deleted “milk”. u undoes.")
    #expect(stage.selected == "bread" && stage.state.isBrowsing)
    try stage.play("u")
    #expect(stage.names == ["milk", "bread"])
  }

  @Test func `blanks are nothing, and Esc leaves it as it was`() throws {
    let stage = try stage("e<ctrl+u>  ")
    #expect(stage.state.listScreen.itemEditor?.isEmptied == true)
    try stage.play("<Esc>")
    #expect(stage.names == ["milk", "bread"])
  }

  @Test func `as long as something stands there the footer says that it is saved`() throws {
    #expect(try stage("e").state.keymap.footer.first?.title == "save")
    #expect(try stage("a").state.keymap.footer.first?.title == "add", "a new line that is empty adds nothing")
  }
}

extension EmptiedLineTests {
  @Test func `a message agrees in number with what was deleted`() throws {
    let lists: KeyValuePairs<String, [String]> = ["Groceries": ["milk", "bread", "tea"]]
    func message(_ keys: String) throws -> String? {
      try Stage.blind(.lists(lists, plain: true), keys).message
    }
    #expect(try message("d") == "Deleted “milk”. u undoes.")
    #expect(try message("vvd") == "Deleted 2 items. u restores them.")
    #expect(try message("nCold<Esc><Esc>1d") == "Deleted “milk”. u undoes. Its note is kept.")
    #expect(
      try message("nCold<Esc><Esc>1vvd")
        == "Deleted 2 items. u restores them. One has a note, which is kept.")
    #expect(
      try message("nCold<Esc><Esc>1jnDry<Esc><Esc>1kvvd")
        == "Deleted 2 items. u restores them. Their notes are kept.")
  }
}
