// Blocks that md4c reads as something else: callouts, tasks with other signs, definitions, and code with its parts.

extension MarkdownDocument.Prose {
  /// Without the line break after the last line, and with what comments, strings and so on are.
  mutating func finishCode(in language: String) {
    if text.utf8.last == 0x0A { text.unicodeScalars.removeLast() }
    if language == PreparedMarkdown.comment {
      spans = [MarkdownDocument.Span(range: 0..<text.utf8.count, traits: .aside)]
    } else {
      spans =
        CodeScanner.spans(of: text, in: language)
        ?? [MarkdownDocument.Span(range: 0..<text.utf8.count, traits: .code)]
    }
    if text.isEmpty { spans = [] }
  }

  /// The text from one byte to another, with its parts.
  func slice(_ range: Range<Int>) -> MarkdownDocument.Prose {
    var slice = MarkdownDocument.Prose(text: String(self[range]))
    for span in spans {
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      let moved = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      slice.spans.append(MarkdownDocument.Span(range: moved, traits: span.traits, target: span.target))
    }
    return slice
  }

  func slice(from start: Int) -> MarkdownDocument.Prose { slice(start..<text.utf8.count) }
}

extension MarkdownParser {
  /// Gives an item a box whose sign md4c doesn't know.
  mutating func readTaskSign(_ prose: inout MarkdownDocument.Prose) {
    guard let place = start, shared < open.count,
      case .item(.item(let marker, nil), let isTight)? = open.last,
      prose.spans.first?.traits == [], prose.spans.first?.target == nil
    else { return }
    let start = Array(prose.text.utf8.prefix(4))
    guard start.count == 4, start[0] == 0x5B, start[2] == 0x5D, start[3] == 0x20,
      let state = MarkdownDocument.Mark.State(rawValue: start[1]), byte(at: place) == 0x5B,
      byte(at: place - 1) != 0x5C
    else { return }
    prose = prose.slice(from: 4)
    let task = MarkdownDocument.Mark(offset: place + 1, state: state)
    open[open.count - 1] = .item(
      .item(marker: marker.first?.isNumber == true ? marker : "", task: task), isTight: isTight)
  }

  /// Takes `[!warning]- Title` off the first paragraph of a quote.
  mutating func calloutTitle(
    _ prose: inout MarkdownDocument.Prose
  ) -> (callout: MarkdownDocument.Callout, prose: MarkdownDocument.Prose)? {
    guard shared < open.count, case .quote(nil)? = open.last, prose.text.hasPrefix("[!") else { return nil }
    let bytes = Array(prose.text.utf8)
    let lineEnd = bytes.firstIndex(of: 0x0A) ?? bytes.count
    guard let close = bytes[..<lineEnd].firstIndex(of: 0x5D) else { return nil }
    // What follows a bar is for other programs' looks.
    let name = String(decoding: bytes[2..<close].prefix { $0 != 0x7C }, as: UTF8.self)
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
      return nil
    }
    var start = close + 1
    var fold: MarkdownDocument.Callout.Fold?
    if start < lineEnd, bytes[start] == 0x2B || bytes[start] == 0x2D {
      fold = bytes[start] == 0x2B ? .open : .folded
      start += 1
    }
    while start < lineEnd, bytes[start] == 0x20 { start += 1 }
    let callout = MarkdownDocument.Callout(name: name.lowercased(), fold: fold)
    let named = MarkdownDocument.Prose(verbatim: name.prefix(1).uppercased() + name.dropFirst())
    let title = start < lineEnd ? prose.slice(start..<lineEnd) : named
    prose = lineEnd < bytes.count ? prose.slice(from: lineEnd + 1) : MarkdownDocument.Prose()
    open[open.count - 1] = .quote(callout)
    return (callout, title)
  }

  /// Emits a paragraph with lines such as `: definition` below a term as items. Returns false if it is none.
  mutating func emitDefinitions(_ prose: MarkdownDocument.Prose) -> Bool {
    let bytes = Array(prose.text.utf8)
    var starts = [0]
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    func isDefinition(_ start: Int) -> Bool {
      start + 1 < bytes.count && bytes[start] == 0x3A && bytes[start + 1] == 0x20
    }
    // A blank line may stand below a term.
    let hasTermAbove = shared == open.count && blocks.last?.kind == .paragraph
    guard starts.contains(where: isDefinition), !isDefinition(0) || hasTermAbove else { return false }
    var parts: [(start: Int, isDefinition: Bool)] = []
    for start in starts {
      // A line below a definition continues it; above the first one, each line is a term.
      if isDefinition(start) || parts.last?.isDefinition != true {
        parts.append((start, isDefinition(start)))
      }
    }
    for (index, part) in parts.enumerated() {
      let end = index + 1 < parts.count ? parts[index + 1].start - 1 : bytes.count
      let follows = index > 0 || part.isDefinition
      if part.isDefinition { open.append(.item(.item(marker: ":", task: nil), isTight: true)) }
      let words = prose.slice(part.start + (part.isDefinition ? 2 : 0)..<end)
      emit(.paragraph, part.isDefinition ? words : words.strong, follows: follows)
      if part.isDefinition { closeDefinition() }
    }
    return true
  }
}

extension MarkdownDocument.Prose {
  fileprivate var strong: MarkdownDocument.Prose {
    var prose = self
    for index in prose.spans.indices { prose.spans[index].traits.insert(.strong) }
    return prose
  }
}
