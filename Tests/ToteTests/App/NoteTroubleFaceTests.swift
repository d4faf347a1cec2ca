import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What the notes look like when something goes wrong: each failure says which it is, and what can be done.
@Suite struct NoteTroubleFaceTests {
  private func faces(_ script: String, _ change: (Saved) -> Void, then: String = "") throws -> [Scene] {
    try [Size(40, 10), Size(80, 14)].map { size in
      let saved = Saved(notes: Note.records)
      let stage = Stage(size: size) { saved.use(&$0) }
      try stage.play(script)
      change(saved)
      try stage.play(then)
      return Scene("\(size)", stage.frame)
    }
  }

  /// The same, where another program deletes the first note in between.
  private func facesOfDeletedNote(
    _ script: String, then: String, environment change: (inout ToteEnvironment) -> Void = { _ in }
  ) throws -> [Scene] {
    try [Size(40, 10), Size(80, 14)].map { size in
      let saved = Saved(notes: Note.records)
      let other = ExternalProgram(on: saved)
      let stage = Stage(size: size) {
        saved.use(&$0)
        other.use(&$0)
        change(&$0)
      }
      try stage.play(script)
      other.write(Change(removing: Note.records[2]))
      try stage.play(then)
      return Scene("\(size)", stage.frame)
    }
  }

  @Test func `notes that cannot be read say why, and can be asked for again`() throws {
    assertFrames(
      "not loaded",
      try ToteTests.faces(.toured, "2", sizes: [Size(40, 10), Size(80, 14)]) {
        $0.notes.fetchAll = { () throws(NoteError) in throw .couldNotLoad(.busy) }
      })
  }

  @Test func `notes that are long on their way say so`() throws {
    let stage = Stage(size: Size(60, 10)) { environment in
      let clock = environment.clock
      environment.notes.fetchAll = { () throws(NoteError) in
        try? await clock.sleep(for: .seconds(1))
        return Note.records
      }
    }
    var scenes: [Scene] = []
    for keys in ["2", "j", "<wait 1s>"] {
      try stage.play(keys)
      scenes.append(Scene(keys, stage.frame))
    }
    assertFrames("loading", scenes)
  }

  @Test func `a note that is gone when its editor ends says so, and where the text is`() throws {
    assertFrames(
      "not found",
      try facesOfDeletedNote("2E", then: "<wait 1s>") { environment in
        let clock = environment.clock
        environment.notes.openEditor = { text, _, _ in
          try? await clock.sleep(for: .seconds(1))
          return .edited(text + "!", file: "/run/tote/x/note.md")
        }
      })
  }

  @Test func `an edit that is not saved stays in the list, and says so`() throws {
    assertFrames("not saved", try faces("2", { $0.failure = .full }, then: "d"))
  }

  @Test func `what is written stays when it is not saved`() throws {
    assertFrames(
      "writing not saved", try faces("2aPacking<Enter>socks", { $0.failure = .full }, then: "<Esc>"))
    assertFrames(
      "draft not kept",
      try faces("2aPacking<Enter>socks", { $0.noteFailure = .couldNotSave(.full) }, then: "<wait 1s>"))
  }

  @Test func `what was written of a note that is gone is kept as a new one`() throws {
    assertFrames("written and gone", try facesOfDeletedNote("2e!", then: "<Esc>"))
  }

  @Test func `a search that fails says so`() throws {
    assertFrames("search failed", try faces("2/", { $0.noteLoadFailure = .couldNotLoad(.busy) }, then: "le"))
  }

  @Test func `an editor that fails says so, and where the text is`() throws {
    assertFrames(
      "editor failed",
      try faces(
        "2", { $0.setEditor { _ in .failed(.exited("vim", code: 1), file: "/run/tote/x/note.md") } },
        then: "E"))
    assertFrames(
      "editor not saved",
      try faces(
        "2",
        {
          $0.setEditor { .edited($0 + "!", file: "/run/tote/x/note.md") }
          $0.failure = .full
        }, then: "E"))
  }

  @Test func `what an editor has left behind is told at the start`() throws {
    assertFrames(
      "left behind",
      try [Size(40, 10), Size(80, 14)].map { size in
        let saved = Saved(.groceries("milk"), notes: Note.records)
        saved.leftBehind = [
          LeftText(
            file: "/home/ada/.local/state/tote/editing/C8ifmB/milk.md", name: "milk", before: "a", text: "b",
            hasUnwrittenCopy: true)
        ]
        let stage = Stage(.groceries("milk"), size: size) { saved.use(&$0) }
        try stage.play("")
        return Scene("\(size)", stage.frame)
      })
  }

  @Test func `what was being written when the program ended is back`() throws {
    assertFrames(
      "recovered",
      try [Size(40, 10), Size(80, 14)].map { size in
        let saved = Saved(notes: Note.records)
        saved.keep(
          Draft(note: Note.ID(high: 4, low: 99), title: "Half", text: "a sent"), of: Note.ID(high: 4, low: 99)
        )
        let stage = Stage(size: size) { saved.use(&$0) }
        try stage.play("")
        return Scene("\(size)", stage.frame)
      })
  }
}
