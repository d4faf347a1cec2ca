// Runs small programs without a Store, for the pty tests and for trying out a terminal.
//
//     ConsoleProbe events          each event as text, the last below; `ctrl+q` quits
//     ConsoleProbe list            200 rows, `j` and `k` move the highlight, `q` quits
//     ConsoleProbe frames SEED     `n` shows the next random frame; other keys as in `deeds`
//     ConsoleProbe texts           `n` shows the next difficult text, `q` quits
//     ConsoleProbe deeds           `z` suspends, `o` runs $EDITOR outside, `t` traps, ...: see `Deeds.swift`
//     ConsoleProbe rows            `+` and `-` make rows, `v` shows the cursor, `n` prints above; others as in `deeds`
//     ConsoleProbe input           lines of standard input
//     ConsoleProbe status          rows that leave the keys to the shell; Ctrl+D goes on
//
// Options before that: `--rows 8` or `--fitting 0.5` below the prompt, `--last` leaves the last frame, `--mouse`, `--pipes`.

import Loop
import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let options = Options(CommandLine.arguments.dropFirst())
let arguments = options.rest
if arguments.first == "status" {
  showStatus()
  exit(0)
}
let terminal: Terminal
do {
  terminal = try Terminal(inline: options.inline, pipes: options.pipes)
} catch {
  complain("ConsoleProbe: \(error)\n")
  exit(2)
}

var probe: any Probe =
  switch arguments.first {
  case "list": ListProbe()
  case "frames":
    FramesProbe(
      seed: arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1,
      deeds: DeedsProbe(handle: terminal.handle))
  case "rows": RowsProbe(handle: terminal.handle)
  case "input": InputProbe(wake: terminal.wake)
  case "texts": TextsProbe()
  case "deeds": DeedsProbe(handle: terminal.handle)
  default: EventsProbe()
  }

terminal.paint(probe.frame(terminal.size))
loop: while let events = terminal.waitForEvents() {
  for event in events where !probe.take(event) { break loop }
  terminal.paint(probe.frame(terminal.size))
}
terminal.leave()
if let result = (probe as? InputProbe)?.result { print(result) } else { print("ConsoleProbe ends") }
