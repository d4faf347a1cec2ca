/// What help says of each command, line by line: a case or an example that one language lacks is found by nothing else.
struct HelpLines {
  private enum Kind { case sentence, bullet, indented }

  /// By id and attribute, such as `help-of-add.examples`: the number of its line, and what kinds of lines it has.
  private let parts: [String: (line: Int, kinds: [Kind])]

  /// Reads a file of texts.
  init(_ text: String) {
    var parts: [String: (line: Int, kinds: [Kind])] = [:]
    var (id, part) = ("", "")
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      guard let first = content.first else { continue }
      let indentation = line.count - content.count
      if indentation == 0 {
        (id, part) = (String(line.prefix { $0 != " " }), "")
      } else if id.hasPrefix("help-of-"), indentation == 4, first == ".",
        let sign = content.firstIndex(of: "=")
      {
        part = id + content.prefix { $0 != " " }
        let isAlone = content[sign...].dropFirst().allSatisfy { $0 == " " }
        parts[part] = (number + 1, isAlone ? [] : [.sentence])
      } else if !part.isEmpty {
        parts[part]?.kinds.append(first == "•" ? .bullet : indentation > 8 ? .indented : .sentence)
      }
    }
    self.parts = parts
  }

  /// Where these lines differ from the English ones, with the place in a file.
  func problems(in file: String, against english: Self) -> [String] {
    parts.sorted { $0.value.line < $1.value.line }.compactMap { part, mine in
      guard let theirs = english.parts[part], mine.kinds != theirs.kinds else { return nil }
      let (count, all) = (mine.kinds.count, theirs.kinds.count)
      return count == all
        ? "\(file):\(mine.line): “\(part)” has its bullets and examples in other lines than in English"
        : "\(file):\(mine.line): “\(part)” is \(count) lines long, and \(all) in English"
    }
  }
}
