/// Hashes of what a task has beside the item, such as a due date or an alarm. Tote doesn't read it; but if it has changed,
/// somebody has edited the task. And a task that is entirely the same as an old one, times included, was sent again.
package struct TaskMarks: Hashable, Sendable {
  /// Of properties that every program keeps, and of alarms.
  private var common: UInt32
  /// Of properties with `X-`, which some programs drop without an edit. `nil` without any.
  private var extra: UInt32?
  private var whole: UInt32

  package init(_ task: CalendarComponent) {
    self.init(common: 0, whole: 0, extra: nil)
    add(task, isWhole: true)
  }

  private init(common: UInt32, whole: UInt32, extra: UInt32?) {
    (self.common, self.whole, self.extra) = (common, whole, extra)
  }

  package func isEdited(since known: TaskMarks) -> Bool {
    common != known.common || extra != nil && extra != known.extra
  }

  package func isCopy(of known: TaskMarks) -> Bool { self == known }

  /// The sum, as programs write properties in any order.
  private mutating func add(_ component: CalendarComponent, isWhole: Bool) {
    for part in component.parts {
      switch part {
      case .line(let line):
        if line.name.isEmpty { continue }
        let mark = Self.mark(component.name, line)
        whole &+= mark
        if isWhole, Self.isKept(line) { continue }
        if line.name.hasPrefix("X-") {
          if isWhole { extra = (extra ?? 0) &+ mark }
        } else {
          common &+= mark
        }
      // No deeper than `CalendarDocument.maxDepth`.
      case .component(let component): add(component, isWhole: false)
      }
    }
  }

  /// Whether a line is about the item, or about the writing.
  private static func isKept(_ line: ContentLine) -> Bool {
    if kept.contains(line.name) || line.name.hasPrefix("X-TOTE-") { return true }
    // Some programs write 0 for "no priority".
    return line.name == "PRIORITY" && line.value.elementsEqual([UInt8(ascii: "0")])
  }

  private static let kept = Set(
    [
      "UID", "SUMMARY", "STATUS", "COMPLETED", "PERCENT-COMPLETE", "CATEGORIES", "CREATED", "DTSTAMP",
      "LAST-MODIFIED", "SEQUENCE", TaskItem.sortOrderName,
    ] + TaskField.texts.map(\.property.name))

  /// FNV-1a: the same in every run.
  private static func mark(_ component: String, _ line: ContentLine) -> UInt32 {
    var mark: UInt32 = 0x811C_9DC5
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { mark = (mark ^ UInt32(byte)) &* 0x0100_0193 }
    }
    add(component.utf8)
    add([0])
    add(line.name.utf8)
    add([0])
    add(line.value)
    return mark
  }
}

/// As stored: `1k2j3h.5m6n7p`, with a third part if there are properties with `X-`.
extension TaskMarks {
  package var stored: String {
    ([common, whole] + (extra.map { [$0] } ?? [])).map { String($0, radix: 36) }.joined(separator: ".")
  }

  package init?(stored: some StringProtocol) {
    let marks = stored.split(separator: ".", omittingEmptySubsequences: false).map { UInt32($0, radix: 36) }
    guard (2...3).contains(marks.count), let common = marks[0], let whole = marks[1] else { return nil }
    if marks.count == 3, marks[2] == nil { return nil }
    self.init(common: common, whole: whole, extra: marks.count == 3 ? marks[2] : nil)
  }
}
