import Screen

/// A small program from events to frames.
protocol Probe {
  /// Returns false when the program should end.
  mutating func take(_ event: Event) -> Bool
  mutating func frame(_ size: Size) -> Frame
}

struct EventsProbe: Probe {
  private var count = 0
  private var lines: [String] = []

  mutating func take(_ event: Event) -> Bool {
    if event == .key("ctrl+q") { return false }
    count += 1
    lines.append("\(count) \(EventsProbe.text(event))")
    if lines.count > 100 { lines.removeFirst() }
    return true
  }

  mutating func frame(_ size: Size) -> Frame {
    Frame(size: size) { canvas in
      canvas.setTitle("events \(count)")
      canvas.write("events \(count) size \(size)", style: .heading)
      for (row, line) in lines.suffix(max(0, size.height - 1)).enumerated() {
        canvas.write(line, at: Point(0, row + 1))
      }
      canvas.setCursor(at: Point(0, min(lines.count, size.height - 1)), .bar)
    }
  }

  /// Abbreviates a long paste to its length and checksum.
  static func text(_ event: Event) -> String {
    guard case .paste(let text) = event, text.utf8.count > 60 else { return event.description }
    return "paste of \(text.utf8.count) bytes, sum \(sum(text.utf8))"
  }

  static func sum(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 &* 31 &+ UInt32($1) } }
}

/// A list with a highlighted row.
struct ListProbe: Probe {
  private var selected = 0
  private var top = 0

  mutating func take(_ event: Event) -> Bool {
    switch event {
    case .key("j"), .key("down"): selected = min(selected + 1, 199)
    case .key("k"), .key("up"): selected = max(selected - 1, 0)
    case .key("q"): return false
    default: break
    }
    return true
  }

  mutating func frame(_ size: Size) -> Frame {
    let rows = max(1, size.height - 2)
    top = min(max(top, selected - rows + 1), selected)
    return Frame(size: size) { canvas in
      canvas.write("Groceries", style: .heading)
      for row in 0..<rows where top + row < 200 {
        let number = top + row
        let style: Style = number == selected ? .cursorRow : .plain
        canvas.fill(Rect(0, row + 1, size.width, 1), style: style)
        canvas.write("[ ] thing number \(number), quite a long name", at: Point(0, row + 1), style: style)
      }
      canvas.write("\(selected + 1)/200", at: Point(0, size.height - 1), style: .muted)
      canvas.setCursor(at: Point(0, selected - top + 1))
    }
  }
}

/// Random frames that the test computes as well, with the rare actions between them.
struct FramesProbe: Probe {
  private let seed: UInt64
  private var deeds: DeedsProbe
  private var number = 0

  init(seed: UInt64, deeds: DeedsProbe) { (self.seed, self.deeds) = (seed, deeds) }

  mutating func take(_ event: Event) -> Bool {
    if event == .key("n") { number += 1 }
    return deeds.take(event)
  }

  mutating func frame(_ size: Size) -> Frame { Chance.frame(seed: seed, number: number, size: size) }
}

/// Difficult texts, one per row, between bars that show their ends.
struct TextsProbe: Probe {
  private var number = 0

  mutating func take(_ event: Event) -> Bool {
    if event == .key("n") { number += 1 }
    return event != .key("q")
  }

  mutating func frame(_ size: Size) -> Frame { Corpus.frame(number, size: size) }
}
