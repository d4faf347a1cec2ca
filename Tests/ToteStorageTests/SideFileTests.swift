// What others have put beside a database: SQLite would play it back, wait for it, overwrite it, or delete what it names.

import CSQLite
import Glibc
import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct SideFileTests {
  let folder = TemporaryFolder()
  var database: String { folder.database }

  init() throws { _ = try folder.makeDatabaseWithOneList() }

  /// A journal of no pages, and the record of a transaction on several databases.
  static func journal(naming victim: String) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(value).bigEndian, Array.init) }
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    let name = Array(victim.utf8)
    let header = magic + number(0) + number(7) + number(1) + number(512) + number(4096)
    let sum = name.reduce(0) { $0 + Int(Int8(bitPattern: $1)) }
    return header + [UInt8](repeating: 0, count: 512 - header.count) + number(0x4000_0000 / 4096 + 1) + name
      + number(name.count) + number(sum) + magic
  }

  enum Opening: CaseIterable {
    case app, reading, command, dailyBackup

    func open(_ path: String) throws {
      switch self {
      case .app: _ = try Storage(path: path)
      case .reading: _ = try Storage.forReading(path: path)
      case .command: _ = try Storage.forCommand(path: path, backups: Backups(folder: path + ".backups"))
      case .dailyBackup: _ = try Backups(folder: path + ".backups").createDaily(ofFile: path, at: .now)
      }
    }
  }

  private func expectRefusal(_ suffix: String, at path: String? = nil) {
    for way in Opening.allCases {
      #expect(throws: StorageError.foreignFile(name: "tote.db" + suffix), "\(way)") {
        try way.open(path ?? database)
      }
    }
  }

  @Test func `no file is deleted because a journal names it`() throws {
    let victim = folder.path + "/victim"
    write([1], to: victim)
    write(Self.journal(naming: victim), to: database + "-journal")
    expectRefusal("-journal")
    let link = folder.path + "/link.db"
    symlink(database, link)
    expectRefusal("-journal", at: link)
    #expect(bytes(of: victim) == [1])
  }

  @Test func `no file is deleted because a journal names it, even if that comes after the look`() throws {
    let victim = folder.path + "/victim"
    write([1], to: victim)
    write(Self.journal(naming: victim), to: database + "-journal")
    Database.setUp
    var connection: OpaquePointer?
    sqlite3_open_v2(database, &connection, SQLITE_OPEN_READWRITE, nil)
    sqlite3_exec(connection, "SELECT * FROM item", nil, nil, nil)
    sqlite3_close_v2(connection)
    #expect(bytes(of: victim) == [1])
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `a pipe, a folder or a link there is refused at once`(suffix: String) throws {
    let path = database + suffix
    mkfifo(path, 0o600)
    expectRefusal(suffix)
    unlink(path)
    mkdir(path, 0o700)
    expectRefusal(suffix)
    rmdir(path)
    symlink("/dev/zero", path)
    expectRefusal(suffix)
    unlink(path)
    symlink(folder.path + "/new", path)
    expectRefusal(suffix)
    #expect(PrivateFile.size(of: folder.path + "/new") == nil)
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `another name of a file of yours is not written through`(suffix: String) throws {
    let victim = folder.path + "/victim"
    write(Array("What I wrote".utf8), to: victim)
    link(victim, database + suffix)
    expectRefusal(suffix)
    #expect(bytes(of: victim) == Array("What I wrote".utf8))
  }

  @Test(.enabled(if: geteuid() == 0)) func `what another user made is refused`() throws {
    write([], to: database + "-wal")
    chown(database + "-wal", 65_534, 65_534)
    expectRefusal("-wal")
    // The owner of the database could have written anything into it.
    chown(database, 65_534, 65_534)
    _ = try Storage(path: database)
  }

  @Test func `what SQLite left there after a crash is used, linked or not`() throws {
    let storage = try Storage(path: database)
    let copy = folder.path + "/copy.db"
    // Copied by another program: closing a descriptor here would release SQLite's locks.
    for suffix in ["", "-wal", "-shm"] {
      _ = system("cp '\(database + suffix)' '\(copy + suffix)'")
      #expect((PrivateFile.size(of: copy + suffix) ?? 0) > 0 || suffix == "-wal", "\(suffix)")
      link(copy + suffix, copy + suffix + ".linked")
    }
    #expect(try Storage(path: copy).load().lists == storage.load().lists)
  }

  @Test func `a journal planted beside a damaged file is not played into the backup that replaces it`() throws
  {
    write(Array("What is this?".utf8), to: database)
    write([1, 2, 3], to: database + "-journal")
    let kept = try DamagedFile(path: database).setAside(replacement: nil, at: .now)
    #expect(PrivateFile.size(of: database + "-journal") == nil)
    #expect(bytes(of: folder.path + "/data/tote/" + kept + "-journal") == [1, 2, 3])
  }
}
