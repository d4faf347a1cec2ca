import Composable
import Screen
import ToteModel

/// The Reducer of the whole: the parts, then what all of them share. What waits to be saved leaves at the very end,
package let appReducer = Reducer<App, AppAction, ToteEnvironment>.combine(
  Reducer { state, action, _ in
    // What the last act had to say has been read when the next one is done.
    if action.isAct {
      state.message = nil
      if action != .notes(.linkFollowed) { state.notes.missing = nil }
    }
    return .none
  },
  shoppingReducer.pullback(
    state: \App.self, action: CasePath<AppAction, ShoppingAction>.shopping,
    environment: { (environment: ToteEnvironment) in environment }),
  notesReducer.pullback(
    state: \App.self, action: CasePath<AppAction, NotesAction>.notes,
    environment: { (environment: ToteEnvironment) in environment }),
  lifeReducer, loadingReducer, historyReducer, tourReducer, savingReducer,
  Reducer { state, _, _ in
    // Last of all: a sentence about saving takes rows from the list as well.
    state.keepInView()
    state.keepNotesInView()
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
    state.keepPasting()
    state.helpTop = state.helpTop.map { max(0, min($0, state.helpLimit)) }

  case .roomChosen(let room):
    state.enter(room)
    if room == .notes, state.notes.loading == .idle { return .send(.notes(.retried)) }

  case .helpOpened: state.helpTop = 0
  case .helpClosed: state.helpTop = nil
  case .helpMoved(let rows): state.moveHelp(to: (state.helpTop ?? 0) + rows)
  case .helpPaged(let halves):
    let rows = max(1, state.paneHeight * abs(halves) / 2)
    state.moveHelp(to: (state.helpTop ?? 0) + rows * halves.signum())
  case .helpMovedTo(let line): state.moveHelp(to: line)

  case .quit:
    if state.isLeavingUnsaved || state.workspace.isSaved && !state.hasRefusedText {
      state.isOver = true
    } else if state.hasRefusedText {
      state.isLeavingUnsaved = true
      state.message = Message(
        "ctrl+s tries again, ctrl+c leaves without.", .refused)
    } else {
      state.isLeavingUnsaved = true
      // What is on its way may yet be refused: it is waited for, a blink as a rule.
      if state.workspace.failure == nil { state.message = Message("Saving …") } else { state.askToLeave() }
    }

  case .suspended: return environment.suspend().fireAndForget()
  case .ended:
    state.isOver = true
    // The last chance of what was refused.
    if state.loading == .loaded, state.workspace.failure == nil { state.rememberOpenList(environment) }
    state.workspace.retry()
    return .merge(
      .cancel(id: LiveChanges()), .cancel(id: Waiting()), .cancel(id: Retrying()), .cancel(id: DraftWait()),
      state.keepLastDraft(environment).map(AppAction.notes))

  case .typedAhead(let event):
    state.ahead.append(event)
    // What it should have waited for may have come just before it.
    if !state.isWaiting, state.ahead.count == 1 { return .send(.aheadHandled) }
  case .notes(.saved), .notes(.failed), .notes(.fetched), .notes(.fetchFailed), .notes(.editorEnded):
    if !state.isWaiting, !state.ahead.isEmpty { return .send(.aheadHandled) }
  case .aheadHandled:
    // What was typed behind a `q` is not for this program any more.
    guard !state.ahead.isEmpty, !state.isOver, !state.isWaiting else { return .none }
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
  /// Goes to the lists or to the notes.
  mutating func enter(_ room: Room) {
    self.room = room
    shopping.mode = .browsing
    notes.origin = nil
  }

  /// Whether text that is being written was refused, as a note or as a draft.
  fileprivate var hasRefusedText: Bool {
    guard case .writing(let writing) = notes.mode, room == .notes else { return false }
    return notes.error != nil && writing.isChanged && !writing.isDrafted
      && !(writing.isNew && writing.isBlank)
  }

  /// Says what would be lost.
  mutating func askToLeave() {
    let count = workspace.unsaved.count
    message = Message(
      "\(count == 1 ? "One change is" : "\(count) changes are") not saved. ctrl+s tries again, q leaves without.",
      .refused)
  }
}

extension AppAction {
  /// Whether a person has done it.
  var isAct: Bool {
    switch self {
    case .shopping, .undone, .redone, .helpOpened, .saveRetried, .roomChosen: true
    case .notes(let action): action.isAct
    default: false
    }
  }
}

extension CasePath where Root == AppAction, Value == ShoppingAction {
  static var shopping: Self {
    CasePath(embed: AppAction.shopping) { if case .shopping(let action) = $0 { action } else { nil } }
  }
}

extension CasePath where Root == AppAction, Value == NotesAction {
  static var notes: Self {
    CasePath(embed: AppAction.notes) { if case .notes(let action) = $0 { action } else { nil } }
  }
}
