// Arguments read by a table, as getopt reads them; what cannot be read, and the word that may have been meant; help, made
// of the same table.

import Testing

@testable import ToteMain

@Suite struct ArgumentTests {
  static let root = Command(
    name: "tool", summary: "does things",
    options: [Option("--db", value: Operand("FILE", .file), help: "use it")],
    commands: [
      Command(
        name: "add", summary: "adds", operands: [Operand("THING", .item, isRepeated: true)],
        options: [
          Option("--list", "-l", value: Operand("LIST", .list), help: "where"),
          Option("--count", "-n", value: Operand("N", .number), help: "how often"),
          Option("--format", value: Operand("FORMAT", .choice(["md", "csv"])), help: "how"),
          Option("--quiet", "-q", help: "no words"), Option("--dry-run", help: "nothing is done"),
        ], run: { _, _ in }),
      Command(
        name: "note", summary: "notes",
        commands: [
          Command(name: "show", summary: "shows", operands: [Operand("NOTE", .note)], run: { _, _ in })
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
      return error.text
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

  @Test func `a choice is taken in any case, and comes out as the table has it`() throws {
    #expect(try read("add", "--format", "CSV", "x").arguments["--format"] == "csv")
  }

  @Test func `behind help the command that it is about is still looked for`() throws {
    let root = Command(
      name: "tool", summary: "", options: [Option("--help", help: "")], commands: Self.root.commands)
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
    // A command's name behind it is an operand like any other.
    #expect(try read("add", "note", "show").path == ["tool", "add"])
  }

  @Test func `what cannot be read is said in a sentence`() {
    #expect(refusal("add", "-x", "y") == "there is no option -x.")
    #expect(refusal("add", "-qx", "y") == "there is no option -x.")
    #expect(refusal("add", "--lisst=a", "y") == "there is no option --lisst. Did you mean --list?")
    #expect(refusal("add", "--dry", "y") == "there is no option --dry. Did you mean --dry-run?")
    #expect(refusal("add", "y", "--list") == "--list needs a LIST.")
    #expect(refusal("add", "y", "--list=") == "--list needs a LIST.")
    #expect(refusal("add", "--quiet=1", "y") == "--quiet takes no value.")
    #expect(refusal("add", "-n", "many", "y") == "-n needs a number from 1 on, and not many.")
    #expect(refusal("add", "-n0", "y") == "-n needs a number from 1 on, and not 0.")
    #expect(
      refusal("add", "--format", "cvs", "y")
        == "--format needs one of md, csv; cvs is none of them. Did you mean csv?")
    #expect(refusal("add") == "tool add needs a THING.")
    #expect(refusal("note", "show") == "tool note show needs a NOTE.")
    #expect(refusal("note", "show", "a", "b") == "tool note show does not know what to do with b.")
    #expect(
      refusal("add", "-2 kg lead")
        == "there is no option -2 kg lead; behind -- it is a word like any other.")
    #expect(refusal("add", "-5")?.contains("behind --") == true)
    #expect(refusal("noet") == "there is no command noet. Did you mean note?")
    #expect(refusal("note", "shwo") == "there is no note command shwo. Did you mean show?")
    #expect(refusal("a\u{1B}[31m") == "there is no command a␛[31m.")
    #expect(refusal(String(repeating: "x", count: 100_000))?.hasPrefix("there is no command xxx") == true)
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
    #expect(HelpText([Self.root, Self.root.commands[0]]).text.contains("usage: tool add [OPTION…] THING…\n"))
  }

  @Test func `every command of the real table can be explained, and has an example that can be read`() throws
  {
    func visit(_ path: [Command]) throws {
      let command = path[path.count - 1]
      #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."))
      let first = try #require(command.summary.first)
      #expect(first.isLowercase)
      if command.run != nil { #expect(!command.examples.isEmpty, "\(command.name)") }
      for example in command.examples {
        // Of a pipe, the part that is ours.
        for part in example.line.split(separator: "|") {
          guard let words = CommandWords.split(String(part), home: ""), words.first == "tote" else {
            continue
          }
          var reading = try ArgumentParser(
            words.dropFirst().prefix { !$0.hasPrefix(">") && $0 != "<" }, of: .tote)
          try reading.checkOperands()
        }
      }
      var names: Set<String> = []
      for name in path.flatMap(\.options).flatMap(\.names) {
        #expect(names.insert(name).inserted, "\(name) means two things")
      }
      for below in command.commands { try visit(path + [below]) }
    }
    try visit([.tote])
  }
}
