import Screen

/// What can be asked for where the database cannot be read.
enum DatabaseLoadingCommand: String, ScreenCommand {
  case retry = "database.retry"

  var action: DatabaseLoadingAction { .started }
  var group: CommandGroup { .none }
  var keys: [Key] { ["r", "enter"] }
}

extension DatabaseLoading {
  /// The keys that cure a damaged file: they are another table for each set of backups, and nobody types fast here.
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
          Self.beginAnewKey, action: .setAsideAsked(replacement: nil), help: words.startEmpty, footer: true)
      )
    }
    return Keymap(bindings).adding(Keymap(DatabaseLoadingCommand.self, footer: [.retry]))
  }
}
