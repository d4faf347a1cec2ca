import Composable
import Screen

/// The one registry of what can be open.
extension KeyMode<App, AppAction> {
  /// No two of them may share a key.
  var allCommands: [AppCommand] { commands + companions }
  var isTyping: Bool { typing != nil }

  static var all: [KeyMode] { allModes }
}

/// Stored, since it is asked with every key.
private let allModes: [KeyMode<App, AppAction>] =
  ListScreen.modes.map { $0.map(AppAction.listsCase) { $0.listScreen } }
  + NoteScreen.modes.map { $0.map(AppAction.notesCase) { $0.noteScreen } }
  + SpendingScreen.modes.map { $0.map(AppAction.spendingCase) { $0.spendingScreen } }
  + Overlay.kinds.flatMap { $0.appModes }
  + [
    KeyMode(
      DatabaseLoadingCommand.all.map { $0.map(AppAction.loading) }, beside: [.giveUp, .leave, .suspend])
  ]

extension OverlayFeature {
  /// Its modes with what the app adds to them.
  static var appModes: [KeyMode<App, AppAction>] {
    modes.map { mode in
      var mode = mode.map(
        CasePath<AppAction, Action>(embed: { .overlay($0.overlayAction) }) {
          if case .overlay(let action) = $0 { action.feature as? Action } else { nil }
        },
        state: { (app: App) in app.overlays[Self.self] })
      mode.companions += AppCommand.over(isTyping: mode.isTyping, isHelp: Self.isHelp)
      return mode
    }
  }
}

extension OverlayFeature {
  /// Heard while it has the keys.
  static var appMouse: Mouse<App, AppAction> {
    mouse.map({ .overlay($0.overlayAction) }, of: { $0.isWaiting ? nil : $0.overlay?.feature as? Self })
  }
}

extension AppAction {
  static let listsCase = CasePath<AppAction, ListScreenAction>(embed: AppAction.lists) {
    if case .lists(let action) = $0 { action } else { nil }
  }
  static let notesCase = CasePath<AppAction, NoteScreenAction>(embed: AppAction.notes) {
    if case .notes(let action) = $0 { action } else { nil }
  }
  static let spendingCase = CasePath<AppAction, SpendingScreenAction>(embed: AppAction.spending) {
    if case .spending(let action) = $0 { action } else { nil }
  }
}
