import FoundationEssentials

/// Finds accepted snapshots that no test uses any more.
///
/// A test that compares a snapshot leaves a mark, which counts while it is newer than every source. Suites
/// without such marks are left alone, unless no source names them any more. After a partial run, the other tests
/// look as if they were gone; so nothing is deleted unless asked for.
struct Prune: Equatable {
  /// Snapshots that their suite's last run did not use, and those of suites that are gone.
  var unused: [SnapshotName] = []
  /// Suites that have not been run since the sources changed.
  var unknown: [String] = []

  /// Sorts the accepted snapshots by `marks`, the times of their last use.
  ///
  /// - Parameter isGone: Whether no source names a suite.
  init(
    accepted: [SnapshotName], marks: [SnapshotName: Date], newestSource: Date?,
    isGone: (_ suite: String) -> Bool = { _ in false }
  ) {
    let start = newestSource ?? .distantPast
    let counted = Set(marks.filter { $0.value >= start }.keys)
    let suites = Set(counted.map(\.suite))
    let gone = Set(accepted.map(\.suite)).subtracting(suites).filter(isGone)
    unused = accepted.filter {
      gone.contains($0.suite) || suites.contains($0.suite) && !counted.contains($0)
    }
    unknown = Set(accepted.map(\.suite)).subtracting(suites).subtracting(gone).sorted()
  }

  init(_ folder: SnapshotFolder) {
    let marks = folder.names(.touched).compactMap { name in
      folder.time(folder.path(name, .touched)).map { (name, $0) }
    }
    self.init(
      accepted: folder.names(.accepted), marks: Dictionary(uniqueKeysWithValues: marks),
      newestSource: folder.newestSource(), isGone: { !folder.sourcesName(suite: $0) })
  }

  func text(deleted: Bool) -> String {
    var lines: [String] = []
    if unused.isEmpty {
      lines.append("No test has left an accepted snapshot behind.")
    } else {
      lines.append(deleted ? "Deleted:" : "No test asks for these any more:")
      lines += unused.map { "  \($0)" }
      if !deleted { lines.append("Delete them with --yes, if the last run was of all tests.") }
    }
    if !unknown.isEmpty {
      lines.append("Not run since the sources changed, so nothing is known of them; run swift test first:")
      lines += unknown.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
