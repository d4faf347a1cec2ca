import Composable
import Parts
import Screen
import ToteModel

/// What was done, step by step, the latest first: takes back any step that no later one builds on.
package struct StepPicker: ListingOverlay {
  package typealias Action = StepPickerAction
  package var room = Size.zero
  package private(set) var loading = StepLoading.idle
  /// By their entries, since those that are unsaved have no lasting number.
  package private(set) var steps = IdentifiedArray<Entry.ID, StepHistory.Step>(id: \.entry.id)
  package var list = Listing<Entry.ID>([], marks: .none)
  /// On this machine's clock, of those that were read.
  private(set) var times: [Int64: Moment] = [:]
  /// Read from the database, the oldest first.
  private var saved: [JournalLine] = []
  private var unsaved: [Entry] = []
  private var wanted = 200
  /// Entries are numbered by the database, so the last number tells whether something was written since.
  private var latest: Int64 = 0
  private var readUpTo: Int64 = 0

  package init() {}

  /// With what is still being saved.
  package var history: StepHistory {
    let known = Set(saved.map(\.entry.id))
    let last = saved.last?.number ?? 0
    let new = unsaved.filter { !known.contains($0.id) }.enumerated()
    return StepHistory(
      saved + new.map { JournalLine(number: last + 1 + Int64($0.offset), entry: $0.element) })
  }

  private mutating func listSteps() {
    steps = IdentifiedArray(history.steps, id: \.entry.id)
    list.replaceRows(steps.map { ListingRow($0.entry.id, words.told($0.entry)) })
  }

  fileprivate mutating func show(_ lines: [JournalLine], _ environment: StepPickerEnvironment) {
    loading = .loaded
    saved = lines
    times = Dictionary(uniqueKeysWithValues: lines.map { ($0.number, $0.entry.moment.local) })
    listSteps()
  }

  fileprivate mutating func fail(_ error: StorageError) { loading = .failed(error) }

  /// At the end of what is known, more is read.
  fileprivate mutating func readMore() {
    guard loading == .loaded, list.cursor == steps.count - 1, steps.count >= wanted else { return }
    wanted *= 4
    loading = .idle
  }

  fileprivate mutating func read(_ environment: StepPickerEnvironment) -> Effect<StepPickerAction> {
    loading = .loading
    readUpTo = latest
    return .run(name: "steps", failing: { .readingFailed(StorageError($0)) }) { [wanted] send in
      send(.stepsRead(try await environment.steps(wanted)))
    }.cancellable(id: StepReading(), inFlight: .replace)
  }
}

/// How far reading the steps has come.
package enum StepLoading: Equatable, Sendable {
  case idle, loading, loaded
  case failed(StorageError)
}

extension StepPicker {
  var overlay: Overlay { .stepPicker(self) }
  var title: String { words.stepsTitle }
  var question: StepPickerAction? { loading == .idle ? .opened : nil }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    latest = workspace.sequence
    if loading == .loaded, latest != readUpTo { loading = .idle }
    if unsaved.map(\.id) != workspace.unsaved.map(\.id) {
      unsaved = workspace.unsaved
      listSteps()
    }
    return true
  }
}

package enum StepPickerAction: ListingOverlayAction {
  package typealias Feature = StepPicker
  case opened
  case stepsRead([JournalLine])
  case readingFailed(StorageError)
  case list(ListingAction<Entry.ID>)
  case closed
  case delegate(OverlayDelegate)
}

extension StepPickerAction {
  var overlayAction: OverlayAction { .stepPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<Entry.ID>? { if case .list(let action) = self { action } else { nil } }
  var isAct: Bool {
    switch self {
    case .opened, .stepsRead, .readingFailed, .delegate, .list(.resized): false
    case .list, .closed: true
    }
  }
}

package struct StepPickerEnvironment: Sendable {
  /// The end of the journal that tells of this many steps, or all of it.
  package var steps: @Sendable (_ count: Int) async throws(StorageError) -> [JournalLine]

  package init(steps: @escaping @Sendable (_ count: Int) async throws(StorageError) -> [JournalLine]) {
    self.steps = steps
  }
}

extension StepPickerEnvironment {
  /// Nothing was done yet.
  package static let idle = Self(steps: { (_) throws(StorageError) in [] })
}

extension StepPicker {
  static let reducer = Reducer<StepPicker, StepPickerAction, StepPickerEnvironment> {
    state, action, environment in
    switch action {
    case .opened: return state.read(environment)
    case .stepsRead(let lines): state.show(lines, environment)
    case .readingFailed(let error): state.fail(error)
    case .list(.chosen(let id)):
      guard let step = state.steps[id: id] else { return .none }
      return .send(.delegate(.stepChosen(step.number, in: state.history)))
    case .list(let action):
      let effect = state.run(action)
      state.readMore()
      return effect
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }

  static func environment(of app: ToteEnvironment) -> StepPickerEnvironment { app.steps }
}

private struct StepReading: Hashable, Sendable {}

extension StepPicker {
  static var modes: [KeyMode<StepPicker, StepPickerAction>] { [.picker(choosing: words.undoStep)] }
}
