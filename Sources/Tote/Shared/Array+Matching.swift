import ToteModel

extension Array {
  /// Rows of a picker: those with words that begin as typed, then those that hold what was typed anywhere.
  ///
  /// - Parameters:
  ///   - words: Folded.
  ///   - key: The folded text to search; `nil` leaves the row out.
  func matching(_ words: [Substring], by key: (Element) -> String?) -> [Element] {
    let starts = words.map { Array<UInt8>($0.utf8) }
    var (found, holding): ([Element], [Element]) = ([], [])
    for row in self {
      guard let key = key(row) else { continue }
      if starts.allSatisfy({ key.holdsWord(startingWith: $0) }) {
        found.append(row)
      } else if words.allSatisfy({ key.contains($0) }) {
        holding.append(row)
      }
    }
    return found + holding
  }
}
