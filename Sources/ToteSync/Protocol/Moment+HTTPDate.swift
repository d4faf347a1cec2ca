import ToteModel

extension Moment {
  /// Parses `Sun, 06 Nov 1994 08:49:37 GMT`.
  init?(httpDate text: String) {
    let words = text.split { $0 == " " || $0 == "," }
    guard words.count == 6, words[5] == "GMT", words[3].count == 4,
      let month = Self.months.firstIndex(of: words[2].lowercased())
    else { return nil }
    let digits = ["\(month + 1)", String(words[1])].map { $0.count == 1 ? "0" + $0 : $0 }
    self.init(timestamp: "\(words[3])-\(digits[0])-\(digits[1])T\(words[4])Z")
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
