import Composable
import ComposableTesting

func runCore(_ report: inout Report) async {
  let send = measure(
    repetitions: 1_000_000, prepare: { Store(initialState: Counter(), reducer: counter, environment: ()) },
    { store, _ in store.send(.incremented) })
  report.add("core.counter.send", send, unit: "ns", bar: 200)

  runRows(&report)

  let echo = measure(
    repetitions: 500_000, prepare: { Store(initialState: Counter(), reducer: counter, environment: ()) },
    { store, _ in store.send(.echo) })
  report.add("core.echo", echo, unit: "ns", bar: 500)

  let chain = measure(
    repetitions: 10, prepare: { Store(initialState: Counter(), reducer: counter, environment: ()) },
    { store, _ in store.send(.chain(100_000)) })
  report.add("core.chain", chain / 100_001, unit: "ns", bar: 300)

  await runRoundTrips(&report)
  runBench(&report)
  runDifference(&report)
}

/// Sends to rows of ever longer lists; the same number of rows, spread over the list, evens out caching.
private func runRows(_ report: inout Report) {
  var shortest: [String: Double] = [:]
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    let rows = Row.rows(count)
    for (name, state, action) in [
      ("row", Rows(rows: rows), { ListAction.byIndex($0, .toggled) }),
      ("id", Rows(identified: IdentifiedArray(rows)), { ListAction.byID($0, .toggled) }),
    ] as [(String, Rows, (Int) -> ListAction)] {
      func figure(_ place: @escaping (Int) -> Int) -> Double {
        measure(
          rounds: 5, repetitions: 200_000,
          prepare: {
            let store = Store(initialState: state, reducer: list, environment: ())
            // The first send copies the rows shared with this function.
            store.send(action(0))
            return store
          },
          { store, n in store.send(action(place(n))) })
      }
      let spread = figure { n in (n % 1_000) &* (count / 1_000) }
      report.add("core.\(name).send.\(count)", spread, unit: "ns", bar: 300)
      shortest[name] = shortest[name] ?? spread
      if count == 1_000_000 {
        report.add("core.\(name).growth", spread / shortest[name]!, unit: "x", bar: 1.5)
        report.add("core.\(name).send.\(count).scattered", figure { n in (n &* 7919) % count }, unit: "ns")
      }
    }
  }
}
