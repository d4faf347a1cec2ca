extension Words {
  var commands: String { say("palette-commands") }
  var searchCommands: String { say("palette-search-commands") }
  var moveToNote: String { say("palette-move-to-note") }
  var searchNoteNames: String { say("palette-search-notes") }
  var listKind: String { say("palette-list-kind") }
  var storeKind: String { say("palette-store-kind") }
  var noteKind: String { say("palette-note-kind") }
  var settingKind: String { say("palette-setting-kind") }
  var currentSettingKind: String { say("palette-current-setting-kind") }
  var isOnlyExplained: String { say("palette-is-only-explained") }
  func nextTime(_ key: String) -> String { say("palette-next-time", ["key": key]) }
}

extension Words {
  /// Why a command of another tab can't be done.
  func isIn(_ tab: Tab) -> String {
    say("palette-is-in", ["tab": tab.titles.title, "key": AppCommand.open(tab).key])
  }
}

extension Message {
  static func isIn(_ tab: Tab) -> Message { refused(words.isIn(tab)) }
  static var isOnlyExplained: Message { refused(words.isOnlyExplained) }
}
