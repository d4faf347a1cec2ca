import Composable
import ToteModel

package struct NotesEnvironment: Sendable {
  package var fetchAll: @Sendable () async throws(NoteError) -> [Note]
  /// Matches words by their beginnings.
  package var search: @Sendable (_ query: String) async throws(NoteError) -> FoundNotes
  /// `nil` deletes it.
  package var saveDraft: @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void
  /// The drafts left when the program ended.
  package var drafts: @Sendable () async throws(NoteError) -> [Draft]
  /// Opens the external editor, on a line if it can. The outcome is the edited text or an error.
  package var openEditor: @Sendable (_ text: String, _ name: String, _ line: Int?) async -> EditorOutcome
  /// Removes the file of an editor once its text is saved.
  package var discard: @Sendable (_ file: String) async -> Void
  /// Opens the address of a link in a browser.
  package var openAddress: @Sendable (_ address: String) async -> BrowserOutcome
  /// Opens a file beside the notes, such as a picture, by the path in a link.
  package var openFile: @Sendable (_ path: String) async -> BrowserOutcome
  /// Texts that were never saved, because the program was killed or couldn't.
  package var leftTexts: @Sendable () async -> [LeftText]
  /// What is pasted as Markdown, if it is HTML.
  package var page: @Sendable (_ pasted: String) -> NoteContent?

  package init(
    fetchAll: @escaping @Sendable () async throws(NoteError) -> [Note],
    search: @escaping @Sendable (_ query: String) async throws(NoteError) -> FoundNotes,
    saveDraft: @escaping @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void,
    drafts: @escaping @Sendable () async throws(NoteError) -> [Draft],
    openEditor: @escaping @Sendable (_ text: String, _ name: String, _ line: Int?) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    openAddress: @escaping @Sendable (_ address: String) async -> BrowserOutcome,
    openFile: @escaping @Sendable (_ path: String) async -> BrowserOutcome = { _ in .none },
    leftTexts: @escaping @Sendable () async -> [LeftText],
    page: @escaping @Sendable (_ pasted: String) -> NoteContent? = { _ in nil }
  ) {
    self.fetchAll = fetchAll
    self.search = search
    self.saveDraft = saveDraft
    self.drafts = drafts
    self.openEditor = openEditor
    self.discard = discard
    self.openAddress = openAddress
    self.openFile = openFile
    self.leftTexts = leftTexts
    self.page = page
  }
}

package enum BrowserOutcome: Equatable, Sendable {
  case opened
  /// None is set and there is no desktop, or the address isn't one that a browser should be given.
  case none
  /// The account is restricted.
  case restricted
  case failed(command: String, reason: String)
}

package enum EditorOutcome: Equatable, Sendable {
  /// The file is kept until `discard`.
  case edited(String, file: String)
  /// The file is kept.
  case failed(EditorFailure, file: String?)
}

/// `reason` comes from the system.
package enum EditorFailure: Equatable, Sendable {
  case noTerminal
  /// The account is restricted.
  case restricted
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
