/// The first run's short tour: five keys, each of them pressed rather than read about. Whatever the user does instead is
/// done all the same; the tour waits, until the list is full. Finishing it, or leaving it with Escape, is remembered.
package struct Tour: Equatable, Sendable {
  /// What a step waits for.
  package enum Step: Int, CaseIterable, Sendable {
    case add, tick, delete, undo, help

    /// The key that it waits for.
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

  /// The step that is next; `nil` when the tour is over.
  package private(set) var step: Step? = .add

  /// Whether somebody has asked for it once more: then it goes on however much is on the list.
  let isRepeated: Bool

  package init(isRepeated: Bool = false) { self.isRepeated = isRepeated }

  /// The setting that remembers it.
  static let setting = "tour"
  /// With so many items on the list it is over.
  static let enough = 10
  /// How many rows it takes.
  static let rows = 3

  /// Goes on where this is what the step waits for.
  mutating func advance(_ done: Step) {
    if step == done { step = Step(rawValue: done.rawValue + 1) }
  }

  mutating func end() { step = nil }
}
