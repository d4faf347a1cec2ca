import Screen

extension Recommendations {
  var keymap: Keymap<RecommendationsAction> {
    recommendationsKeys
  }
}

let recommendationsKeys = Keymap([
  Command(
    "nextKind", keys: "tab", "right", "l", action: RecommendationsAction.kindChanged(by: 1), group: "Kinds",
    footer: true),
  Command("previousKind", keys: "shift+tab", "left", "h", action: .kindChanged(by: -1), group: "Kinds"),
  Command("loadAgain", keys: "r", action: .reloadRequested, group: "Kinds"),
  Command("up", keys: "up", "k", action: .moved(by: -1), group: "Move"),
  Command("down", keys: "down", "j", action: .moved(by: 1), group: "Move"),
]).adding(visitKeys.map(RecommendationsAction.visit))
