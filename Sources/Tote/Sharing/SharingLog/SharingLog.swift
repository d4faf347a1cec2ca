import Composable
import Parts
import Screen
import ToteModel

/// What happened to shared lists, latest first, below problems and deletions that wait for a decision.
package struct SharingLog: OverlayFeature {
  /// A list that lost many items on the server at once.
  package struct HeldList: Equatable, Sendable {
    package var list: ShoppingList
    package var count: Int
  }

  package var room = Size.zero
  package var loading = SharingLoading.idle
  /// The latest first.
  package private(set) var notes: [SharingNote] = []
  let list: ShoppingList
  package private(set) var isOfAll: Bool
  /// Whether both this list and others are shared.
  private(set) var hasScopes = false
  /// Deletions waiting for a decision, of the lists shown.
  package private(set) var held: [HeldList] = []
  private(set) var problems: [String] = []
  package var page = ViewportPosition()
  private(set) var rows: [Row] = []
  /// The last line's number in the database, and the last one read.
  private var latest: Int64 = 0
  private var readUpTo: Int64 = 0

  enum Row: Equatable, Sendable {
    case notice(String)
    case day(String)
    /// Only the first of its lines has the time.
    case note(time: String, String)
    case blank
  }

  init(of list: ShoppingList, isOfAll: Bool) {
    self.list = list
    self.isOfAll = isOfAll
  }

  private mutating func layOut() {
    let width = OverlayBox.columns(in: room)
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
      add(isOfAll ? words.onList(note.name, text) : text, at: Self.timeWidth) { text, isFirst in
        .note(time: isFirst ? moment.timeOfDay : "", text)
      }
    }
    self.rows = rows
  }

  fileprivate mutating func show(_ notes: [SharingNote]) {
    loading = .loaded
    self.notes = notes
    layOut()
  }

  fileprivate mutating func turnScope() {
    guard hasScopes else { return }
    isOfAll.toggle()
    page = ViewportPosition()
    layOut()
  }

  fileprivate mutating func read(_ environment: SharingLogEnvironment) -> Effect<SharingLogAction> {
    loading = .loading
    readUpTo = latest
    return .run(name: "sharing log") { send in
      send(.notesRead(try await environment.notes()))
    } catch: { error, send in
      send(.readingFailed(error as? SharingFailure ?? SharingFailure("")))
    }.cancellable(id: NoteReading(), inFlight: .replace)
  }
}

extension SharingLog {
  var overlay: Overlay { .sharingLog(self) }
  var title: String { words.whatHappened(to: isOfAll ? nil : list.name) }
  var note: String { range(from: page.offset.row, of: rows.count) }
  var rowCount: Int { rows.isEmpty ? OverlayBox.emptyRows : rows.count }
  var question: SharingLogAction? { loading == .idle ? .opened : nil }

  mutating func fit(to room: Size) {
    let before = self.room
    self.room = room
    if before != room { layOut() }
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    let status = workspace.sharing
    latest = status.lists.values.map(\.lastNote).max() ?? 0
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

  /// Tells a problem of the whole account once.
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

package enum SharingLogAction: OverlayFeatureAction {
  package typealias Feature = SharingLog
  case opened
  case notesRead([SharingNote])
  case readingFailed(SharingFailure)
  case page(ViewportAction)
  case scopeTurned
  /// Whether items gone from the server are deleted here too.
  case decided(accepting: Bool)
  case closed
  case delegate(OverlayDelegate)
}

extension SharingLogAction {
  var overlayAction: OverlayAction { .sharingLog(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var isAct: Bool {
    switch self {
    case .opened, .notesRead, .readingFailed, .delegate, .page(.resized), .page(.contentResized): false
    case .page, .scopeTurned, .decided, .closed: true
    }
  }
}

package struct SharingLogEnvironment: Sendable {
  package var notes: @Sendable () async throws(SharingFailure) -> [SharingNote]
}

extension SharingLog {
  static let reducer = Reducer<SharingLog, SharingLogAction, SharingLogEnvironment> {
    state, action, environment in
    switch action {
    case .opened: return state.read(environment)
    case .notesRead(let notes): state.show(notes.reversed())
    case .readingFailed(let failure): state.loading = .failed(failure)
    case .page(let action):
      return ViewportPosition.reducer.run(action, in: &state, at: \.page, (), as: SharingLogAction.page)
    case .scopeTurned: state.turnScope()
    case .decided(let accepting):
      guard let held = state.held.first else { return .none }
      return .send(.delegate(.sharingAsked(.decide(held.list, accepting: accepting))))
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }

  static func environment(of app: ToteEnvironment) -> SharingLogEnvironment { app.sharingLog }

  static var mouse: Mouse<SharingLog, SharingLogAction> {
    ViewportPosition.mouse.map(SharingLogAction.page) { $0.page }
  }
}

private struct NoteReading: Hashable, Sendable {}

extension String {
  /// Without trailing spaces.
  fileprivate func line(_ line: WrappedLine) -> String {
    var text = self[line]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
