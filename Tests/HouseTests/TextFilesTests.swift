import FoundationEssentials
import Phrases
import Testing

/// What the program says stands in `Sources/CTexts`, a folder a language.
@Suite struct TextFilesTests {
  static let codes = ["en", "es", "fr", "tr"]
  private static let parts = ["screen", "shell", "sync"]
  /// What files may call; what the program registers is tested where it is used.
  private static let functions: [String: PhraseFunction] = ["KEY": { $0[0] }, "QUOTED": { $0[0] }]

  private static func text(_ code: String, _ part: String) throws -> String {
    let file = ModuleTests.root.appending(path: "Sources/CTexts/\(code)/\(part).ftl")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The texts of a language with their places, without what stands in braces.
  static func sentences(in code: String) throws -> [(place: String, text: String)] {
    try parts.flatMap { part in
      try text(code, part).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { number, line in
          if line.hasPrefix("#") { return nil }
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

  /// The phrases that code asks for: `say("list-empty", ["name": name])`, their attributes: `say("list-empty", attribute: "text")`,
  /// and help: `help("help-of-add")`.
  private static func known() throws -> [KnownPhrase] {
    var known: [KnownPhrase] = [KnownPhrase("usage-quoted", ["text"])]
    let screen = PhraseFile("en/screen.ftl", text: try text("en", "screen"))
    let shell = PhraseFile("en/shell.ftl", text: try text("en", "shell"))
    // That each command has a title is told by `LanguageTests`, that each operand has a name by `WordsTests`.
    known += screen.ids.filter { $0.hasPrefix("title-") }.map { KnownPhrase($0) }
    known += shell.ids.filter { $0.hasPrefix("help-name-") }.map { KnownPhrase($0) }
    let help = PhraseBook(.english, files: [shell], functions: functions)
    for file in try ["Tote", "ToteMain", "ToteSyncMain"].flatMap(ModuleTests.files) {
      let code = file.lines.joined(separator: "\n")
      known += calls(of: "say", in: code).map { KnownPhrase($0.id, $0.names) }
      for (id, names) in calls(of: "help", in: code) {
        // Only the details have variables, and not every command has details and examples.
        known.append(KnownPhrase(id))
        if help.text("\(id).details") != nil { known.append(KnownPhrase("\(id).details", names)) }
        if help.text("\(id).examples") != nil { known.append(KnownPhrase("\(id).examples")) }
      }
    }
    return Array(Set(known))
  }

  /// The ids that a function is called with, each with the names of the values that follow.
  private static func calls(of function: String, in code: String) -> [(id: String, names: [String])] {
    code.components(separatedBy: "\(function)(").dropFirst().compactMap { call in
      let texts = call.split(separator: "\"", maxSplits: 4, omittingEmptySubsequences: false)
      // `tote-sync` has a `say` for sentences, too.
      guard texts.count > 2, texts[0].allSatisfy(\.isWhitespace), !texts[1].contains("\\") else { return nil }
      let rest = call[texts[2].startIndex...]
      if texts.count == 5, rest.prefix(while: { $0 != "\"" }).contains("attribute:") {
        return ("\(texts[1]).\(texts[3])", names(in: texts[4]))
      }
      return (String(texts[1]), names(in: rest))
    }
  }

  /// The keys of the dictionary that follows an id: texts with a colon behind them.
  private static func names(in rest: Substring) -> [String] {
    let rest = rest.drop { $0 == "," || $0.isWhitespace }
    guard rest.first == "[" else { return [] }
    var depth = 0
    let end = rest.firstIndex { character in
      depth += "[(".contains(character) ? 1 : ")]".contains(character) ? -1 : 0
      return depth == 0
    }
    let parts = rest[..<(end ?? rest.endIndex)].split(separator: "\"", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).filter { $1.first == ":" }.map { String($0.0) }
  }

  @Test func `each language says what the code asks for, and nothing else`() throws {
    let books = try Self.codes.map { code in
      PhraseBook(
        PhraseLanguage(code: code) ?? .english,
        files: try Self.parts.map { PhraseFile("\(code)/\($0).ftl", text: try Self.text(code, $0)) },
        functions: Self.functions)
    }
    let known = try Self.known()
    #expect(known.count > 500)
    for problem in PhraseBook.check(books, against: known) { Issue.record("\(problem)") }
  }

  @Test func `a sentence names a key by its command, and one that there is`() throws {
    let keys: Set = ["Esc", "Enter", "Tab", "Space", "esc", "enter", "tab"]
    for code in Self.codes {
      for (place, text) in try Self.sentences(in: code) {
        let words = text.split { !($0.isLetter || $0 == "+") }.map(String.init)
        let named = words.filter { keys.contains($0) || $0.hasPrefix("ctrl+") }
        #expect(named.isEmpty || place.contains("shell.ftl"), "\(place) names \(named)")
      }
      let ids = try Self.text(code, "screen").components(separatedBy: "KEY(\"").dropFirst().map {
        $0.prefix { $0 != "\"" }
      }
      let sources = try ModuleTests.files(in: "Tote").map { $0.lines.joined(separator: "\n") }.joined()
      for id in Set(ids) { #expect(sources.contains("\"\(id)\""), "\(code): \(id)") }
    }
  }
}
