import Screen

/// The screen of a tab, as the app sees every one of them: what it is called, what there is to know of it, and what the
/// mouse hits on it.
protocol TabScreen {
  associatedtype Action: Equatable, Sendable
  /// What is open in it, for the header.
  var heading: String { get }
  /// What one is looking at, for the title of the terminal.
  var place: String? { get }
  /// How many things are in it, for the sidebar; `nil` while that is not known.
  var count: Int? { get }
  /// The columns of the lines that part it from top to bottom: the header's line is joined with them.
  var dividers: [Int] { get }
  /// Whether a press and the wheel are heard: not while something is typed, which a press would leave.
  var hearsMouse: Bool { get }
  /// What there is to know of it, in so many columns of the header; how it stands with saving and sharing is always told.
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact]
  /// Whether what matters is not told in so many columns, so that the tabs make room for it.
  func lacksFacts(within room: Int, state: [Header.Fact]) -> Bool
  /// What is pressed at a point of it.
  func action(forPressAt point: Point) -> Action?
  /// What the wheel does.
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

/// What a tab shows, with what the whole screen has to know of it: its screen is fetched once for a frame.
protocol TabView: View {
  /// As the screen says.
  var place: String? { get }
  /// As the screen says.
  var dividers: [Int] { get }
}

/// How a tab is called. These words stand once, in `Words`.
struct TabWords {
  /// In the header and the sidebar.
  let title: String
  /// For the key that opens it.
  let command: String
  /// For the keys that turn the tabs, from the tab before it and from the one behind it.
  let fromBefore: String
  let fromBehind: String

  init(title: String, command: String, fromBefore: String? = nil, fromBehind: String? = nil) {
    (self.title, self.command) = (title, command)
    (self.fromBefore, self.fromBehind) = (fromBefore ?? command, fromBehind ?? command)
  }
}
