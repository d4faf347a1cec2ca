/// What a task says beside the item: a due date, an alarm, whatever other programs put there. No Tote reads it; but where it has
/// changed, somebody has edited the task. And a task that is word for word an old one, with the times at which it was written, is a
/// copy that somebody has sent again.

/// Marks by which a task is known again.
package struct TaskMarks: Hashable, Sendable {
  /// Of properties that every program keeps, and of alarms.
  private var common: UInt32
  /// Of those that begin with `X-`: some programs drop them all, which is no edit. `nil` where there are none.
  private var extra: UInt32?
  /// Of all of it.
  private var whole: UInt32

  package init(_ task: CalendarComponent) {
    self.init(common: 0, whole: 0, extra: nil)
    add(task, isWhole: true)
  }

  private init(common: UInt32, whole: UInt32, extra: UInt32?) {
    (self.common, self.whole, self.extra) = (common, whole, extra)
  }

  /// Whether somebody has edited what stands beside the item, who began from another.
  package func isEdited(since known: TaskMarks) -> Bool {
    common != known.common || extra != nil && extra != known.extra
  }

  /// Whether it is the same to the word, and was written at the same time.
  package func isCopy(of known: TaskMarks) -> Bool { self == known }

  /// In any order: programs write properties in their own.
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
      // As deep as `CalendarDocument.maxDepth`, no deeper.
      case .component(let component): add(component, isWhole: false)
      }
    }
  }

  /// Whether a line is about the item, or about the writing itself.
  private static func isKept(_ line: ContentLine) -> Bool {
    if kept.contains(line.name) || line.name.hasPrefix("X-TOTE-") { return true }
    // Some programs write that there is none.
    return line.name == "PRIORITY" && line.value.elementsEqual([UInt8(ascii: "0")])
  }

  private static let kept = Set(
    [
      "UID", "SUMMARY", "STATUS", "COMPLETED", "PERCENT-COMPLETE", "CATEGORIES", "CREATED", "DTSTAMP",
      "LAST-MODIFIED", "SEQUENCE", TaskItem.sortOrderName,
    ] + TaskField.texts.map(\.property.name))

  /// FNV-1a: the same in every run of the program.
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

/// As it stands in the database: `1k2j3h.5m6n7p`, and a third where it has properties that begin with `X-`.
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
