// Problems with the file as users see them: a message, a way out, exit code 4, and an unchanged file.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite(.serialized, .waitsForPrograms) struct FailureScreenTests {
  let home = Home()

  func contents() -> [UInt8] {
    let file = open(home.database, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: PrivateFile.size(of: home.database) ?? 0)
    let count = read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// The message is on the screen and, after `q`, on standard error; the file is unchanged.
  func expect(_ error: StorageError, from program: PtyProgram) throws {
    let before = contents()
    let words = error.sentence.split(separator: " ").prefix(4).joined(separator: " ")
    try program.wait("for \(words)") { $0.text.contains(words) }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(4))
    #expect(program.text.contains("tote: \(words)"), "\(program.dump)")
    #expect(program.disorder == [])
    let isUntouched = contents() == before
    #expect(isUntouched)
  }

  @Test func `a view that isn't ours`() throws {
    try home.fill(["milk"])
    try Database(path: home.database).script(
      "ALTER TABLE item RENAME TO old; CREATE VIEW item AS SELECT * FROM old")
    try expect(.foreignCode(name: "item"), from: home.tote())
  }

  @Test func `what is no database`() throws {
    try PrivateFile.make(home.database)
    Home.write(String(repeating: "Dear diary, nothing happened today. ", count: 200), to: home.database)
    try expect(.notADatabase, from: home.tote())
  }

  @Test func `a full disk: the lists are there to look at, and a change says that it is not saved`() throws {
    try home.fill(["milk"])
    // A file size limit simulates a full disk.
    let program = try PtyProgram(
      "/bin/sh", ["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\"", try PtyProgram.product("tote")],
      environment: ["HOME": home.path])
    try program.wait { $0.text.contains("☐ milk") }
    program.send(" ")
    try program.wait { $0.text.contains("✓ milk") && $0.text.contains("Not saved. The disk is full") }
    program.send("qq")
    try program.waitForEnd()
    let storage = try Storage(path: home.database)
    #expect(try storage.load().items.map(\.isTicked) == [false])
  }

  @Test
  func `a full disk with a log beside the file: what is in it is there to look at`()
    throws
  {
    try home.fill(["milk"])
    try home.leaveInLog("bread")
    let program = try PtyProgram(
      "/bin/sh", ["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\"", try PtyProgram.product("tote")],
      environment: ["HOME": home.path])
    try program.wait { $0.text.contains("☐ milk") && $0.text.contains("☐ bread") }
    program.send(" ")
    try program.wait { $0.text.contains("✓ ") && $0.text.contains("Not saved. The disk is full") }
    program.send("qq")
    try program.waitForEnd()
    // Neither the log nor the old state is lost.
    let storage = try Storage(path: home.database)
    #expect(try storage.load().items.map(\.isTicked) == [false, false])
  }

  @Test func `a newer database`() throws {
    try home.fill()
    try Database(path: home.database).script("PRAGMA user_version = 99")
    try expect(.newer(version: 99, known: Schema.current.version), from: home.tote())
  }

  @Test func `a damaged database, and the copy that takes its place`() throws {
    try home.fill((0..<500).map { "thing \($0)" })
    // Waits for the daily backup.
    let first = try home.tote()
    try first.wait { _ in Home.names(in: home.backups).contains { $0.hasSuffix(".db") } }
    first.send("q")
    try first.waitForEnd()
    Home.write(String(repeating: "damage ", count: 3_000), to: home.database, at: 12_288)
    try expect(.damaged, from: home.tote())
    let program = try home.tote()
    try program.wait { $0.text.contains("b opens the backup from") }
    program.send("b")
    try program.wait { $0.text.contains("thing 0") && $0.showsSaved }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(Home.names(in: home.data).contains { $0.hasPrefix("tote-damaged-") })
    #expect(try Storage(path: home.database).load().items.count == 500)
  }

  @Test func `a file that may not be written`() throws {
    try home.fill()
    chmod(home.database, 0o400)
    guard geteuid() == 0 else { return try expect(.readOnly, from: home.tote()) }
    // Root may access everything, so run as another user.
    for path in ["", "/.local", "/.local/share", "/.local/share/tote", "/.local/share/tote/tote.db"] {
      chown(home.path + path, 65_534, 65_534)
    }
    let program = try PtyProgram(
      "/usr/bin/setpriv",
      ["--reuid=65534", "--regid=65534", "--clear-groups", try PtyProgram.product("tote")],
      environment: ["HOME": home.path])
    try expect(.readOnly, from: program)
  }

  @Test func `a file that another program holds is shown at once, and saved when it lets go`() throws {
    try home.fill(["milk"])
    let other = try Database(path: home.database, mode: .readWrite)
    try other.run("BEGIN EXCLUSIVE")
    let program = try home.tote()
    try program.wait { $0.text.contains("milk") }
    program.send("abread\r")
    try program.wait { $0.text.contains("☐ bread") && !$0.showsSaved }
    try other.run("ROLLBACK")
    try program.wait { $0.showsSaved }
    try program.leaveField()
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(
      try Storage.forReading(path: home.database).load().items.map(\.name).sorted() == ["bread", "milk"])
  }

  @Test func `what cannot be saved is named at the end, with the exit code 4`() throws {
    try home.fill(["milk"])
    let program = try home.tote()
    // The first page shows before everything is loaded; the daily backup comes after that.
    try program.wait { _ in Home.names(in: home.backups).contains { $0.hasSuffix(".db") } }
    try FileManager.moveAway(home.database)
    program.send("abread\r")
    try program.wait { $0.text.contains("✕ Not saved.") && $0.line(0).contains("unsaved") }
    try program.leaveField()
    program.send("q")
    try program.wait { $0.text.contains("not saved") && $0.text.contains("q quits without") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(4))
    #expect(program.text.contains("tote: Not saved: adding “bread”"), "\(program.dump)")
    #expect(program.disorder == [])
  }

  private enum FileManager {
    static func moveAway(_ path: String) throws { try #require(rename(path, path + ".away") == 0) }
  }
}
