import Glibc

/// Prints each measurement at once, as a table row or a line of JSON.
struct Report {
  let isJSON: Bool
  private(set) var allHold = true
  private var hasHeading = false

  init(isJSON: Bool) { self.isJSON = isJSON }

  /// Adds a measurement. Without a limit it is only informative.
  mutating func add(_ name: String, _ value: Double, unit: String, bar: Double? = nil) {
    let holds = bar.map { value <= $0 } ?? true
    allHold = allHold && holds
    if isJSON {
      print(
        #"{"name": "\#(name)", "value": \#(rounded(value)), "unit": "\#(unit)", "#
          + #""bar": \#(bar.map(rounded) ?? "null"), "holds": \#(holds)}"#)
    } else {
      if !hasHeading {
        print(pad("figure", 40) + padLeft("value", 14) + padLeft("bar", 14))
        hasHeading = true
      }
      let shown = bar.map { "≤ \(rounded($0)) \(unit)" } ?? ""
      print(
        pad(name, 40) + padLeft("\(rounded(value)) \(unit)", 14) + padLeft(shown, 14)
          + (holds ? "" : "   does not hold"))
    }
    fflush(nil)
  }

  private func rounded(_ value: Double) -> String {
    let digits = value < 10 ? 100.0 : value < 1000 ? 10.0 : 1.0
    let number = (value * digits).rounded() / digits
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func padLeft(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}

func printError(_ text: String) {
  let line = text + "\n"
  _ = write(2, line, line.utf8.count)
}

/// The median time in nanoseconds per repetition. `prepare` is called before each round, not measured.
func measure<Input>(
  rounds: Int = 7, repetitions: Int, prepare: () -> Input, _ work: (Input, Int) -> Void
) -> Double {
  var figures: [Double] = []
  for round in 0...rounds {
    let input = prepare()
    let start = ContinuousClock.now
    for repetition in 0..<repetitions { work(input, repetition) }
    let time = start.duration(to: .now)
    // The first round warms up.
    if round > 0 { figures.append(nanoseconds(time) / Double(repetitions)) }
  }
  return median(figures)
}

func nanoseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
