// File helpers for tests.

import Glibc

@testable import ScreenTesting

enum Folders {
  /// The names in a folder; none if it does not exist.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file, or a folder with its contents.
  static func remove(_ path: String) {
    for name in names(in: path) { remove(path + "/" + name) }
    _ = Glibc.remove(path)
  }
}

/// A folder that is removed with the object.
final class TemporaryFolder: Sendable {
  let path = "/tmp/tote-snapshots-\(UInt64.random(in: 0...(.max)))"

  deinit { Folders.remove(path) }
}
