import Composable
import Screen
import ToteModel

/// What has happened to a shared list, or to all of them, the latest first. Before it what is in the way, and what to do about
/// that; and where deletions are held, what becomes of them.
package struct SharingLog: OverlayFeature {
  package enum Loading: Equatable, Sendable {
    case idle, loading, loaded
    case failed(SharingFailure)
  }

  /// A list of which much has gone from the server at once.
  package struct HeldList: Equatable, Sendable {
    package var list: ShoppingList
    package var count: Int
  }

  /// How many rows show, and how many columns they have.
  package var height = 1
  private(set) var width = ScreenMetrics.overlayWidth
  package var loading = Loading.idle
  /// The whole log, the latest first.
  package private(set) var notes: [SharingNote] = []
  /// The list that it was opened on; only this one shows until all are asked for.
  let list: ShoppingList
  package private(set) var isOfAll: Bool
  /// Whether there is more to tell than of this list, and of this one at all.
  private(set) var hasScopes = false
  /// What waits for a decision, of what shows.
  package private(set) var held: [HeldList] = []
  /// What is in the way, of what shows.
  private(set) var problems: [String] = []
  /// The first row that shows.
  package var top = 0
  /// What shows, line by line.
  private(set) var rows: [Row] = []
  /// The last line of the log, as the database tells it, and as it was when the log was read.
  private var latest: Int64 = 0
  private var readUpTo: Int64 = 0

  enum Row: Equatable, Sendable {
    /// Something is in the way, or waits for a decision.
    case notice(String)
    case day(String)
    /// The time stands before its first line.
    case note(time: String, String)
    case blank
  }

  /// The log of a list, or of all where it is not shared.
  init(of list: ShoppingList, isOfAll: Bool) {
    self.list = list
    self.isOfAll = isOfAll
  }

  mutating func scroll(to row: Int) { top = max(0, min(row, max(0, rows.count - height))) }

  /// Says in rows what there is to say, at the width that there is.
  private mutating func layOut() {
    var rows: [Row] = []
    func add(_ text: String, at indent: Int = 0, _ row: (String, _ isFirst: Bool) -> Row) {
      for (index, line) in text.wrapped(to: max(1, width - 2 - indent)).enumerated() {
        rows.append(row(text.line(line), index == 0))
      }
    }
    for text in held.map({ words.heldQuestion($0.list.name, $0.count) }) + problems {
      add(text) { text, _ in .notice(text) }
    }
    if !rows.isEmpty, !notes.isEmpty { rows.append(.blank) }
    var day = ""
    for note in notes where isOfAll || note.list == list.id {
      let moment = note.localMoment
      if words.longDay(moment) != day {
        day = words.longDay(moment)
        rows.append(.day(day))
      }
      let text = note.heldCount.map(words.goneFromServer) ?? note.text
      add(isOfAll ? words.onList(note.name, text) : text, at: SharingLogView.timeWidth) { text, isFirst in
        .note(time: isFirst ? moment.timeOfDay : "", text)
      }
    }
    self.rows = rows
    scroll(to: top)
  }

  fileprivate mutating func show(_ notes: [SharingNote]) {
    loading = .loaded
    self.notes = notes
    layOut()
  }

  fileprivate mutating func turnScope() {
    guard hasScopes else { return }
    isOfAll.toggle()
    top = 0
    layOut()
  }

  fileprivate mutating func read(_ environment: SharingLogEnvironment) -> Effect<SharingLogAction> {
    loading = .loading
    readUpTo = latest
    return .run(name: "sharing log") { send in
      send(.notesRead(try await environment.notes()))
    } catch: { error, send in
      send(.readingFailed(error as? SharingFailure ?? SharingFailure("")))
    }.cancellable(id: NoteReading(), cancelInFlight: true)
  }
}

extension SharingLog {
  package var canBeCovered: Bool {
    switch loading {
    case .idle, .loading: false
    case .loaded, .failed: true
    }
  }
  package var view: any View { SharingLogView(log: self) }
  package var rowCount: Int { rows.isEmpty ? OverlayBox.emptyRows : rows.count }
  package var closing: SharingLogAction { .closed }
  package mutating func keepInView() { scroll(to: top) }

  package mutating func fit(to room: Size) {
    height = OverlayBox.rows(in: room)
    let columns = OverlayBox.columns(in: room)
    guard columns != width else { return keepInView() }
    width = columns
    layOut()
  }

  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    let status = workspace.sharing
    latest = status.lists.values.map(\.lastNote).max() ?? 0
    // More has happened: it is read once more.
    if loading == .loaded, latest != readUpTo { loading = .idle }
    hasScopes = status.lists[list.id] != nil && status.lists.count > 1
    let shown = workspace.records.lists.filter { isOfAll || $0.id == list.id }
    let held = shown.compactMap { list in
      status.lists[list.id].flatMap { $0.held > 0 ? HeldList(list: list, count: $0.held) : nil }
    }
    let problems = Self.problems(of: shown, in: status)
    if held != self.held || problems != self.problems {
      (self.held, self.problems) = (held, problems)
      layOut()
    }
    return true
  }

  /// What is in the way of all stands there once.
  private static func problems(of lists: [ShoppingList], in status: SharingStatus) -> [String] {
    guard let account = status.account else { return [] }
    let own = lists.compactMap { list in
      status.lists[list.id]?.problem.map { words.explain($0, of: list, on: account) }
    }
    let isOfAnother = lists.contains { status.lists[$0.id].map { $0.problem == nil } ?? false }
    let common = isOfAnother ? account.problem.map { words.explain($0, of: nil, on: account) } : nil
    return [common].compactMap { $0 } + own
  }
}

package enum SharingLogAction: Equatable, Sendable {
  /// The log is read; what it says, or why it cannot be read.
  case opened
  case notesRead([SharingNote])
  case readingFailed(SharingFailure)
  case scrolled(by: Int), scrolledTo(Int)
  /// By so many halves of what shows.
  case paged(by: Int)
  /// It tells of one list, or of all.
  case scopeTurned
  /// What has gone from the server is deleted here too, or kept.
  case decided(accepting: Bool)
  case closed
  case delegate(OverlayDelegate)
}

package struct SharingLogEnvironment: Sendable {
  package var notes: @Sendable () async throws(SharingFailure) -> [SharingNote]
}

let sharingLogReducer = Reducer<SharingLog, SharingLogAction, SharingLogEnvironment> {
  state, action, environment in
  switch action {
  case .opened: return state.read(environment)
  case .notesRead(let notes): state.show(notes.reversed())
  case .readingFailed(let failure): state.loading = .failed(failure)
  case .scrolled(let rows): state.scroll(to: state.top + rows)
  case .scrolledTo(let row): state.scroll(to: row)
  case .paged(let halves):
    state.scroll(to: state.top + ListPosition.rows(inHalfPages: halves, height: state.height))
  case .scopeTurned: state.turnScope()
  case .decided(let accepting):
    guard let held = state.held.first else { return .none }
    return .send(.delegate(.sharingAsked(.decide(held.list, accepting: accepting))))
  case .closed: return .send(.delegate(.listPickerAsked(at: state.list.id)))
  case .delegate: break
  }
  return .none
}

/// The reading of the log: whoever leaves cancels it.
struct NoteReading: Hashable, Sendable {}

extension String {
  /// A line of this text, without the blanks at its end.
  fileprivate func line(_ line: WrappedLine) -> String {
    var text = self[line]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
