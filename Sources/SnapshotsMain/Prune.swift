import FoundationEssentials

/// Which accepted snapshots no test asks for any more.
///
/// Each test that compares a snapshot leaves a mark with the time. A mark counts while it is newer than every source:
/// what was asked for before that, another program asked for. A suite without any such mark has not been run since, and
/// nothing is said against its snapshots. So the tests must have been run whole, after the last change; a run of some
/// tests of a suite looks like a suite without the others, which is why nothing is deleted unless that is asked for.
struct Prune: Equatable {
  /// No test of their suite's last run asked for these.
  var unused: [SnapshotName] = []
  /// Nobody has run these suites since the sources changed.
  var unknown: [String] = []

  /// Sorts out the accepted ones. `marks` are the times at which they were last asked for.
  init(accepted: [SnapshotName], marks: [SnapshotName: Date], newestSource: Date?) {
    let start = newestSource ?? .distantPast
    let counted = Set(marks.filter { $0.value >= start }.keys)
    let suites = Set(counted.map(\.suite))
    unused = accepted.filter { suites.contains($0.suite) && !counted.contains($0) }
    unknown = Set(accepted.map(\.suite)).subtracting(suites).sorted()
  }

  init(_ folder: SnapshotFolder) {
    let marks = folder.names(.touched).compactMap { name in
      folder.time(folder.path(name, .touched)).map { (name, $0) }
    }
    self.init(
      accepted: folder.names(.accepted), marks: Dictionary(uniqueKeysWithValues: marks),
      newestSource: folder.newestSource())
  }

  /// What to tell the user.
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
