import Tote
import ToteModel

/// A look through the whole file, part by part, for `tote check`: what is wrong, and how it is put right. SQLite looks at
/// its own pages and indexes; what only this program knows, such as that each item has a place of its own, is asked here.
package struct Examination: Sendable {
  /// Something that is wrong.
  package enum Finding: Hashable, Sendable {
    /// A page, as SQLite says it. Nobody can put that right but a backup.
    case page(String)
    /// An index does not agree with its table.
    case index(String)
    /// Items that name a list that is not there.
    case stray(list: ShoppingList.ID, items: Int)
    /// Items of a list, or lists, that share one place.
    case places(of: ShoppingList.ID?, name: String, count: Int)
    /// An item whose stored key is not that of its name.
    case keys(Int)
    /// Notes of which the words cannot be found, or words of which the note is gone.
    case words(Int)
    /// A line of the journal that cannot be read, so that it cannot be undone.
    case line(Int64)

    package var sentence: String {
      switch self {
      case .page(let text): "The file is damaged: \(text)."
      case .index(let text): "An index is not what its table says: \(text)."
      case .stray(_, let items): "\(Self.told(items, "item names", "items name")) a list that is not there."
      case .places(nil, _, let count):
        "\(Self.told(count, "list stands", "lists stand")) in the place of another."
      case .places(_, let name, let count):
        "\(Self.told(count, "item of \(name) stands", "items of \(name) stand")) in the place of another."
      case .keys(let count): "\(Self.told(count, "item is", "items are")) not found by its name."
      case .words(let count): "\(Self.told(count, "note is", "notes are")) not found by its words."
      case .line(let number): "Line \(number) of the journal cannot be read."
      }
    }

    /// Whether it can be put right here.
    package var isRepairable: Bool { if case .page = self { false } else { true } }

    private static func told(_ count: Int, _ one: String, _ many: String) -> String {
      count == 1 ? "One \(one)" : "\(count) \(many)"
    }
  }

  /// A part of it, in the order in which they are done.
  package enum Part: String, CaseIterable, Sendable {
    case pages, strays, places, keys, words, journal
  }
}

extension Sitting {
  /// What is wrong in one part.
  package func examine(_ part: Examination.Part) throws(StorageError) -> [Examination.Finding] {
    var findings: [Examination.Finding] = []
    do throws(StorageError) {
      switch part {
      case .pages: try pages(&findings)
      case .strays: findings = try strays()
      case .places: findings = try places()
      case .keys: findings = try keys()
      case .words: findings = try lostWords()
      case .journal: findings = try unreadableLines().map { .line($0) }
      }
    } catch {
      guard error == .damaged else { throw error }
      // So much that not even a look through it comes to its end.
      findings.append(.page("its tables cannot be read"))
    }
    // As it is now it may be mended some day: nothing of the log goes into it.
    if findings.contains(where: { !$0.isRepairable }) { tables.database.keepLog() }
    return findings
  }

  private func pages(_ findings: inout [Examination.Finding]) throws(StorageError) {
    let statement = try tables.database.statement("PRAGMA integrity_check(20)")
    defer { statement.reset() }
    while try statement.step() {
      // Several faults may stand in one row, below a line that names the database.
      for line in statement.text(0).split(separator: "\n").map(String.init)
      where line != "ok" && !line.hasPrefix("***") {
        findings.append(line.contains("index") ? .index(line) : .page(line))
      }
    }
  }

  private func strays() throws(StorageError) -> [Examination.Finding] {
    let statement = try tables.database.statement(
      "SELECT list, count(*) FROM item WHERE list NOT IN (SELECT id FROM list) GROUP BY list")
    defer { statement.reset() }
    var findings: [Examination.Finding] = []
    while try statement.step() {
      guard let list: ShoppingList.ID = statement.id(0) else { throw .damaged }
      findings.append(.stray(list: list, items: Int(statement.integer(1))))
    }
    return findings
  }

  private func places() throws(StorageError) -> [Examination.Finding] {
    var findings: [Examination.Finding] = []
    let lists = try lists()
    let shared = Self.shared(lists.map(\.rank))
    if shared > 0 { findings.append(.places(of: nil, name: "", count: shared)) }
    for list in lists {
      let shared = Self.shared(try items(of: list.id).map(\.rank).sorted())
      if shared > 0 { findings.append(.places(of: list.id, name: list.name, count: shared)) }
    }
    return findings
  }

  private static func shared(_ ranks: [Rank]) -> Int { zip(ranks, ranks.dropFirst()).count { $0 == $1 } }

  private func keys() throws(StorageError) -> [Examination.Finding] {
    let count = try wrongKeys().count
    return count > 0 ? [.keys(count)] : []
  }

  private func wrongKeys() throws(StorageError) -> [Item] {
    try tables.rows(Item.self).filter { $0.key != ItemName.key(of: $0.name) }
  }

  private func lostWords() throws(StorageError) -> [Examination.Finding] {
    let count = try tables.database.integer(
      """
      SELECT (SELECT count(*) FROM note WHERE rowid NOT IN (SELECT rowid FROM note_words))
      + (SELECT count(*) FROM note_words WHERE rowid NOT IN (SELECT rowid FROM note))
      """)
    return count.map { $0 > 0 ? [.words(Int($0))] : [] } ?? []
  }

  private func unreadableLines() throws(StorageError) -> [Int64] {
    let statement = try tables.database.statement("SELECT sequence, changes FROM journal ORDER BY sequence")
    defer { statement.reset() }
    var lines: [Int64] = []
    while try statement.step() {
      if [Change](bytes: statement.bytes(1)) == nil { lines.append(statement.integer(0)) }
    }
    return lines
  }
}

extension Sitting {
  /// Puts right what can be put right. What changes rows is an edit that can be undone, where `edit` signs it.
  package func repair(_ findings: [Examination.Finding], as edit: (_ changes: [Change]) -> Entry) throws {
    var changes: [Change] = []
    for finding in findings {
      switch finding {
      case .page: break
      case .index: try tables.database.script("REINDEX")
      case .stray(let list, _): changes.append(Change(adding: ShoppingList.foundAgain(list)))
      case .places(nil, _, _): changes += Self.ranked(try lists(), \.rank)
      case .places(let list?, _, _):
        let items = try items(of: list).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
        changes += Self.ranked(items, \.rank)
      case .keys:
        // The key goes with its name, so a change that leaves the name as it is does not carry it.
        for item in try wrongKeys() {
          try tables.database.run(
            "UPDATE item SET key = ? WHERE id = ?", .text(ItemName.key(of: item.name)), Value(item.id))
        }
      case .words:
        try tables.database.run("DELETE FROM note_words")
        for note in try tables.rows(Note.self) { try NoteIndex(database: tables.database).put(note) }
      case .line(let number):
        try tables.database.run("DELETE FROM journal WHERE sequence = ?", .integer(number))
      }
    }
    if !changes.isEmpty { try save([edit(changes)]) }
  }

  /// The same rows in the same order, each with a place of its own.
  private static func ranked<R: Record>(_ rows: [R], _ rank: WritableKeyPath<R, Rank>) -> [Change] {
    zip(rows, Rank.between(nil, nil, count: rows.count)).compactMap { row, place in
      row[keyPath: rank] == place ? nil : Change(row) { $0[keyPath: rank] = place }
    }
  }
}

extension Storage {
  /// Asks somebody again and again, while a long sitting goes on, whether it shall.
  package func look<Result: Sendable>(
    asking: () throws -> Void, _ work: (Sitting) throws -> Result
  ) throws -> Result {
    try look { sitting in try sitting.tables.database.following(asking) { try work(sitting) } }
  }
}
