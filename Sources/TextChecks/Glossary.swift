import FoundationEssentials

/// The words that a language doesn't use, since it has another one for the same thing.
struct Glossary {
  /// In lower case, with a blank between words.
  let twins: [String]

  /// Of the language's table, whose heading ends with its code.
  init(of code: String, in tree: SourceTree) throws {
    let file = tree.root.appending(path: "Sources/Tote/Tote.docc/Glossary.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("## ") || !$0.hasSuffix(" (\(code))") }
    twins = lines.dropFirst().prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }.dropFirst(2)
      .flatMap { row -> [String] in
        let cells = row.split(separator: "|")
        return cells.count < 2 ? [] : cells[1].split(separator: ",").map { Self.words(String($0)) }
      }
  }

  /// The twins that a sentence has.
  func twins(in text: String) -> [String] {
    let said = " \(Self.words(text)) "
    return twins.filter { said.contains(" \($0) ") }
  }

  private static func words(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: " ")
  }
}
