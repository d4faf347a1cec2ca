import Glibc
import Tote
import ToteTesting

@testable import ToteStorage
@testable import ToteModel

// Root may access everything, so permissions are tested as this user, which is set for the thread.
@_silgen_name("setfsuid") private func setfsuid(_ user: UInt32) -> Int32

/// A temporary folder, removed after the test.
final class TemporaryFolder {
  let path = makeMemoryFolder("tote-storage")

  deinit { Self.remove(path) }

  var database: String { path + "/data/tote/tote.db" }

  /// Runs work as a user other than root, who owns this folder and the database.
  func asSomebody<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard geteuid() == 0 else { return try work() }
    for place in [path, path + "/data", path + "/data/tote", database] { chown(place, 65_534, 65_534) }
    _ = setfsuid(65_534)
    defer { _ = setfsuid(0) }
    return try work()
  }

  func makeDatabaseWithOneList() throws -> ShoppingList {
    var random = RandomEdits(seed: 1)
    let list = random.list()
    let storage = try Storage(path: database)
    try storage.apply([random.entry(Change(adding: list))])
    storage.close()
    return list
  }

  static func names(in folder: String) -> [String] { FileBytes.names(in: folder) ?? [] }

  private static func remove(_ path: String) {
    if rmdir(path) == 0 || unlink(path) == 0 { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

func bytes(of path: String) -> [UInt8] { FileBytes.read(path) ?? [] }

func write(_ bytes: [UInt8], to path: String) {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  _ = FileBytes.write(bytes, to: file)
  close(file)
}

func rights(of path: String) -> mode_t {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
}
