import Composable
import Screen
import ToteModel

/// What was spent: part by part, and the purchases of each. Purchases are loaded on demand, those of the visible period
/// first.
package struct SpendingScreen: Equatable, Sendable {
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
      self == .all ? nil : now.local.adding(monthsBack: rawValue - 1).instant
    }
  }

  @Lent package var workspace: Workspace
  package var loading = Loading.idle
  /// The journal's last line when the purchases were requested.
  private(set) var fetchedFrom: Int64?
  /// Loaded since then; `nil` for all.
  private var readSince: Moment?
  package var period = Period.year
  private(set) var overview = SpendingOverview([], since: nil, at: .zero)
  private var version: Int?
  private var lists: [ShoppingList] = []
  private(set) var now = Moment.zero
  var cursor = SpendingCursor()
  var detail: SpendingDetail?
  /// The field for a price.
  var valueEditor: ValueEditor?
  var message: Message?
  package var size = Size(80, 20)
  /// The whole screen.
  var screen = Size(80, 24)

  package init() {}

  mutating func refresh(at now: Moment) {
    let log = workspace.records.purchaseLog
    let lists = workspace.records.lists
    guard loading == .loaded,
      log.version != version || lists != self.lists || now.local.dayNumber != self.now.local.dayNumber
    else { return }
    (version, self.lists, self.now) = (log.version, lists, now)
    addUp()
  }

  private mutating func addUp() {
    overview = SpendingOverview(
      workspace.records.purchaseLog.rows.values, lists: lists, since: period.start(before: now), at: now)
    cursor = cursor.inView(page, height: pageHeight)
    findPurchases()
  }

  /// The chart shows a year, whatever the period.
  private var firstNeeded: Moment? { period == .all ? nil : SpendingOverview.start(before: now) }

  private var isPeriodRead: Bool {
    guard let readSince else { return true }
    return firstNeeded.map { $0 >= readSince } ?? false
  }

  fileprivate mutating func fetch(_ environment: SpendingEnvironment) -> Effect<SpendingScreenAction> {
    fetchedFrom = workspace.sequence
    now = environment.edits.now()
    let first = firstNeeded
    return .run(name: "purchases", failing: { .loadFailed(StorageError($0)) }) { send in
      // The parts needn't wait for older purchases, but details and other periods do.
      if let first { send(.loaded(PurchaseLog(try await environment.purchases(first)), since: first)) }
      send(.loaded(PurchaseLog(try await environment.purchases(nil)), since: nil))
    }.cancellable(id: PurchaseReading(), inFlight: .replace)
  }

  fileprivate mutating func take(_ log: PurchaseLog, since: Moment?, at now: Moment) {
    workspace.setPurchases(log)
    readSince = since
    loading = isPeriodRead ? .loaded : .loading
    refresh(at: now)
  }

  fileprivate mutating func turnPeriod() {
    period = period.next
    detail = nil
    guard loading == .loaded else { return }
    if isPeriodRead { addUp() } else { loading = .loading }
  }
}

package enum SpendingScreenAction: Equatable, Sendable {
  case opened, retried
  case loaded(PurchaseLog, since: Moment?)
  case loadFailed(StorageError)
  case moved(by: Int), movedAside(by: Int), movedToStart, movedToEnd
  case pageMoved(by: Int)
  case stopPressed(Int)
  case rowOpened, rowClosed
  case periodTurned
  case pricingBegun
  case valueEditor(ValueEditorAction)
  case tabTurned(by: Int)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case tabLeft(by: Int)
  }

  var isAct: Bool {
    switch self {
    case .moved, .movedAside, .pageMoved, .movedToStart, .movedToEnd, .stopPressed, .rowOpened, .rowClosed,
      .periodTurned, .pricingBegun, .tabTurned, .retried, .valueEditor(.edited), .valueEditor(.committed),
      .valueEditor(.closed):
      true
    case .opened, .loaded, .loadFailed, .delegate, .valueEditor(.delegate): false
    }
  }
}

package struct SpendingEnvironment: Sendable {
  package var edits: EditEnvironment
  /// `nil` reads all.
  package var purchases: @Sendable (Moment?) async throws(StorageError) -> [PurchasedItem]
}

let spendingScreenReducer = Reducer<SpendingScreen, SpendingScreenAction, SpendingEnvironment> {
  state, action, environment in
  state.reduce(action, environment)
}

extension SpendingScreen {
  fileprivate mutating func reduce(
    _ action: SpendingScreenAction, _ environment: SpendingEnvironment
  ) -> Effect<SpendingScreenAction> {
    switch action {
    case .opened, .retried:
      refresh(at: environment.edits.now())
      guard loading != .loading, loading != .loaded else { return .none }
      loading = .loading
      return fetch(environment)
    case .loaded(let log, let since):
      // Fetch again, as something bought meanwhile may be missing.
      guard fetchedFrom == workspace.sequence else { return fetch(environment) }
      take(log, since: since, at: environment.edits.now())
    case .loadFailed(let error): loading = .failed(error)
    case .moved(let rows):
      moveCursor({ $0.move(by: rows, on: $1) }, { $0.move(by: rows, count: $1, height: $2) })
    case .movedAside(let steps):
      if detail == nil { moveCursor({ $0.moveAside(by: steps, on: $1) }) } else if steps < 0 { detail = nil }
    case .pageMoved(let halves):
      let height = pageHeight
      moveCursor(
        { $0.move(byHalfPages: halves, on: $1, height: height) },
        { $0.move(byHalfPages: halves, count: $1, height: $2) })
    case .movedToStart:
      moveCursor({ cursor, _ in cursor = SpendingCursor() }, { place, _, _ in place = ListPosition() })
    case .movedToEnd:
      moveCursor({ $0.stop = $1.stops.count - 1 }, { $0.select(.max, count: $1, height: $2) })
    case .stopPressed(let stop):
      if cursor.stop == stop { openRow() } else { moveCursor({ cursor, _ in cursor.stop = stop }) }
    case .rowOpened: if detail == nil { openRow() } else if detail?.part == .unpriced { beginPricing() }
    case .rowClosed: detail = nil
    case .periodTurned: turnPeriod()
    case .pricingBegun: beginPricing()
    case .valueEditor(.delegate(let delegate)): finish(delegate, environment.edits.context)
    case .valueEditor(let action):
      return valueEditorReducer.run(
        action, in: &self, at: \.valueEditor, (), as: SpendingScreenAction.valueEditor)
    case .tabTurned(let steps): return .send(.delegate(.tabLeft(by: steps)))
    case .delegate: break
    }
    return .none
  }

  /// On the page, or among the purchases of a part.
  private mutating func moveCursor(
    _ move: (inout SpendingCursor, SpendingPage) -> Void,
    _ moveAmongPurchases: (inout ListPosition, Int, Int) -> Void = { _, _, _ in }
  ) {
    if var detail {
      moveAmongPurchases(&detail.position, detail.purchases.count, detailHeight)
      self.detail = detail
    } else {
      let page = page
      move(&cursor, page)
      cursor = cursor.inView(page, height: pageHeight)
    }
  }
}

/// A new read replaces the previous one.
private struct PurchaseReading: Hashable, Sendable {}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
