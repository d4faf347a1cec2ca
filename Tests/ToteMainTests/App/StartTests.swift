// The program starts in an empty home and ends quietly.

import CPty
import Glibc
import PtyTesting
import Testing

@testable import ToteStorage

@Suite(.serialized, .waitsForPrograms) struct StartTests {
  let home = Home()

  @Test func `in an empty home it makes its files, readable by nobody else, and keeps what was added`() throws
  {
    let program = try home.tote()
    try program.wait { $0.line(0).contains("Groceries") && $0.showsSaved }
    program.send("a2 kg apples\r")
    try program.wait { $0.text.contains("☐ apples") && $0.showsSaved }
    try program.leaveField()
    #expect(Home.names(in: home.data) == ["tote.db", "tote.db-shm", "tote.db-wal"])
    for name in Home.names(in: home.data) { #expect(Home.rights(of: "\(home.data)/\(name)") == 0o600) }
    for folder in ["/.local", "/.local/share", "/.local/share/tote"] {
      #expect(Home.rights(of: home.path + folder) == 0o700, "\(folder)")
    }
    try program.wait("for the copy of the day") { _ in
      Home.names(in: home.backups).contains { $0.hasSuffix(".db") }
    }
    #expect(Home.rights(of: home.backups) == 0o700)
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
    #expect(program.lines.allSatisfy { $0.isEmpty }, "\(program.dump)")
    // It was closed cleanly, so the next one needn't check the file.
    #expect(Home.names(in: home.data) == ["tote.db"])
    let again = try home.tote()
    try again.wait { $0.text.contains("apples") }
    again.send("q")
    #expect(try again.waitForEnd() == .exited(0))
  }

  @Test func `the file is where the environment or the command line says`() throws {
    let places: [([String], [String: String?], String)] = [
      ([], ["XDG_DATA_HOME": home.path + "/data"], "/data/tote/tote.db"),
      ([], ["TOTE_DB": home.path + "/one.db"], "/one.db"),
      (["--db", home.path + "/two.db"], ["TOTE_DB": home.path + "/three.db"], "/two.db"),
    ]
    for (arguments, environment, file) in places {
      let program = try home.tote(arguments, environment: environment)
      try program.wait { $0.showsSaved }
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
      #expect(PrivateFile.size(of: home.path + file) ?? 0 > 0, "\(file)")
    }
    #expect(PrivateFile.size(of: home.path + "/three.db") == nil)
    #expect(PrivateFile.size(of: home.database) == nil)
  }

  @Test func `without a terminal, or with words that it does not know, it says so and touches nothing`()
    throws
  {
    let cases: [([String], [String: String?], Int, String)] = [
      ([], ["TERM": String?.none], 2, "TERM"),
      (["--version"], [:], 0, "tote 0."),
      (["--help"], [:], 0, "--db FILE"),
      (["frobnicate"], [:], 2, "tote: No command called “frobnicate”. See tote --help."),
      (["--frob\u{1B}[31m"], [:], 2, "tote: Unknown option: --frob"),
      (["--db"], [:], 2, "tote: --db needs a value: --db FILE. See tote --help."),
    ]
    for (arguments, environment, code, words) in cases {
      let program = try home.tote(arguments, environment: environment)
      #expect(try program.waitForEnd() == .exited(code))
      #expect(program.text.contains(words), "\(program.dump)")
      #expect(program.disorder == [])
      #expect(!program.output.contains(0x1B), "an escape sequence of somebody else's")
    }
    #expect(Home.names(in: home.path) == [])
  }

  @Test func `a signal ends it with the terminal as it was, and what was saved is there`() throws {
    try home.fill()
    let program = try home.tote()
    try program.wait { $0.showsSaved }
    program.send("amilk\r")
    try program.wait { $0.text.contains("milk") && $0.showsSaved }
    program.signal(SIGTERM)
    #expect(try program.waitForEnd() == .killed(SIGTERM))
    #expect(program.disorder == [])
    #expect(try Storage(path: home.database).load().items.map(\.name) == ["milk"])
  }
}
