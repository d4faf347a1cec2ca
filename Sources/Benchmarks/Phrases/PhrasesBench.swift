import Phrases

/// Measures what a file of phrases costs a program that starts, and a phrase while it runs.
func runPhrases(_ report: inout Report) {
  let count = 1500
  let bytes = Array((0..<count).map(message).joined(separator: "\n\n").utf8)
  func book() -> PhraseBook { PhraseBook(.english, files: [PhraseFile("en.ftl", bytes: bytes)]) }
  let values: [String: PhraseValue] = ["name": .text("milk"), "count": .number(3)]
  func nanoseconds(_ prepare: () -> PhraseBook, _ work: (PhraseBook, Int) -> Void) -> Double {
    measure(repetitions: 200, prepare: prepare, work)
  }
  report.add(
    "phrases.first",
    measure(repetitions: 50, prepare: {}, { _, _ in _ = book().text("moved-700", values) }) / 1_000_000,
    unit: "ms", bar: 1)
  report.add(
    "phrases.parsed", nanoseconds(book) { book, _ in _ = book.text("moved-700", values) } / 1000, unit: "µs")
  report.add(
    "phrases.unparsed",
    nanoseconds(book) { book, step in _ = book.text("moved-\(step % count)", values) } / 1000, unit: "µs")
}

/// A message of the kind and length that a program has.
private func message(_ number: Int) -> String {
  """
  # What is shown when several of them have been moved at once, number \(number).
  moved-\(number) = { $count ->
      [one] Moved {$name}, which was ticked, to the other list.
     *[other] Moved {$name} and { $count } more of the items to the list that is open.
  }
  """
}
