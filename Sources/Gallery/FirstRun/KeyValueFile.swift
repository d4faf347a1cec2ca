import FoundationEssentials

/// Stores values under keys in a small JSON file that only the user can read.
struct KeyValueFile: Sendable {
  let path: String

  init(path: String) { self.path = path }

  /// Uses `XDG_STATE_HOME` or its default. The specification says to ignore a relative path.
  init(variables: [String: String]) {
    let home = variables["HOME"] ?? "/"
    let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.local/state"
    path = "\(state)/tote-gallery/values.json"
  }

  func value(_ key: String) throws -> Bool? { try values()[key] }

  func store(_ value: Bool, under key: String) throws {
    var values = try values()
    values[key] = value
    let files = FileManager.default
    let folder = URL(filePath: path).deletingLastPathComponent().path
    do {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      // Atomic: the new file replaces the old one.
      try encoder.encode(values).write(to: URL(filePath: path), options: .atomic)
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch {
      throw Unusable(sentence: "\(path) cannot be written. Make room for it, or set XDG_STATE_HOME.")
    }
  }

  private func values() throws -> [String: Bool] {
    if !FileManager.default.fileExists(atPath: path) { return [:] }
    guard let data = FileManager.default.contents(atPath: path),
      let values = try? JSONDecoder().decode([String: Bool].self, from: data)
    else { throw Unusable(sentence: "\(path) is damaged. Delete it, and try again.") }
    return values
  }

  struct Unusable: Error, Equatable, CustomStringConvertible {
    let sentence: String
    var description: String { sentence }
  }
}
