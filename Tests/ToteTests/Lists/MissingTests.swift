import Testing

@testable import Tote
@testable import ToteModel

/// A key that needs an item, a list or a note says so if there is none.
@Suite struct MissingTests {
  private static let itemKeys = [
    "<Space>", "e", "i", "<Enter>", "r", "E", "#", "d", "J", "K", "v", "V", "<ctrl+a>", "n", "m",
  ]

  @Test(arguments: itemKeys)
  func `without an item under the cursor a key says what to do`(key: String) throws {
    for (keys, notes) in [("", [Note]()), ("/zebra<Enter>", [])] {
      let lines = keys.isEmpty ? [] : ["milk"]
      let stage = Stage.blind(.lists(["Groceries": lines]), notes: notes)
      try stage.play(keys + key)
      #expect(stage.message == "There is no item here. a adds one.", "\(keys)\(key)")
      #expect(stage.state.workspace.history.undoable.isEmpty)
    }
  }

  @Test(arguments: itemKeys.filter { !["<Space>", "J", "K"].contains($0) })
  func `on a heading it says where the items are`(key: String) throws {
    for shop in ["", "@lidl<Enter>"] {
      let stage = try Stage.blind(.lists(["Groceries": ["milk @Lidl"]]), shop + "{" + key)
      #expect(stage.message == "This is a heading. j goes to its items.")
    }
  }

  @Test(arguments: itemKeys + ["X", "/", "s", "c", "R", "D", "C", "B", "Z", "L", "b", "@"])
  func `without a list a key says how to make one`(key: String) throws {
    let stage = try Stage.blind(.groceries("milk"), "D" + key)
    #expect(stage.message == "No list is open. N makes one.")
    #expect(stage.state.overlay == nil && stage.state.lists.panel == nil)
  }

  @Test(arguments: ["<Enter>", "e", "E", "d", "p", "Z", "S"])
  func `without a note a key says how to write one`(key: String) throws {
    #expect(try Stage.blind(.groceries("milk"), "2" + key).message == "No notes yet. a writes one.")
  }

  @Test func `a note in the trash says how to get it back, and links that nobody renamed are told`() throws {
    let stage = Stage.blind(.groceries("milk"), notes: [.sample(1, "Soup", "carrots")])
    try stage.play("2y")
    #expect(stage.message == "There are no links to rename.")
    try stage.play("dF")
    try stage.play("<Enter>e")
    #expect(stage.message == "This note is in the trash. Esc, then r restores it.")
    try stage.play("<Esc>r")
    #expect(stage.message == "Restored.")
  }

  @Test(arguments: ["", "{", "D", "2", "2f", "2aSoup<Esc>dF<Enter>"])
  func `a command that can't be done now does nothing but say why`(keys: String) throws {
    let before = try Stage.blind(.lists(["Groceries": []]), keys).state
    let refused = App.commands.compactMap { command in
      command.whyNot(before).map { (command, reason: $0) }
    }.filter { command, _ in command.currentKeys.first.map { before.keymap[$0] == command.action } == true }
    #expect(!refused.isEmpty)
    for (command, reason) in refused {
      let stage = try Stage.blind(.lists(["Groceries": []]), keys)
      try stage.play("<\(command.currentKeys[0])>")
      #expect(stage.state.message == .refused(reason), "\(command.id)")
      var after = stage.state
      after.message = before.message
      #expect(after == before, "\(command.id)")
    }
  }

  @Test func `moving with nowhere to go stays silent, and so does Escape`() throws {
    for keys in ["j", "k", "G", "g", "}", "{", "<Esc>"] {
      #expect(try Stage.blind(.lists(["Groceries": []]), keys).message == nil, "\(keys)")
    }
  }
}
