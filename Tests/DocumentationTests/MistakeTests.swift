// What the compiler says of mistakes that newcomers make.

import Foundation
import Testing

@Suite struct MistakeTests {
  private static let program = """
    import Composable
    import ComposableTesting
    struct App: Equatable { var counter = 0, rows: [Int] = [] }
    enum CounterAction: Equatable { case up }
    enum AppAction: Equatable {
      case counter(CounterAction), row(Int, CounterAction)
      var isUp: Bool { false }
    }
    let counter = Reducer<Int, CounterAction, Void> { _, _, _ in .none }
    let store = TestStore(initialState: App(), reducer: Reducer<App, AppAction, Void>.empty, environment: ())

    """

  private static let casePath = "'action:' takes a CasePath(embed: AppAction.counter, extract: { … })"
  private static let received = "of any value: CasePath(embed: AppAction.counter, extract: { … })"
  private static let noKeyPath = "key path cannot refer to enum case"

  private static let mistakes = [
    (
      #"counter.pullback(state: \App.counter, action: AppAction.counter, environment: { (_: Void) in })"#,
      casePath
    ),
    (#"counter.pullback(state: \App.counter, action: AppAction.counter)"#, casePath),
    (
      #"counter.pullback(state: \App.counter, action: \AppAction.isUp, environment: { (_: Void) in })"#,
      casePath
    ),
    (#"counter.pullback(state: \App.counter, action: \AppAction.isUp)"#, casePath),
    (#"counter.pullback(state: \App.counter, action: \AppAction.counter)"#, noKeyPath),
    (#"counter.forEach(state: \App.rows, action: AppAction.row, environment: { (_: Void) in })"#, casePath),
    (#"counter.forEach(state: \App.rows, action: AppAction.row)"#, casePath),
    (#"counter.forEach(state: \App.rows, action: \AppAction.isUp, environment: { (_: Void) in })"#, casePath),
    (#"counter.forEach(state: \App.rows, action: \AppAction.isUp)"#, casePath),
    (#"counter.forEach(state: \App.rows, action: \AppAction.row)"#, noKeyPath),
    (#"store.receive(AppAction.counter)"#, received),
    (#"store.receive(\AppAction.isUp)"#, received),
    (#"store.receive(\AppAction.counter)"#, noKeyPath),
  ]

  @Test(
    "a case or a key path in place of a case path is one error, which says so",
    .enabled(if: PastingTests.compiler != nil, "swiftc is in PATH"))
  func casePaths() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "mistakes-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = Self.mistakes.map { "_ = \($0.0)" }
    try (Self.program + lines.joined(separator: "\n")).write(to: file, atomically: true, encoding: .utf8)
    let first = Self.program.count { $0 == "\n" } + 1
    let errors = try PastingTests.check([file.path], module: "main").split(separator: "\n")
      .filter { $0.contains(" error: ") && $0.hasPrefix(file.path) }
    for (number, (mistake, message)) in Self.mistakes.enumerated() {
      let own = errors.filter { $0.hasPrefix("\(file.path):\(first + number):") }
      #expect(own.map { $0.contains(message) } == [true], "\(mistake): \(own)")
    }
  }
}
