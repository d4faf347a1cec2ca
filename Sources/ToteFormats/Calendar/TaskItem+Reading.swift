/// Reads a task, each property beside what was last written.

import ToteModel

extension TaskItem {
  static let exactName = "X-TOTE-ITEM"
  static let sortOrderName = "X-APPLE-SORT-ORDER"

  /// - Parameter known: What it said before, in case another program has dropped `X-TOTE-ITEM`.
  package init(_ task: CalendarComponent, known: TaskItem? = nil) throws(TaskProblem) {
    try self.init(TaskReading(task), known: known)
  }

  package init(_ reading: TaskReading, known: TaskItem? = nil) throws(TaskProblem) {
    if reading.isTooLong { throw .tooLong }
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
        let read = Self.text(reading.texts[field.index], beside: known[field.index].text)
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

  /// The exact text, if it still says what was written.
  private static func text(_ text: String?, beside written: String?) -> String? {
    if let written, plain(written).utf8.elementsEqual((text ?? "").utf8) { return written }
    return text?.isEmpty == true ? nil : text
  }

  /// Loses neither of them.
  private static func note(_ said: String?, _ description: String?) -> String? {
    guard let said, let description, !description.contains(said) else { return description ?? said }
    return "\(said)\n\(description)"
  }

  /// The one Tote wrote if the task still has it or has none at all; otherwise the first, preferring built-in ones.
  private static func category(among found: [Category], beside written: WrittenItem?) -> Category? {
    if let ours = written?.details.category, found.isEmpty || found.contains(ours) { return ours }
    let builtIn = found.first(where: \.isBuiltIn)
    return written != nil && written?.details.category == nil ? builtIn : builtIn ?? found.first
  }
}

/// The written name if the summary is unchanged; another name before the written amount; else the summary as a line of the add
/// field.
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

/// `STATUS` decides, or else what is there.
struct TaskStatus {
  let isTicked: Bool

  init(_ task: CalendarComponent) {
    switch task[raw: "STATUS"]?.uppercased() {
    case "COMPLETED": isTicked = true
    // Nextcloud unticks to 99 %. What was given up wasn't bought.
    case "NEEDS-ACTION", "IN-PROCESS", "CANCELLED": isTicked = false
    default: isTicked = task[raw: "COMPLETED"] != nil || task[raw: "PERCENT-COMPLETE"] == "100"
    }
  }
}

extension Moment {
  /// Where other programs put what was never moved: seconds since 2001.
  package var sortOrder: Int { Int(milliseconds / 1000) - 978_307_200 }
}

extension Rank {
  /// Whether no Tote has chosen it, but the initializer below.
  var isByTime: Bool {
    text.utf8.count == 14 && text.utf8.first == UInt8(ascii: "f") && text.utf8.last == UInt8(ascii: "V")
  }

  /// The place of a task that no Tote has placed: the same for every Tote, and behind their own.
  init(sortOrder: Int, of uid: String) {
    func digits(_ number: UInt64, _ count: Int) -> [UInt8] {
      var (number, digits) = (number, [UInt8](repeating: 0, count: count))
      for place in digits.indices.reversed() {
        digits[place] = Self.digits[Int(number % 62)]
        number /= 62
      }
      return digits
    }
    // Separates tasks of one second. FNV-1a, which is the same everywhere.
    let hash = uid.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    let text =
      [UInt8(ascii: "f")] + digits(UInt64(min(max(sortOrder, 0), 56_800_235_583)), 6) + digits(hash, 6)
      + [UInt8(ascii: "V")]
    self = Rank(String(decoding: text, as: UTF8.self)) ?? .first
  }

  private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
