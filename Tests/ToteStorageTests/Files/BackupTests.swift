import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct BackupTests {
  let folder = TemporaryFolder()
  var backups: Backups { Backups(folder: folder.path + "/backups", keeping: 3) }

  func storage() throws -> Storage {
    let storage = try Storage(path: folder.database)
    var random = RandomEdits(seed: 1)
    try storage.apply([random.entry(Change(adding: random.list()))])
    return storage
  }

  func moment(ofDay number: Int64) -> Moment {
    Moment(milliseconds: RandomEdits.now.milliseconds + number * 86_400_000)
  }

  func names() -> [String] { TemporaryFolder.names(in: backups.folder).sorted() }

  @Test func `copies that are asked for drive out neither those of the days nor those of before a migration`()
    throws
  {
    let storage = try storage()
    try storage.with { database throws(StorageError) in
      try backups.createBeforeMigration(of: database, from: Schema.current.version)
    }
    for day in 0..<3 { _ = try backups.createDaily(of: storage, at: moment(ofDay: Int64(day))) }
    let before = names()
    #expect(before.count == 4)
    for day in 3..<8 { _ = try backups.create(of: storage, at: moment(ofDay: Int64(day))) {} }
    #expect(Set(names()).isSuperset(of: before))
    #expect(names().count == 7)
    // Daily backups push out only daily ones.
    for day in 3..<8 { _ = try backups.createDaily(of: storage, at: moment(ofDay: Int64(day))) }
    #expect(names().count == 7)
    #expect(names().contains("tote-before-\(Schema.current.version + 1).db"))
  }

  @Test func `two copies within one second stand beside each other`() throws {
    let storage = try storage()
    let paths = try (0..<3).map { _ in try backups.create(of: storage, at: RandomEdits.now) {} }
    #expect(Set(paths).count == 3)
    for path in paths { try Backups.check(path) }
  }

  @Test func `while one program makes the copy of the day another leaves it, and takes nothing away`() throws
  {
    let storage = try storage()
    let other = try FolderLock(backups.folder, waits: false)
    let partial = "\(backups.folder)/tote-\(RandomEdits.now.day).db.tote-partial"
    write(Array("half a copy".utf8), to: partial)
    let made = try withExtendedLifetime(other) { try backups.createDaily(of: storage, at: RandomEdits.now) }
    #expect(made == nil)
    #expect(names() == ["tote-\(RandomEdits.now.day).db.tote-partial"])
  }

  @Test func `what a killed program has left of a copy is no hindrance`() throws {
    let storage = try storage()
    try PrivateFile.makeFolder(backups.folder)
    write(Array("half a copy".utf8), to: "\(backups.folder)/tote-\(RandomEdits.now.day).db.tote-partial")
    let path = try #require(try backups.createDaily(of: storage, at: RandomEdits.now))
    try Backups.check(path)
    #expect(names() == ["tote-\(RandomEdits.now.day).db"])
  }

  @Test func `what looks like left behind stays while another program makes a copy: it may be that`() throws {
    let storage = try storage()
    _ = try backups.createDaily(of: storage, at: RandomEdits.now)
    let left = ["tote-2020-01-01.db.tote-partial", "tote-2020-01-01-101112.db.tote-partial-journal"]
    for name in left { write(Array("half a copy".utf8), to: "\(backups.folder)/\(name)") }
    let other = try FolderLock(backups.folder, waits: false)
    let again = try withExtendedLifetime(other) {
      try backups.createDaily(ofFile: folder.database, at: RandomEdits.now)
    }
    #expect(again == nil)
    #expect(Set(names()).isSuperset(of: left))
  }

  @Test func `what is left is cleared away although the backup of the day is there`() throws {
    let storage = try storage()
    let made = try #require(try backups.createDaily(of: storage, at: RandomEdits.now))
    for name in [
      "tote-2020-01-01.db.tote-partial", "tote-2020-01-01-101112.db.tote-partial-journal", "mine.partial",
    ] {
      write(Array("half a copy".utf8), to: "\(backups.folder)/\(name)")
    }
    #expect(try backups.createDaily(ofFile: folder.database, at: RandomEdits.now) == nil)
    #expect(names() == ["mine.partial", "tote-\(RandomEdits.now.day).db"])
    #expect(try backups.size().count == 1)
    #expect(try backups.size().bytes == PrivateFile.size(of: made))
  }

  @Test(.enabled(if: geteuid() == 0))
  func `what another user has put where the copy would be begun receives nothing`() throws {
    let storage = try storage()
    let place = folder.path + "/shared"
    mkdir(place, 0o700)
    chmod(place, 0o1777)
    write(Array("".utf8), to: place + "/copy.db.tote-partial")
    chmod(place + "/copy.db.tote-partial", 0o666)
    try folder.asSomebody { try Backups.copy(storage, to: place + "/copy.db") {} }
    #expect(PrivateFile.size(of: place + "/copy.db.tote-partial") == 0)
    try Backups.check(place + "/copy.db")
  }

  @Test func `a lock that any user can hold on a shared folder doesn't keep a backup from being made`() throws
  {
    let storage = try storage()
    let place = folder.path + "/shared"
    mkdir(place, 0o700)
    let other = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    chmod(place, 0o755)
    struct Over: Error {}
    var count = 0
    try Backups.copy(storage, to: place + "/copy.db") {
      count += 1
      if count > 50 { throw Over() }
    }
    try Backups.check(place + "/copy.db")
    // Without the lock, what may still be made by another program stays, and what is old goes.
    for (name, age) in [("new.db.x.tote-partial", 0), ("old.db.x.tote-partial", 2 * 86_400)] {
      write(Array("half".utf8), to: "\(place)/\(name)")
      let times = timeval(tv_sec: time(nil) - age, tv_usec: 0)
      utimes("\(place)/\(name)", [times, times])
    }
    try Backups.copy(storage, to: place + "/again.db") {}
    #expect(
      TemporaryFolder.names(in: place).sorted() == ["again.db", "copy.db", "new.db.x.tote-partial"])
  }

  @Test
  func
    `what a killed program has left of a copy elsewhere goes with the next one there, unless it is being made`()
    throws
  {
    let storage = try storage()
    let place = folder.path + "/stick"
    try PrivateFile.makeFolder(place)
    let left = ["monday.db.tote-partial", "monday.db.tote-partial-journal"]
    for name in left + ["others.partial"] { write(Array("half".utf8), to: "\(place)/\(name)") }
    struct Over: Error {}
    var other = try FolderLock(place, waits: false)
    _ = withExtendedLifetime(other) {
      // Waits for the other until told to stop.
      #expect(throws: Over.self) { try Backups.copy(storage, to: place + "/tuesday.db") { throw Over() } }
    }
    #expect(TemporaryFolder.names(in: place).sorted() == left + ["others.partial"])
    other = nil
    try Backups.copy(storage, to: place + "/tuesday.db") {}
    #expect(TemporaryFolder.names(in: place).sorted() == ["others.partial", "tuesday.db"])
    try Backups.check(place + "/tuesday.db")
  }

  @Test func `a copy of before a migration is never replaced by one of after it`() throws {
    let storage = try storage()
    let version = Schema.current.version
    try PrivateFile.makeFolder(backups.folder)
    write(Array("as it was".utf8), to: "\(backups.folder)/tote-before-\(version).db")
    // Another program has migrated the file meanwhile.
    try storage.with { database throws(StorageError) in
      try backups.createBeforeMigration(of: database, from: version - 1)
    }
    #expect(bytes(of: "\(backups.folder)/tote-before-\(version).db") == Array("as it was".utf8))
    #expect(names().count == 1)
  }

  @Test func `the newest copy that is whole is found behind those that are not`() throws {
    #expect(try backups.newestIntact() == nil)
    let storage = try storage()
    let whole = try #require(try backups.createDaily(of: storage, at: moment(ofDay: 1)))
    let broken = try #require(try backups.createDaily(of: storage, at: moment(ofDay: 2)))
    write(Array("no copy".utf8), to: broken)
    #expect(try backups.newestIntact()?.path == whole)
  }

  @Test func `a file without anything in it needs no copy`() throws {
    try PrivateFile.make(folder.database)
    #expect(try backups.createDaily(ofFile: folder.database, at: RandomEdits.now) == nil)
    #expect(names() == [])
  }
}
