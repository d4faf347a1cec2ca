import Screen

struct CounterView: View {
  let counter: Counter

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Counter")
    let isLarge = canvas.size.width >= 60 && canvas.size.height >= 19
    Card(
      Content(counter: counter, isLarge: isLarge), title: "Counter",
      size: isLarge ? Size(56, 15) : Size(36, 9),
      margin: 1
    ).draw(on: &canvas)
  }
}

/// Keeps the number in place, whatever is below it.
private struct Content: View {
  let counter: Counter
  let isLarge: Bool

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let number = BigNumber(counter.count, isLarge: isLarge)
    let margin = isLarge ? 2 : 0
    let plain = Text("\(counter.count)", style: .accent, align: .center)
    guard number.size.height + 2 + margin <= height else {
      return Rows(.fixed(1, plain), .fill(FactView(fact: counter.fact))).draw(on: &canvas)
    }
    let fits = number.size.width <= width
    Rows(
      .fixed(margin, Text("")),
      .fixed(number.size.height, fits ? number : Padding(plain, top: number.size.height / 2)),
      .fixed(1 + margin / 2, Text("")),
      .fill(FactView(fact: counter.fact))
    ).draw(on: &canvas)
  }
}

private struct FactView: View {
  let fact: Counter.Fact

  func draw(on canvas: inout Canvas) {
    switch fact {
    case .unasked:
      Notice("Press f for a fact about it.", .muted).draw(on: &canvas)
    case .loading(let number, let step):
      Notice(step: step, "Looking up \(number) …", hint: "Esc cancels.").draw(on: &canvas)
    case .loaded(let text, _):
      Notice(text).draw(on: &canvas)
    }
  }
}
