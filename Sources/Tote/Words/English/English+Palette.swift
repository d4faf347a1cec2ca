import ToteModel

extension English {
  var commands: String { "Commands" }
  var searchCommands: String { "type a command, list, note or setting" }
  var listKind: String { "list" }
  var storeKind: String { "store" }
  var noteKind: String { "note" }
  var settingKind: String { "setting" }
  var currentSettingKind: String { "current setting" }
  func isIn(_ tab: Tab) -> String { "In \(tab.titles.title): \(AppCommand.open(tab).key)" }
  var isOnlyExplained: String {
    "This line explains what you can type; it isn't a command."
  }
  func nextTime(_ key: String) -> String { "Next time: \(key)" }
}
