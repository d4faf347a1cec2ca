// The properties of a note as fields of their types, and as text.

import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct PropertyEditorTests {
  private static let lines = """
    rating: 4 # of 5
    status: draft
    due: 2026-12-01
    done: false
    genre: [jazz, "rock, hard"]
    # a remark
    nested:
      a: 1
    """

  private static let notes = [
    Note(
      id: .sample(1), title: "Album", text: "Play #loud.", tags: ["loud"], created: Moment(milliseconds: 9),
      properties: NoteProperties(lines)),
    Note(
      id: .sample(2), title: "Other", created: .zero,
      properties: NoteProperties("Label: Blue\nstatus: done\ngenre: [jazz, joy]")),
    Note(id: .sample(3), title: "Plain", created: .zero),
  ]

  private func stage(_ keys: String, size: Size = Size(80, 24), note: Int = 1) throws -> Stage {
    let stage = Stage(notes: Self.notes, size: size)
    try stage.play("2")
    try stage.play(String(repeating: "j", count: note == 1 ? 0 : note == 2 ? 2 : 1) + "P" + keys)
    return stage
  }

  private func text(_ stage: Stage, _ note: Int = 1) -> String? {
    stage.state.workspace.records.notes[.sample(UInt64(note))]?.properties.text
  }

  @Test func `each is changed as its type, saved together, and undone in one step`() throws {
    let stage = try stage(
      "<Ctrl+U>5<Tab><Ctrl+U>heard<Tab><Ctrl+U>2027-01-31<Tab><Space><Tab><End>, blues<Enter>")
    #expect(
      text(stage) == """
        rating: 5 # of 5
        status: heard
        due: 2027-01-31
        done: true
        genre: [jazz, "rock, hard", blues]
        # a remark
        nested:
          a: 1
        """)
    #expect(stage.state.overlay == nil)
    try stage.play("u")
    #expect(text(stage) == Self.lines)
  }

  @Test func `what isn't changed keeps each byte, and needs no step`() throws {
    let stage = try stage("<Enter>")
    #expect(text(stage) == Self.lines && stage.state.workspace.history.undoable.isEmpty)
    try stage.play("P<Ctrl+U>9<Esc>")
    #expect(text(stage) == Self.lines)
  }

  @Test func `they are renamed, removed and added`() throws {
    let stage = try stage("<Alt+E><Ctrl+U>stars<Tab><Tab><Alt+K><Alt+N>mood<Tab>calm<Enter>")
    let expected = Self.lines.replacing("rating:", with: "stars:").replacing("status: draft\n", with: "")
    #expect(text(stage) == expected + "\nmood: calm")
  }

  @Test func `a note without any gets the first`() throws {
    let stage = try stage("rating<Tab>4<Enter>", note: 3)
    #expect(stage.state.currentNote?.properties.text == "rating: 4")
  }

  @Test func `what is wrong is said, and nothing is saved`() throws {
    for (keys, words) in [
      ("<Tab><Tab><Ctrl+U>soon<Enter>", "2026-12-01"), ("<Ctrl+U>many<Enter>", "number"),
      ("<Alt+E><Ctrl+U>status<Enter>", "taken"), ("<Alt+N><Tab>x<Enter>", "a name"),
      ("<Alt+T>---<Enter><Ctrl+S>", "end the properties"),
      ("<Shift+Tab><Ctrl+Home>a: 1<Enter>b: 2<Enter><Ctrl+S>", "Indent"),
    ] {
      let stage = try stage(keys)
      #expect(stage.frame.lines.contains { $0.contains(words) }, "\(keys)")
      #expect(text(stage) == Self.lines && stage.state.overlay != nil, "\(keys)")
    }
  }

  @Test func `as text they are what is written, and fields again`() throws {
    let stage = try stage("<Alt+T>")
    #expect(stage.frame.lines.contains { $0.contains("rating: 4 # of 5") })
    #expect(!stage.frame.lines.contains { $0.contains("Alt+K") || $0.contains("Alt+N") })
    assertFrame(stage.frame, "text")
    try stage.play("new: [a, b]<Enter><Alt+T>")
    #expect(stage.frame.lines.contains { $0.contains("new") && $0.contains("a, b") })
    try stage.play("<Enter>")
    #expect(text(stage) == "new: [a, b]\n" + Self.lines)
  }

  @Test func `names and values of other notes are offered`() throws {
    let stage = try stage("<Alt+N>la<Down><Enter>")
    #expect(stage.frame.lines.contains { $0.contains("Label") })
    try stage.play("<Tab>b<Down><Enter><Enter>")
    #expect(text(stage)?.hasSuffix("\nLabel: Blue") == true)
    let list = try self.stage("<Tab><Tab><Tab><Tab><End>, jo")
    #expect(list.frame.lines.contains { $0.contains("hard\", joy") })
  }

  @Test func `what others changed meanwhile stays`() throws {
    let context = EditEnvironment.numbered().context
    var screen = NoteScreenBench(Self.notes).screen
    var theirs = NoteProperties(Self.lines)
    theirs.set("status", to: .text("theirs"))
    var mine = NoteProperties(Self.lines)
    mine.set("rating", to: .number(5))
    try screen.workspace.setProperties(of: .sample(1), theirs, tags: ["loud"], context)
    screen.setProperties(of: .sample(1), mine, from: NoteProperties(Self.lines), context)
    let merged = screen.workspace.records.notes[.sample(1)]?.properties
    #expect(merged?["rating"]?.value == .number(5) && merged?["status"]?.value == .text("theirs"))
    #expect(screen.workspace.records.notes[.sample(1)]?.tags == ["loud"])
  }

  @Test(arguments: [(Size(40, 10), "small"), (Size(80, 24), "fields"), (Size(200, 60), "large")])
  func `it fits every screen`(size: Size, name: String) throws {
    assertFrame(try stage("<Tab>", size: size).frame, name)
  }
}
