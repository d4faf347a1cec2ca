// Folders, for tests that write files and for the one that reads the sources.

import Glibc

@testable import ScreenTesting

enum Folders {
  /// The names in a folder, none where there is no such folder.
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

  /// Removes a file, or a folder with all that is in it.
  static func remove(_ path: String) {
    for name in names(in: path) { remove(path + "/" + name) }
    _ = Glibc.remove(path)
  }
}

/// A folder that is gone when its test is.
final class TemporaryFolder: Sendable {
  let path = "/tmp/tote-snapshots-\(UInt64.random(in: 0...(.max)))"

  deinit { Folders.remove(path) }
}
