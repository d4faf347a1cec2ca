import FoundationEssentials

/// Values under keys in one small file of JSON, for this user alone. It stands behind an Environment, at the edge of the
/// outside world.
struct KeyValueFile: Sendable {
  let path: String

  init(path: String) { self.path = path }

  /// Where the state of programs is kept: below `XDG_STATE_HOME`, or where that would be. A relative path there counts as
  /// none, as the specification wants it.
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
      // Whole or not at all: the file is written beside the old one and takes its place.
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

  /// What is wrong with the file, and what to do.
  struct Unusable: Error, Equatable, CustomStringConvertible {
    let sentence: String
    var description: String { sentence }
  }
}
