import ToteModel

/// How many of several that were added at once were new, and what became of the others.
struct AddedCounts {
  private(set) var new = 0
  /// So many were there, with another amount.
  private(set) var updated = 0
  /// So many were ticked, and are to buy again.
  private(set) var putBack = 0
  /// So many were there just so.
  private(set) var there = 0

  init(_ outcomes: [AddOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .new, .apart: new += 1
      case .summed: updated += 1
      case .unticked: putBack += 1
      case .there: there += 1
      }
    }
  }
}

extension ListWords {
  /// Some of these in one sentence: the first number that is told says what is counted, and what is none is not told, unless all
  /// are none.
  func sentence(_ parts: [(count: Int, text: (String) -> String)], separator: String) -> String {
    let some = parts.filter { $0.count > 0 }
    let told = some.isEmpty ? Array(parts.prefix(1)) : some
    let texts = told.enumerated().map { $1.text($0 == 0 ? items($1.count) : "\($1.count)") }
    let text = texts.joined(separator: separator)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
