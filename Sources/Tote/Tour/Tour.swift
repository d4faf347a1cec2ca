/// A first-run tour of five keys. It waits while the user does other things, and ends when the list is full.
package struct Tour: Equatable, Sendable {
  package enum Step: Int, CaseIterable, Sendable {
    case add, tick, delete, undo, help

    var key: String {
      switch self {
      case .add: ListCommand.add.key
      case .tick: ListCommand.tick.key
      case .delete: ListCommand.delete.key
      case .undo: AppCommand.undo.key
      case .help: AppCommand.help.key
      }
    }
  }

  package private(set) var step: Step? = .add

  /// Asked for again, so it ignores how full the list is.
  let isRepeated: Bool

  package init(isRepeated: Bool = false) { self.isRepeated = isRepeated }

  static let setting = "tour"
  /// The tour ends with this many items on the list.
  static let enough = 10
  static let rows = 3

  mutating func advance(_ done: Step) {
    if step == done { step = Step(rawValue: done.rawValue + 1) }
  }

  mutating func end() { step = nil }
}
