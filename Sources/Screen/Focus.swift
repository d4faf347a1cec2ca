/// Which of several parts has the keys, as a value in the state. Tab and Shift+Tab turn it, a press goes there.
///
///     struct Login: Equatable {
///       enum Part: Hashable, Sendable, CaseIterable { case name, password, button }
///       var focus = Focus<Part>()
///     }
///
///     case .turned(let steps): state.focus.turn(by: steps)
///
/// A dialog has a focus of its own, so what it covers keeps its place.
public struct Focus<Part: Hashable & Sendable>: Hashable, Sendable {
  /// The parts, in the order in which they are gone through.
  public private(set) var parts: [Part]
  /// The part that has the keys; `nil` if there are no parts.
  public private(set) var current: Part?

  /// Creates a focus on one of several parts (default: the first).
  public init(_ parts: [Part], on current: Part? = nil) {
    self.parts = parts
    self.current = current.flatMap { parts.contains($0) ? $0 : nil } ?? parts.first
  }

  /// Creates a focus on the first of all cases.
  public init() where Part: CaseIterable { self.init(Array(Part.allCases)) }

  /// Whether a part has the keys.
  public func isOn(_ part: Part) -> Bool { current == part }

  /// Goes to the next part, or several on; back with a negative number. The first follows the last.
  public mutating func turn(by steps: Int) {
    guard let current, let index = parts.firstIndex(of: current) else { return }
    self.current = parts[((index + steps) % parts.count + parts.count) % parts.count]
  }

  /// Goes to a part, unless it is none of them.
  public mutating func move(to part: Part) { if parts.contains(part) { current = part } }

  /// Changes the parts: some that can't be used now are passed over. If the current one goes, the next that was behind it has
  /// the keys.
  public mutating func setParts(_ new: [Part]) {
    defer { parts = new }
    guard let current, !new.contains(current) else {
      if current == nil { current = new.first }
      return
    }
    let index = parts.firstIndex(of: current) ?? 0
    self.current = (parts[index...] + parts[..<index]).first { new.contains($0) } ?? new.first
  }
}
