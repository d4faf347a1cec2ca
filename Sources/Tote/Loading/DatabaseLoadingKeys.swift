import Screen

typealias DatabaseLoadingCommand = Command<DatabaseLoading, DatabaseLoadingAction>

extension DatabaseLoadingCommand {
  static var retry: Self { Self("database.retry", ["r", "enter"], .started) }

  static var all: [Self] { [retry] }
}

extension DatabaseLoading {
  static let restoreKey: Key = "b"
  static let beginAnewKey: Key = "n"

  var keymap: Keymap<DatabaseLoadingAction> {
    guard case .failed(let error, let backups) = self else { return Keymap([]) }
    var commands: [Command<Void, DatabaseLoadingAction>] = []
    if error.isCuredByBackup {
      if let latest = backups.first {
        commands.append(
          Command(
            "restore", title: words.restore(latest), keys: Self.restoreKey,
            action: .setAsideAsked(replacement: latest), footer: true))
      }
      commands.append(
        Command(
          "startEmpty", title: words.startEmpty, keys: Self.beginAnewKey,
          action: .setAsideAsked(replacement: nil), footer: true))
    }
    return Keymap(commands).adding(Keymap(DatabaseLoadingCommand.all, footer: [.retry]))
  }
}
