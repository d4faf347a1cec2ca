// The keys: the table of the product is there, no key has two meanings, and Escape leads out of everything.

import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct KeyTableTests {
  /// Keys that lead into each mode.
  static let ways: [String: String] = [
    "browsing": "", "marks": "v", "adding": "a", "typing": "ami", "completing": "ab", "editing": "e",
    "category": "#", "filtering": "/x", "filtered": "/o<Enter>", "naming": "N", "renaming": "R",
    "pasting": "<paste a\\nb>", "pasting into a field": "am<paste a\\nb>", "lists": "L", "sending": "m",
    "buying": "b", "help": "?",
  ]

  /// The same into each mode of the notes.
  static let noteWays: [String: String] = [
    "browsing": "2", "trash": "2ff", "searching": "2/x", "tags": "2#", "reading": "2G<Enter>",
    "backlinks": "2G<Enter>b", "sending": "2G<Enter>S", "title": "2a", "text": "2a<Enter>",
    "link": "2a<Enter>[[k", "help": "2?",
  ]

  @Test("no two bindings of one key among the notes", arguments: noteWays.keys.sorted())
  func noteConflicts(mode: String) throws {
    let stage = try Stage.blind(.house, notes: Note.records, Self.noteWays[mode]!)
    #expect(stage.state.keymap.conflicts.isEmpty)
    #expect(!stage.state.keymap.footer.isEmpty)
  }

  @Test("Escape leads out of the notes' modes, and nothing was done", arguments: noteWays.keys.sorted())
  func noteEscape(mode: String) throws {
    let stage = try Stage.blind(.house, notes: Note.records, Self.noteWays[mode]!)
    #expect(stage.state.keymap["ctrl+c"] == .quit)
    #expect(stage.state.keymap["ctrl+z"] == .suspended)
    try stage.play("<Esc><Esc><Esc>")
    #expect(stage.state.notes.mode == .browsing)
    #expect(stage.state.notes.folder == .notes)
    #expect(stage.state.notes.search == nil)
    #expect(stage.state.helpTop == nil)
    // Only where something was typed is there something to undo.
    #expect(stage.state.workspace.history.undoable.count == (mode == "link" ? 1 : 0))
  }

  private func stage(_ way: String) throws -> Stage {
    var contents = DatabaseSnapshot.lists(["One": ["one", "two"], "Two": []], plain: true)
    contents.purchases = [Purchase(name: "bread", last: DatabaseSnapshot.rowMoment)]
    return try Stage.blind(contents, way)
  }

  @Test("no two bindings of one key", arguments: ways.keys.sorted())
  func conflicts(mode: String) throws {
    #expect(try stage(Self.ways[mode]!).state.keymap.conflicts.isEmpty)
  }

  @Test("Escape leads out, and nothing was done", arguments: ways.keys.sorted())
  func escape(mode: String) throws {
    let stage = try stage(Self.ways[mode]!)
    let before = stage.state.workspace
    for _ in 0..<3 {
      #expect(stage.state.keymap["esc"] != nil)
      try stage.play("<Esc>")
    }
    #expect(stage.state.shopping.mode == .browsing)
    #expect(stage.state.shopping.filter == nil)
    #expect(stage.state.shopping.marks.isEmpty)
    #expect(stage.state.helpTop == nil)
    #expect(stage.state.workspace == before)
  }

  /// The modes in which something is typed, or waits to be added.
  static let typing: Set = [
    "adding", "category", "completing", "editing", "filtering", "naming", "pasting", "pasting into a field",
    "renaming", "typing",
  ]

  @Test("the way out, the save and the sleep are there in every mode", arguments: ways.keys.sorted())
  func everywhere(mode: String) throws {
    let keymap = try stage(Self.ways[mode]!).state.keymap
    // While something is typed it is left first, as in a shell: nobody loses the program by it.
    #expect(keymap["ctrl+c"] == (Self.typing.contains(mode) ? keymap["esc"] : .quit))
    #expect(keymap["ctrl+s"] == .saveRetried)
    #expect(keymap["ctrl+z"] == .suspended)
    #expect(keymap.action(for: .resize(Size(3, 3))) == .resized(Size(3, 3)))
    #expect(!keymap.footer.isEmpty)
  }

  @Test func `no two bindings of one key while loading, failed, or on the tour`() throws {
    var app = App()
    #expect(app.keymap.conflicts.isEmpty)
    #expect(app.keymap.action(for: .key("x")) == .typedAhead(.key("x")))
    #expect(app.keymap["ctrl+c"] == .quit)
    for error in [StorageError.busy, .damaged] {
      for backups in [[], [Backup(path: "p", day: "d")]] {
        app.loading = .failed(error, backups: backups)
        #expect(app.keymap.conflicts.isEmpty)
        #expect(app.keymap["esc"] == .quit)
        #expect(app.keymap["r"] == .loadRetried)
      }
    }
    // The tour's Escape stands before the list's own: the only key that stands twice.
    let tour = try Stage.blind(DatabaseSnapshot(), "")
    #expect(tour.state.keymap.conflicts.map { "\($0.key)" } == ["esc"])
    #expect(tour.state.keymap["esc"] == .tourEnded)
  }

  @Test func `the table of the product is there`() {
    let table: [(String, AppAction)] = [
      ("j", .shopping(.moved(by: 1))), ("down", .shopping(.moved(by: 1))), ("k", .shopping(.moved(by: -1))),
      ("up", .shopping(.moved(by: -1))), ("g", .shopping(.movedToStart)), ("home", .shopping(.movedToStart)),
      ("G", .shopping(.movedToEnd)), ("end", .shopping(.movedToEnd)),
      ("ctrl+d", .shopping(.pageMoved(by: 1))),
      ("ctrl+u", .shopping(.pageMoved(by: -1))), ("pgdn", .shopping(.pageMoved(by: 2))),
      ("pgup", .shopping(.pageMoved(by: -2))), ("a", .shopping(.addBegun(above: false))),
      ("A", .shopping(.addBegun(above: true))), ("e", .shopping(.editBegun)), ("i", .shopping(.editBegun)),
      ("space", .shopping(.ticked)), ("enter", .shopping(.editBegun)), ("J", .shopping(.rowMoved(by: 1))),
      ("K", .shopping(.rowMoved(by: -1))), ("d", .shopping(.deleted)), ("u", .undone), ("ctrl+r", .redone),
      ("/", .shopping(.filterBegun)), ("s", .shopping(.sortChanged)), ("c", .shopping(.groupingToggled)),
      ("v", .shopping(.markToggled)), ("y", .shopping(.copied(all: false))), ("X", .shopping(.tickedCleared)),
      ("tab", .shopping(.listTurned(by: 1))), ("shift+tab", .shopping(.listTurned(by: -1))),
      ("N", .shopping(.listAddBegun)), ("R", .shopping(.listRenameBegun)), ("D", .shopping(.listDeleted)),
      ("?", .helpOpened), ("q", .quit), ("ctrl+c", .quit),
    ]
    for (key, action) in table { #expect(appKeys[Key(key)!] == action, "\(key)") }
  }

  @Test func `every line of the table says what it does, and stands under a heading`() throws {
    let notes = try Stage.blind(notes: Note.records, "2").state.keymap.bindings
    let page = try Stage.blind(notes: Note.records, "2<Enter>").state.keymap.bindings
    for binding in appKeys.bindings + notes + page {
      #expect(!binding.help.isEmpty)
      #expect(!binding.group.isEmpty, "\(binding.help)")
      #expect(!binding.keys.isEmpty, "\(binding.help)")
    }
  }
}
