// A program without a Store, for the pty tests and for looking at a terminal by hand: it shows what happens at
// the terminal, and does on a key what programs do once in a blue moon. It walks from key press to Event and from
// Frame to ncurses, with nothing between.
//
//     ConsoleProbe events          each event as text, the last below; `ctrl+q` quits
//     ConsoleProbe list            200 rows, `j` and `k` move the highlight, `q` quits
//     ConsoleProbe frames SEED     `n` shows the next frame made by chance, `q` quits
//     ConsoleProbe texts           `n` shows the next text of the width corpus, `q` quits
//     ConsoleProbe deeds           `z` suspends, `o` runs $EDITOR outside, `t` traps, ...: see `Deeds.swift`

import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let arguments = CommandLine.arguments.dropFirst()
let terminal: Terminal
do {
  terminal = try Terminal()
} catch {
  complain("ConsoleProbe: \(error)\n")
  exit(2)
}

var probe: any Probe =
  switch arguments.first {
  case "list": ListProbe()
  case "frames": FramesProbe(seed: arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1)
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
print("ConsoleProbe ends")
