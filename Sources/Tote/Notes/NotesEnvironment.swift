import Composable
import ToteModel

/// What the notes need of the outside world.
package struct NotesEnvironment: Sendable {
  package var fetchAll: @Sendable () async throws(NoteError) -> [Note]
  /// The notes in which words begin like those of a query, the best first.
  package var search: @Sendable (_ query: String) async throws(NoteError) -> [Note.ID]
  /// Saves what is being written, or forgets it.
  package var saveDraft: @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void
  /// What was being written when the program ended.
  package var drafts: @Sendable () async throws(NoteError) -> [Draft]
  /// Lets the user's own editor work on a text; the answer is the text it left, or why there is none.
  package var openEditor: @Sendable (_ text: String, _ name: String) async -> EditorOutcome
  /// Removes the file that an editor has left, once its text is saved.
  package var discard: @Sendable (_ file: String) async -> Void
  /// The files of editors that nobody has discarded: their program was killed, or could not save.
  package var leftFiles: @Sendable () async -> [String]

  package init(
    fetchAll: @escaping @Sendable () async throws(NoteError) -> [Note],
    search: @escaping @Sendable (_ query: String) async throws(NoteError) -> [Note.ID],
    saveDraft: @escaping @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void,
    drafts: @escaping @Sendable () async throws(NoteError) -> [Draft],
    openEditor: @escaping @Sendable (_ text: String, _ name: String) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    leftFiles: @escaping @Sendable () async -> [String]
  ) {
    self.fetchAll = fetchAll
    self.search = search
    self.saveDraft = saveDraft
    self.drafts = drafts
    self.openEditor = openEditor
    self.discard = discard
    self.leftFiles = leftFiles
  }
}

/// How the user's own editor ended.
package enum EditorOutcome: Equatable, Sendable {
  /// It left this text, in a file that is kept until `discard` is called for it.
  case edited(String, file: String)
  /// It said that it failed, or was killed; the file is kept.
  case failed(EditorFailure, file: String?)
}

/// Why the user's own editor has left no text to take.
package enum EditorFailure: Equatable, Sendable {
  /// There is no terminal to open it on.
  case noTerminal
  /// The command it is to be started by cannot be understood: a quote in it is left open.
  case badCommand(String)
  /// No file can be made in this folder, for the reason that the system gives.
  case noFile(folder: String, reason: String)
  /// The editor cannot be started, or was lost, for the reason that the system gives.
  case cannotStart(String, reason: String)
  case lost(String, reason: String)
  /// It ended by a signal, or with a code that says that nothing is to be taken.
  case killed(String, signal: Int32)
  case exited(String, code: Int32)
  /// It left no file; one that is no text; one that is larger than any note.
  case leftNoFile(String)
  case leftNoText(String)
  case leftTooMuch(String, megabytes: Int)
}
