/// How a task is read: each property beside what was written last.

import ToteModel

extension TaskItem {
  static let exactName = "X-TOTE-ITEM"
  static let sortOrderName = "X-APPLE-SORT-ORDER"

  /// Reads a task.
  ///
  /// - Parameter known: What it said before; it stands in where another program has dropped `X-TOTE-ITEM`.
  package init(_ task: CalendarComponent, known: TaskItem? = nil) throws(TaskProblem) {
    try self.init(TaskReading(task), known: known)
  }

  /// The same of a task of which everything has been read that stands in it.
  package init(_ reading: TaskReading, known: TaskItem? = nil) throws(TaskProblem) {
    let written = reading.written ?? known.map(WrittenItem.init)
    guard let text = reading.summary, let heading = Heading(reading, beside: written) else {
      throw .noSummary
    }
    summary = text
    name = heading.name
    let known = (written?.details ?? ItemDetails()).values
    var values = heading.details.values
    for field in TaskField.all {
      let said = values[field.index].text
      switch field.place {
      case .summary: break
      case .exactly: values[field.index] = FieldValue(said ?? known[field.index].text)
      case .categories:
        let category = Self.category(among: reading.categories, beside: written)
        values[field.index] = FieldValue(said ?? category?.rawValue)
      case .text(let property):
        let read = Self.text(reading.texts[property.name], beside: known[field.index].text)
        if property.isName {
          values[field.index] = FieldValue(
            said ?? read.flatMap { $0 == known[field.index].text ? $0 : ItemName($0)?.text })
        } else {
          values[field.index] = FieldValue(Self.note(said, read))
        }
      }
    }
    details = ItemDetails(values: values)
    isTicked = reading.isTicked
    created = reading.created
    sortOrder = reading.sortOrder
    rank = written?.rank ?? Rank(sortOrder: sortOrder ?? reading.time?.sortOrder ?? 0, of: reading.uid)
    isMoved = written?.rank != nil && sortOrder != written?.sortOrder
  }

  /// A text; the exact one where it says what that was written as.
  private static func text(_ text: String?, beside written: String?) -> String? {
    if let written, plain(written).utf8.elementsEqual((text ?? "").utf8) { return written }
    return text?.isEmpty == true ? nil : text
  }

  /// What the heading and the description say, neither lost.
  private static func note(_ said: String?, _ description: String?) -> String? {
    guard let said, let description, !description.contains(said) else { return description ?? said }
    return "\(said)\n\(description)"
  }

  /// Ours where it is still there, or where there is none at all; else the first, one of the ten before others.
  private static func category(among found: [Category], beside written: WrittenItem?) -> Category? {
    if let ours = written?.details.category, found.isEmpty || found.contains(ours) { return ours }
    let builtIn = found.first(where: \.isBuiltIn)
    return written != nil && written?.details.category == nil ? builtIn : builtIn ?? found.first
  }
}

/// What a heading says: what was written, if it is still that; the written amount behind another name; else what the
/// add field makes of such a line.
private struct Heading {
  var name: String
  var details: ItemDetails

  init?(_ reading: TaskReading, beside written: WrittenItem?) {
    let clean = reading.heading
    if let written {
      details = ItemDetails(amount: written.details.amount)
      if Folding.clean(written.summary).utf8.elementsEqual(clean.utf8) {
        name = written.name
        return
      }
      let ending = written.details.amount.map { " \($0)" }
      if let ending, clean.hasSuffix(ending), let named = ItemName(String(clean.dropLast(ending.count))) {
        name = named.text
        return
      }
    }
    guard let line = reading.line else { return nil }
    (name, details) = (line.name, line.details)
  }
}

/// Whether a task is done. `STATUS` decides; where there is none, what else says so.
struct TaskStatus {
  let isTicked: Bool

  init(_ task: CalendarComponent) {
    switch task[raw: "STATUS"]?.uppercased() {
    // Somebody has said that it is not needed any more.
    case "COMPLETED", "CANCELLED": isTicked = true
    // Nextcloud unticks to 99 %.
    case "NEEDS-ACTION", "IN-PROCESS": isTicked = false
    default: isTicked = task[raw: "COMPLETED"] != nil || task[raw: "PERCENT-COMPLETE"] == "100"
    }
  }
}

extension Moment {
  /// Where other programs put what was made then and never moved: by the seconds since 2001.
  package var sortOrder: Int { Int(milliseconds / 1000) - 978_307_200 }
}

extension Rank {
  /// Whether it is one of the following, which no Tote has chosen.
  var isByTime: Bool {
    text.utf8.count == 14 && text.utf8.first == UInt8(ascii: "f") && text.utf8.last == UInt8(ascii: "V")
  }

  /// The place of what no Tote has placed yet: the same for every Tote that reads it, and behind what they have added.
  init(sortOrder: Int, of uid: String) {
    func digits(_ number: UInt64, _ count: Int) -> [UInt8] {
      var (number, digits) = (number, [UInt8](repeating: 0, count: count))
      for place in digits.indices.reversed() {
        digits[place] = Self.digits[Int(number % 62)]
        number /= 62
      }
      return digits
    }
    // What was made in one second is told apart by its name; FNV-1a, for it must be the same everywhere.
    let hash = uid.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    let text =
      [UInt8(ascii: "f")] + digits(UInt64(min(max(sortOrder, 0), 56_800_235_583)), 6) + digits(hash, 6)
      + [UInt8(ascii: "V")]
    self = Rank(String(decoding: text, as: UTF8.self)) ?? .first
  }

  private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
