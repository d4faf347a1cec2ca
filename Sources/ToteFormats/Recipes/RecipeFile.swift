import ToteModel

/// A recipe from a file of another program or a saved page, and the note that it becomes.
package struct RecipeFile: Equatable, Sendable {
  /// What stands together below a heading of its own.
  package struct Part: Equatable, Sendable {
    package var name: String?
    package var lines: [String] = []
  }

  package enum Yield: Equatable, Sendable {
    case servings(String)
    case pieces(String)
  }

  /// `nil` if the file doesn't say, so its name has to do.
  package var title: String?
  package var yield: Yield?
  package var description: [String] = []
  /// Such as `time: 20 min`.
  package var details: [String] = []
  package var ingredients: [Part] = []
  package var steps: [Part] = []
  package var tags: [String] = []
  package var source: String?

  package init() {}

  /// Markdown that can be cooked: the ingredients have boxes.
  package func text(in language: Language) -> String {
    var blocks: [String] = []
    let words = language.recipeWords
    switch yield {
    case .servings(let count): blocks.append("\(words.servings): \(count)")
    case .pieces(let pieces): blocks.append("\(words.yield): \(pieces)")
    case nil: break
    }
    blocks += description
    if !details.isEmpty { blocks.append(details.map { "- \($0)" }.joined(separator: "\n")) }
    blocks += Self.blocks(of: ingredients, below: words.ingredients) { "- [ ] \($1)" }
    blocks += Self.blocks(of: steps, below: words.steps) { "\($0 + 1). \($1)" }
    if let source { blocks.append("<\(source)>") }
    if !tags.isEmpty { blocks.append(tags.map { "#\($0)" }.joined(separator: " ")) }
    return blocks.joined(separator: "\n\n")
  }

  private static func blocks(
    of parts: [Part], below heading: String, line: (Int, String) -> String
  ) -> [String] {
    let parts = parts.filter { !$0.lines.isEmpty }
    guard !parts.isEmpty else { return [] }
    return ["## \(heading)"]
      + parts.flatMap { part in
        (part.name.map { ["### \($0)"] } ?? [])
          + [part.lines.enumerated().map { line($0, $1) }.joined(separator: "\n")]
      }
  }
}

extension [RecipeFile.Part] {
  mutating func begin(_ name: String?) { append(RecipeFile.Part(name: name)) }

  mutating func add(_ line: String) {
    if isEmpty { begin(nil) }
    self[count - 1].lines.append(line)
  }
}
