import Composable
import Screen
import ToteModel

/// What was spent, as bars. Purchases are loaded on demand, those of the visible period first.
package struct SpendingScreen: Equatable, Sendable, WorkspaceBorrower {
  package enum Loading: Equatable, Sendable {
    case idle, loading, loaded
    case failed(StorageError)
  }

  package enum Period: Int, CaseIterable, Sendable {
    case month = 1
    case quarter = 3
    case year = 12
    case all = 0

    func start(before now: Moment) -> Moment? {
      self == .all ? nil : now.startOfMonth.adding(monthsBack: rawValue - 1)
    }
  }

  package var workspace = Workspace.vacant
  package var loading = Loading.idle
  /// The journal's last line when the purchases were requested.
  private(set) var fetchedFrom: Int64?
  /// Loaded since then; `nil` for all.
  private var readSince: Moment?
  package var grouping = Spending.Grouping.month
  package var period = Period.year
  private(set) var spending = Spending([], by: .month)
  private var version: Int?
  private(set) var now = Moment.zero
  package var position = ListPosition()
  var detail: SpendingDetail?
  package var size = Size(80, 20)

  package init() {}

  mutating func refresh(at now: Moment) {
    let log = workspace.records.purchaseLog
    guard loading == .loaded, log.version != version || now.dayNumber != self.now.dayNumber else { return }
    (version, self.now) = (log.version, now)
    addUp()
  }

  mutating func addUp() {
    spending = Spending(
      workspace.records.purchaseLog.rows.values, by: grouping, since: period.start(before: now))
    position = position.inView(count: spending.rows.count, height: chartHeight)
    findPurchases()
  }

  private var isPeriodRead: Bool {
    guard let readSince else { return true }
    return period.start(before: now).map { $0 >= readSince } ?? false
  }

  fileprivate mutating func fetch(_ environment: SpendingEnvironment) -> Effect<SpendingScreenAction> {
    fetchedFrom = workspace.sequence
    now = environment.now()
    let first = period.start(before: now)
    return .run(name: "purchases") { send in
      // The bars needn't wait for older purchases, but details and other periods do.
      if let first { send(.loaded(PurchaseLog(try await environment.purchases(first)), since: first)) }
      send(.loaded(PurchaseLog(try await environment.purchases(nil)), since: nil))
    } catch: { error, send in
      send(.loadFailed(StorageError(error)))
    }.cancellable(id: PurchaseReading(), cancelInFlight: true)
  }

  fileprivate mutating func take(_ log: PurchaseLog, since: Moment?, at now: Moment) {
    workspace.setPurchases(log)
    readSince = since
    loading = isPeriodRead ? .loaded : .loading
    refresh(at: now)
  }

  fileprivate mutating func turnPeriod() {
    period = period.next
    position = ListPosition()
    detail = nil
    guard loading == .loaded else { return }
    if isPeriodRead { addUp() } else { loading = .loading }
  }

  fileprivate mutating func moveCursor(_ move: (inout ListPosition, Int, Int) -> Void) {
    if var detail {
      let count = detail.purchases.count
      move(&detail.position, count, detailHeight)
      self.detail = detail
    } else {
      move(&position, spending.rows.count, chartHeight)
    }
  }

  /// Without the line that says what they are.
  var chartHeight: Int { max(1, size.height - 2) }
}

package enum SpendingScreenAction: Equatable, Sendable {
  case opened, retried
  case loaded(PurchaseLog, since: Moment?)
  case loadFailed(StorageError)
  case moved(by: Int), movedToStart, movedToEnd
  case pageMoved(by: Int)
  case rowOpened, rowClosed
  case groupingTurned, periodTurned
  case tabTurned(by: Int)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case tabLeft(by: Int)
  }

  var isAct: Bool {
    switch self {
    case .moved, .pageMoved, .movedToStart, .movedToEnd, .rowOpened, .rowClosed, .groupingTurned,
      .periodTurned,
      .tabTurned, .retried:
      true
    case .opened, .loaded, .loadFailed, .delegate: false
    }
  }
}

package struct SpendingEnvironment: Sendable {
  package var now: @Sendable () -> Moment
  /// `nil` reads all.
  package var purchases: @Sendable (Moment?) async throws(StorageError) -> [PurchasedItem]
}

let spendingScreenReducer = Reducer<SpendingScreen, SpendingScreenAction, SpendingEnvironment> {
  state, action, environment in
  switch action {
  case .opened, .retried:
    state.refresh(at: environment.now())
    guard state.loading != .loading, state.loading != .loaded else { return .none }
    state.loading = .loading
    return state.fetch(environment)
  case .loaded(let log, let since):
    // Fetch again, as something bought meanwhile may be missing.
    guard state.fetchedFrom == state.workspace.sequence else { return state.fetch(environment) }
    state.take(log, since: since, at: environment.now())
  case .loadFailed(let error): state.loading = .failed(error)
  case .moved(let rows): state.moveCursor { $0.move(by: rows, count: $1, height: $2) }
  case .pageMoved(let halves): state.moveCursor { $0.move(byHalfPages: halves, count: $1, height: $2) }
  case .movedToStart: state.moveCursor { position, _, _ in position = ListPosition() }
  case .movedToEnd: state.moveCursor { $0.select(.max, count: $1, height: $2) }
  case .rowOpened: state.openRow()
  case .rowClosed: state.detail = nil
  case .groupingTurned:
    state.detail = nil
    state.grouping = state.grouping.next
    state.position = ListPosition()
    state.addUp()
  case .periodTurned: state.turnPeriod()
  case .tabTurned(let steps): return .send(.delegate(.tabLeft(by: steps)))
  case .delegate: break
  }
  return .none
}

/// A new read replaces the previous one.
private struct PurchaseReading: Hashable, Sendable {}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
