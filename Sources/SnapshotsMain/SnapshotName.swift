import Screen

/// The name of a snapshot with its suite, such as `CounterTests/loading`.
struct SnapshotName: Hashable, Comparable, Sendable, CustomStringConvertible {
  var suite: String
  var name: String

  var description: String { "\(suite)/\(name)" }
  var file: String { "\(suite)/\(name).frame" }

  static func < (a: SnapshotName, b: SnapshotName) -> Bool { (a.suite, a.name) < (b.suite, b.name) }
}

/// An error of the user or the disk, as a sentence for standard error.
struct Complaint: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension SnapshotName {
  /// Finds a snapshot by suite and name, or by the name alone if it is unambiguous.
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
