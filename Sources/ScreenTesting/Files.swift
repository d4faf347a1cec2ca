// File access through the C library, so that ScreenTesting needs no Foundation.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum Files {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file and the folders above it, atomically. Returns whether it exists afterwards.
  static func write(_ text: String, to path: String) -> Bool {
    makeFolders(above: path)
    let beside = "\(path).\(getpid())"
    guard let file = fopen(beside, "w") else { return false }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { return false }
    return rename(beside, path) == 0
  }

  static func remove(_ path: String) { unlink(path) }

  private static func makeFolders(above path: String) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The nearest folder above a file with a Package.swift.
  static func packageRoot(above path: String) -> String? {
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty {
      let folder = "/" + parts.joined(separator: "/")
      if exists(folder + "/Package.swift") { return folder }
      parts.removeLast()
    }
    return nil
  }
}
