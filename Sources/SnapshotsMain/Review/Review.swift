import Composable
import Screen

struct Review: Equatable {
  enum Pane: Int, CaseIterable { case old, new, difference }

  /// The pending snapshots; `nil` until they are loaded.
  var names: [SnapshotName]?
  var position = ListPosition()
  var comparison: Comparison?
  var scene = 0
  /// The pane that is shown if there is room for only one.
  var pane = Pane.difference
  /// The first column and row that are visible, in all panes.
  var offset = Point.zero
  var size = Size(80, 24)
  var accepted = 0
  var rejected = 0
  var failure: String?
  /// The first visible line of the help; `nil` while it is closed.
  var helpTop: Int?
  var hasQuit = false

  var isOver: Bool { hasQuit || names?.isEmpty == true }
  var selected: SnapshotName? { names.flatMap { $0.isEmpty ? nil : $0[position.selected] } }
  var layout: ReviewLayout {
    ReviewLayout(size: size, count: names?.count ?? 0, isSplit: sides.count > 1)
  }

  /// The panes of the current frame: both versions and the difference, or the only version.
  var sides: [Pane] {
    guard let comparison else { return Pane.allCases }
    if comparison.old(scene) == nil { return [.new] }
    return comparison.new(scene) == nil ? [.old] : Pane.allCases
  }

  /// What was done, printed at the end.
  var summary: String {
    let left = names?.count ?? 0
    return "accepted \(accepted), rejected \(rejected), \(left) still pending"
  }
}

enum ReviewAction: Equatable, Sendable {
  case opened
  case listed([SnapshotName])
  case compared(SnapshotName, Comparison)
  case moved(by: Int)
  case sceneTurned(by: Int)
  case paneTurned
  case panned(columns: Int, rows: Int)
  case acceptPressed, rejectPressed, acceptAllPressed
  case accepted(SnapshotName), rejected(SnapshotName)
  case failed(String)
  case resized(Size)
  case helpOpened, helpClosed
  case helpMoved(by: Int)
  case quit
}

struct ReviewEnvironment: Sendable {
  var list: @Sendable () async throws -> [SnapshotName]
  var compare: @Sendable (SnapshotName) async throws -> Comparison
  var accept: @Sendable (SnapshotName) async throws -> Void
  var reject: @Sendable (SnapshotName) async throws -> Void

  static let unimplemented = ReviewEnvironment(
    list: Composable.unimplemented("list"), compare: Composable.unimplemented("compare"),
    accept: Composable.unimplemented("accept"), reject: Composable.unimplemented("reject"))
}

private struct Comparing: Hashable, Sendable {}

let reviewReducer = Reducer<Review, ReviewAction, ReviewEnvironment> { state, action, environment in
  switch action {
  case .opened:
    return attempt("list") { send in send(.listed(try await environment.list())) }
  case .listed(let names):
    state.names = names
    state.keepInView()
    return compare(&state, environment)
  case .compared(let name, let comparison):
    if name == state.selected { state.show(comparison) }
  case .moved(let rows):
    let before = state.selected
    state.position.move(by: rows, count: state.names?.count ?? 0, height: state.layout.list.height)
    return state.selected == before ? .none : compare(&state, environment)
  case .sceneTurned(let frames):
    state.scene = max(0, min(state.scene + frames, (state.comparison?.count ?? 1) - 1))
    state.pan(to: .zero)
  case .paneTurned:
    state.pane = Review.Pane(rawValue: (state.pane.rawValue + 1) % Review.Pane.allCases.count)!
  case .panned(let columns, let rows):
    state.pan(to: Point(state.offset.column + columns, state.offset.row + rows))
  case .acceptPressed:
    guard let name = state.selected else { break }
    return attempt("accept") { send in
      try await environment.accept(name)
      send(.accepted(name))
    }
  case .rejectPressed:
    guard let name = state.selected else { break }
    return attempt("reject") { send in
      try await environment.reject(name)
      send(.rejected(name))
    }
  case .acceptAllPressed:
    let names = state.names ?? []
    return attempt("accept all") { send in
      for name in names {
        try await environment.accept(name)
        send(.accepted(name))
      }
    }
  case .accepted(let name):
    guard state.remove(name) else { break }
    state.accepted += 1
    return compare(&state, environment)
  case .rejected(let name):
    guard state.remove(name) else { break }
    state.rejected += 1
    return compare(&state, environment)
  case .failed(let reason): state.failure = reason
  case .resized(let size):
    state.size = size
    state.keepInView()
    state.scrollHelp(by: 0)
    state.pan(to: state.offset)
  case .helpOpened: state.helpTop = 0
  case .helpClosed: state.helpTop = nil
  case .helpMoved(let lines): state.scrollHelp(by: lines)
  case .quit: state.hasQuit = true
  }
  return .none
}

/// Runs an effect whose error becomes part of the state.
private func attempt(
  _ name: String, _ work: @escaping @Sendable (Send<ReviewAction>) async throws -> Void
) -> Effect<ReviewAction> {
  .run(name: name, work) { error, send in send(.failed("\(error)")) }
}

/// Loads the comparison of the selected snapshot and drops the last one.
private func compare(_ state: inout Review, _ environment: ReviewEnvironment) -> Effect<ReviewAction> {
  state.comparison = nil
  state.failure = nil
  guard let name = state.selected else { return .cancel(id: Comparing()) }
  return attempt("compare") { send in send(.compared(name, try await environment.compare(name))) }
    .cancellable(id: Comparing(), inFlight: .replace)
}
