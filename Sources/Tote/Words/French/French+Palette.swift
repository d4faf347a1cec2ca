import ToteModel

extension French {
  var commands: String { "Commandes" }
  var searchCommands: String { "saisissez une commande, liste, note ou réglage" }
  var listKind: String { "liste" }
  var storeKind: String { "magasin" }
  var noteKind: String { "note" }
  var settingKind: String { "réglage" }
  var currentSettingKind: String { "réglage actuel" }
  func isIn(_ tab: Tab) -> String { "Dans \(tab.titles.title) : \(AppCommand.open(tab).key)" }
  var isOnlyExplained: String {
    "Cette ligne explique ce qu’on peut saisir ; ce n’est pas une commande."
  }
  func nextTime(_ key: String) -> String { "La prochaine fois : \(key)" }
}
