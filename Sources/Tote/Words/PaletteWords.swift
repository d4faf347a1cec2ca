protocol PaletteWords {
  var commands: String { get }
  var searchCommands: String { get }
  // What stands beside a name that isn't a command.
  var listKind: String { get }
  var storeKind: String { get }
  var noteKind: String { get }
  var settingKind: String { get }
  var currentSettingKind: String { get }
  /// Why a command of another tab can't be done.
  func isIn(_ tab: Tab) -> String
  var isOnlyExplained: String { get }
  func nextTime(_ key: String) -> String
}

extension Message {
  static func isIn(_ tab: Tab) -> Message { refused(words.isIn(tab)) }
  static var isOnlyExplained: Message { refused(words.isOnlyExplained) }
}
