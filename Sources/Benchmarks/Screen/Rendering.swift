import Screen

/// Measures drawing the visible rows and finding what differs.
func runRendering(_ report: inout Report) {
  for size in [Size(120, 40), Size(200, 60)] {
    var shortest: Double?
    for count in [10, 10_000, 1_000_000] {
      let figure = measure(repetitions: 200, prepare: { count / 2 }) { selected, n in
        blackHole(Frame(listView(count, selected: selected), size: size))
      }
      report.add("screen.render.\(size).\(count)", figure / 1000, unit: "µs", bar: 100)
      if count == 10_000 { shortest = figure }
      if count == 1_000_000, let shortest {
        report.add("screen.render.\(size).growth", figure / shortest, unit: "x", bar: 1.5)
      }
    }
    let (a, b) = (
      Frame(listView(10_000, selected: 5), size: size), Frame(listView(10_000, selected: 5), size: size)
    )
    let compare = measure(repetitions: 2_000, prepare: { (a, b) }) { pair, _ in blackHole(pair.0 == pair.1) }
    report.add("screen.compare.\(size)", compare / 1000, unit: "µs", bar: 20)
  }
}

private func listView(_ count: Int, selected: Int) -> some View {
  List(count: count, position: ListPosition(selected: selected, top: max(0, selected - 5))) { row, _ in
    Line(row % 3 == 0 ? "[x] " : "[ ] ", Span("item \(row) of the list", .heading), "   2.5 kg")
  }
}

@inline(never)
private func blackHole<Value>(_ value: Value) {}
