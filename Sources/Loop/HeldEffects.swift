import Composable

/// The effects of a rehearsal that answer when a test says so, as they began. One that was cancelled meanwhile is still known: what it
/// answers is dropped, as in the program, so that a test stays right when cancelling is the mend.
final class HeldEffects {
  private var serials: [String: [Int]] = [:]
  /// Those that have answered for the last time.
  private var ended: Set<Int> = []

  func begin(_ info: RunInfo) { serials[info.name.given, default: []].append(info.serial) }

  func knows(_ name: String) -> Bool { serials[name] != nil }

  func end(_ serial: Int) { ended.insert(serial) }

  /// The first that hasn't ended, or the one of this number among all that have begun under a name.
  func effect(_ name: String, number: Int?) -> Int? {
    let begun = serials[name, default: []]
    guard let number else { return begun.first { !ended.contains($0) } }
    guard begun.indices.contains(number - 1), !ended.contains(begun[number - 1]) else { return nil }
    return begun[number - 1]
  }
}
