import Glibc
import ToteModel
import ToteStorage

/// Measures `tote-sync` against a stub and, if it is installed, Radicale; and `tote` with an account.
func runSync(_ report: inout Report) async {
  guard let home = TemporaryHome(), let programs = TotePrograms(), let server = CalendarStub() else {
    return printError(
      "benchmarks: the programs \"tote\" and \"floor\" are not built beside this one; build all first.")
  }
  let folder = programs.tote.lastIndex(of: "/").map { programs.tote[..<$0] } ?? "."
  let sync = SyncRuns(program: "\(folder)/tote-sync")
  guard access(sync.program, X_OK) == 0 else {
    return printError("benchmarks: \"tote-sync\" is not built beside \"tote\"; build all first.")
  }
  guard let path = home.database(of: 1_000), home.logIn(path, at: server.address), home.join(path) else {
    return printError("benchmarks: no database could be made")
  }
  let upload = sync.run(path, "sync")
  guard upload.isDone, server.count == 1_000 else {
    return printError("benchmarks: nothing could be uploaded")
  }
  report.add("sync.upload.1000", upload.milliseconds, unit: "ms")
  report.add("sync.upload.1000.cpu", upload.processor, unit: "ms")
  // Our own changes come back once.
  _ = sync.run(path, "sync")
  poll(sync, path, server, "sync.poll", &report)
  showing(programs, sync, path, server, &report)
  starting(programs, home, path, &report)
  merging(sync, home, server, &report)
  runRadicale(sync, home, &report)
}

/// Measures a sync without changes on either side.
private func poll(
  _ sync: SyncRuns, _ path: String, _ server: CalendarStub, _ name: String, bar: Double? = 20,
  _ report: inout Report
) {
  let bytes = server.bytes
  let costs = (0..<31).map { _ in sync.run(path, "sync") }
  guard costs.allSatisfy(\.isDone) else { return printError("benchmarks: a poll failed") }
  report.add("\(name).wall", median(costs.map(\.milliseconds)), unit: "ms")
  report.add("\(name).cpu", median(costs.map(\.processor)), unit: "ms", bar: bar)
  report.add("\(name).wire", Double((server.bytes - bytes) / costs.count), unit: "B", bar: 5_000)
}

/// Measures how long a renamed item takes from the server's last answer to the last byte of the frame.
private func showing(
  _ programs: TotePrograms, _ sync: SyncRuns, _ path: String, _ server: CalendarStub,
  _ report: inout Report
) {
  guard let pty = Pty(programs.tote, "--db=\(path)", width: 120, height: 40),
    pty.start(until: "thing 100001") != nil
  else { return printError("benchmarks: a program did not show its list") }
  pty.readUntilQuiet(1_000)
  var (answers, keys): ([Double], [Double]) = ([], [])
  var name = "thing 100001 of the list"
  for round in 0..<15 {
    // No letter stays in place, because the terminal only gets what differs.
    let next = String(repeating: Character(UnicodeScalar(UInt8(97 + round))), count: 8)
    server.rename(name, to: next)
    name = next
    let start = ContinuousClock.now
    guard let shown = pty.press("\u{13}", until: next) else {
      return printError("benchmarks: a change did not come to the screen")
    }
    keys.append(shown.nanoseconds)
    answers.append(shown.nanoseconds - nanoseconds(start.duration(to: server.answered)))
    pty.readUntilQuiet(300)
  }
  report.add("sync.shown", median(answers) / 1e6, unit: "ms", bar: 150)
  report.add("sync.shown.worst", (answers.max() ?? 0) / 1e6, unit: "ms")
  report.add("sync.shown.from.key", median(keys) / 1e6, unit: "ms")
  // Syncing every minute must not wake the program if nothing has changed.
  sleep(7)
  let before = pty.voluntarySwitches
  for _ in 0..<5 { _ = sync.run(path, "sync") }
  report.add("sync.poll.wakes", Double(pty.voluntarySwitches - before) / 5, unit: "")
  pty.end(by: "q")
}

private func starting(
  _ programs: TotePrograms, _ home: TemporaryHome, _ path: String, _ report: inout Report
) {
  guard let alone = home.database(of: 1_001) else { return }
  let tote = CommandRuns(program: programs.tote, home: home.path)
  var (versions, frames): ([Double], [Double]) = ([], [])
  for _ in 0..<5 {
    versions.append(
      tote.median(11) { _ in "--db \(path) --version" } / tote.median(11) { _ in "--db \(alone) --version" })
  }
  func first(_ path: String) -> Double? {
    guard let pty = Pty(programs.tote, "--db=\(path)", width: 120, height: 40),
      let frame = pty.start(until: "Tote")
    else { return nil }
    // Waits for the sync at the start.
    pty.readUntilQuiet(200)
    pty.end(by: "q")
    return frame.nanoseconds
  }
  for round in 0..<21 {
    let pair = round % 2 == 0 ? [first(path), first(alone)] : [first(alone), first(path)].reversed()
    guard let with = pair[0], let without = pair[1] else { return }
    if round > 0 { frames.append(with / without) }
  }
  report.add("sync.version.ratio", median(versions), unit: "x", bar: 1.1)
  report.add("sync.start.ratio", median(frames), unit: "x", bar: 1.1)
}

/// Long lists: everything new, everything changed, and a sync without changes.
private func merging(_ sync: SyncRuns, _ home: TemporaryHome, _ server: CalendarStub, _ report: inout Report)
{
  for count in [10_000, 20_000] {
    let path = "\(home.path)/merge\(count).db"
    guard home.emptyList(path), home.logIn(path, at: server.address), home.join(path) else { return }
    server.fill(count)
    let first = sync.run(path, "sync", watchesMemory: true)
    server.rename("thing", to: "other thing")
    let changed = sync.run(path, "sync", watchesMemory: count == 20_000)
    guard first.isDone, changed.isDone else { return printError("benchmarks: nothing could be merged") }
    let name = "sync.\(count)"
    report.add("\(name).first", first.milliseconds, unit: "ms")
    report.add("\(name).merge", changed.milliseconds, unit: "ms", bar: count == 10_000 ? 1_000 : nil)
    report.add("\(name).merge.cpu", changed.processor, unit: "ms")
    poll(sync, path, server, "\(name).poll", &report)
    server.rename("other thing 100009 ", to: "one thing ")
    report.add("\(name).one", sync.run(path, "sync").milliseconds, unit: "ms")
    if count == 20_000 {
      let idle = sync.run(path, "sync", watchesMemory: true)
      let most = max(first.memory, changed.memory)
      report.add("\(name).memory.poll", idle.memory, unit: "MB", bar: 60)
      report.add("\(name).memory.peak", most, unit: "MB", bar: 60)
    }
  }
}
