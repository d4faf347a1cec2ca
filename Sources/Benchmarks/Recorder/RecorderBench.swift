import Glibc
import Inspector
import Loop
import Screen
import Tote
import ToteModel

typealias Played = Rehearsal<App, AppAction>

/// Tote with items, played from a script.
func tote(_ history: HistoryLimit = .none, rows count: Int = 1_000) -> Played {
  let rows = (0..<count).map { "item \($0)" }
  let played = Played(
    size: Size(80, 24), initialState: App(), reducer: appReducer,
    environment: {
      ToteEnvironment.preview(DatabaseSnapshot(settings: [Setting(key: "tour", value: "seen")]), clock: $0)
    },
    view: AppView.init, keymap: \.keymap, isOver: \.isOver, whenOpen: .started,
    whenOver: .ended, history: history, keepsShots: false)
  played.allowsUnboundKeys = true
  play(played, "<paste \(rows.joined(separator: "\\n"))><Enter>")
  return played
}

func play(_ played: Played, _ script: String) {
  do { try played.play(script) } catch { printError("benchmarks: \(error)") }
}

/// Moves and ticks, as in a store.
let keys = String(repeating: "jj<Space>kj<Space>", count: 100)

/// Microseconds of a key; the median of some rounds.
func key(_ played: Played) -> Double {
  median(
    (0..<9).map { _ in
      nanoseconds(ContinuousClock().measure { play(played, keys) }) / 600 / 1000
    })
}

/// Measures what a history and a recording cost, and what one does with them.
func runRecorder(_ report: inout Report) {
  let plain = key(tote())
  report.add("recorder.key", plain, unit: "µs")
  report.add("recorder.key.kept", key(tote(.keeping(100_000))) - plain, unit: "µs", bar: 5)

  let path = "/tmp/tote-bench-\(getpid()).recording"
  defer { unlink(path) }
  let recorded = tote()
  do { try recorded.record(to: path, as: "tote") } catch { printError("benchmarks: \(error)") }
  report.add("recorder.key.recorded", key(recorded) - plain, unit: "µs", bar: 5)

  let before = memory()
  let long = tote(.keeping(100_000))
  for _ in 0..<167 { play(long, keys) }
  report.add("recorder.memory.100000", memory() - before, unit: "MB", bar: 200)
  long.inspect()
  play(long, "<f12>")
  let back = String(repeating: "<left>", count: 50)
  report.add(
    "recorder.step.100000", nanoseconds(ContinuousClock().measure { play(long, back) }) / 50 / 1e6,
    unit: "ms", bar: 50)
}

/// The memory of this process, in megabytes.
func memory() -> Double {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 256)
  fgets(&buffer, 256, file)
  let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * Double(getpagesize()) / 1e6
}
