import FoundationEssentials
import TextChecks
import Testing

/// What `Scripts/words` tells, on a small tree.
@Suite struct TextChecksTests {
  /// Makes a tree with two phrases in code, and the French ones.
  private func checks(_ screen: String, shell: String = "") throws -> TextChecks {
    let root = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ text: String, _ path: String) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("say(\"empty\", [\"name\": name]); say(\"done\"); id(\"items.tick\")", "Sources/Tote/App.swift")
    try write("", "Sources/ToteMain/Main.swift")
    try write("", "Sources/Parts/Parts.swift")
    try write("", "Sources/ToteSyncMain/Main.swift")
    try write("empty = { $name } is empty.\nusage-quoted = “{ $text }”\n", "Sources/CTexts/en/screen.ftl")
    try write("done = Done.\n" + Self.help(Self.english), "Sources/CTexts/en/shell.ftl")
    try write(
      "## French (fr)\n\n| one word | never |\n| --- | --- |\n| rayon | allée |\n",
      "Sources/Tote/Tote.docc/Glossary.md")
    try write(screen + "usage-quoted = «\u{A0}{ $text }\u{A0}»\n", "Sources/CTexts/fr/screen.ftl")
    try write(shell, "Sources/CTexts/fr/shell.ftl")
    let tree = SourceTree(root: root)
    #expect(try tree.languages() == ["en", "fr"])
    return try TextChecks("fr", in: tree)
  }

  @Test func `a language that says everything has nothing to mend`() throws {
    let checks = try checks("empty = { $name } est vide.\n", shell: "done = Fait.\n")
    #expect(checks.problems == [] && checks.missing == [] && checks.count == 3)
  }

  @Test func `what is missing is named with the file that it belongs into`() throws {
    let checks = try checks("empty = { $name } est vide.\n")
    #expect(checks.missing.count == 1 && checks.missing[0].hasPrefix("fr/shell.ftl: “done” is missing"))
  }

  @Test(
    arguments: [
      ("empty = Vide.", "doesn't use $name"), ("empty = { $nom } { $name }", "uses $nom"),
      ("empty = { $name }\nmore = Plus", "No code asks for “more”"), ("empty = { $name", "isn't closed"),
      ("empty = { $name } : allée", "“allée”"), ("empty = { $name } : vide", "no-break space"),
      ("empty = { $name }, Esc", "by its command"),
      ("empty = { $name } { KEY(\"items.tock\") }", "items.tock"),
    ])
  func `what is wrong is told with its line`(text: String, told: String) throws {
    let problems = try checks("# A comment.\n" + text + "\n", shell: "done = Fait.\n").problems
    #expect(problems.contains { $0.contains(told) && $0.hasPrefix("fr/screen.ftl:") }, "\(problems)")
  }

  private static let english = ["Reads:", "• one", "• two"]

  /// A command's help, with one example.
  private static func help(_ details: [String], _ examples: [String] = ["add", "  adds"]) -> String {
    let lines = { (lines: [String]) in lines.map { "\n        \($0)" }.joined() }
    return "help-of-add = Add\n    .details =\(lines(details))\n    .examples =\(lines(examples))\n"
  }

  @Test(
    arguments: [
      (["Lit :", "• un", "• deux"], ["add", "  ajoute"], nil),
      (["Lit :", "• un"], ["add", "  ajoute"], "“help-of-add.details” is 2 lines long, and 3 in English"),
      (["Lit :", "• un", "deux"], ["add", "  ajoute"], "“help-of-add.details” has its bullets"),
      (["Lit :", "• un", "• deux"], ["add"], "“help-of-add.examples” is 1 lines long, and 2 in English"),
    ] as [([String], [String], String?)])
  func `help has the cases and examples that it has in English`(
    details: [String], examples: [String], told: String?
  ) throws {
    let problems = try checks("", shell: Self.help(details, examples)).problems
    let found = problems.filter { $0.contains("“help-of-add.") && $0.contains("English") }
    #expect(found.count == (told == nil ? 0 : 1), "\(problems)")
    #expect(told.map { found.first?.contains($0) == true } ?? true, "\(found)")
  }

  @Test func `a key that a command has is no problem`() throws {
    let checks = try checks("empty = { $name } { KEY(\"items.tick\") }\n", shell: "done = Fait.\n")
    #expect(checks.problems == [])
  }
}
