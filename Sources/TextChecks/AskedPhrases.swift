import Phrases

/// What code asks for, read from the code.
enum AskedPhrases {
  /// The phrases that code asks for: `say("list-empty", ["name": name])`, their attributes: `say("list-empty", attribute: "text")`,
  /// and help: `help("help-of-add")`.
  static func all(in tree: SourceTree) throws -> [KnownPhrase] {
    var asked: [KnownPhrase] = [KnownPhrase("usage-quoted", ["text"])]
    let screen = PhraseFile("en/screen.ftl", text: try tree.text("en", "screen"))
    let shell = PhraseFile("en/shell.ftl", text: try tree.text("en", "shell"))
    // Their ids are composed. `LanguageTests` checks that each command has a title, `WordsTests` that each operand has a name.
    let composed = ["title-", "setting-", "also-", "elsewhere-"]
    asked += screen.ids.filter { id in composed.contains { id.hasPrefix($0) } }.map { KnownPhrase($0) }
    asked += shell.ids.filter { $0.hasPrefix("help-name-") }.map { KnownPhrase($0) }
    let help = PhraseBook(.english, files: [shell], functions: TextFiles.functions)
    for code in try tree.code(of: ["Tote", "ToteMain", "ToteSyncMain"]) {
      asked += calls(of: "say", in: code).map { KnownPhrase($0.id, $0.names) }
      for (id, names) in calls(of: "help", in: code) {
        // Only the details have variables, and not every command has details and examples.
        asked.append(KnownPhrase(id))
        if help.text("\(id).details") != nil { asked.append(KnownPhrase("\(id).details", names)) }
        if help.text("\(id).examples") != nil { asked.append(KnownPhrase("\(id).examples")) }
      }
    }
    return Array(Set(asked))
  }

  /// The ids that a function is called with, each with the names of the values that follow.
  private static func calls(of function: String, in code: String) -> [(id: String, names: [String])] {
    code.split(separator: "\(function)(", omittingEmptySubsequences: false).dropFirst().compactMap { call in
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
}
