import ToteModel

/// An item as a task of iCalendar (VTODO):
///
/// | item | task |
/// | --- | --- |
/// | name and amount | `SUMMARY:apples 2 kg` |
/// | tick | `STATUS`, `COMPLETED`, `PERCENT-COMPLETE` |
/// | category, store, note | `CATEGORIES`, `LOCATION`, `DESCRIPTION` |
/// | place | `X-APPLE-SORT-ORDER`, if somebody has moved it |
/// | all of it exactly | `X-TOTE-ITEM` |
///
/// Other programs edit the properties and leave the last one alone, or drop it. So each is read beside what was last written: a
/// property that still says that stands for the exact value, another one for what it says.
package struct TaskItem: Hashable, Sendable {
  package var name: String
  package var details: ItemDetails
  package var isTicked: Bool
  /// From a Tote, or by the time of creation or the order of other programs.
  package var rank: Rank
  /// For other programs, which go by the time of creation without it.
  package var sortOrder: Int?
  /// Whether another program has moved it since its rank was written.
  package var isMoved = false
  package var summary: String
  package var created: Moment?

  package init(_ item: Item, sortOrder: Int? = nil) {
    name = item.name
    details = item.details.mapTexts { $0 }
    isTicked = item.isTicked
    rank = item.rank
    self.sortOrder = sortOrder
    summary = Self.summary(of: item.name, item.amount)
    created = item.created
  }

  package func item(id: Item.ID, list: ShoppingList.ID, created: Moment) -> Item {
    Item(id: id, list: list, name: name, details: details, isTicked: isTicked, rank: rank, created: created)
  }

  /// An unchanged name isn't folded again.
  package func item(insteadOf row: Item) -> Item {
    guard name.utf8.elementsEqual(row.name.utf8) else {
      return item(id: row.id, list: row.list, created: row.created)
    }
    return Item(
      id: row.id, list: row.list, name: name, key: row.key, details: details, isTicked: isTicked, rank: rank,
      created: row.created)
  }

  static func summary(of name: String, _ amount: Amount?) -> String {
    Folding.clean(amount.map { "\(name) \($0.description)" } ?? name)
  }

  /// As read back from a property: without control characters, and with line feeds only.
  static func plain(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")
    }
    return isPlain ? text : CalendarText.unescaped(CalendarText.escaped(text)[...])
  }
}

/// Why something on a server is no item. It is left alone.
package enum TaskProblem: Error, Hashable, Sendable {
  case unreadable(CalendarError)
  /// An event, a journal or the like.
  case noTask
  /// With exceptions, such as one that repeats and was moved once.
  case severalTasks(Int)
  case noSummary
  /// A line is too long to be a name, a note or the like.
  case tooLong
  /// Not in the collection that was asked for.
  case elsewhere
}

extension CalendarDocument {
  package func onlyTask() throws(TaskProblem) -> CalendarComponent {
    let tasks = tasks
    if tasks.count > 1 { throw .severalTasks(tasks.count) }
    guard let task = tasks.first else { throw .noTask }
    return task
  }
}
