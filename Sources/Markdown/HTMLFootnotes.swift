/// The footnotes of a page: numbered by their first marks, listed at its end, and with ways back to each mark.
struct HTMLFootnotes {
  struct Note {
    var label: String
    var text: MarkdownDocument.Prose
  }

  /// In the order of the numbers. Those without a mark are the last.
  private(set) var notes: [Note] = []
  private var numbers: [String: Int] = [:]
  /// How many marks were written.
  private var marks: [String: Int] = [:]

  init(_ blocks: [MarkdownDocument.Block]) {
    var (found, marked): ([Note], [String]) = ([], [])
    for block in blocks {
      switch block.kind {
      case .table(let table): marked += table.rows.joined().flatMap(\.footnoteMarks)
      case .paragraph:
        let (words, notes) = block.prose.cutAtFootnotes()
        marked += words.footnoteMarks
        found += notes
      case .heading, .calloutTitle, .code, .rule: marked += block.prose.footnoteMarks
      }
    }
    if found.isEmpty { return }
    // Footnotes have marks, too.
    var next = 0
    while next < marked.count {
      let label = marked[next]
      next += 1
      guard numbers[label] == nil, let note = found.first(where: { $0.label == label }) else { continue }
      add(note)
      marked += note.text.footnoteMarks
    }
    var isListed: Set<String> = []
    for note in found {
      let isFirst = isListed.insert(note.label).inserted
      if !isFirst || numbers[note.label] == nil { add(note) }
    }
  }

  private mutating func add(_ note: Note) {
    notes.append(note)
    if numbers[note.label] == nil { numbers[note.label] = notes.count }
  }

  /// `nil` if the page doesn't have it.
  mutating func mark(_ label: String) -> String? {
    guard let number = numbers[label] else { return nil }
    marks[label, default: 0] += 1
    let name = Self.name(number, mark: marks[label] ?? 1)
    return "<sup><a id=\"\(name)\" href=\"#footnote-\(number)\">\(number)</a></sup>"
  }

  private static func name(_ number: Int, mark: Int) -> String {
    "mark-\(number)" + (mark == 1 ? "" : "-\(mark)")
  }

  /// - Parameter texts: Of the notes, as HTML.
  func section(_ texts: [String]) -> String {
    let items = zip(notes, texts).enumerated().map { index, item in
      let (number, label) = (index + 1, item.0.label)
      // A label that was used again leads nowhere.
      let count = numbers[label] == number ? marks[label] ?? 0 : 0
      let ways = (0..<count).map { " <a href=\"#\(Self.name(number, mark: $0 + 1))\">↩</a>" }
      return "<li id=\"footnote-\(number)\">\(item.1)\(ways.joined())</li>\n"
    }
    return "<section class=\"footnotes\">\n<ol>\n\(items.joined())</ol>\n</section>\n"
  }
}

extension MarkdownDocument.Prose {
  /// The footnotes that begin on its lines, and what stands above them.
  func cutAtFootnotes() -> (words: MarkdownDocument.Prose, notes: [HTMLFootnotes.Note]) {
    let bytes = Array(text.utf8)
    let starts = spans.compactMap { span -> (place: Range<Int>, label: String)? in
      guard case .footnote(let label, isDefinition: true)? = span.target,
        span.range.lowerBound == 0 || bytes[span.range.lowerBound - 1] == 0x0A
      else { return nil }
      return (span.range, label)
    }
    guard let first = starts.first else { return (self, []) }
    func slice(_ start: Int, _ end: Int) -> Self {
      var (start, end) = (start, end)
      while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
      while start < end, bytes[start] <= 0x20 { start += 1 }
      return self.slice(start..<end)
    }
    let notes = starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1].place.lowerBound : bytes.count
      // Behind the colon.
      return HTMLFootnotes.Note(
        label: start.label, text: slice(min(start.place.upperBound + 1, end), end))
    }
    return (slice(0, first.place.lowerBound), notes)
  }

  /// The labels that are referred to, in order.
  fileprivate var footnoteMarks: [String] {
    spans.compactMap { span in
      if case .footnote(let label, isDefinition: false)? = span.target { label } else { nil }
    }
  }
}
