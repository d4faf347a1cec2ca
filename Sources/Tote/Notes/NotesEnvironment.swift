import Composable
import ToteModel

/// What the notes need from the outside world.
package struct NotesEnvironment: Sendable {
  package var fetchAll: @Sendable () async throws(NoteError) -> [Note]
  /// The notes with words that begin with those of a query, the best match first.
  package var search: @Sendable (_ query: String) async throws(NoteError) -> [Note.ID]
  /// Saves a draft, or with `nil` deletes it.
  package var saveDraft: @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void
  /// The drafts left when the program ended.
  package var drafts: @Sendable () async throws(NoteError) -> [Draft]
  /// Opens a text in the user's editor, and returns the text it left or why there is none.
  package var openEditor: @Sendable (_ text: String, _ name: String) async -> EditorOutcome
  /// Removes the file of an editor once its text is saved.
  package var discard: @Sendable (_ file: String) async -> Void
  /// The files of editors whose text was never saved, because the program was killed or could not.
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

/// How the user's editor ended.
package enum EditorOutcome: Equatable, Sendable {
  /// It left this text, in a file that is kept until `discard`.
  case edited(String, file: String)
  /// It failed or was killed; the file is kept.
  case failed(EditorFailure, file: String?)
}

/// Why the user's editor has left no text. A `reason` is that of the system.
package enum EditorFailure: Equatable, Sendable {
  case noTerminal
  /// The command has an open quote.
  case badCommand(String)
  /// No file can be created in this folder.
  case noFile(folder: String, reason: String)
  case cannotStart(String, reason: String)
  case lost(String, reason: String)
  case killed(String, signal: Int32)
  case exited(String, code: Int32)
  case leftNoFile(String)
  case leftNoText(String)
  case leftTooMuch(String, megabytes: Int)
}
