import Screen

extension Weather {
  var keymap: Keymap<WeatherAction> {
    field == nil ? weatherKeys : weatherFieldKeys
  }
}

let weatherKeys = Keymap([
  Command(
    "weather.place", keys: "enter", "/", "e", action: WeatherAction.fieldOpened, group: "Weather",
    footer: true),
  Command("weather.unit", keys: "u", action: .unitChanged, group: "Weather", footer: true),
  Command("weather.again", keys: "r", action: .reloadRequested, group: "Weather", footer: true),
  Command("weather.cancel", keys: "esc", action: .askingCancelled, group: "Weather"),
]).adding(visitKeys.map(WeatherAction.visit))

let weatherFieldKeys = Keymap(
  [
    Command("weather.ask", keys: "enter", action: WeatherAction.locationEntered, footer: true),
    Command("weather.back", keys: "esc", action: .fieldClosed, footer: true),
  ]
) { TextEdit(field: $0).map(WeatherAction.fieldEdited) }
.adding(alwaysKeys.map(WeatherAction.visit))
