import Screen

protocol TabScreen {
  /// What is open, for the header.
  var heading: String { get }
  /// For the title of the terminal.
  var place: String? { get }
  /// For the sidebar; `nil` while unknown.
  var count: Int? { get }
  /// The columns of vertical lines, which join the header's line.
  var dividers: [Int] { get }
  /// Whether something is being typed: the mouse works only there.
  var isTyping: Bool { get }
  /// What fits into this many columns of the header. Always includes `state`, about saving and sharing.
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact]
  /// Whether something important doesn't fit, so that the tabs should make room.
  func lacksFacts(within room: Int, state: [Header.Fact]) -> Bool
}

extension TabScreen {
  var place: String? { heading }
  var count: Int? { nil }
  var dividers: [Int] { [] }
  var isTyping: Bool { false }
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] { state }
  func lacksFacts(within room: Int, state: [Header.Fact]) -> Bool { false }
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
