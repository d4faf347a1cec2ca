import Phrases

/// The files of texts of one language.
public struct TextFiles: Sendable {
  /// Its code, which is its folder's name.
  public let code: String
  private let texts: [(part: String, text: String)]

  /// The parts of the program that have a file each.
  public static let parts = ["screen", "shell", "sync"]

  /// Reads the files of a language.
  public init(_ code: String, in tree: SourceTree) throws {
    self.code = code
    texts = try Self.parts.map { ($0, try tree.text(code, $0)) }
  }

  /// What files may call; what the program registers for it is tested where it is used.
  static let functions: [String: PhraseFunction] = ["KEY": { $0[0] }, "QUOTED": { $0[0] }]

  var book: PhraseBook {
    PhraseBook(
      PhraseLanguage(code: code) ?? .english,
      files: texts.map { PhraseFile("\(code)/\($0.part).ftl", text: $0.text) }, functions: Self.functions)
  }

  /// A phrase that another language lacks belongs into the file in which this one has it.
  func placed(_ problem: PhraseProblem, in code: String) -> String {
    let id = problem.sentence.split(separator: "“").first?.prefix { !"”.".contains($0) } ?? ""
    let part = texts.first { PhraseFile($0.part, text: $0.text).ids.contains(String(id)) }?.part
    return PhraseProblem(file: part.map { "\(code)/\($0).ftl" } ?? problem.file, sentence: problem.sentence)
      .description
  }

  /// The texts with their places, without what stands in braces.
  public var sentences: [(place: String, text: String)] {
    texts.flatMap { part, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        // Words that people type instead of a command's are those that sentences avoid.
        if line.hasPrefix("#") || line.hasPrefix("also-") { return nil }
        var text = ""
        var depth = 0
        for character in line.drop(while: { $0 != "=" && $0 != "]" }).dropFirst() {
          if character == "{" { depth += 1 }
          if depth == 0 { text.append(character) }
          if character == "}" { depth -= 1 }
        }
        return text.isEmpty ? nil : ("\(code)/\(part).ftl:\(number + 1)", String(text.dropFirst()))
      }
    }
  }

  /// The commands whose keys sentences name: `{ KEY("items.tick") }`.
  var namedCommands: [(place: String, id: String)] {
    texts.flatMap { part, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
        line.split(separator: "KEY(\"", omittingEmptySubsequences: false).dropFirst().map {
          ("\(code)/\(part).ftl:\(number + 1)", String($0.prefix { $0 != "\"" }))
        }
      }
    }
  }
}
