import ToteModel

extension ImportedFile {
  /// To be told, though it is no error. The command line has the words.
  package enum Notice: Hashable, Sendable {
    case delimiter(Character)
    /// A column that Tote doesn't know. It is kept in the notes.
    case column(String)
    /// A table whose first row is an item already.
    case noHeading
    /// Of prices that have none.
    case currency(Currency)
    /// Another one than UTF-8.
    case encoding(String)
    /// The file is a program's own, such as one of Google Keep.
    case program(String)
    /// So many items say what has no field here, such as a due date. It is kept in their notes.
    case noted(String, Int)
    /// So many items have what can't be kept, such as an alarm.
    case leftOut(String, Int)
    /// Skipped, as it has no name.
    case nameless(line: Int, ImportError.Finding)
  }
}

/// Counts what items have beside their fields, so that a file of a thousand due dates is one notice.
struct NoticeTally {
  private var counts: [ImportedFile.Notice: Int] = [:]
  private var order: [ImportedFile.Notice] = []

  mutating func add(_ notice: ImportedFile.Notice) {
    counts[notice, default: 0] += 1
    if counts[notice] == 1 { order.append(notice) }
  }

  mutating func note(_ name: String) { add(.noted(name, 0)) }
  mutating func leaveOut(_ name: String) { add(.leftOut(name, 0)) }

  /// In the order in which they first came.
  var notices: [ImportedFile.Notice] {
    order.map { notice in
      switch notice {
      case .noted(let name, _): .noted(name, counts[notice] ?? 0)
      case .leftOut(let name, _): .leftOut(name, counts[notice] ?? 0)
      default: notice
      }
    }
  }
}

extension FileReading {
  /// A task without a name says nothing to buy, and is no reason to refuse a whole file.
  mutating func skipNameless(at offset: Int, _ text: String) {
    let found = ImportError.Finding(shown: text) ?? .nothing
    tally.add(.nameless(line: lineNumber(at: offset), found))
  }
}
