import Composable
import Screen
import ToteModel

/// The features' reducers, then the root's, which acts on their delegate actions; saving comes last.
package let appReducer = Reducer<App, AppAction, ToteEnvironment>.combine(
  Reducer { state, action, _ in
    if action.isAct { state.forgetWhatWasSaid(before: action) }
    if case .sharing = action { state.sharing.list = state.lists.list }
    return .none
  },
  databaseLoadingReducer.pullback(state: \.loading, action: .loading, environment: \.loading),
  listScreenReducer.pullback(
    state: { app, reduce in reduce(&app.listScreen) }, action: .lists, environment: \.lists),
  noteScreenReducer.pullback(
    state: { app, reduce in reduce(&app.noteScreen) }, action: .notes, environment: \.noteScreen),
  spendingScreenReducer.pullback(
    state: { app, reduce in reduce(&app.spendingScreen) }, action: .spending, environment: \.spending),
  overlaysReducer.pullback(state: \.overlays, action: .overlay, environment: { $0 }),
  savingReducer.pullback(
    state: { app, reduce in reduce(&app.savingState) }, action: .saving, environment: \.saving),
  sharingReducer.pullback(
    state: { app, reduce in reduce(&app.sharingState) }, action: .sharing, environment: \.sharing),
  Reducer { state, action, environment in state.reduce(action, environment) },
  Reducer { state, action, environment in
    state.advanceTour(by: action, environment.edits.context)
    state.takeMessages()
    let saving: Effect<AppAction> =
      state.workspace.hasUnsent
      ? state.savingState.saveUnsaved(environment.saving).map(AppAction.saving) : .none
    // Last, since a sentence about saving also takes rows.
    state.layOut()
    state.keepTabInView()
    return .merge(saving, state.nextQuestions(environment.edits.now))
  })

extension App {
  fileprivate mutating func reduce(
    _ action: AppAction, _ environment: ToteEnvironment
  ) -> Effect<AppAction> {
    if saving.isLeaving, action != .quit, action.isAct { saving.isLeaving = false }
    let context = environment.edits.context
    var effect: Effect<AppAction> = .none
    switch action {
    case .started: return .send(.loading(.started))
    case .resized(let size):
      layOut(size)
      listScreen.keepingSelection { _ in }
    case .quit: quit()
    case .ended: return end(environment)
    case .suspended: return environment.suspend().fireAndForget()

    case .loading(.delegate(.firstPageRead(let workspace))): show(firstPage: workspace)
    case .loading(.delegate(.failed)): leaveFirstPage()
    case .loading(.delegate(.loaded(let workspace))): return begin(workspace, environment)
    case .loading(.delegate(.setAside(let path))): message = .setAside(path)
    case .loading: break
    case .saving(.delegate(.changesArrived(let changes))):
      effect = take(changes, at: environment.edits.now())
    case .saving(.finished) where sharing.isWatching: return .send(.sharing(.edited))
    case .saving(.retried) where sharing.isWatching: return .send(.sharing(.asked))
    case .saving(.delegate(.readyToLeave)): isOver = true
    case .sharing(.delegate(.actEnded(let joined))):
      overlays[ListPicker.self]?.awaited = joined
      return .send(.saving(.changedOutside))
    case .saving, .sharing: break
    case .backUpFailed(let error): message = .backUpFailed(error)

    case .tabChosen(let tab):
      choose(tab)
      if tab == .notes, notes.loading == .idle { return .send(.notes(.loadRetried)) }
    case .headerPressed(let index): open(index, of: workspace.openLists)
    case .sidebarPressed(let row): open(row, of: Array(sidebar.lists))
    case .undone: effect = take(.undo, environment)
    case .redone: effect = take(.redo, environment)
    case .olderEntriesRead(let journal): effect = take(journal, environment)
    case .olderEntriesFailed(let error):
      waitingStep = nil
      message = Message(error.sentence, .refused)
    case .helpOpened: overlays.append(.help(help))
    case .tourEnded: endTour(context)
    case .unknownKeyPressed(let key): message = .noCommand(on: key)
    case .pasteRefused: message = .pasteTooLong

    case .lists(.delegate(let delegate)): answer(delegate, environment)
    case .lists: if workspace.hasUnsent { rememberPlace(context) }
    case .notes(.delegate(let delegate)): answer(delegate, context)
    case .notes: break
    case .spending(.delegate(.tabLeft(let steps))): turnTab(by: steps)
    case .spending: break
    case .overlay(let action):
      if let delegate = action.feature.delegate { effect = answer(delegate, environment) }
    }
    updateOverlays()
    return effect
  }

  /// Notes forget drafts once all is saved; spending and overlays load what they show.
  fileprivate mutating func nextQuestions(_ now: () -> Moment) -> Effect<AppAction> {
    let notes: Effect<AppAction> =
      workspace.isSaved && self.notes.hasFinished ? .send(.notes(.workspaceSaved)) : .none
    let questions = overlay?.feature.overlayQuestion.map { notes.merged(with: .send(.overlay($0))) } ?? notes
    guard loading.isLoaded, tab == .spending || tab == .lists && lists.tellsPrices else { return questions }
    if tab == .spending { spendingScreen.refresh(at: now()) }
    return spending.loading == .idle ? questions.merged(with: .send(.spending(.opened))) : questions
  }

  /// The last message is gone before the next act, which may use its rows.
  fileprivate mutating func forgetWhatWasSaid(before action: AppAction) {
    if notes.missingTitle != nil, action != .notes(.reader(.linkFollowed)) { notes.missingTitle = nil }
    if !notes.notesToDelete.isEmpty, action != .notes(.trashed), action != .notes(.trashEmptied) {
      notes.notesToDelete = []
    }
    guard message != nil else { return }
    message = nil
    layOut()
  }

  fileprivate mutating func takeMessages() {
    // Usually there is none, and then nothing is written.
    guard let said = sharing.message ?? saving.message ?? notes.message ?? lists.message else { return }
    message = said
    (lists.message, notes.message, saving.message, sharing.message) = (nil, nil, nil, nil)
  }
}

extension AppAction {
  /// Whether a person did it, rather than an effect or a child.
  var isAct: Bool {
    switch self {
    case .undone, .redone, .helpOpened, .tabChosen, .headerPressed, .sidebarPressed,
      .saving(.retried):
      true
    case .started, .ended, .quit, .suspended, .resized, .loading, .saving, .sharing, .backUpFailed,
      .tourEnded,
      .unknownKeyPressed, .pasteRefused,
      .olderEntriesRead, .olderEntriesFailed:
      false
    case .lists(let action): action.isAct
    case .notes(let action): action.isAct
    case .spending(let action): action.isAct
    case .overlay(let action): action.feature.isAct
    }
  }
}
