import Parts
import Screen

/// Measures parts with much in them against the same with what fills a screen.
func runParts(_ report: inout Report) {
  let size = Size(120, 40)
  let columns = [
    TableColumn("Name", .share()), TableColumn("City", .fit(4...20)),
    TableColumn("Age", .fixed(4), align: .trailing),
  ]
  func table(_ count: Int) -> Double {
    var position = TablePosition()
    position.rows = ListPosition(selected: count / 2, top: count / 2)
    let table = Table(columns, count: count, position: position) { row, column in
      Span(column == 0 ? "name \(row)" : column == 1 ? "city" : "42")
    }
    return measure(repetitions: 50, prepare: { table }, { table, _ in _ = Frame(table, size: size) })
  }
  report.add("parts.table.40", table(40) / 1000, unit: "µs")
  report.add("parts.table.1000000.ratio", table(1_000_000) / table(40), unit: "x", bar: 1.2)

  func tree(_ count: Int) -> Double {
    let children: (Int) -> [Int] = { $0 == 0 ? Array(1...count) : [] }
    var tree = Tree(roots: [0], children: children)
    tree.open(0, children: children)
    tree.position = ListPosition(selected: count / 2, top: count / 2)
    return measure(
      repetitions: 50, prepare: { TreeView(tree) { Line(Span("node \($0)")) } },
      { view, _ in _ = Frame(view, size: size) })
  }
  report.add("parts.tree.40", tree(40) / 1000, unit: "µs")
  report.add("parts.tree.100000.ratio", tree(100_000) / tree(40), unit: "x", bar: 1.2)
}
