import Screen

extension Recommendations {
  var keymap: Keymap<RecommendationsAction> {
    visit.help.isShown ? recommendationsHelpKeys : recommendationsKeys
  }
}

let recommendationsKeys = Keymap([
  Binding(
    "tab", "right", "l", action: RecommendationsAction.kindChanged(by: 1), help: "next kind", group: "Kinds",
    footer: true),
  Binding("shift+tab", "left", "h", action: .kindChanged(by: -1), help: "previous kind", group: "Kinds"),
  Binding("r", action: .reloadRequested, help: "load again", group: "Kinds"),
  Binding("up", "k", action: .moved(by: -1), help: "up", group: "Move"),
  Binding("down", "j", action: .moved(by: 1), help: "down", group: "Move"),
]).adding(visitKeys.map(RecommendationsAction.visit))

let recommendationsHelpKeys = visitHelpKeys.map(RecommendationsAction.visit)
