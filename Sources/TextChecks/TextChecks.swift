import FoundationEssentials
import Phrases

/// All that can be told of a language's texts without running the program.
public struct TextChecks: Sendable {
  /// A problem with its file and line: `fr/screen.ftl:12: …`.
  public let problems: [String]
  /// What is English until somebody translates it.
  public let missing: [String]
  /// How many phrases there are.
  public let count: Int

  /// Checks the texts of a language against the code and the other rules.
  public init(_ code: String, in tree: SourceTree) throws {
    let files = try TextFiles(code, in: tree)
    let asked = try AskedPhrases.all(in: tree)
    let checked = PhraseBook.check([files.book], against: asked)
    let isMissing = { (problem: PhraseProblem) in problem.line == nil && problem.file != "code" }
    let english = try TextFiles("en", in: tree)
    missing = checked.filter(isMissing).map { english.placed($0, in: code) }.sorted()
    count = asked.count

    var problems = checked.filter { !isMissing($0) }.map(\.description)
    if PhraseLanguage(code: code) == nil {
      problems.append("\(code): its plural forms aren't known to Phrases")
    }
    let glossary = try Glossary(of: code, in: tree)
    for (place, text) in files.sentences {
      problems += glossary.twins(in: text).map { "\(place): the glossary has another word for “\($0)”" }
      if let problem = Marks.problem(in: text, of: code) { problems.append("\(place): \(problem)") }
      problems += Self.keys(in: text, at: place)
    }
    problems += HelpLines(try tree.text(code, "shell")).problems(
      in: "\(code)/shell.ftl", against: HelpLines(try tree.text("en", "shell")))
    let source = try tree.code(of: ["Tote", "Parts"]).joined()
    for (place, id) in files.namedCommands where !source.contains("\"\(id)\"") {
      problems.append("\(place): there is no command “\(id)”")
    }
    self.problems = problems
  }

  /// A sentence of the screen names a key by its command, since keys can be set.
  private static func keys(in text: String, at place: String) -> [String] {
    let keys: Set = ["Esc", "Enter", "Tab", "Space", "esc", "enter", "tab"]
    guard !place.contains("shell.ftl") else { return [] }
    let words = text.split { !($0.isLetter || $0 == "+") }.map(String.init)
    return words.filter { keys.contains($0) || $0.hasPrefix("ctrl+") }.map {
      "\(place): name the key “\($0)” by its command: { KEY(\"…\") }"
    }
  }
}
