import Screen

extension Weather {
  var keymap: Keymap<WeatherAction> {
    visit.help.isShown ? weatherHelpKeys : field == nil ? weatherKeys : weatherFieldKeys
  }
}

let weatherKeys = Keymap([
  Binding(
    "enter", "/", "e", action: WeatherAction.fieldOpened, help: "place", group: "Weather", footer: true),
  Binding("u", action: .unitChanged, help: "unit", group: "Weather", footer: true),
  Binding("r", action: .reloadRequested, help: "again", group: "Weather", footer: true),
  Binding("esc", action: .askingCancelled, help: "cancel", group: "Weather"),
]).adding(visitKeys.map(WeatherAction.visit))

let weatherFieldKeys = Keymap(
  [
    Binding("enter", action: WeatherAction.locationEntered, help: "ask", footer: true),
    Binding("esc", action: .fieldClosed, help: "back", footer: true),
  ]
) { TextEdit(field: $0).map(WeatherAction.fieldEdited) }
.adding(alwaysKeys.map(WeatherAction.visit))

let weatherHelpKeys = visitHelpKeys.map(WeatherAction.visit)
