import Screen

struct WeatherView: View {
  let state: Weather

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Weather")
    let isLarge = canvas.size.width >= 60 && canvas.size.height >= 19
    // The place is last, because centred content removes the cursor, and the field needs it.
    let content = Layers(
      Padding(SkyView(state: state, isLarge: isLarge), top: isLarge ? 2 : 1), PlaceRow(state: state))
    Card(content, title: "Weather", size: isLarge ? Size(56, 15) : Size(40, 9), margin: 1).draw(on: &canvas)
  }
}

private struct PlaceRow: View {
  let state: Weather

  func draw(on canvas: inout Canvas) {
    let place: any View =
      if let field = state.field {
        Field(field, placeholder: "a city")
      } else {
        Text(state.location, style: .heading)
      }
    if canvas.size.width < 12 { return place.draw(on: &canvas) }
    Columns(
      .fixed(6, Text("Place", style: .muted)), .fill(place),
      .fixed(state.unit.symbol.columns, Text(state.unit.symbol, style: .muted)), gap: 1
    ).draw(on: &canvas)
  }
}

private struct SkyView: View {
  let state: Weather
  let isLarge: Bool

  func draw(on canvas: inout Canvas) {
    switch state.sky {
    case .unasked:
      let hint = state.field == nil ? "Press Enter for a place." : "Type a city, press Enter."
      Centered(Notice(hint, .muted)).draw(on: &canvas)
    case .loading(let input, let step):
      Centered(Notice(step: step, "Asking about \(input.location) …", hint: "Esc cancels.")).draw(on: &canvas)
    case .failed(let error, let location):
      Centered(Notice.failure(error.sentence(for: location), hint: "Press r to ask again.")).draw(on: &canvas)
    case .loaded(let weather):
      draw(weather, on: &canvas)
    }
  }

  private func draw(_ weather: CurrentWeather, on canvas: inout Canvas) {
    let exact = "\(weather.temperature.tenths) \(weather.unit.symbol)"
    let words = Line(
      Span(weather.condition, .bold), Span("  \(exact)  "), Span(weather.city, .muted), align: .center)
    // A server may send anything; figures are only for plausible temperatures.
    let figures = BigNumber(Int(max(-999, min(weather.temperature.rounded(), 9_999))), isLarge: isLarge)
    guard abs(weather.temperature) < 1_000, figures.size.height + 2 <= canvas.size.height,
      figures.size.width <= canvas.size.width
    else { return Centered(words).draw(on: &canvas) }
    Rows(
      .fill(Text("")), .fixed(figures.size.height, figures), .fixed(1, Text("")), .fixed(1, words),
      .fill(Text(""))
    ).draw(on: &canvas)
  }
}

extension WeatherClient.Unit {
  var symbol: String {
    switch self {
    case .metric: "°C"
    case .imperial: "°F"
    case .standard: "K"
    }
  }
}

extension Double {
  /// Rounded to tenths, without a negative zero. A huge number is left alone: times ten it might overflow.
  fileprivate var tenths: String { abs(self) < 1e15 ? "\((self * 10).rounded() / 10 + 0)" : "\(self)" }
}
