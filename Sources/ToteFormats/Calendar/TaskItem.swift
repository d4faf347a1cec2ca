/// How an item is stored in a task (VTODO) of iCalendar:
///
/// | item | task |
/// | --- | --- |
/// | name and amount | `SUMMARY:apples 2 kg` |
/// | tick | `STATUS`, `COMPLETED`, `PERCENT-COMPLETE` |
/// | category, store, note | `CATEGORIES`, `LOCATION`, `DESCRIPTION` |
/// | place | `X-APPLE-SORT-ORDER`, if it was moved |
/// | all of it exactly | `X-TOTE-ITEM` |
///
/// Other programs edit the properties and keep or drop `X-TOTE-ITEM`. So an exact value counts only while its
/// property is still as written with it.

import ToteModel

package struct TaskItem: Hashable, Sendable {
  package var name: String
  package var details: ItemDetails
  package var isTicked: Bool
  /// As written by Tote, or else derived from the creation time or other programs' order.
  package var rank: Rank
  /// Other programs' order, which by default is that of creation.
  package var sortOrder: Int?
  /// Whether another program moved it since the rank was written.
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

  /// Replaces a row, without folding an unchanged name.
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

  /// The text as it reads back from a property: without control characters, and with plain line feeds.
  static func plain(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")
    }
    return isPlain ? text : CalendarText.unescaped(CalendarText.escaped(text)[...])
  }
}

/// Why a resource on a server isn't an item. It is left alone.
package enum TaskProblem: Error, Hashable, Sendable {
  case unreadable(CalendarError)
  /// An event, a journal or the like.
  case noTask
  /// For example, a repeating task with an exception.
  case severalTasks(Int)
  case noSummary
}

extension CalendarDocument {
  package func onlyTask() throws(TaskProblem) -> CalendarComponent {
    let tasks = tasks
    if tasks.count > 1 { throw .severalTasks(tasks.count) }
    guard let task = tasks.first else { throw .noTask }
    return task
  }
}
