import Phrases
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
    let isUndone = if case .undo = entry.kind { true } else { false }
    self.init(entry.title, entry.changes, isUndone: isUndone)
  }

  init?(_ edit: Edit) { self.init(edit.title, edit.changes, isUndone: false) }

  private init?(_ title: EditTitle, _ changes: [Change], isUndone: Bool) {
    self.init([])
    guard case .kind(.addItems(.several)) = title.meaning else { return nil }
    for change in changes {
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

extension ShellWords {
  /// Leaves out zeros, unless all are. The first number shown says what is counted.
  func counted(_ parts: [(count: Int, text: (PhraseNumber, Bool) -> String)]) -> [String] {
    let some = parts.filter { $0.count > 0 }
    let told = some.isEmpty ? Array(parts.prefix(1)) : some
    return told.enumerated().map { $1.text(counted($1.count), $0 == 0) }
  }
}
