import Composable
import Screen

/// The Reducer of the whole: the parts, then what all of them share. What waits to be saved leaves at the very end,
/// whoever made it.
public let appReducer = Reducer<App, AppAction, ToteEnvironment>.combine(
  Reducer { state, action, _ in
    // What the last act had to say has been read when the next one is done.
    if action.isAct { state.message = nil }
    return .none
  },
  shoppingReducer.pullback(
    state: \App.self, action: CasePath<AppAction, ShoppingAction>.shopping,
    environment: { (environment: ToteEnvironment) in environment }),
  lifeReducer, loadingReducer, historyReducer, tourReducer, savingReducer,
  Reducer { state, _, _ in
    state.settle()
    return .none
  })

/// From the first to the last action.
private let lifeReducer = Reducer<App, AppAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .opened:
    return .merge(
      .send(.loadRetried),
      .run(name: "changes") { send in
        for await _ in environment.changes() { send(.changedOutside) }
      }.cancellable(id: LiveChanges()))

  case .resized(let size):
    state.keepingSelection { $0.size = size }
    state.keepPane()
    state.helpTop = state.helpTop.map { max(0, min($0, state.helpLimit)) }

  case .helpOpened: state.helpTop = 0
  case .helpClosed: state.helpTop = nil
  case .helpMoved(let rows): state.helpTop = state.helpTop.map { max(0, min($0 + rows, state.helpLimit)) }

  case .quit:
    // What is on its way arrives while the program ends; what was refused would not.
    if state.ledger.failure != nil, !state.ledger.isSaved, !state.isLeavingUnsaved {
      state.isLeavingUnsaved = true
      let count = state.ledger.unsaved.count
      state.message = Message(
        "\(count == 1 ? "One change is" : "\(count) changes are") not saved. ctrl+s tries again, q leaves without.",
        .refused)
    } else {
      state.isOver = true
    }

  case .suspended: return environment.suspend().fireAndForget()
  case .ended: return .merge(.cancel(id: LiveChanges()), .cancel(id: Waiting()), .cancel(id: Retrying()))

  case .typedAhead(let event): state.ahead.append(event)
  case .aheadHandled:
    guard !state.ahead.isEmpty else { return .none }
    let event = state.ahead.removeFirst()
    guard let action = state.keymap.action(for: event) else { return .send(.aheadHandled) }
    return .concatenate(.send(action), .send(.aheadHandled))

  default: break
  }
  if action != .quit, action.isAct { state.isLeavingUnsaved = false }
  return .none
}

/// One effect for as long as the program runs: it hears what other programs write.
struct LiveChanges: Hashable, Sendable {}
/// The spinner's turns.
struct Waiting: Hashable, Sendable {}
/// The next try to save.
struct Retrying: Hashable, Sendable {}

extension App {
  /// The last line of the help that can be the first on the screen.
  var helpLimit: Int { max(0, Help(appKeys).count - paneHeight) }
}

extension AppAction {
  /// Whether a person has done it.
  var isAct: Bool {
    switch self {
    case .shopping, .undone, .redone, .helpOpened, .saveRetried: true
    default: false
    }
  }
}

/// Undo and redo: back and forward over everything that was ever done, in this run or an earlier one.
private let historyReducer = Reducer<App, AppAction, ToteEnvironment> { state, action, environment in
  let entry: Entry?
  switch action {
  case .undone: entry = state.ledger.undo(id: Entry.ID(environment.uuid()), at: environment.now())
  case .redone: entry = state.ledger.redo(id: Entry.ID(environment.uuid()), at: environment.now())
  default: return .none
  }
  guard let entry else {
    state.message = Message(
      action == .undone ? "There is nothing to undo." : "There is nothing to redo.", .refused)
    return .none
  }
  state.message = Message("\(action == .undone ? "Undid" : "Did again"): \(entry.title).")
  state.show(entry)
  return .none
}

extension App {
  /// Brings what an entry has changed before the eyes: its list, and its first item with the cursor on it.
  fileprivate mutating func show(_ entry: Entry) {
    let items = entry.changes.compactMap { change in
      if case .item(let id) = change.key { ledger.shelf[item: id] } else { nil }
    }
    let lists = entry.changes.compactMap { change in
      if case .list(let id) = change.key { ledger.shelf[list: id] } else { nil }
    }
    if let list = items.first?.list ?? lists.first?.id, list != shopping.list,
      ledger.shelf[list: list]?.isArchived == false
    {
      open(list)
    }
    refresh()
    if shopping.list == nil, let first = openLists.first { open(first.id) }
    if let item = items.first(where: { $0.list == shopping.list }) {
      if shownIndex(of: item.id) == nil { shopping.filter = nil }
      select(item.id)
    }
  }
}

extension CasePath where Root == AppAction, Value == ShoppingAction {
  static var shopping: Self {
    CasePath(embed: AppAction.shopping) { if case .shopping(let action) = $0 { action } else { nil } }
  }
}
