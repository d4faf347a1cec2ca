import Glibc

/// What the terminal side costs: frames, and whole programs in a pty beside the same list in bare C.
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

/// The two programs that are run side by side.
private struct Programs {
  let ours: String
  let floor: String

  init?() {
    guard let folder = ownFolder() else { return nil }
    // The list as people would install it, with the Swift runtime inside, where the environment names one.
    ours = getenv("TOTE_LISTPROGRAM").map { String(cString: $0) } ?? "\(folder)/listprogram"
    floor = "\(folder)/floor"
    guard access(ours, X_OK) == 0, access(floor, X_OK) == 0 else { return nil }
  }
}

/// The folder of this very program, where the others are.
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

  // Starts in turns, so that whatever else the machine does meets both; the first of each warms up.
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
  // In turns of forty keys: a person stays with one program, and its memory with the processor.
  for turn in 0..<10 {
    for press in 0..<40 {
      let answer = (turn % 2 == 0 ? ours : floor).press(press % 20 < 10 ? "j" : "k")
      // The first keys of a turn find the processor's memory full of the other program.
      if press < 10 { continue }
      if turn % 2 == 0 {
        keys.ours.append(answer.nanoseconds)
        keys.bytes.append(Double(answer.bytes))
      } else {
        keys.floor.append(answer.nanoseconds)
      }
    }
  }
  report.add("\(name).key.p50", median(keys.ours) / 1000, unit: "µs")
  report.add("\(name).key.p50.floor", median(keys.floor) / 1000, unit: "µs")
  report.add("\(name).key.ratio", median(keys.ours) / median(keys.floor), unit: "x", bar: 1.3)
  report.add("\(name).move.bytes", median(keys.bytes), unit: "B", bar: 150)

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
