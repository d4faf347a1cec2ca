// A database in the memory of a test: it keeps each batch, and fails when it is told to.

import Composable
import Synchronization

@testable import Tote

/// Where saves go in a test, and what has come.
final class Saved: Sendable {
  private struct Inside {
    var contents: Contents
    var shelf: Shelf
    var batches: [[Entry]] = []
    var known: Set<Entry.ID> = []
    var failure: StorageError?
  }
  private let inside: Mutex<Inside>

  init(_ contents: Contents = .toured) {
    let known = Set(contents.entries.map(\.id))
    inside = Mutex(Inside(contents: contents, shelf: Shelf(contents), known: known))
  }

  /// Every batch that has come, the refused ones too.
  var batches: [[Entry]] { inside.withLock { $0.batches } }
  /// The titles of what has come, batch by batch.
  var titles: [[String]] { batches.map { $0.map(\.title) } }
  var shelf: Shelf { inside.withLock { $0.shelf } }
  /// What the next saves are refused with.
  var failure: StorageError? {
    get { inside.withLock { $0.failure } }
    set { inside.withLock { $0.failure = newValue } }
  }

  func use(_ environment: inout ToteEnvironment) {
    environment.save = { [self] (entries) throws(StorageError) in try save(entries) }
  }

  func save(_ entries: [Entry]) throws(StorageError) -> Int64 {
    let result = inside.withLock { inside -> Result<Int64, StorageError> in
      inside.batches.append(entries)
      if let failure = inside.failure { return .failure(failure) }
      for entry in entries where inside.known.insert(entry.id).inserted {
        inside.contents.entries.append(entry)
        inside.contents.sequence += 1
        inside.shelf.apply(entry.changes)
      }
      return .success(inside.contents.sequence)
    }
    return try result.get()
  }

  /// What a fresh load gives.
  var contents: Contents {
    inside.withLock { inside in
      let shelf = inside.shelf
      return Contents(
        lists: shelf.lists, items: shelf.lists.flatMap { Array(shelf.items(of: $0.id)) },
        lessons: shelf.lessons.map { Lesson(key: $0.key, category: $0.value) },
        purchases: shelf.history.all.map { Purchase($0) },
        settings: shelf.settings.map { Setting(key: $0.key, value: $0.value) },
        entries: inside.contents.entries, sequence: inside.contents.sequence)
    }
  }
}
