import ToteModel

extension Turkish {
  var commands: String { "Komutlar" }
  var searchCommands: String { "bir komut, liste, not ya da ayar yazın" }
  var listKind: String { "liste" }
  var storeKind: String { "mağaza" }
  var noteKind: String { "not" }
  var settingKind: String { "ayar" }
  var currentSettingKind: String { "şu anki ayar" }
  func isIn(_ tab: Tab) -> String { "\(tab.titles.title) sekmesinde: \(AppCommand.open(tab).key)" }
  var isOnlyExplained: String {
    "Bu satır ne yazılabileceğini anlatır; komut değildir."
  }
  func nextTime(_ key: String) -> String { "Bir dahaki sefere: \(key)" }
}
