import ToteModel

/// All that is read from a task alone. So it can be read on another thread, and once for all versions that it is compared with.
package struct TaskReading: Hashable, Sendable {
  package let task: CalendarComponent
  package let uid: String
  let summary: String?
  /// Cleaned.
  let heading: String
  /// The heading as a line of the add field.
  let line: ParsedItem?
  /// By the indices of their fields.
  let texts: [String?]
  let categories: [Category]
  let isTicked: Bool
  let created: Moment?
  /// Its creation, as far as known.
  let time: Moment?
  let sortOrder: Int?
  let written: WrittenItem?
  package let marks: TaskMarks
  let isTooLong: Bool

  package init(_ original: CalendarComponent) {
    task = original
    isTooLong = original.readSize > FileLimits.text
    let task = isTooLong ? CalendarComponent("VTODO") : original
    uid = task[raw: "UID"] ?? ""
    summary = task["SUMMARY"]
    let heading = Folding.clean(summary ?? "")
    let written = task[raw: TaskItem.exactName].flatMap(ExactFields.init).flatMap(WrittenItem.init)
    // Not needed if the summary is as written, and slower than all the rest.
    let isAsWritten = written.map { Folding.clean($0.summary).utf8.elementsEqual(heading.utf8) } ?? false
    (self.heading, self.written) = (heading, written)
    line = isAsWritten ? nil : ParsedItem(foreign: heading)
    var texts: [String?] = Array(repeating: nil, count: ItemDetails.fields.count)
    for (field, property) in TaskField.texts {
      texts[field.index] = task[property.name].map(TaskItem.plain)
    }
    self.texts = texts
    categories = task.lines("CATEGORIES").flatMap(\.texts).compactMap { Category($0) }
    isTicked = TaskStatus(task).isTicked
    created = task[raw: "CREATED"].flatMap { Moment(calendarTime: $0) }
    time = created ?? task[raw: "DTSTAMP"].flatMap { Moment(calendarTime: $0) }
    sortOrder = task[raw: TaskItem.sortOrderName].flatMap { Int($0) }
    marks = TaskMarks(task)
  }
}

struct WrittenItem: Hashable {
  var name: String
  var summary: String
  var details: ItemDetails
  var rank: Rank?
  var sortOrder: Int?

  static let unitLetter = "u"

  init?(_ exact: ExactFields) {
    guard exact["v"] == TaskItem.exactVersion, let name = exact["n"], let summary = exact["s"] else {
      return nil
    }
    self.name = name
    self.summary = summary
    details = ItemDetails(exact)
    details.amount = exact["q"].flatMap { number in
      exact[Self.unitLetter].flatMap { Amount(stored: number + $0) }
    }
    rank = exact["r"].flatMap { Rank($0) }
    sortOrder = exact["o"].flatMap { Int($0) }
  }

  init(_ known: TaskItem) {
    name = known.name
    summary = known.summary
    details = known.details
    rank = known.rank.isByTime ? nil : known.rank
    sortOrder = known.sortOrder
  }
}
