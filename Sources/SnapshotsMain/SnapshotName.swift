import Screen

/// Which snapshot: a suite and a name, as in `CounterTests/loading`. What every command of `snapshots` speaks of.
struct SnapshotName: Hashable, Comparable, Sendable, CustomStringConvertible {
  var suite: String
  var name: String

  var description: String { "\(suite)/\(name)" }
  var file: String { "\(suite)/\(name).frame" }

  static func < (a: SnapshotName, b: SnapshotName) -> Bool { (a.suite, a.name) < (b.suite, b.name) }
}

/// A mistake of the user or of the disk, in one sentence for standard error.
struct Complaint: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension SnapshotName {
  /// The one of these that somebody means by a word: by suite and name, or by the name alone where only one has it.
  static func named(_ word: String, of names: [SnapshotName], what: String) throws(Complaint) -> SnapshotName
  {
    if let exact = names.first(where: { $0.description == word }) { return exact }
    let found = names.filter { $0.name == word }
    switch found.count {
    case 1: return found[0]
    case 0: throw Complaint("there is no \(what) snapshot named \(word.printable); see snapshots list.")
    default:
      let all = found.map(\.description).joined(separator: ", ")
      throw Complaint("several snapshots are named \(word.printable): \(all).")
    }
  }
}
