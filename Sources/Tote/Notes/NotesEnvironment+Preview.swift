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
    openFile: { _ in
      report("notes.openFile")
      return .none
    },
    leftTexts: {
      report("notes.leftTexts")
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
      leftTexts: { [] })
  }
}

package final class PreviewDatabase: Sendable {
  struct Rows {
    var notes: [Note.ID: Note] = [:]
    var purchases = PurchaseLog()
    var drafts: [Note.ID: Draft] = [:]
    var sequence: Int64 = 0
    var ids: UInt64 = 0
    var saved: Set<Entry.ID> = []
    var journal: [JournalLine] = []
    /// Of everything that was changed.
    var all: [Row.Key: Row] = [:]
  }

  /// Whether several programs have it.
  let isShared: Bool
  let now: Moment
  private let rows = Mutex(Rows())

  package init(
    _ contents: DatabaseSnapshot, notes: [Note] = [],
    now: Moment = Moment(milliseconds: 1_790_000_000_000), isShared: Bool = false
  ) {
    (self.now, self.isShared) = (now, isShared)
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

  /// What was saved after an entry, by whichever program.
  func changes(after sequence: Int64) -> ExternalChanges {
    guard isShared else { return ExternalChanges(sequence: sequence) }
    return with { rows in
      let entries = rows.journal.filter { $0.number > sequence }.map(\.entry)
      let keys = Set(entries.flatMap(\.changes).map(\.key))
      return ExternalChanges(
        entries: entries,
        rows: [Row.Key: Row?](uniqueKeysWithValues: keys.map { ($0, rows.all[$0]) }),
        sequence: rows.sequence)
    }
  }

  /// Looks for changes of other programs, as often as a person wouldn't notice.
  func changed(_ clock: any Clock<Duration>) -> AsyncStream<Void> {
    guard isShared else { return AsyncStream { $0.finish() } }
    let seen = Mutex(with { $0.sequence })
    return AsyncStream(unfolding: {
      while (try? await clock.sleep(for: .milliseconds(100))) != nil {
        let sequence = self.with { $0.sequence }
        let isNew = seen.withLock { seen in
          defer { seen = sequence }
          return seen != sequence
        }
        if isNew { return () }
      }
      return nil
    })
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
        with { $0.all[change.key] = change.applied(to: $0.all[change.key]) }
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
