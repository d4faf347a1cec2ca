import Screen

/// Breaks the lines of Swift source only where they would be too long.
enum Folding {
  static let width = 100

  /// Joins what lies between brackets, from the inside out, wherever it fits.
  static func folded(_ text: String) -> String {
    var open: [Int] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line)
      let inside = line.drop { $0 == " " }
      if let start = open.last, [")", "]"].contains(inside.first), !inside.hasSuffix("("),
        !inside.hasSuffix("[")
      {
        open.removeLast()
        let block = lines[start...]
        lines.removeLast(block.count)
        if let joined = joined(block) { lines.append(Substring(joined)) } else { lines += opened(block) }
      } else if line.hasSuffix("(") || line.hasSuffix("[") {
        open.append(lines.count - 1)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A block of several lines: a list ends with a comma, and its only list needs no lines for its brackets.
  private static func opened(_ block: ArraySlice<Substring>) -> [Substring] {
    var lines = Array(block)
    func bare(_ index: Int) -> Substring { lines[index].drop { $0 == " " } }
    if bare(lines.count - 1).hasPrefix("]"), !lines[lines.count - 2].hasSuffix(",") {
      lines[lines.count - 2] += ","
    }
    guard lines.count > 4, bare(1) == "[", bare(lines.count - 2) == "]", lines[0].hasSuffix("(") else {
      return lines
    }
    let margin = lines[lines.count - 1].prefix { $0 == " " }
    let head = lines[0] + "["
    let tail = margin + "]" + bare(lines.count - 1)
    return [head] + lines[2..<lines.count - 2].map { $0.dropFirst(2) } + [tail]
  }

  private static func joined(_ lines: ArraySlice<Substring>) -> String? {
    guard let first = lines.first, let last = lines.last else { return nil }
    // A text of several lines stays as it is.
    if lines.contains(where: { $0.contains("\"\"\"") }) { return nil }
    let inner = lines.dropFirst().dropLast().map { $0.drop { $0 == " " } }.joined(separator: " ")
    let whole = first + inner + last.drop { $0 == " " }
    return whole.columns <= width ? String(whole) : nil
  }
}
