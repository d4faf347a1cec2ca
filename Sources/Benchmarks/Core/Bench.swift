import Composable
import ComposableTesting
import Dumping

/// Measures a step of a test, and the messages of a failing one.
func runBench(_ report: inout Report) {
  let rows = Rows(identified: IdentifiedArray(Row.rows(1_000)))
  let step = measure(
    repetitions: 2_000, prepare: { TestStore(initialState: rows, reducer: list, environment: ()) },
    { store, n in
      store.send(.byID(n % 1_000, .toggled)) { $0.identified[id: n % 1_000]?.isDone.toggle() }
    })
  report.add("core.teststore.step.1000", step / 1000, unit: "µs", bar: 50)

  let debugged = list.debug(to: { _ in })
  let debug = measure(
    repetitions: 200, prepare: { Store(initialState: rows, reducer: debugged, environment: ()) },
    { store, n in store.send(.byID(n % 1_000, .toggled)) })
  report.add("core.debug.1000", debug / 1000, unit: "µs", bar: 1000)
}

func runDifference(_ report: inout Report) {
  for (count, bar) in [(1_000, nil), (10_000, 10.0)] as [(Int, Double?)] {
    let old = Rows(rows: Row.rows(count))
    var new = Rows(rows: Row.rows(count))
    new.rows[count / 2].name = "another"
    let figure = measure(
      repetitions: 20, prepare: { (old, new) }, { pair, _ in _ = difference(pair.0, pair.1) })
    report.add("core.difference.\(count)", figure / 1e6, unit: "ms", bar: bar)
  }
}
