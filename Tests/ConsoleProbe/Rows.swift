// Programs for rows below the prompt and for standard input.

import Loop
import Screen
import Synchronization
import Terminal

/// How the probe is opened.
struct Options {
  var inline: Inline?
  var pipes = Pipes.refused
  var rest: ArraySlice<String>

  init(_ arguments: ArraySlice<String>) {
    rest = arguments
    while let option = rest.first, option.hasPrefix("--") {
      rest.removeFirst()
      switch option {
      case "--rows": inline = Inline(.rows(Int(rest.removeFirst()) ?? 8))
      case "--fitting": inline = Inline(.fitting(upTo: Double(rest.removeFirst()) ?? 0.5))
      case "--last": inline?.leaving = .lastFrame
      case "--mouse": inline?.hearsMouse = true
      case "--pipes": pipes = .allowed
      default: break
      }
    }
  }
}

/// As many rows as somebody wants, the first of them with the last event.
struct RowsProbe: Probe {
  private var deeds: DeedsProbe
  private let handle: TerminalHandle
  private var (rows, count, printed) = (3, 0, 0)
  private var (hasCursor, isLong) = (false, false)
  private var last = ""

  init(handle: TerminalHandle) {
    self.handle = handle
    deeds = DeedsProbe(handle: handle)
  }

  mutating func take(_ event: Event) -> Bool {
    count += 1
    last = "\(event)"
    switch event {
    case .key("+"): rows += 1
    case .key("-"): rows = max(1, rows - 1)
    case .key("v"): hasCursor.toggle()
    case .key("L"): isLong.toggle()
    case .key("n"):
      printed += 1
      handle.print("printed \(printed)", "\u{1B}[31mred\u{1B}[2J \(printed)")
    case .key("N"): for number in 0..<50_000 { print("line \(number) of very many lines") }
    default: return deeds.take(event)
    }
    return true
  }

  mutating func frame(_ size: Size) -> Frame {
    Frame(size: size) { canvas in
      canvas.setTitle("rows \(count)")
      canvas.write("rows \(rows) keys \(count) size \(size) \(last)", style: .heading)
      let end = isLong ? String(repeating: "=", count: max(0, size.width - 8)) : ""
      for row in 1..<max(2, min(rows, size.height)) where rows > 1 {
        canvas.write("row \(row) é牛👍🏽.\(end)", at: Point(0, row), style: row % 2 == 0 ? .cursorRow : .plain)
      }
      if hasCursor { canvas.setCursor(at: Point(4, min(rows, size.height) - 1), .bar) }
    }
  }
}

/// Reads standard input, while keys come from the terminal.
struct InputProbe: Probe {
  private let input: Input
  private var keys = 0

  init(wake: @escaping @Sendable () -> Void) {
    let input = Input()
    self.input = input
    Task.detached {
      for await line in StandardInput.lines {
        input.state.withLock { $0.add(line) }
        wake()
      }
      input.state.withLock { $0.isAtEnd = true }
      wake()
    }
  }

  var result: String { input.state.withLock { "result \($0.count) \($0.last)" } }

  mutating func take(_ event: Event) -> Bool {
    keys += 1
    return event != .key("q")
  }

  mutating func frame(_ size: Size) -> Frame {
    let state = input.state.withLock { $0 }
    return Frame(size: size) { canvas in
      canvas.write("lines \(state.count) keys \(keys)\(state.isAtEnd ? " end" : "")")
      canvas.write("last \(state.last)", at: Point(0, 1))
      canvas.write("repaired \(state.repaired)", at: Point(0, 2))
    }
  }

  private final class Input: Sendable {
    struct State {
      var (count, last, repaired, isAtEnd) = (0, "", [] as [Int], false)

      mutating func add(_ line: StandardInput.Line) {
        (count, last) = (line.number, line.text)
        if line.isRepaired { repaired.append(line.number) }
      }
    }

    let state = Mutex(State())
  }
}
