import ToteModel

extension Spanish {
  var commands: String { "Comandos" }
  var searchCommands: String { "escribe un comando, lista, nota o ajuste" }
  var listKind: String { "lista" }
  var storeKind: String { "tienda" }
  var noteKind: String { "nota" }
  var settingKind: String { "ajuste" }
  var currentSettingKind: String { "ajuste actual" }
  func isIn(_ tab: Tab) -> String { "En \(tab.titles.title): \(AppCommand.open(tab).key)" }
  var isOnlyExplained: String {
    "Esta línea explica qué se puede escribir; no es un comando."
  }
  func nextTime(_ key: String) -> String { "La próxima vez: \(key)" }
}
