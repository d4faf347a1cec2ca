// The parts of a text that a link may lead to.
extension MarkdownDocument {
  /// What a link to a part of a text names.
  package enum Part: Hashable, Sendable {
    case whole
    /// The last of these headings, below the others.
    case heading([String])
    /// What ends with `^name`.
    case block(String)
  }

  package struct Heading: Hashable, Sendable {
    package var level: Int
    package var text: String
    /// The index of its block.
    package var block: Int
  }

  /// Whether there is one with a text, without reading the others.
  package var hasHeadings: Bool {
    blocks.contains { block in
      guard case .heading = block.kind, !block.isEmbedded else { return false }
      return !block.prose.plain.isEmpty
    }
  }

  /// Those that have a text, in order.
  package var headings: [Heading] {
    blocks.enumerated().compactMap { index, block in
      guard case .heading(let level) = block.kind, !block.isEmbedded else { return nil }
      let text = block.prose.plain
      return text.isEmpty ? nil : Heading(level: level, text: text, block: index)
    }
  }

  /// The blocks of a part; empty if the text doesn't have it. A heading has what is below it, up to the next one like it.
  ///
  /// - Parameter isSame: Whether a heading is the one that a link names.
  package func blocks(of part: Part, where isSame: (_ heading: String, _ named: String) -> Bool) -> Range<Int>
  {
    switch part {
    case .whole: return 0..<blocks.count
    case .heading(let names):
      guard let heading = heading(names, where: isSame) else { return 0..<0 }
      let next = headings.first { $0.block > heading.block && $0.level <= heading.level }
      return heading.block..<(next?.block ?? blocks.count)
    case .block(let name):
      guard let index = blocks.firstIndex(where: { $0.ends(with: name) }) else { return 0..<0 }
      // The name of a table or of code is in a paragraph of its own.
      let isAlone = blocks[index].prose.text.utf8.count == name.utf8.count + 1
      return isAlone && index > 0 ? index - 1..<index : index..<index + 1
    }
  }

  private func heading(_ names: [String], where isSame: (String, String) -> Bool) -> Heading? {
    let headings = headings
    var rest = headings[...]
    for name in names.dropLast() {
      guard let index = rest.firstIndex(where: { isSame($0.text, name) }) else { continue }
      rest = rest[(index + 1)...]
    }
    guard let last = names.last else { return nil }
    return rest.first { isSame($0.text, last) } ?? headings.first { isSame($0.text, last) }
  }
}

extension MarkdownDocument.Block {
  fileprivate func ends(with name: String) -> Bool {
    let mark = Array("^\(name)".utf8)
    if case .code = kind { return false }
    return !isEmbedded
      && prose.text.utf8.split(separator: 0x0A).contains { line in
        line.count >= mark.count && line.suffix(mark.count).elementsEqual(mark)
          && [nil, 0x20].contains(line.dropLast(mark.count).last)
      }
  }
}

extension MarkdownPager {
  /// Scrolls to a part of the text. Returns false if the text doesn't have it.
  @discardableResult
  package mutating func show(
    _ part: MarkdownDocument.Part, where isSame: (_ heading: String, _ named: String) -> Bool
  ) -> Bool {
    let blocks = page.document.blocks(of: part, where: isSame)
    if let block = blocks.first { show(MarkdownPage.Place(block, 0)) }
    return !blocks.isEmpty
  }

  /// Goes from a mark to its footnote, and from the footnote to its first mark.
  package mutating func followFootnote() {
    guard case .footnote(let label, let isDefinition) = link else { return }
    let other = MarkdownDocument.Target.footnote(label, isDefinition: !isDefinition)
    for (index, block) in page.document.blocks.enumerated() {
      if case .table(let table) = block.kind {
        guard let row = table.rows.firstIndex(where: { $0.contains { $0.place(of: other) != nil } }) else {
          continue
        }
        show(MarkdownPage.Place(index, row: row))
      } else if let place = block.prose.place(of: other) {
        show(MarkdownPage.Place(index, place))
      } else {
        continue
      }
      return chosenLink = line?.links.firstIndex(of: other) ?? 0
    }
  }
}

extension MarkdownDocument.Prose {
  fileprivate func place(of target: MarkdownDocument.Target) -> Int? {
    spans.first { $0.target == target }?.range.lowerBound
  }
}
