// Taking and giving back the terminal: signals, requests of effects, sizes.

import CNcurses
import Screen

extension Terminal {
  func answerSignals(_ events: inout [Event]) {
    let signals = Int(cn_take_signals())
    if signals & CN_HUNG_UP != 0 { hasGone = true }
    if signals & CN_STOP_ASKED != 0 { suspend() }
    if signals & CN_CONTINUED != 0 {
      // We were stopped from outside, and the shell has used the terminal.
      cn_set_raw(streams.input)
      // Below what the shell has written.
      if inline != nil { send(surface.take(tidying: false), .taking) }
      repaint()
    }
    guard let new = Terminal.size(of: streams.output), new != screen else {
      // It shrank and grew again: what was cut off is lost.
      if signals & CN_RESIZED != 0 {
        send(surface.resize(to: screen), .taking)
        repaint()
      }
      return
    }
    let before = size
    screen = new
    size = surface.size(in: new)
    send(surface.resize(to: new), .taking)
    // Without another size, the program has no reason to paint.
    if size != before { events.append(.resize(size)) } else { repaint() }
  }

  func answer(_ request: Mailbox.Request) {
    switch request {
    case .suspend: suspend()
    case .outside(let job):
      whileNothingIsHeld {}
      leaveScreen()
      cn_guard_set_outside(true)
      streams.lend(job)
      cn_guard_set_outside(false)
      takeScreen(tidying: true)
      repaint()
    case .copy(let text): send(Array(Sequences.clipboard(text).utf8))
    case .bell: send([7])
    case .change(let appearance):
      send(surface.change(appearance))
      if let frame = surface.shown { paint(frame) }
    case .print(let lines): print(lines)
    }
  }

  func suspend() {
    whileNothingIsHeld {
      leaveScreen()
      cn_stop()
    }
    takeScreen()
    repaint()
  }

  func repaint() {
    surface.forget()
    if let frame = surface.shown { paint(frame) }
  }

  func takeScreen(tidying: Bool = false) {
    if isUp || hasGone { return }
    // First of all: in the background this stops us before anything is written.
    cn_set_raw(streams.input)
    let leave = surface.leaveBlindly()
    cn_guard_take(leave, leave.count, inline != nil)
    isUp = true
    if let inline, let now = Terminal.size(of: streams.output) { inline.lineWidth = now.width }
    send(surface.take(tidying: tidying), .taking)
  }

  func leaveScreen(forGood: Bool = false) {
    if !isUp { return }
    if let inline {
      // All of it, while there are rows to show it above.
      var count: Int
      repeat {
        count = cn_take_aside(buffer.baseAddress, buffer.count)
        show(printed.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])), above: inline)
      } while count > 0
      show(printed.takeRest(), above: inline)
    }
    send(surface.leave(forGood: forGood))
    // The shell would take a late answer for typed text.
    if surface.isAsking { cn_forget_input(streams.input) }
    cn_set_cooked(streams.input)
    isUp = false
    cn_guard_release()
  }

  func send(_ bytes: [UInt8], _ step: InlinePainter.Step = .frame) {
    if bytes.isEmpty || hasGone || !isUp { return }
    if let inline { change(guard: inline.leaveHalfway(step)) }
    if !cn_write(streams.output, bytes, bytes.count) { hasGone = true }
    if let inline { change(guard: inline.leaveBlindly()) }
  }

  func change(guard bytes: [UInt8]) { cn_guard_change(bytes, bytes.count) }
}
