import Glibc
import PtyTesting
import ToteTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// An empty home folder for the program, removed after the test.
final class Home {
  let path = makeMemoryFolder("tote-home")

  deinit { Self.remove(path) }

  var data: String { path + "/.local/share/tote" }
  var database: String { data + "/tote.db" }
  var backups: String { path + "/.local/state/tote/backups" }

  func tote(
    _ arguments: [String] = [], width: Int = 80, height: Int = 24, environment: [String: String?] = [:]
  ) throws -> PtyProgram {
    try PtyProgram(
      "tote", arguments, width: width, height: height,
      environment: environment.merging(["HOME": path]) { mine, _ in mine })
  }

  @discardableResult
  func script(
    _ script: String, input: String = "", environment: [String: String?] = [:]
  ) async throws -> PlainProgram {
    let variables = environment.merging(["HOME": path]) { mine, _ in mine }
    return try await PlainProgram.run(script, input: input, in: path, environment: variables)
  }

  /// Makes a database with one list of these items, whose user has seen the tour.
  func fill(_ names: [String] = []) throws {
    let storage = try Storage(path: database)
    defer { storage.close() }
    let list = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: Moment(milliseconds: 0))
    var changes = [Change(adding: list), Change(adding: Setting(key: "tour", value: "seen"))]
    var rank: Rank?
    for (index, name) in names.enumerated() {
      rank = .between(rank, nil)
      changes.append(
        Change(
          adding: Item(
            id: Item.ID(high: 2, low: UInt64(index)), list: list.id, name: name, rank: rank ?? .first,
            created: Moment(milliseconds: 0))))
    }
    try storage.apply([
      Entry(
        Edit(id: Edit.ID(high: 3, low: 1), title: "fill", moment: Moment(milliseconds: 0), changes: changes),
        writer: Entry.Writer.ID(high: 4, low: 1))
    ])
  }

  /// Adds an item as a program killed afterwards: it is only in the log.
  func leaveInLog(_ name: String) throws {
    let storage = try Storage(path: database)
    let list = try storage.load().lists[0].id
    let item = Item(
      id: Item.ID(high: 2, low: 99), list: list, name: name, rank: .between(.first, nil),
      created: Moment(milliseconds: 0))
    try storage.apply([
      Entry(
        Edit(
          id: Edit.ID(high: 3, low: 99), title: "", moment: Moment(milliseconds: 0),
          changes: [Change(adding: item)]),
        writer: Entry.Writer.ID(high: 4, low: 1))
    ])
    // Copied, since closing any descriptor of the file would release SQLite's locks on it here.
    let (whole, log) = (path + "/copy.db", path + "/copy.db-wal")
    _ = system("cp '\(database)' '\(whole)'; cp '\(database)-wal' '\(log)'")
    storage.close()
    _ = system("mv '\(whole)' '\(database)'; mv '\(log)' '\(database)-wal'")
  }

  static func names(in folder: String) -> [String] {
    (FileBytes.names(in: folder) ?? []).sorted()
  }

  static func rights(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  static func write(_ text: String, to path: String, at offset: Int = 0) {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    _ = pwrite(file, text, text.utf8.count, offset)
    close(file)
  }

  private static func remove(_ path: String) {
    if rmdir(path) == 0 || unlink(path) == 0 { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

extension PtyProgram {
  /// Whether the screen shows everything as saved.
  var showsSaved: Bool {
    let header = line(0)
    return !header.isEmpty && !header.contains("unsaved") && !header.contains("saving")
  }

  /// Leaves the field. A key right after Escape would be read as one with it.
  func leaveField() throws {
    send("\u{1B}")
    try wait("for the field to go") { !$0.text.contains("Esc done") && !$0.text.contains("Esc discard") }
  }
}

extension Home {
  static func line(_ word: String, of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer.prefix(count), as: UTF8.self).split(separator: "\n").map(String.init)
      .first { $0.hasPrefix(word) }
  }
}

/// Tests that run scripts. Serialised within a suite, since each script is several programs.
@Suite(.waitsForPrograms) enum ShellTests {}
