import ToteModel

struct AddedCounts {
  private(set) var new = 0
  /// Already there, with another amount or price.
  private(set) var updated = 0
  /// Ticked before, and to buy again.
  private(set) var putBack = 0
  /// Already there, unchanged.
  private(set) var there = 0

  init(_ outcomes: [AddOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .new, .apart: new += 1
      case .summed, .changed: updated += 1
      case .unticked: putBack += 1
      case .there: there += 1
      }
    }
  }
}

extension AddedCounts {
  /// Judged by the changed items; `nil` for other edits.
  init?(_ entry: Entry) {
    self.init([])
    guard case .kind(.addItems(.several)) = entry.title.meaning else { return nil }
    let isUndone = if case .undo = entry.kind { true } else { false }
    for change in entry.changes {
      let (before, after) = isUndone ? (change.after, change.before) : (change.before, change.after)
      guard case .item(let item)? = after else { continue }
      guard case .item(let met)? = before else {
        new += 1
        continue
      }
      if met.isTicked, !item.isTicked { putBack += 1 } else { updated += 1 }
    }
    // The journal may no longer have the changes.
    if new + updated + putBack == 0 { return nil }
  }
}

extension Words {
  func sentence(_ parts: [(count: Int, text: (String) -> String)], separator: String) -> String {
    let text = enumeration(parts, separator: separator, last: separator)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Leaves out zeros, unless all are. The first number shown says what is counted.
  func enumeration(
    _ parts: [(count: Int, text: (String) -> String)], separator: String, last: String
  ) -> String {
    let some = parts.filter { $0.count > 0 }
    let told = some.isEmpty ? Array(parts.prefix(1)) : some
    let texts = told.enumerated().map { $1.text($0 == 0 ? items($1.count) : "\($1.count)") }
    if texts.count < 2 { return texts.joined() }
    return texts.dropLast().joined(separator: separator) + last + texts[texts.count - 1]
  }
}
