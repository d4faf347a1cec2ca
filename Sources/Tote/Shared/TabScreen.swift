import Screen

protocol TabScreen {
  associatedtype Action: Equatable, Sendable
  /// What is open, for the header.
  var heading: String { get }
  /// For the title of the terminal.
  var place: String? { get }
  /// For the sidebar; `nil` while unknown.
  var count: Int? { get }
  /// The columns of vertical lines, which join the header's line.
  var dividers: [Int] { get }
  /// Whether the mouse works, which it doesn't while a field is open.
  var hearsMouse: Bool { get }
  /// What fits into this many columns of the header. Always includes `state`, about saving and sharing.
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact]
  /// Whether something important doesn't fit, so that the tabs should make room.
  func lacksFacts(within room: Int, state: [Header.Fact]) -> Bool
  func action(forPressAt point: Point) -> Action?
  func action(forWheel rows: Int) -> Action?
}

extension TabScreen {
  var place: String? { heading }
  var count: Int? { nil }
  var dividers: [Int] { [] }
  var hearsMouse: Bool { true }
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] { state }
  func lacksFacts(within room: Int, state: [Header.Fact]) -> Bool { false }
  func action(forPressAt point: Point) -> Action? { nil }
  func action(forWheel rows: Int) -> Action? { nil }
}

/// Fetches its screen once per frame.
protocol TabView: View {
  /// As in `TabScreen`, like `dividers`.
  var place: String? { get }
  var dividers: [Int] { get }
}

struct TabWords {
  let title: String
  let command: String
  /// For the keys that switch tabs, coming from the tab before or behind it.
  let fromBefore: String
  let fromBehind: String

  init(title: String, command: String, fromBefore: String? = nil, fromBehind: String? = nil) {
    (self.title, self.command) = (title, command)
    (self.fromBefore, self.fromBehind) = (fromBefore ?? command, fromBehind ?? command)
  }
}
