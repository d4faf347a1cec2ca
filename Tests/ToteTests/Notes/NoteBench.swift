// The notes on a TestStore: they are there, and looked at.

import Composable
import ComposableTesting

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension Bench {
  /// One that looks at the notes of its database.
  func notesStore(_ change: (inout ToteEnvironment) -> Void = { _ in }) -> AppStore {
    var app = App.loaded(saved.contents)
    app.workspace.setNotes(saved.records.notes.values.sorted { $0.id < $1.id })
    app.notes.loading = .loaded
    app.room = .notes
    app.refreshNotes()
    return store(app, change)
  }
}

extension TestStore where State == App, Action == AppAction, Environment == ToteEnvironment {
  func act(_ action: NotesAction, _ update: ((inout App) throws -> Void)? = nil) {
    send(.notes(action), update)
  }

  /// An act that goes to the database, which does it.
  func save(_ action: NotesAction, _ deed: NoteDeed) {
    send(.notes(action)) {
      $0.notes.saves = 1
      $0.message = nil
    }
    receiveSaved(deed)
  }

  /// What the database has done.
  func receiveSaved(_ deed: NoteDeed) {
    withExhaustivity(.off) {
      receive(where: { if case .notes(.saved(_, deed)) = $0 { true } else { false } }) { $0.notes.saves = 0 }
    }
  }

  /// An act that the database refuses.
  func fail(_ action: NotesAction, _ error: NoteError) {
    send(.notes(action)) {
      $0.notes.saves = 1
      $0.message = nil
    }
    receive(.notes(.failed(error))) {
      $0.notes.saves = 0
      $0.notes.error = error
    }
  }
}

extension App {
  /// The names of the notes that show.
  var noteNames: [String] { notes.shown.compactMap { workspace.records.notes[$0]?.name } }
  /// A note of the samples, by its number.
  func sample(_ number: UInt64) -> Note? { workspace.records.notes[Note.ID(high: 4, low: number)] }
}

extension Note.ID {
  /// A note of the samples, by its number.
  static func sample(_ number: UInt64) -> Note.ID { Note.ID(high: 4, low: number) }
}
