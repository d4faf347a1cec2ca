/// An item as a task of iCalendar (VTODO) says it. The table of what stands where:
///
/// | item | task |
/// | --- | --- |
/// | name and amount | `SUMMARY:apples 2 kg` |
/// | tick | `STATUS`, `COMPLETED`, `PERCENT-COMPLETE` |
/// | category, store, note | `CATEGORIES`, `LOCATION`, `DESCRIPTION` |
/// | place | `X-APPLE-SORT-ORDER`, where somebody has moved it |
/// | all of it exactly | `X-TOTE-ITEM` |
///
/// Other programs edit the first column's properties and leave the last alone, or drop it. So each is read beside what
/// was written last: a property that still says what was written stands for the exact value, another one for what it says.

import ToteModel

/// What a task says of an item.
package struct TaskItem: Hashable, Sendable {
  package var name: String
  package var details: ItemDetails
  package var isTicked: Bool
  /// Its place: as a Tote has written it, else by the time that it was made or by the order of other programs.
  package var rank: Rank
  /// The order of other programs. Where there is none they go by the time that a task was made.
  package var sortOrder: Int?
  /// Whether another program has moved it since its rank was written.
  package var isMoved = false
  /// How the task is headed.
  package var summary: String
  package var created: Moment?

  /// An item as it is going to be written.
  package init(_ item: Item, sortOrder: Int? = nil) {
    name = item.name
    details = item.details.mapTexts { $0 }
    isTicked = item.isTicked
    rank = item.rank
    self.sortOrder = sortOrder
    summary = Self.summary(of: item.name, item.amount)
    created = item.created
  }

  /// The item, as a row.
  package func item(id: Item.ID, list: ShoppingList.ID, created: Moment) -> Item {
    Item(id: id, list: list, name: name, details: details, isTicked: isTicked, rank: rank, created: created)
  }

  /// The same row, as it is here. A name that it has already isn't folded anew.
  package func item(insteadOf row: Item) -> Item {
    guard name.utf8.elementsEqual(row.name.utf8) else {
      return item(id: row.id, list: row.list, created: row.created)
    }
    return Item(
      id: row.id, list: row.list, name: name, key: row.key, details: details, isTicked: isTicked, rank: rank,
      created: row.created)
  }

  /// `apples 2 kg`.
  static func summary(of name: String, _ amount: Amount?) -> String {
    Folding.clean(amount.map { "\(name) \($0.description)" } ?? name)
  }

  /// A text as it is read back from a property: without control characters, and with line feeds alone.
  static func plain(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")
    }
    return isPlain ? text : CalendarText.unescaped(CalendarText.escaped(text)[...])
  }
}

/// Why nothing on a server is taken for an item. It is left as it is.
package enum TaskProblem: Error, Hashable, Sendable {
  case unreadable(CalendarError)
  /// It is an event, a journal or the like.
  case noTask
  /// A task with exceptions, such as one that repeats and was moved once.
  case severalTasks(Int)
  case noSummary
}

extension CalendarDocument {
  /// The only task of what a server holds under one address.
  package func onlyTask() throws(TaskProblem) -> CalendarComponent {
    let tasks = tasks
    if tasks.count > 1 { throw .severalTasks(tasks.count) }
    guard let task = tasks.first else { throw .noTask }
    return task
  }
}
