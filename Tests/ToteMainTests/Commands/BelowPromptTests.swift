// What asks below the prompt, on a real terminal.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel

@Suite(.serialized, .waitsForPrograms) struct BelowPromptTests {
  let home = Home()

  /// A line of a shell on a terminal, with the program's folder in its path.
  private func shell(_ line: String, width: Int = 80, height: Int = 16) throws -> PtyProgram {
    let tote = try PtyProgram.product("tote")
    let folder = tote.split(separator: "/").dropLast().joined(separator: "/")
    return try PtyProgram(
      "/bin/sh", ["-c", "PATH=/\(folder):$PATH; \(line)"], width: width, height: height,
      environment: ["HOME": home.path])
  }

  /// What is left on the screen.
  private func rest(_ program: PtyProgram) throws -> [String] {
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [], "\(program.dump)")
    return program.lines.filter { !$0.isEmpty }
  }

  @Test func `pick prints what was chosen into a pipe, while its rows are on the terminal`() throws {
    try home.run("tote note add Cake; tote note add 'Weekly plan'")
    let program = try shell("echo said | tote pick note | sed 's/^/chosen: /'")
    try program.wait("for the notes") { $0.text.contains("▸ Weekly plan") }
    program.send("cak")
    try program.wait("for what fits") { $0.text.contains("▸ Cake") && $0.text.contains("1 of 2") }
    program.send("\r")
    #expect(try rest(program) == ["chosen: Cake"])
  }

  @Test func `where several have a name, pick prints the id, which the next command takes`() throws {
    try home.run("tote add '2 l milk'; tote add 'milk @Lidl'; tote add bread")
    let program = try shell("tote done -q \"$(tote pick item)\"; tote ls is:ticked")
    try program.wait("for the items") { $0.text.contains("▸ ") }
    program.send("milk\r")
    #expect(try rest(program).filter { $0.contains("milk") }.count == 1)
  }

  @Test func `pick gives ids and JSON of several, and leaves with 1 and no word`() throws {
    try home.run("tote add milk; tote add bread")
    let ids = try home.run("tote ls --json").output
    let program = try shell("tote pick item --many --ids; tote pick item -m --json; tote pick list; echo $?")
    try program.wait("for the items") { $0.text.contains("▸   milk") }
    program.send("\t\t\r")
    try program.wait("for the next") { $0.text.contains("▸   milk") && $0.text.contains("-") }
    program.send("bre\r")
    try program.wait("for the lists") { $0.text.contains("▸ Groceries") }
    program.send("\u{1B}")
    let lines = try rest(program)
    #expect(lines.count > 4 && lines.last == "1")
    #expect(lines.prefix(2).allSatisfy { ids.contains($0) } && lines[0] != lines[1])
    #expect(lines.contains { $0.contains(#""name": "bread""#) })
    #expect(!lines.contains { $0.contains(#""name": "milk""#) })
  }

  @Test func `what is chosen for done is ticked, at home it is used up`() throws {
    try home.run("tote add milk; tote add bread; tote add eggs; tote home add rice")
    let program = try shell("tote done; tote done -l 'At home'")
    try program.wait("for the items") { $0.text.contains("Tick ▸") && $0.text.contains("eggs") }
    program.send("bread\t")
    program.send("\u{15}egg\t\r")
    try program.wait("for the stock") { $0.text.contains("Use up ▸") && $0.text.contains("▸   rice") }
    program.send("\r")
    let lines = try rest(program)
    #expect(lines.prefix(2) == ["Ticked bread", "Ticked eggs"] && lines.count == 3)
    #expect(try home.run("tote ls -t").lines.count == 2, "milk, and rice that is used up")
  }

  @Test func `add asks with the app's field, and says above it what it did`() throws {
    let program = try shell("tote add")
    try program.wait("for the field") { $0.text.contains("› ") }
    program.send("2 kg plums @Lidl")
    try program.wait("for the preview") { $0.text.contains("@Lidl") && $0.text.contains("2 kg · plums") }
    program.send("\r")
    try program.wait("for what was added") { $0.line(0).hasPrefix("Added plums (2 kg)") }
    program.send("\u{1B}[200~milk\nbread\u{1B}[201~")
    try program.wait("for what was pasted") { $0.line(2).hasPrefix("Added bread") }
    program.send("\u{1B}")
    #expect(try rest(program).count == 3)
    #expect(try home.run("tote ls").lines.count == 3)
  }

  @Test func `undo shows what it would undo and asks, unless it is told not to`() throws {
    try home.run("tote add milk; tote add bread")
    let program = try shell("tote undo; tote undo --yes; tote undo 2")
    try program.wait("for the question") { $0.text.contains("adding “bread”") && $0.text.contains("[y/N]") }
    program.send("n\r")
    try program.wait("for the second") { $0.text.contains("Undid: adding “bread”") }
    try program.wait("for the third") { $0.lines.contains { $0.contains("milk") && $0.contains("[y/N]") } }
    program.send("y\r")
    let lines = try rest(program)
    #expect(lines.last == "Undid: adding “milk”")
    #expect(try home.run("tote ls").lines == [])
  }

  @Test func `a step that can't be undone is refused without a question`() throws {
    try home.run("tote add milk; tote edit milk '2 l milk'")
    let program = try shell("tote undo 2; tote undo 99; echo $?")
    let lines = try rest(program)
    #expect(!lines.contains { $0.contains("[y/N]") }, "\(lines)")
    #expect(lines.count == 3 && lines.last == "3")
    #expect(try home.run("tote ls").lines.count == 1)
  }

  @Test(arguments: ["q", "\u{1B}"])
  func `the app shops below the prompt, and leaves nothing there`(_ end: String) throws {
    try home.run("tote add 'milk @Lidl'; tote add 'soap @Aldi'; tote add bread")
    let program = try shell("echo before; tote shop @Lidl --inline; echo after")
    try program.wait("for the store") { $0.text.contains("Lidl") && $0.text.contains("milk") }
    #expect(program.line(0) == "before" && !program.text.contains("soap"))
    program.send(" ")
    try program.wait("for the basket") { $0.text.contains("1 of 2 left") }
    program.send(end)
    #expect(try rest(program) == ["before", "after"])
    #expect(try home.run("tote ls -t").lines.count == 2)
  }

  @Test func `without a person, what has to be said is missing`() throws {
    try home.run("tote add milk")
    for line in ["tote add", "tote done", "tote pick", "tote shop"] {
      let result = try home.run(line, input: "milk\n")
      #expect(result.code == 2 && result.output == "", "\(line)")
    }
    #expect(try home.run("tote undo").lines == ["Undid: adding “milk”"])
  }

  @Test func `without any terminal, pick says so`() async throws {
    try home.run("tote add milk")
    let result = try await home.script("setsid -w tote pick item </dev/null")
    #expect(result.code == 2 && result.output == "" && result.words.contains("terminal"), "\(result)")
  }

  @Test func `where there is nothing to choose, it says so and asks nothing`() throws {
    #expect(try home.run("tote pick note").code == 3)
    try home.run("tote list new Party")
    let result = try home.run("tote pick item -l Party")
    #expect(result.code == 3 && result.words.contains("Party"))
    #expect(try home.run("tote pick list --ids --json").code == 2)
  }

  @Test func `what is killed leaves the terminal as it was`() throws {
    try home.run("tote add milk")
    let program = try shell("exec tote done")
    try program.wait("for the items") { $0.text.contains("▸   milk") }
    program.signal(15)
    #expect(try program.waitForEnd() == .killed(15))
    #expect(program.disorder == [] && program.lines.allSatisfy { $0.isEmpty }, "\(program.dump)")
  }
}
