// Arguments are read as getopt reads them; errors suggest a word; help comes from the same table.

import FoundationEssentials
import Testing

@testable import ToteMain

@Suite struct ArgumentTests {
  static let root = Command(
    name: "tool", help: { _ in CommandHelp(summary: "Do things") },
    options: [Option("--db", value: Operand(.file, .file), help: { _ in "Use it" })],
    commands: [
      Command(
        name: "add", help: { _ in CommandHelp(summary: "Add") },
        operands: [Operand(.item, .item, isRepeated: true)],
        options: [
          Option("--list", "-l", value: Operand(.list, .list), help: { _ in "Where" }),
          Option("--count", "-n", value: Operand(.count, .number), help: { _ in "How often" }),
          Option("--format", value: Operand(.format, .choice(["md", "csv"])), help: { _ in "How" }),
          Option("--quiet", "-q", help: \.quietOption), Option("--dry-run", help: \.dryRunOption),
        ], run: { _, _ in }),
      Command(
        name: "note", help: { _ in CommandHelp(summary: "Notes") },
        commands: [
          Command(
            name: "show", help: { _ in CommandHelp(summary: "Show") }, operands: [Operand(.note, .note)],
            run: { _, _ in })
        ]),
    ])

  func read(_ words: String...) throws -> (path: [String], arguments: Arguments) {
    var reading = try ArgumentParser(words, of: Self.root)
    try reading.checkOperands()
    return (reading.path.map(\.name), reading.arguments)
  }

  func refusal(_ words: String...) -> String? {
    do throws(UsageError) {
      var reading = try ArgumentParser(words, of: Self.root)
      try reading.checkOperands()
      return nil
    } catch {
      // Other tests check the command that the error is about.
      return error.sentence().components(separatedBy: " See ").dropLast().joined(separator: " See ")
    }
  }

  @Test(
    "a value stands behind its option in every way that getopt knows",
    arguments: [["-l", "x y"], ["-lx y"], ["--list", "x y"], ["--list=x y"], ["-ql", "x y"], ["-qlx y"]])
  func values(words: [String]) throws {
    for line in [["add", "milk"] + words, ["add"] + words + ["milk"]] {
      let reading = try ArgumentParser(line, of: Self.root)
      #expect(reading.arguments["--list"] == "x y")
      #expect(reading.arguments.operands == ["milk"])
      #expect(reading.arguments.has("--quiet") == words[0].hasPrefix("-q"))
    }
  }

  @Test func `two dashes end the options, and one dash is an operand`() throws {
    #expect(try read("add", "-", "--", "-l", "--", "add").arguments.operands == ["-", "-l", "--", "add"])
    #expect(try read("add", "--list=--", "x").arguments["--list"] == "--")
    #expect(try read("add", "--list", "-q", "x").arguments["--list"] == "-q")
    #expect(try read("add", "--list==", "x").arguments["--list"] == "=")
  }

  @Test(arguments: ["- [ ] milk", "-\t2", "- ", "-\n"])
  func `a dash before a blank begins a text`(text: String) throws {
    #expect(try read("add", text, "-q", "x").arguments.operands == [text, "x"])
    #expect(refusal("add", "-- x") != nil)
  }

  @Test func `a choice is taken in any case, and comes out as the table has it`() throws {
    #expect(try read("add", "--format", "CSV", "x").arguments["--format"] == "csv")
  }

  @Test func `behind help the command that it is about is still looked for`() throws {
    let root = Command(
      name: "tool", help: Self.root.help, options: [Option("--help", help: \.helpOption)],
      commands: Self.root.commands)
    let reading = try ArgumentParser(["--help", "--frob", "note", "show"], of: root) { $0.has("--help") }
    #expect(reading.path.map(\.name) == ["tool", "note", "show"])
  }

  @Test func `two dashes in front of a command are no reason to ignore it`() throws {
    #expect(try read("--", "add", "-x").path == ["tool", "add"])
    #expect(try read("--", "add", "-x").arguments.operands == ["-x"])
  }

  @Test func `the last value counts, and what goes for all commands stands anywhere`() throws {
    #expect(try read("add", "-l", "a", "-l", "b", "x").arguments["--list"] == "b")
    #expect(try read("--db", "f", "add", "x").arguments["--db"] == "f")
    #expect(try read("add", "x", "--db=f").arguments["--db"] == "f")
    #expect(try read("note", "--db", "f", "show", "x").path == ["tool", "note", "show"])
    // After a command, another command's name is an operand.
    #expect(try read("add", "note", "show").path == ["tool", "add"])
  }

  @Test func `what cannot be read is said in a sentence`() {
    #expect(refusal("add", "-x", "y") == "Unknown option: -x.")
    #expect(refusal("add", "-qx", "y") == "Unknown option: -x.")
    #expect(refusal("add", "--lisst=a", "y") == "Unknown option: --lisst. Did you mean --list?")
    #expect(refusal("add", "--dry", "y") == "Unknown option: --dry. Did you mean --dry-run?")
    #expect(refusal("add", "y", "--list") == "--list needs a value: --list LIST.")
    #expect(refusal("add", "y", "--list=") == "--list needs a value: --list LIST.")
    #expect(refusal("add", "--quiet=1", "y") == "--quiet takes no value.")
    #expect(refusal("add", "-n", "many", "y") == "-n needs a number of 1 or more, not “many”.")
    #expect(refusal("add", "-n0", "y") == "-n needs a number of 1 or more, not “0”.")
    #expect(
      refusal("add", "--format", "cvs", "y")
        == "--format doesn't accept “cvs”. Use md or csv. Did you mean csv?")
    #expect(refusal("add") == "tool add is missing an argument: ITEM.")
    #expect(refusal("note", "show") == "tool note show is missing an argument: NOTE.")
    #expect(refusal("note", "show", "a", "b") == "Unexpected argument: “b”.")
    #expect(
      refusal("add", "-2 kg lead")
        == "Unknown option: -2 kg lead. If it is text, put -- before it.")
    #expect(refusal("add", "-5")?.contains("put -- before") == true)
    #expect(refusal("noet") == "No command called “noet”. Did you mean note?")
    #expect(refusal("note", "shwo") == "tool note has no command called “shwo”. Did you mean show?")
    #expect(refusal("a\u{1B}[31m") == "No command called “a␛[31m”.")
    #expect(refusal(String(repeating: "x", count: 100_000))?.hasPrefix("No command called “xxx") == true)
  }

  @Test func `the nearest word is meant where it differs little`() {
    let words = ["add", "ls", "lists", "done", "undo", "export", "import"]
    #expect("ad".closestMatch(in: words) == "add")
    #expect("udno".closestMatch(in: words) == "undo")
    #expect("UNDO".closestMatch(in: words) == "undo")
    #expect("exp".closestMatch(in: words) == "export")
    #expect("impport".closestMatch(in: words) == "import")
    #expect("frobnicate".closestMatch(in: words) == nil)
    #expect("".closestMatch(in: words) == nil)
    #expect("x".closestMatch(in: ["y"]) == nil)
  }

  @Test func `help says all that the table says, in lines that fit`() {
    for width in [40, 80] {
      for path in [[Self.root], [Self.root, Self.root.commands[0]]] {
        let text = HelpText(path, width: width).text
        for option in path[path.count - 1].options {
          for name in option.names { #expect(text.contains(name)) }
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
      }
    }
    #expect(HelpText([Self.root, Self.root.commands[0]]).text.contains("Usage: tool add [OPTION…] ITEM…\n"))
  }
}
