/// What of a task is still as a Tote has written it: `X-TOTE-ITEM` goes along wherever other programs carry the task, so an old
/// copy that one of them writes back says by itself which of its properties that program has edited.

import ToteModel

extension TaskItem {
  /// The texts of which `X-TOTE-ITEM` has no copy but a mark to know them by, since a long note need not stand there twice.
  static let markedProperties = [("ls", "LOCATION"), ("ds", "DESCRIPTION")]

  /// The fields of an item, by name, that nobody has edited since a Tote wrote them; `nil` where that is not known.
  package static func untouched(in task: CalendarComponent) -> Set<String>? {
    guard let exact = task[raw: exactName].flatMap(ExactFields.init), exact["v"] == exactVersion,
      let item = try? TaskItem(task)
    else { return nil }
    var fields: Set<String> = []
    if exact["s"] == task["SUMMARY"] { fields.formUnion(["name", "amount", "price"]) }
    if exact["c"] == item.details.category?.rawValue { fields.insert("category") }
    if (exact["t"] != nil) == item.isTicked { fields.insert("ticked") }
    for ((name, property), field) in zip(markedProperties, ["store", "note"])
    where exact[name] == task[property].map(mark) {
      fields.insert(field)
    }
    return fields
  }

  /// A few signs that another text is unlikely to have: 32 bits of FNV-1a.
  static func mark(_ text: String) -> String {
    let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(hash, radix: 36)
  }
}
