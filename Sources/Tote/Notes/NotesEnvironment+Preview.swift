import Composable
import Synchronization
import ToteModel
import Markdown

extension NotesEnvironment {
  /// For tests: every member fails until it is replaced.
  package static let unimplemented = NotesEnvironment(
    fetchAll: { () throws(NoteError) in throw missing("notes.fetchAll") },
    search: { (_) throws(NoteError) in throw missing("notes.search") },
    saveDraft: { (_, _) throws(NoteError) in throw missing("notes.saveDraft") },
    drafts: { () throws(NoteError) in throw missing("notes.drafts") },
    openEditor: { _, _, _ in
      report("notes.openEditor")
      return .failed(.noTerminal, file: nil)
    },
    discard: { _ in report("notes.discard") },
    openAddress: { _ in
      report("notes.openAddress")
      return .none
    },
    leftFiles: {
      report("notes.leftFiles")
      return []
    })

  /// NB: inlining this into a non-throwing `async` closure crashes the optimiser of Swift 6.3.
  @inline(never)
  private static func report(_ name: String) {
    let report: @Sendable () -> Void = Composable.unimplemented(name)
    report()
  }

  private static func missing(_ name: String) -> NoteError {
    report(name)
    return .couldNotSave(.failed(reason: "\(name) is not replaced"))
  }

  static func preview(_ database: PreviewDatabase) -> NotesEnvironment {
    NotesEnvironment(
      fetchAll: { () throws(NoteError) in database.with { Array($0.notes.values) } },
      search: { (query) throws(NoteError) in
        let query = NoteQuery(query)
        return database.with { rows in
          FoundNotes(
            rows.notes.values.filter(query.finds)
              .sorted { ($0.modified, $0.id) > ($1.modified, $1.id) }.map(\.id))
        }
      },
      saveDraft: { (id, draft) throws(NoteError) in database.with { $0.drafts[id] = draft } },
      drafts: { () throws(NoteError) in database.with { Array($0.drafts.values) } },
      openEditor: { _, _, _ in .failed(.noTerminal, file: nil) },
      discard: { _ in },
      openAddress: { _ in .none },
      leftFiles: { [] })
  }
}

final class PreviewDatabase: Sendable {
  struct Rows {
    var notes: [Note.ID: Note] = [:]
    var purchases = PurchaseLog()
    var drafts: [Note.ID: Draft] = [:]
    var sequence: Int64 = 0
    var ids: UInt64 = 0
    var saved: Set<Entry.ID> = []
    var journal: [JournalLine] = []
  }

  let now: Moment
  private let rows = Mutex(Rows())

  init(_ contents: DatabaseSnapshot, notes: [Note], now: Moment) {
    self.now = now
    with {
      $0.sequence = contents.sequence
      $0.purchases = PurchaseLog(contents.purchasedItems)
      for note in notes { $0.notes[note.id] = note }
    }
  }

  func with<Result: Sendable>(_ body: (inout sending Rows) -> Result) -> Result {
    rows.withLock { body(&$0) }
  }

  func id<Named>() -> RowID<Named> {
    let number = with { rows in
      rows.ids += 1
      return rows.ids
    }
    return RowID(high: 0xF000_0000_0000_4000, low: 0x8000_0000_0000_0000 | number)
  }

  /// Takes each entry once, as the database does.
  func save(_ entries: [Entry]) -> Int64 {
    for entry in entries {
      let isNew = with { rows in
        guard rows.saved.insert(entry.id).inserted else { return false }
        rows.sequence += 1
        rows.journal.append(JournalLine(number: rows.sequence, entry: entry))
        return true
      }
      guard isNew else { continue }
      for change in entry.changes {
        if case .purchasedItem(let id) = change.key {
          with { rows in
            if case .purchasedItem(let bought)? = change.applied(
              to: rows.purchases[id].map(Row.purchasedItem))
            {
              rows.purchases[id] = bought
            } else {
              rows.purchases[id] = nil
            }
          }
        }
        guard case .note(let id) = change.key else { continue }
        with { rows in
          if case .note(let note)? = change.applied(to: rows.notes[id].map(Row.note)) {
            rows.notes[id] = note
          } else {
            rows.notes[id] = nil
          }
        }
      }
    }
    return with { $0.sequence }
  }
}
