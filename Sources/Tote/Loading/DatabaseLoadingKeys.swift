import Screen

typealias DatabaseLoadingCommand = ScreenCommand<DatabaseLoading, DatabaseLoadingAction>

extension DatabaseLoadingCommand {
  static var retry: Self { Self("database.retry", ["r", "enter"], .started) }

  static var all: [Self] { [retry] }
}

extension DatabaseLoading {
  static let restoreKey: Key = "b"
  static let beginAnewKey: Key = "n"

  var keymap: Keymap<DatabaseLoadingAction> {
    guard case .failed(let error, let backups) = self else { return Keymap([]) }
    var bindings: [Binding<DatabaseLoadingAction>] = []
    if error.isCuredByBackup {
      if let latest = backups.first {
        bindings.append(
          Binding(
            Self.restoreKey, action: .setAsideAsked(replacement: latest), help: words.restore(latest),
            footer: true))
      }
      bindings.append(
        Binding(
          Self.beginAnewKey, action: .setAsideAsked(replacement: nil), help: words.startEmpty, footer: true))
    }
    return Keymap(bindings).adding(Keymap(DatabaseLoadingCommand.all, footer: [.retry]))
  }
}
