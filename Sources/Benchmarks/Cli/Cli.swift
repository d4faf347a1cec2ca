import Glibc
import Tote
import ToteModel
import ToteFormats

/// Measures whole commands as scripts run them. `TOTE_PROGRAM` names an installed program.
func runCli(_ report: inout Report) {
  let program = getenv("TOTE_PROGRAM").map { String(cString: $0) } ?? ownFolder().map { "\($0)/tote" } ?? ""
  guard let home = TemporaryHome(), access(program, X_OK) == 0 else {
    return printError("benchmarks: the program \"tote\" is not built beside this one; build all first.")
  }
  let tote = CommandRuns(program: program, home: home.path)
  report.add("cli.version", tote.median(21) { _ in "--version" }, unit: "ms")
  for count in [10, 10_000, 100_000] {
    // Filled by a child, because a child's peak memory is at least its parent's.
    let path = "\(home.path)/\(count).db"
    tote.run("seq \(count) | sed 's/.*/thing & 2 kg/' | \(program) --db \(path) add -q -")
    tote.run("seq 100 | sed 's/^/small /' | \(program) --db \(path) add -q -c -l Small -")
    let name = "cli.\(count)"
    func median(_ rounds: Int, _ command: (Int) -> String) -> Double {
      tote.median(rounds) { "--db \(path) \(command($0))" }
    }
    // If the disk is busy, most of the time goes to flushes.
    report.add("\(name).flushes", flushes(beside: path), unit: "ms")
    report.add("\(name).add", median(21) { "add -q new \($0)" }, unit: "ms", bar: count == 10_000 ? 15 : nil)
    report.add("\(name).add.merge", median(21) { _ in "add -q 1 kg new 1" }, unit: "ms")
    report.add("\(name).done", median(21) { "done -q 'new \($0)'" }, unit: "ms")
    report.add("\(name).undo", median(21) { _ in "undo" }, unit: "ms")
    report.add("\(name).ls.100", median(21) { _ in "ls Small" }, unit: "ms", bar: count == 100_000 ? 15 : nil)
    report.add("\(name).ls", median(5) { _ in "ls" }, unit: "ms")
    report.add("\(name).lists", median(11) { _ in "lists" }, unit: "ms")
    report.add("\(name).add.memory", tote.memory("--db \(path) add -q one more"), unit: "MB")
  }
  runSettings(tote, &report)
  runWatch(tote, &report)
  runTransfer(tote, "\(home.path)/100000.db", &report)
  runWriters(tote, &report)
}

/// What the disk alone takes for a commit and closing: a new file, three flushes, and its removal.
private func flushes(beside path: String) -> Double {
  let bytes = [UInt8](repeating: 1, count: 40_000)
  let time = measure(rounds: 21, repetitions: 1, prepare: {}) { _, _ in
    let file = open(path + ".flush", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    for count in [32, bytes.count, bytes.count] {
      _ = pwrite(file, bytes, count, 0)
      fdatasync(file)
    }
    close(file)
    unlink(path + ".flush")
  }
  return time / 1e6
}

/// What reading the settings adds to a command, in turns with the same command without a file.
private func runSettings(_ tote: CommandRuns, _ report: inout Report) {
  let folder = "\(tote.home)/XDG_CONFIG_HOME/tote"
  tote.run(
    """
    mkdir -p \(folder) && printf '%s\n' 'theme = "dark"' 'currency = "EUR"' 'mouse = false' 'sort = "name"' '[keys]' \
      '"items.tick" = ["space", "t"]' '"items.delete" = ["d", "del"]' >\(folder)/settings
    """)
  var differences: [Double] = []
  for _ in 0..<60 {
    func time(_ preparation: String) -> Double {
      tote.run(preparation)
      let begin = ContinuousClock.now
      tote.run("exec \(tote.program) --db \(tote.home)/10.db ls Small")
      return nanoseconds(begin.duration(to: .now)) / 1e6
    }
    let with = time("cp \(folder)/settings \(folder)/config.toml")
    differences.append(with - time("rm \(folder)/config.toml"))
  }
  differences.sort()
  report.add("cli.settings", differences[differences.count / 2], unit: "ms", bar: 0.3)
}

/// How long after another program's command a change is printed.
private func runWatch(_ tote: CommandRuns, _ report: inout Report) {
  setenv("TOTE_DB", "\(tote.home)/10.db", 1)
  defer { unsetenv("TOTE_DB") }
  guard let watch = Pty(tote.program, "watch", width: 80, height: 24) else { return }
  watch.readUntilQuiet(500)
  var times: [Double] = []
  for round in 0..<21 {
    tote.run("exec \(tote.program) add -q watched \(round)")
    guard let answer = watch.press("", until: "watched") else {
      return printError("benchmarks: watch did not print a change")
    }
    times.append(answer.nanoseconds)
    watch.readUntilQuiet(50)
  }
  report.add("cli.watch.p50", median(times) / 1e6, unit: "ms", bar: 20)
}

private func runTransfer(_ tote: CommandRuns, _ path: String, _ report: inout Report) {
  for format in FileFormat.allCases.map(\.rawValue) {
    let file = "\(tote.home)/lists.\(format)"
    report.add(
      "cli.export.\(format).100000", tote.median(3) { _ in "--db \(path) export -f \(format) > \(file)" },
      unit: "ms",
      bar: 1_000)
    report.add(
      "cli.import.\(format).100000",
      tote.median(3) { "--db \(tote.home)/\(format)\($0).db import -q \(file)" },
      unit: "ms", bar: 2_000)
    report.add(
      "cli.import.\(format).memory", tote.memory("--db \(tote.home)/\(format)m.db import -q \(file)"),
      unit: "MB")
  }
  tote.run("seq 100000 | sed 's/.*/thing & 2 kg/' > \(tote.home)/lines")
  report.add(
    "cli.add.lines.100000",
    tote.median(3) { "--db \(tote.home)/lines\($0).db add -q - < \(tote.home)/lines" },
    unit: "ms", bar: 2_000)
}

/// Runs eight scripts of two hundred commands at once and counts missing items.
private func runWriters(_ tote: CommandRuns, _ report: inout Report) {
  let path = "\(tote.home)/writers.db"
  let start = ContinuousClock.now
  tote.run(
    """
    for w in 1 2 3 4 5 6 7 8; do
      for i in $(seq 200); do \(tote.program) --db \(path) add -q w$w i$i || echo failed; done & done; wait
    """)
  report.add("cli.writers.command", nanoseconds(start.duration(to: .now)) / 1e6 / 1_600, unit: "ms")
  let isWhole = tote.run("test $(\(tote.program) --db \(path) ls | sort -u | wc -l) = 1600") == 0
  report.add("cli.writers.missing", isWhole ? 0 : 1, unit: "", bar: 0)
}

struct CommandRuns {
  let program: String
  let home: String

  /// The median in milliseconds; the first run warms up.
  func median(_ rounds: Int, _ command: (Int) -> String) -> Double {
    var figures: [Double] = []
    for round in 0...rounds {
      let line = "exec \(program) \(command(round))"
      let start = ContinuousClock.now
      run(line)
      if round > 0 { figures.append(nanoseconds(start.duration(to: .now)) / 1e6) }
    }
    figures.sort()
    return figures[figures.count / 2]
  }

  /// The peak memory in megabytes.
  func memory(_ command: String) -> Double {
    guard let process = start("exec \(program) \(command)") else { return 0 }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  @discardableResult
  func run(_ line: String) -> Int32 {
    guard let process = start(line) else { return -1 }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }

  private func start(_ line: String) -> pid_t? {
    let words: [String] = ["/bin/sh", "-c", line]
    var argv = words.map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    return posix_spawn(&process, "/bin/sh", &files, nil, &argv, environ) == 0 ? process : nil
  }
}
