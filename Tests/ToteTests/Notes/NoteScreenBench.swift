// The features of notes on test stores, each with the same sample notes.

import ComposableTesting
import Screen

@testable import Tote
@testable import ToteModel

typealias NoteScreenStore = TestStore<NoteScreen, NoteScreenAction, NoteScreenEnvironment>

/// What the note screen needs of the outside world in a test.
struct NoteScreenBench {
  let clock = TestClock()
  let database: Saved

  init(_ notes: [Note] = Note.records) { database = Saved(notes: notes) }

  var notesEnvironment: NotesEnvironment {
    var environment = ToteEnvironment.unimplemented
    database.useNotes(&environment)
    return environment.notes
  }

  /// A workspace with the notes of the database.
  var workspace: Workspace {
    var workspace = Workspace(.toured, writer: Entry.Writer.ID(high: 7, low: 7))
    workspace.setNotes(database.records.notes.values.sorted { $0.id < $1.id })
    return workspace
  }

  /// A screen that shows all notes.
  var screen: NoteScreen {
    var screen = NoteScreen()
    screen.workspace = workspace
    screen.loading = .loaded
    screen.browser.height = screen.listSize.height
    screen.noteBrowser.refresh()
    return screen
  }

  func store(
    _ screen: NoteScreen? = nil, _ change: (inout NoteScreenEnvironment) -> Void = { _ in }
  ) -> NoteScreenStore {
    var environment = NoteScreenEnvironment(
      edits: .numbered(), clock: clock, copy: ToteEnvironment.unimplemented.copy,
      notes: notesEnvironment)
    change(&environment)
    return NoteScreenStore(
      initialState: screen ?? self.screen, reducer: noteScreenReducer, environment: environment)
  }
}

extension App {
  /// The names of the notes that show.
  var noteNames: [String] { notes.browser.shown.compactMap { workspace.records.notes[$0]?.name } }
  /// A note of the samples, by its number.
  func sample(_ number: UInt64) -> Note? { workspace.records.notes[.sample(number)] }
}

extension Note.ID {
  /// A note of the samples, by its number.
  static func sample(_ number: UInt64) -> Note.ID { Note.ID(high: 4, low: number) }
}

extension [Note.ID] {
  static func samples(_ numbers: UInt64...) -> [Note.ID] { numbers.map { .sample($0) } }
}

extension Note {
  /// A note of the samples after a change.
  static func sample(_ number: Int, _ change: (inout Note) -> Void) -> Note {
    var note = records[number - 1]
    change(&note)
    return note
  }
}
