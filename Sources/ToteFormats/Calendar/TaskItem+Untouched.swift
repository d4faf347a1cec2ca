import ToteModel

/// Which fields of a task are unchanged since Tote wrote them. Other programs keep `X-TOTE-ITEM`, so even an old copy that one of
/// them writes back shows what that program has edited.
extension TaskItem {
  /// The names of these fields; `nil` if that is not known.
  package static func untouched(in task: CalendarComponent) -> Set<String>? {
    guard let exact = task[raw: exactName].flatMap(ExactFields.init), exact["v"] == exactVersion,
      let item = try? TaskItem(task)
    else { return nil }
    var fields: Set<String> = []
    let hasSameSummary = exact["s"] == task["SUMMARY"]
    if hasSameSummary { fields.insert("name") }
    if (exact["t"] != nil) == item.isTicked { fields.insert("ticked") }
    for field in TaskField.all {
      let isUntouched =
        switch field.place {
        case .summary, .exactly: hasSameSummary
        case .categories: exact[field.letter] == item.details[field]
        case .text(let property): exact[property.markLetter] == task[property.name].map(mark)
        }
      if isUntouched { fields.insert(field.name) }
    }
    return fields
  }

  /// A few signs that another text is unlikely to have: 32 bits of FNV-1a.
  static func mark(_ text: String) -> String {
    let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(hash, radix: 36)
  }
}
