import Glibc
import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// Measures `tote` in a pty with lists of several lengths, next to a plain list in C.
func runTote(_ report: inout Report) async {
  guard let folder = TemporaryHome(), let programs = TotePrograms() else {
    return printError(
      "benchmarks: the programs \"tote\" and \"floor\" are not built beside this one; build all first.")
  }
  for count in [10, 10_000, 100_000] {
    guard let path = folder.database(of: count) else {
      return printError("benchmarks: no database could be made")
    }
    runScreen(programs, path, count, &report)
  }
}

struct TotePrograms {
  let tote: String
  let floor: String

  init?() {
    guard let folder = ownFolder() else { return nil }
    // The environment may name a program built for distribution, with a static Swift runtime.
    tote = getenv("TOTE_PROGRAM").map { String(cString: $0) } ?? "\(folder)/tote"
    floor = "\(folder)/floor"
    guard access(tote, X_OK) == 0, access(floor, X_OK) == 0 else { return nil }
  }
}

private let (width, height) = (120, 40)

private func runScreen(_ programs: TotePrograms, _ path: String, _ count: Int, _ report: inout Report) {
  func open(_ program: String, _ argument: String) -> Pty? {
    Pty(program, argument, width: width, height: height)
  }
  func openTote() -> Pty? {
    guard let pty = open(programs.tote, "--db=\(path)"), pty.start(until: "thing 100001") != nil else {
      return nil
    }
    pty.readUntilQuiet(50)
    return pty
  }

  // The first frame, which shows the program's name, does not wait for the lists. The items follow.
  var starts: (first: [Double], items: [Double], floor: [Double]) = ([], [], [])
  for round in 0...15 {
    guard let ours = open(programs.tote, "--db=\(path)"), let first = ours.start(until: "Tote"),
      let floor = open(programs.floor, "\(count)"), let bare = floor.start(until: "item 100001")
    else { return printError("benchmarks: a program did not show its list") }
    // Starts from the beginning of the output, as the items may have come with the first frame.
    let items = first.contains("thing 100001") ? first : ours.start(until: "thing 100001")
    if round > 0, let items {
      starts.first.append(first.nanoseconds)
      starts.items.append(items.nanoseconds)
      starts.floor.append(bare.nanoseconds)
    }
    ours.readUntilQuiet(50)
    // Quitting properly, because after a kill the next start has to clean up.
    ours.end(by: "q")
    floor.end(by: "q")
  }
  let name = "tote.\(count)"
  report.add("\(name).start", median(starts.first) / 1e6, unit: "ms")
  report.add("\(name).start.floor", median(starts.floor) / 1e6, unit: "ms")
  report.add(
    "\(name).start.ratio", median(zip(starts.first, starts.floor).map { $0 / $1 }), unit: "x",
    bar: count == 10_000 ? 2 : nil)
  report.add("\(name).start.items", median(starts.items) / 1e6, unit: "ms")
  report.add(
    "\(name).start.items.ratio", median(zip(starts.items, starts.floor).map { $0 / $1 }), unit: "x")

  guard let ours = openTote(), let floor = open(programs.floor, "\(count)") else { return }
  floor.readUntilQuiet(50)
  // Waits for the day's backup.
  ours.readUntilQuiet(500)
  var keys: (ours: [Double], floor: [Double]) = ([], [])
  for turn in 0..<10 {
    for press in 0..<40 {
      let key = min(count, 20) > 10 ? (press % 20 < 10 ? "j" : "k") : (press % 8 < 4 ? "j" : "k")
      let answer = (turn % 2 == 0 ? ours : floor).press(key)
      if press < 10 { continue }
      if turn % 2 == 0 { keys.ours.append(answer.nanoseconds) } else { keys.floor.append(answer.nanoseconds) }
    }
  }
  report.add("\(name).move.p50", median(keys.ours) / 1000, unit: "µs", bar: 1000)
  report.add("\(name).move.p50.floor", median(keys.floor) / 1000, unit: "µs")
  report.add("\(name).move.ratio", median(keys.ours) / median(keys.floor), unit: "x", bar: 3)

  if count >= 10_000 {
    var floods: [Double] = []
    for _ in 0..<7 {
      guard let pty = openTote() else { continue }
      pty.readUntilQuiet(300)
      floods.append(pty.press(String(repeating: "j", count: 1_000), quiet: 60).nanoseconds)
      pty.end(by: "q")
    }
    report.add("\(name).flood.1000", median(floods) / 1e6, unit: "ms", bar: 15)
  }

  // Until "saved" is shown again: a tick is two frames with a write between them.
  let ticks = (0..<40).map { _ in ours.press(" ", quiet: 30).nanoseconds }
  report.add("\(name).tick.saved.p50", median(ticks) / 1e6, unit: "ms")
  _ = ours.press("/")
  var letters: [Double] = []
  for _ in 0..<10 {
    for letter in ["t", "h", "7", "5"] { letters.append(ours.press(letter).nanoseconds) }
    for _ in 0..<4 { letters.append(ours.press("\u{7F}").nanoseconds) }
  }
  report.add("\(name).filter.p50", median(letters) / 1e6, unit: "ms")
  report.add(
    "\(name).filter.worst", (letters.max() ?? 0) / 1e6, unit: "ms", bar: count == 100_000 ? 16 : nil)
  _ = ours.press("\u{1B}", quiet: 60)

  // The system's thread pool frees its threads after five idle seconds.
  sleep(7)
  let before = ours.voluntarySwitches
  sleep(5)
  report.add("\(name).idle.switches", Double(ours.voluntarySwitches - before), unit: "", bar: 0)
  report.add(
    "\(name).memory.peak", Double(ours.peakMemory) / 1024, unit: "MB", bar: count == 10_000 ? 24 : nil)
  ours.end(by: "q")
}
