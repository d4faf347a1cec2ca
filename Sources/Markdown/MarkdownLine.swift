import Screen

package struct MarkdownLine: Hashable, Sendable {
  package var spans: [Span]
  package var block: Int
  package var task: MarkdownDocument.Mark?
  /// Whether the callout is folded whose title it is; `nil` for any other line.
  package var isFolded: Bool?
  /// The targets of its text, each once.
  package var targets: [MarkdownDocument.Target] = []
  /// The spans that have a target, by index.
  private var leading: [Int: MarkdownDocument.Target] = [:]

  init(spans: [Span], block: Int) { (self.spans, self.block) = (spans, block) }

  package var text: String { spans.map(\.text).joined() }

  /// The targets that can be opened: notes, addresses and footnotes.
  package var links: [MarkdownDocument.Target] { targets.filter(\.isLink) }

  /// The columns of its box, if it has one.
  package var boxColumns: Range<Int>? {
    guard task != nil else { return nil }
    var start = 0
    for span in spans {
      if MarkdownDocument.Mark.State.allCases.contains(where: { $0.span == span }) {
        return start..<start + span.text.columns
      }
      start += span.text.columns
    }
    return nil
  }

  /// The columns of each of its links.
  package var linkColumns: [Range<Int>] { links.map { columns(of: $0) ?? 0..<0 } }

  /// The columns of the first link to a target.
  func columns(of target: MarkdownDocument.Target) -> Range<Int>? {
    guard let first = leading.filter({ $0.value == target }).keys.min() else { return nil }
    var last = first
    while leading[last + 1] == target { last += 1 }
    let start = spans.prefix(first).reduce(0) { $0 + $1.text.columns }
    return start..<spans.prefix(last + 1).dropFirst(first).reduce(start) { $0 + $1.text.columns }
  }
}

extension MarkdownPage {
  func line(at place: Place) -> MarkdownLine {
    let block = document.blocks[place.block]
    let indent = Indent(block, width: width)
    var line = MarkdownLine(spans: [], block: place.block)
    if place.isGap {
      line.spans = indent.spans(isFirst: false, upTo: block.shared).trimmed()
      return line
    }
    if place.offset == 0 { line.task = block.containers[block.shared...].compactMap(\.task).last }
    line.spans = indent.spans(isFirst: place.offset == 0, upTo: block.containers.count)
    if let callout = document.foldable(at: place.block) {
      let isFolded = folded.contains(place.block)
      line.isFolded = isFolded
      let mark = place.offset > 0 ? "  " : isFolded ? "▸ " : "▾ "
      if indent.hasFoldMark { line.spans.append(Span(mark, block.isEmbedded ? .muted : callout.style)) }
    }
    switch block.kind {
    case .rule: line.spans.append(Span(String(repeating: "─", count: indent.room), .muted))
    case .table(let table):
      line.append(
        table, MarkdownDocument.Table.Line(offset: place.offset), room: indent.room,
        isMuted: block.isEmbedded)
    case _ where block.isEmbedded:
      appendWords(block, place, .muted, &line)
    case .heading(let level): appendWords(block, place, Self.style(ofHeading: level), &line)
    case .code(PreparedMarkdown.comment): appendWords(block, place, .muted, &line)
    case .code: appendWords(block, place, .plain, &line)
    case .calloutTitle(let callout): appendWords(block, place, callout.style.bold, &line)
    case .paragraph:
      let task = block.containers.last { $0.task != nil }?.task
      let base: Style = task?.isTicked == true ? .muted : .plain
      appendWords(block, place, task?.state == .cancelled ? base.strike : base, &line)
    }
    return line
  }

  /// Each level differs from the others by more than its shade.
  private static func style(ofHeading level: Int) -> Style {
    switch level {
    case 1: Style.accent.bold.underline
    case 2: .heading
    case 3: .heading.italic
    case 4: .underline
    case 5: .italic
    default: .muted.italic
    }
  }

  private func appendWords(
    _ block: MarkdownDocument.Block, _ place: Place, _ base: Style, _ line: inout MarkdownLine
  ) {
    let wrapped = wrappedLine(block, at: place.offset)
    line.append(block.prose, wrapped.start..<wrapped.end, base)
    // Trailing blanks in code may matter.
    if case .code = block.kind, wrapped.start < wrapped.end { return }
    line.spans = line.spans.trimmed()
  }
}

extension MarkdownLine {
  mutating func append(_ prose: MarkdownDocument.Prose, _ range: Range<Int>, _ base: Style) {
    var index = prose.firstSpan(at: range.lowerBound)
    while index < prose.spans.count, prose.spans[index].range.lowerBound < range.upperBound {
      let span = prose.spans[index]
      let part = span.range.clamped(to: range)
      if !part.isEmpty { spans.append(Span(String(prose[part]), span.style(on: base))) }
      if let target = span.target, !part.isEmpty {
        leading[spans.count - 1] = target
        if !targets.contains(target) { targets.append(target) }
      }
      index += 1
    }
  }
}

extension MarkdownDocument.Prose {
  /// The first span that ends after a byte.
  fileprivate func firstSpan(at offset: Int) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension MarkdownDocument.Span {
  fileprivate func style(on base: Style) -> Style {
    if traits.contains(.aside) { return base.adding(.muted) }
    var style = base
    if traits.contains(.strong) { style = style.bold }
    if traits.contains(.emphasis) { style = style.italic }
    if let code = traits.codeStyle { style = style.adding(code) }
    if traits.contains(.struck) { style = style.dim }
    if traits.contains(.marked) { style = style.adding(.amber.reverse) }
    switch target {
    case .url, .footnote: return style.underline
    case .note: return style.adding(.blue).underline
    case .tag: return style.adding(.magenta)
    case nil: return style
    }
  }
}

extension MarkdownDocument.Traits {
  /// `nil` for what is no code.
  fileprivate var codeStyle: Style? {
    guard contains(.code) else { return nil }
    if contains(.comment) { return .muted.italic }
    if contains(.string) { return .leaf }
    if contains(.number) { return .amber }
    if contains(.keyword) { return .violet }
    return contains(.scanned) ? .plain : .cyan
  }
}

extension [Span] {
  /// Without trailing blanks, which could exceed the page's width.
  func trimmed() -> [Span] {
    var spans = self
    while let last = spans.last {
      let end = last.text.utf8.lastIndex { $0 != 0x20 }
      guard let end else {
        spans.removeLast()
        continue
      }
      spans[spans.count - 1].text = String(last.text.utf8.prefix(through: end))!
      break
    }
    return spans
  }
}
