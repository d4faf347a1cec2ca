import ToteModel

extension AddOutcome {
  /// In words and in signs; the caller shows what fits.
  func summaries(of details: ItemDetails, inWords sentence: String? = nil) -> [String] {
    let inSigns: String? =
      switch self {
      case .new: nil
      case .summed(let sum, let was): [was?.shown, sum.shown].compactMap { $0 }.joined(separator: " → ")
      case .unticked: "✓ → ☐"
      case .there: words.isThere
      case .changed(let now, let was): now.changes(since: was)
      case .apart(_, let beside):
        [beside.distinction, details.distinction].filter { !$0.isEmpty }.joined(separator: " + ")
      }
    return [sentence ?? words.met(self), inSigns].compactMap { $0 }
  }
}
