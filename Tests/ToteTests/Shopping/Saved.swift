// A database in memory for tests: it keeps each batch, and fails on request.

import Composable
import Synchronization

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// Where saves go in a test, and what was saved.
final class Saved: Sendable {
  private struct Inside {
    var contents: DatabaseSnapshot
    var records: Records
    var batches: [[Entry]] = []
    var known: Set<Entry.ID> = []
    var failure: StorageError?
    var noteFailure: NoteError?
    var noteLoadFailure: NoteError?
    var drafts: [Note.ID: Draft] = [:]
    var draftCount = 0
    var ids: UInt64 = 0
    var editor: @Sendable (_ text: String) -> EditorOutcome = { _ in .failed(.noTerminal, file: nil) }
    var edited: [String] = []
    var discarded: [String] = []
    var leftBehind: [LeftText] = []
  }
  private let inside: Mutex<Inside>

  init(_ contents: DatabaseSnapshot = .toured, notes: [Note] = []) {
    let known = Set(contents.entries.map(\.id))
    var records = Records(contents)
    records.apply(notes.map { Change(adding: $0) })
    inside = Mutex(Inside(contents: contents, records: records, known: known))
  }

  /// Every batch, including those that were refused.
  var batches: [[Entry]] { inside.withLock { $0.batches } }
  /// The titles of the edits, batch by batch.
  var titles: [[String]] { batches.map { $0.map { words.name($0.title) } } }
  var records: Records { inside.withLock { $0.records } }
  /// What the next saves are refused with.
  var failure: StorageError? {
    get { inside.withLock { $0.failure } }
    set { inside.withLock { $0.failure = newValue } }
  }

  func use(_ environment: inout ToteEnvironment) {
    environment.save = { [self] (entries) throws(StorageError) in try save(entries) }
    environment.purchases = { [self] (since) throws(StorageError) in
      records.purchaseLog.rows.values.filter { bought in since.map { bought.moment >= $0 } ?? true }
    }
    useNotes(&environment)
  }

  /// What the next use cases of notes are refused with.
  var noteFailure: NoteError? {
    get { inside.withLock { $0.noteFailure } }
    set { inside.withLock { $0.noteFailure = newValue } }
  }
  /// What the next reading of notes is refused with.
  var noteLoadFailure: NoteError? {
    get { inside.withLock { $0.noteLoadFailure } }
    set { inside.withLock { $0.noteLoadFailure = newValue } }
  }
  /// What is being written.
  var drafts: [Draft] { inside.withLock { $0.drafts.values.sorted { $0.note < $1.note } } }
  /// How often a draft was kept.
  var draftCount: Int { inside.withLock { $0.draftCount } }
  /// Keeps a draft, or forgets it.
  func keep(_ draft: Draft?, of note: Note.ID) {
    inside.withLock {
      $0.drafts[note] = draft
      if draft != nil { $0.draftCount += 1 }
    }
  }
  /// What the user's own editor makes of a text.
  func setEditor(_ editor: @escaping @Sendable (_ text: String) -> EditorOutcome) {
    inside.withLock { $0.editor = editor }
  }
  /// The names under which texts have gone to the editor, and the files that were removed after it.
  var edited: [String] { inside.withLock { $0.edited } }
  var discarded: [String] { inside.withLock { $0.discarded } }
  func edit(_ text: String, _ name: String) -> EditorOutcome {
    let editor = inside.withLock { inside in
      inside.edited.append(name)
      return inside.editor
    }
    return editor(text)
  }
  func discard(_ file: String) { inside.withLock { $0.discarded.append(file) } }

  /// What was written in editors of earlier programs.
  var leftBehind: [LeftText] {
    get { inside.withLock { $0.leftBehind } }
    set { inside.withLock { $0.leftBehind = newValue } }
  }

  /// Writes as another program.
  func other(_ changes: [Change]) {
    let edit = Edit(id: nextID(), title: "theirs", moment: DatabaseSnapshot.rowMoment, changes: changes)
    _ = take(Entry(edit, writer: Entry.Writer.ID(high: 8, low: 8)))
  }

  func nextID() -> Edit.ID {
    inside.withLock {
      $0.ids += 1
      return Edit.ID(high: 0xE, low: $0.ids)
    }
  }

  /// Appends a line as it is, and returns its number.
  func take(_ entry: Entry) -> Int64 {
    inside.withLock { inside in
      inside.known.insert(entry.id)
      inside.contents.entries.append(entry)
      inside.contents.sequence += 1
      inside.records.apply(entry.changes)
      return inside.contents.sequence
    }
  }

  /// What has happened after a line of the journal.
  func changes(after sequence: Int64) -> ExternalChanges {
    inside.withLock { inside in
      var news = ExternalChanges(
        entries: Array(inside.contents.entries.suffix(Int(inside.contents.sequence - sequence))),
        sequence: inside.contents.sequence)
      for entry in news.entries {
        for change in entry.changes { news.rows[change.key] = .some(inside.records[change.key]) }
      }
      return news
    }
  }

  /// The journal from a line on.
  func journal(from number: Int) -> JournalEnd {
    inside.withLock {
      let start = max(0, number)
      return JournalEnd(entries: Array($0.contents.entries[start...]), start: Int64(start))
    }
  }

  func save(_ entries: [Entry]) throws(StorageError) -> Int64 {
    let result = inside.withLock { inside -> Result<Int64, StorageError> in
      inside.batches.append(entries)
      if let failure = inside.failure { return .failure(failure) }
      for entry in entries where inside.known.insert(entry.id).inserted {
        inside.contents.entries.append(entry)
        inside.contents.sequence += 1
        inside.records.apply(entry.changes)
      }
      return .success(inside.contents.sequence)
    }
    return try result.get()
  }

  /// What a fresh load reads.
  var contents: DatabaseSnapshot {
    inside.withLock { inside in
      let records = inside.records
      var contents = DatabaseSnapshot(
        lists: records.lists, items: records.lists.flatMap { Array(records.items(of: $0.id)) },
        corrections: records.corrections.map { CategoryCorrection(key: $0.key, category: $0.value) },
        purchases: records.history.all.map { Purchase($0) },
        settings: records.settings.map { Setting(key: $0.key, value: $0.value) },
        entries: inside.contents.entries, sequence: inside.contents.sequence)
      contents.purchasedItems = records.purchaseLog.rows.values.sorted { $0.moment < $1.moment }
      return contents
    }
  }
}
