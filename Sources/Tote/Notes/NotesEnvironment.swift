import Composable
import Synchronization
import ToteModel
import Markdown

/// What the notes need of the outside world: the use cases, each a closure that works or says why not. A note is
/// changed in the database first and on the screen when that has worked; so a failure leaves the list as it was.

/// The use cases of notes.
package struct NotesEnvironment: Sendable {
  package var create: @Sendable (Note) async throws(NoteError) -> CommittedEdit
  package var fetchAll: @Sendable () async throws(NoteError) -> [Note]
  /// Changes notes, by their ids, in one step of undoing with this title; none of them if one is not there.
  package var update:
    @Sendable (_ updates: [NoteUpdate], _ title: String) async throws(NoteError) -> CommittedEdit
  /// Removes notes for good, by their ids; none of them if one is not there.
  package var remove: @Sendable ([Note.ID]) async throws(NoteError) -> CommittedEdit
  /// The notes in which words begin like those of a query, the best first.
  package var search: @Sendable (_ query: String) async throws(NoteError) -> [Note.ID]
  /// Keeps what is being written, or forgets it.
  package var keepDraft: @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void
  /// What was being written when the program ended.
  package var drafts: @Sendable () async throws(NoteError) -> [Draft]
  /// Lets the user's own editor work on a text; the answer is the text it left, or why there is none.
  package var openEditor: @Sendable (_ text: String, _ name: String) async -> EditorOutcome
  /// Removes the file that an editor has left, once its text is saved.
  package var discard: @Sendable (_ file: String) async -> Void
  /// The files of editors that nobody has discarded: their program was killed, or could not save.
  package var leftBehind: @Sendable () async -> [String]

  /// The use cases, one by one.
  package init(
    create: @escaping @Sendable (Note) async throws(NoteError) -> CommittedEdit,
    fetchAll: @escaping @Sendable () async throws(NoteError) -> [Note],
    update:
      @escaping @Sendable (_ updates: [NoteUpdate], _ title: String) async throws(NoteError) -> CommittedEdit,
    remove: @escaping @Sendable ([Note.ID]) async throws(NoteError) -> CommittedEdit,
    search: @escaping @Sendable (_ query: String) async throws(NoteError) -> [Note.ID],
    keepDraft: @escaping @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void,
    drafts: @escaping @Sendable () async throws(NoteError) -> [Draft],
    openEditor: @escaping @Sendable (_ text: String, _ name: String) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    leftBehind: @escaping @Sendable () async -> [String]
  ) {
    self.create = create
    self.fetchAll = fetchAll
    self.update = update
    self.remove = remove
    self.search = search
    self.keepDraft = keepDraft
    self.drafts = drafts
    self.openEditor = openEditor
    self.discard = discard
    self.leftBehind = leftBehind
  }
}

/// How the user's own editor ended.
package enum EditorOutcome: Equatable, Sendable {
  /// It left this text, in a file that is kept until `discard` is called for it.
  case edited(String, file: String)
  /// It said that it failed, or was killed; the file is kept.
  case failed(reason: String, file: String?)
}
