import Inspector
import Loop
import Synchronization

/// Measures what an hour with ten thousand items costs when each action is remembered, and the inspector with as many in each state: it
/// answers at once, or looks at the keyboard between two tries.
func runInspector(_ report: inout Report) {
  runHour(&report)
  let large = tote(.keeping(1_000), rows: 10_000)
  play(large, String(repeating: "jj<Space>kj<Space>", count: 10))
  var source = ""
  let tries = Mutex<[ContinuousClock.Instant]>([])
  let playing = PlayTest("tote()") {
    tries.withLock { $0.append(.now) }
    return tote(rows: 10_000)
  }
  let cutting = TestCut(reducer: "appReducer", environment: ".unimplemented", initialState: "App()")
  large.inspect(playing: playing, cutting: cutting) { source = $0 }
  func time(_ script: String, count: Int = 1) -> Double {
    nanoseconds(ContinuousClock().measure { play(large, script) }) / Double(count) / 1e6
  }
  report.add("inspector.open.10000", time("<f12>"), unit: "ms", bar: 50)
  report.add(
    "inspector.step.10000", time(String(repeating: "<left>", count: 20), count: 20), unit: "ms", bar: 50)
  report.add("inspector.mark.10000", time("m"), unit: "ms", bar: 50)
  play(large, "<esc>")
  report.add("inspector.line.10000", time("M"), unit: "ms", bar: 50)
  play(large, "<esc>")
  report.add("inspector.find.10000", time("/never<Enter>") / 1000, unit: "s")
  report.add("inspector.cut.10000", time("T"), unit: "ms", bar: 50)
  report.add("inspector.play.10000", time("t") / 1000, unit: "s")
  if source.isEmpty { printError("benchmarks: no play was written") }
  let starts = tries.withLock { $0 }
  let longest = zip(starts, starts.dropFirst()).map { nanoseconds($0.duration(to: $1)) / 1e6 }.max() ?? 0
  report.add("inspector.play.tries.10000", Double(starts.count), unit: "")
  report.add("inspector.play.try.10000", longest, unit: "ms")
}

/// Twenty thousand actions: more than an hour of busy use.
private func runHour(_ report: inout Report) {
  let plain = tote(rows: 10_000)
  let without = key(plain)
  let remembering = tote(rows: 10_000)
  // As in a program that can be inspected.
  remembering.inspect()
  let before = memory()
  for _ in 0..<25 { play(remembering, keys) }
  report.add("inspector.hour.key", (key(remembering) - without) / 1000, unit: "ms", bar: 1)
  report.add("inspector.hour.memory", memory() - before, unit: "MB", bar: 100)
}
