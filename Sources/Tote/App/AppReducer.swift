import Composable
import Parts
import Screen
import ToteModel

/// The reducer of the whole: first the feature whose action it is, then what the root does about it, and last what follows
/// every action.
package let appReducer = Reducer<App, AppAction, ToteEnvironment> { app, action, environment in
  app.settings.apply {
    if action.isAct { app.beginAct(action) }
    return app.runFeature(action, environment)
      .merged(with: app.reduce(action, environment))
      .merged(with: app.finish(action, environment))
  }
}

extension App {
  /// Each feature on its own state.
  fileprivate mutating func runFeature(
    _ action: AppAction, _ environment: ToteEnvironment
  ) -> Effect<AppAction> {
    switch action {
    case .loading(let action):
      databaseLoadingReducer.run(action, in: &self, at: \.loading, environment.loading, as: AppAction.loading)
    case .lists(let action):
      listScreenReducer.run(
        action, in: &self, lending: App.lists, environment.lists,
        as: AppAction.lists)
    case .notes(let action):
      noteScreenReducer.run(
        action, in: &self, lending: App.notes, environment.noteScreen,
        as: AppAction.notes)
    case .spending(let action):
      spendingScreenReducer.run(
        action, in: &self, lending: App.spending, environment.spending,
        as: AppAction.spending)
    case .overlay(let action):
      overlaysReducer.run(action, in: &self, at: \.overlays, environment, as: AppAction.overlay)
    case .saving(let action):
      savingReducer.run(
        action, in: &self, lending: App.saving, environment.saving,
        as: AppAction.saving)
    case .sharing(let action):
      sharingReducer.run(
        action, in: &self, lending: App.sharing, environment.sharing,
        as: AppAction.sharing)
    case .settings(let action):
      settingsReducer.run(
        action, in: &self, lending: App.settings, environment.settings,
        as: AppAction.settings)
    case .started, .ended, .quit, .suspended, .resized, .backUpFailed, .tabChosen, .headerPressed,
      .sidebarPressed,
      .undone, .redone, .olderEntriesRead, .olderEntriesFailed, .helpOpened, .paletteOpened, .historyOpened,
      .settingsOpened, .agendaOpened, .mealsOpened, .placeChosen, .tourEnded, .unknownKeyPressed,
      .pasteRefused:
      .none
    }
  }

  fileprivate mutating func reduce(
    _ action: AppAction, _ environment: ToteEnvironment
  ) -> Effect<AppAction> {
    let context = environment.edits.context
    var effect: Effect<AppAction> = .none
    switch action {
    case .started: return .send(.loading(.started))
    case .resized(let size):
      layOut(size)
      listScreen.keepingSelection { _ in }
    case .quit: quit()
    case .ended: return end(environment)
    case .suspended where settings.current.restricted: message = .nowhereToSuspend
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
    case .settings(.arrived), .settings(.written): followSettings()
    case .settings: break
    case .backUpFailed(let error): message = .backUpFailed(error)

    case .tabChosen(let tab):
      choose(tab)
      if tab == .notes, notes.loading == .idle { return .send(.notes(.loadRetried)) }
    case .headerPressed(let index): open(index, of: workspace.openLists)
    case .sidebarPressed(let place): effect = open(place, context)
    case .undone: effect = take(.undo, environment)
    case .redone: effect = take(.redo, environment)
    case .olderEntriesRead(let journal): effect = take(journal, environment)
    case .olderEntriesFailed(let error):
      waitingStep = nil
      message = Message(error.sentence, .refused)
    case .helpOpened: overlays.append(.palette(palette(.help)))
    case .historyOpened: overlays.append(.stepPicker(StepPicker()))
    case .paletteOpened: overlays.append(.palette(palette(.commands)))
    case .settingsOpened: overlays.append(.settingsForm(SettingsForm(settings.current, in: workspace)))
    case .agendaOpened: openAgenda(environment)
    case .mealsOpened: openMeals(environment)
    case .placeChosen(let place): effect = go(to: place, context)
    case .tourEnded: endTour(context)
    case .unknownKeyPressed(let key): message = .noCommand(on: key)
    case .pasteRefused: message = .pasteTooLong

    case .lists(.delegate(let delegate)): answer(delegate, environment)
    case .lists:
      if workspace.hasUnsent { rememberPlace(context) }
      askAtHome()
      if errand?.isAll == true, loading.isLoaded, listScreen.shop == nil { quit() }
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

  /// What follows every action: what waits is saved, and the screen gets its layout.
  fileprivate mutating func finish(
    _ action: AppAction, _ environment: ToteEnvironment
  ) -> Effect<AppAction> {
    advanceTour(by: action, environment.edits.context)
    tellKey(after: action, environment.edits.context)
    let saving: Effect<AppAction> =
      workspace.hasUnsent
      ? self[App.saving].saveUnsaved(environment.saving).map(AppAction.saving) : .none
    // Last, since a sentence about saving takes rows from the list too.
    layOut()
    keepTabInView()
    updateNextStaples(at: environment.edits.now)
    return saving.merged(with: nextQuestions(environment.edits.now))
  }

  /// What a screen needs next: the notes forget their drafts once all is saved, the spending reads the purchases when it
  /// shows, and an overlay asks for what it shows.
  private mutating func nextQuestions(_ now: () -> Moment) -> Effect<AppAction> {
    let notes: Effect<AppAction> =
      workspace.isSaved && self.notes.hasFinished ? .send(.notes(.workspaceSaved)) : .none
    let questions = overlay?.feature.overlayQuestion.map { notes.merged(with: .send(.overlay($0))) } ?? notes
    guard loading.isLoaded,
      tab == .spending || tab == .lists && lists.tellsPrices || overlay?.feature.needsPurchases == true
    else { return questions }
    if tab == .spending { spendingScreen.refresh(at: now()) }
    return spending.loading == .idle ? questions.merged(with: .send(.spending(.opened))) : questions
  }

  /// A new act answers the question of the last one or drops it, and gets the room that its message took.
  fileprivate mutating func beginAct(_ action: AppAction) {
    if saving.isLeaving { saving.isLeaving = false }
    if notes.missingTitle != nil, action != .notes(.reader(.linkFollowed)) { notes.missingTitle = nil }
    guard message != nil else { return }
    message = nil
    layOut()
  }
}

extension AppAction {
  /// Whether a person did it, rather than an effect or a child.
  var isAct: Bool {
    switch self {
    case .undone, .redone, .helpOpened, .paletteOpened, .historyOpened, .settingsOpened, .agendaOpened,
      .mealsOpened,
      .placeChosen,
      .tabChosen,
      .headerPressed,
      .sidebarPressed,
      .saving(.retried):
      true
    case .settings(.set), .settings(.setAll): true
    case .started, .ended, .quit, .suspended, .resized, .loading, .saving, .sharing, .settings, .backUpFailed,
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
