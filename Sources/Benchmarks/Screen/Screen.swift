import Glibc

/// Measures frames, and whole programs in a pty next to the same list in plain C.
func runScreen(_ report: inout Report) async {
  runRendering(&report)
  guard let programs = Programs() else {
    printError(
      "benchmarks: the programs \"listprogram\" and \"floor\" are not built beside this one; build all first."
    )
    return
  }
  for count in [10_000, 1_000_000] { runProgram(programs, count, &report) }
}

private struct Programs {
  let ours: String
  let floor: String

  init?() {
    guard let folder = ownFolder() else { return nil }
    // The environment may name a program built for distribution, with a static Swift runtime.
    ours = getenv("TOTE_LISTPROGRAM").map { String(cString: $0) } ?? "\(folder)/listprogram"
    floor = "\(folder)/floor"
    guard access(ours, X_OK) == 0, access(floor, X_OK) == 0 else { return nil }
  }
}

func ownFolder() -> String? {
  var path = [CChar](repeating: 0, count: 4096)
  let length = readlink("/proc/self/exe", &path, path.count - 1)
  guard length > 0 else { return nil }
  let executable = String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return executable.lastIndex(of: "/").map { String(executable[..<$0]) }
}

private let (width, height) = (120, 40)

private func runProgram(_ programs: Programs, _ count: Int, _ report: inout Report) {
  let last = "item \(100_000 + height)"
  func open(_ path: String) -> (Pty, Pty.Answer)? {
    guard let pty = Pty(path, "\(count)", width: width, height: height), let start = pty.start(until: last)
    else {
      return nil
    }
    pty.readUntilQuiet(50)
    return (pty, start)
  }

  // Taking turns, so that other load affects both; the first start of each warms up.
  var starts: (ours: [Double], floor: [Double]) = ([], [])
  for round in 0...15 {
    guard let (ours, start) = open(programs.ours), let (floor, bare) = open(programs.floor) else {
      return printError("benchmarks: a program did not show its list")
    }
    if round > 0 {
      starts.ours.append(start.nanoseconds)
      starts.floor.append(bare.nanoseconds)
    }
    _ = (ours, floor)
  }
  let name = "screen.list.\(count)"
  report.add("\(name).start", median(starts.ours) / 1e6, unit: "ms")
  report.add("\(name).start.floor", median(starts.floor) / 1e6, unit: "ms")
  report.add(
    "\(name).start.ratio", median(zip(starts.ours, starts.floor).map { $0 / $1 }), unit: "x", bar: 2)

  guard let (ours, _) = open(programs.ours), let (floor, _) = open(programs.floor) else { return }
  var keys: (ours: [Double], floor: [Double], bytes: [Double]) = ([], [], [])
  // Forty keys per turn: a person stays with one program, which keeps its memory cached.
  for turn in 0..<10 {
    for press in 0..<40 {
      let answer = (turn % 2 == 0 ? ours : floor).press(press % 20 < 10 ? "j" : "k")
      // The first keys of a turn find the other program's memory in the cache.
      if press < 10 { continue }
      if turn % 2 == 0 {
        keys.ours.append(answer.nanoseconds)
        keys.bytes.append(Double(answer.bytes))
      } else {
        keys.floor.append(answer.nanoseconds)
      }
    }
  }
  report.add("\(name).key.p50", median(keys.ours) / 1000, unit: "µs", bar: 1000)
  report.add("\(name).key.p50.floor", median(keys.floor) / 1000, unit: "µs")
  report.add("\(name).key.ratio", median(keys.ours) / median(keys.floor), unit: "x", bar: 3)
  report.add("\(name).move.bytes", median(keys.bytes), unit: "B", bar: 250)

  var floods: [Double] = []
  for _ in 0..<7 {
    guard let (pty, _) = open(programs.ours),
      let flood = pty.press(String(repeating: "j", count: 1_000), until: "item \(101_001)")
    else { continue }
    floods.append(flood.nanoseconds)
  }
  report.add("\(name).flood.1000", median(floods) / 1e6, unit: "ms", bar: 10)

  let before = ours.voluntarySwitches
  sleep(5)
  report.add("\(name).idle.switches", Double(ours.voluntarySwitches - before), unit: "", bar: 0)
  report.add("\(name).memory.peak", Double(ours.peakMemory) / 1024, unit: "MB")
}
