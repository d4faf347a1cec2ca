import FoundationEssentials
import ScreenTesting

/// A package's snapshots on disk: accepted ones in `Snapshots`, pending ones and marks in `.build`.
struct SnapshotFolder: Sendable {
  let root: String

  /// Finds the package that contains a folder.
  init(around path: String) throws(Complaint) {
    var path = path
    while !FileManager.default.fileExists(atPath: path + "/Package.swift") {
      guard let slash = path.lastIndex(of: "/"), path.count > 1 else {
        throw Complaint("there is no Package.swift here or above; start this in a package.")
      }
      path = String(path[..<slash])
    }
    root = path
  }

  init(root: String) { self.root = root }

  enum Part { case accepted, pending, touched }

  func folder(_ part: Part) -> String {
    switch part {
    case .accepted: "\(root)/\(Snapshots.accepted)"
    case .pending: "\(root)/\(Snapshots.pending)"
    case .touched: "\(root)/\(Snapshots.touched)"
    }
  }

  func path(_ name: SnapshotName, _ part: Part) -> String { "\(folder(part))/\(name.file)" }

  func names(_ part: Part) -> [SnapshotName] {
    let manager = FileManager.default
    let suites = (try? manager.contentsOfDirectory(atPath: folder(part))) ?? []
    return suites.flatMap { suite in
      ((try? manager.contentsOfDirectory(atPath: "\(folder(part))/\(suite)")) ?? [])
        .filter { $0.hasSuffix(".frame") }
        .map { SnapshotName(suite: suite, name: String($0.dropLast(".frame".count))) }
    }.sorted()
  }

  func text(_ name: SnapshotName, _ part: Part) -> String? {
    FileManager.default.contents(atPath: path(name, part)).map { String(decoding: $0, as: UTF8.self) }
  }

  func accept(_ name: SnapshotName) throws {
    let manager = FileManager.default
    let target = path(name, .accepted)
    guard let waiting = manager.contents(atPath: path(name, .pending)) else {
      throw Complaint("\(name) is not pending any more.")
    }
    try manager.createDirectory(
      atPath: "\(folder(.accepted))/\(name.suite)", withIntermediateDirectories: true)
    try waiting.write(to: URL(filePath: target), options: .atomic)
    try manager.removeItem(atPath: path(name, .pending))
  }

  /// Deletes the pending snapshot. Its test still fails.
  func reject(_ name: SnapshotName) throws {
    try FileManager.default.removeItem(atPath: path(name, .pending))
  }

  /// Deletes an accepted snapshot and its mark, and the suite's folder if it becomes empty.
  func delete(_ name: SnapshotName) throws {
    let manager = FileManager.default
    try manager.removeItem(atPath: path(name, .accepted))
    try? manager.removeItem(atPath: path(name, .touched))
    let suite = "\(folder(.accepted))/\(name.suite)"
    if try manager.contentsOfDirectory(atPath: suite).isEmpty { try manager.removeItem(atPath: suite) }
  }

  func time(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// When the newest source was last written; earlier marks are from another version.
  func newestSource() -> Date? { sources().compactMap(time).max() }

  /// Whether a test file has the name of a suite, as it usually has, or a source mentions it in quotes.
  func sourcesName(suite: String) -> Bool {
    let paths = sources()
    if paths.contains(where: { $0.hasSuffix("/\(suite).swift") }) { return true }
    let quoted = Data("\"\(suite)\"".utf8)
    return paths.contains { FileManager.default.contents(atPath: $0)?.range(of: quoted) != nil }
  }

  private func sources() -> [String] {
    ["Sources", "Tests"].flatMap { folder in
      ((try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? [])
        .filter { $0.hasSuffix(".swift") }
        .map { "\(root)/\(folder)/\($0)" }
    }
  }
}
