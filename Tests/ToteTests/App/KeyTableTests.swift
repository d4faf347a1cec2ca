// The keys: what the product promises is there, every command is reached by its keys wherever it is offered, no key has two
// meanings, and Escape leads out of everything.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct KeyTableTests {
  @Test("what the product promises is there", arguments: promised)
  func promise(id: String, keys: [String]) throws {
    let command = try #require(OfferedCommand.onLists.first { $0.id == id }, "there is no command \(id)")
    let keymap = App.loaded(.groceries("one")).keymap
    for key in keys { #expect(keymap[try #require(Key(key))] == command.action, "\(key)") }
  }

  /// The table of the product, line by line: what is asked for, and by which keys.
  static let promised: [(String, [String])] = [
    ("items.down", ["j", "down"]), ("items.up", ["k", "up"]),
    ("items.first", ["g", "home"]), ("items.last", ["G", "end"]),
    ("items.halfPageDown", ["ctrl+d"]), ("items.halfPageUp", ["ctrl+u"]),
    ("items.pageDown", ["pgdn"]), ("items.pageUp", ["pgup"]),
    ("items.add", ["a"]), ("items.addAbove", ["A"]), ("items.edit", ["e", "i", "enter"]),
    ("items.tick", ["space"]), ("items.moveDown", ["J"]), ("items.moveUp", ["K"]), ("items.delete", ["d"]),
    ("app.undo", ["u"]), ("app.redo", ["ctrl+r"]), ("list.filter", ["/"]), ("list.clearSelection", ["esc"]),
    ("list.sort", ["s"]), ("list.group", ["c"]), ("items.select", ["v"]), ("items.copy", ["y"]),
    ("items.clearTicked", ["X"]), ("lists.next", ["tab"]), ("lists.previous", ["shift+tab"]),
    ("lists.new", ["N"]), ("lists.rename", ["R"]), ("lists.delete", ["D"]),
    ("app.lists", ["1"]), ("app.notes", ["2"]), ("app.help", ["?"]),
    ("app.palette", [":", "ctrl+p"]), ("app.paletteAnywhere", ["f1"]),
    ("app.quit", ["q"]), ("app.leave", ["ctrl+c"]),
  ]

  @Test("each command is reached by each of its keys", arguments: Mode.all.keys.sorted())
  func reach(mode: String) throws {
    let mode = Mode.all[mode]!
    let keymap = try mode.stage().state.keymap
    for command in mode.commands {
      for key in command.currentKeys { #expect(keymap[key] == command.action, "\(command.id): \(key)") }
    }
    #expect(keymap.conflicts.isEmpty)
    #expect(!keymap.footer.isEmpty)
  }

  @Test func `every command is offered somewhere`() {
    let failing = OfferedCommand.whereDatabaseFails + OfferedCommand.whereNotesFail
    let offered = Set((Mode.all.values.flatMap(\.commands) + failing).map(\.id))
    #expect(Set(App.commands.map(\.id)).subtracting(offered) == ["tour.end"])
  }

  /// Done too rarely for a key.
  private static let onlyInPalette: Set = ["items.copyMessage", "lists.cheapest", "lists.print"]

  @Test func `commands have ids of their own, a title and keys`() {
    // Two commands of one id have the same keys: those of the pickers.
    let ids = Set(App.commands.map { [$0.id] + $0.keys.map(\.description) }).map { $0[0] }
    #expect(Set(ids).count == ids.count, "\(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys)")
    for command in App.commands {
      #expect(!command.label.isEmpty, "\(command.id)")
      #expect(command.currentKeys.isEmpty == Self.onlyInPalette.contains(command.id), "\(command.id)")
      #expect(command.id.split(separator: ".").count == 2, "\(command.id)")
    }
  }

  @Test("the help shows every command under a heading", arguments: ["list", "notes", "trash", "reading"])
  func help(mode: String) throws {
    let mode = Mode.all[mode]!
    let page = try mode.stage().state.palette(.help)
    for command in mode.commands where command.action != .paletteOpened {
      let keys = command.currentKeys.map(\.label).joined(separator: " ")
      let section = page.commands.sections.first {
        $0.commands.contains { $0.keys == keys && !$0.title.isEmpty }
      }
      #expect(section?.title.isEmpty == false, "\(command.id)")
      #expect(command.group != CommandGroup.none.rawValue, "\(command.id)")
    }
  }

  @Test("Escape leads out, and nothing was done", arguments: Mode.all.keys.sorted())
  func escape(name: String) throws {
    let mode = Mode.all[name]!
    let stage = try mode.stage()
    let before = stage.state.workspace
    for _ in 0..<3 {
      #expect(stage.state.keymap["esc"] != nil)
      try stage.play("<Esc>")
    }
    let state = stage.state
    #expect(state.isBrowsing)
    #expect(state.overlay == nil)
    #expect(state.lists.filter == nil)
    #expect(state.lists.cursor.selection.isEmpty)
    #expect(state.notes.browser.folder == .notes)
    #expect(state.notes.browser.search == nil)
    if name == "link" || name == "tag" {
      // What was written is kept, and can be undone.
      #expect(state.workspace.history.undoable.count == 1)
    } else {
      #expect(state.workspace == before)
    }
  }

  @Test("the way out, the save and the sleep are there in every mode", arguments: Mode.all.keys.sorted())
  func everywhere(mode: String) throws {
    let mode = Mode.all[mode]!
    let keymap = try mode.stage().state.keymap
    // While something is typed it is left first, as in a shell, and from a note it copies: nobody loses the program by it.
    let isWayOut = !mode.isNoteEditor || mode.isField
    let copied = AppAction.notes(.editor(.copied))
    #expect(keymap["ctrl+c"] == (isWayOut ? mode.isField ? keymap["esc"] : .quit : copied))
    let saving: AppAction = mode.isNoteEditor ? .notes(.editor(.saved)) : mode.saving ?? .saving(.retried)
    #expect(keymap["ctrl+s"] == saving)
    // A text is left asleep by no slip.
    let undoing = AppAction.notes(.editor(.text(.edited(.undo))))
    #expect(keymap["ctrl+z"] == (!mode.isNoteEditor ? .suspended : mode.isTitle ? nil : undoing))
    #expect(keymap.action(for: .resize(Size(3, 3))) == .resized(Size(3, 3)))
  }

  @Test func `while the database is loading, keys wait, and the way out is there`() {
    let app = App()
    #expect(app.isWaiting)
    #expect(app.keymap.conflicts.isEmpty)
    #expect(app.keymap["x"] == nil)
    #expect(app.keymap["ctrl+c"] == .quit)
    #expect(app.keymap["ctrl+z"] == .suspended)
  }

  @Test func `where the database cannot be opened, it can be tried again, replaced or left`() {
    var app = App()
    let backup = Backup(path: "p", day: "d")
    for error in [StorageError.busy, .damaged, .notADatabase] {
      for backups in [[], [backup]] {
        app.loading = .failed(error, backups: backups)
        #expect(!app.isWaiting)
        #expect(app.keymap.conflicts.isEmpty)
        for command in OfferedCommand.whereDatabaseFails {
          for key in command.currentKeys {
            #expect(app.keymap[key] == command.action, "\(command.id): \(key)")
          }
        }
        let isDamaged = error != .busy
        #expect(
          app.keymap["b"]
            == (isDamaged && !backups.isEmpty ? .loading(.setAsideAsked(replacement: backup)) : nil))
        #expect(app.keymap["n"] == (isDamaged ? .loading(.setAsideAsked(replacement: nil)) : nil))
      }
    }
  }

  @Test func `where the notes cannot be read, they can be tried again, and the lists are a key away`() {
    var app = App.loaded(.groceries("one"))
    app.tab = .notes
    app.notes.loading = .failed(.couldNotLoad(.busy))
    #expect(app.keymap.conflicts.isEmpty)
    for command in OfferedCommand.whereNotesFail {
      for key in command.currentKeys { #expect(app.keymap[key] == command.action, "\(command.id): \(key)") }
    }
  }

  @Test func `Escape ends the tour, before what else it does: the only key that stands twice`() throws {
    let tour = try Stage.blind(DatabaseSnapshot(), "").state
    #expect(tour.keymap.conflicts.map { "\($0.key)" } == ["esc"])
    #expect(tour.keymap["esc"] == .tourEnded)
  }
}
