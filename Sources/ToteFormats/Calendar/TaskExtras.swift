import ToteModel

/// What a task of another program says beside the item. An import keeps it in the note, in the words of todo.txt, and tells what it
/// can't keep. Sharing doesn't need this: there the task itself is kept.
struct TaskExtras {
  private(set) var words: [String] = []
  /// The names of properties and components, as they are in the file.
  private(set) var noted: [String] = []
  private(set) var leftOut: [String] = []

  init(_ task: CalendarComponent, category: Category?, isTicked: Bool) {
    let isOurs = task[raw: TaskItem.exactName] != nil
    var size = 0
    for part in task.parts {
      switch part {
      case .component(let component): leftOut.append(component.name)
      case .line(let line):
        guard let value = Self.value(of: line, category, isDone: isTicked && !isOurs) else { continue }
        guard let word = Self.words[line.name], value.utf8.count <= Self.longest, size < FileLimits.text
        else {
          leftOut.append(line.name)
          continue
        }
        size += value.utf8.count
        words.append("\(word):\(value)")
        noted.append(line.name)
      }
    }
  }

  private static let words = [
    "DUE": "due", "DTSTART": "start", "DURATION": "duration", "RRULE": "repeat", "PRIORITY": "priority",
    "STATUS": "status", "PERCENT-COMPLETE": "percent", "COMPLETED": "done", "CATEGORIES": "categories",
    "URL": "url", "COMMENT": "comment", "CONTACT": "contact", "RESOURCES": "resources", "GEO": "geo",
  ]

  /// What every program writes for itself, or is in the item's fields.
  private static let expected: Set = [
    "", "UID", "SUMMARY", "DESCRIPTION", "LOCATION", "CREATED", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE",
    "CLASS",
  ]

  /// In bytes; a picture in a comment is no note.
  private static let longest = 1000

  /// `nil` if it says nothing more than the item.
  private static func value(
    of line: ContentLine, _ category: Category?, isDone: Bool
  ) -> String? {
    if expected.contains(line.name) || line.name.hasPrefix("X-") { return nil }
    let text = Folding.clean(line.text)
    switch line.name {
    case "DUE", "DTSTART": return day(text)
    // Tote writes a time of its own when it exports.
    case "COMPLETED": return isDone ? day(text) : nil
    case "STATUS": return ["NEEDS-ACTION", "COMPLETED"].contains(text.uppercased()) ? nil : text
    case "PERCENT-COMPLETE": return ["0", "100"].contains(text) ? nil : text
    case "PRIORITY": return text == "0" ? nil : text
    case "CATEGORIES":
      let others = line.texts.map(Folding.clean).filter { Category($0).map { $0 != category } ?? false }
      return others.isEmpty ? nil : others.joined(separator: ", ")
    default: return text.isEmpty ? nil : text
    }
  }

  /// As people write a day, with its time if it has one.
  private static func day(_ text: String) -> String? {
    if text.isEmpty { return nil }
    guard let moment = Moment(calendarTime: text), let day = moment.writtenDay else { return text }
    if text.utf8.count == 8 { return day }
    return "\(day)T\(moment.timeOfDay)\(text.hasSuffix("Z") ? "Z" : "")"
  }
}
