import Screen

// Only remembers where lines begin and lays out no further than needed, so a long note opens fast.

/// A text laid out for a width.
///
///     let page = MarkdownPage(MarkdownDocument("# Soup\n\n- [ ] leek"), width: 20)
///     page.lines(from: 0, count: 4).map(\.text) == ["Soup", "", "☐ leek"]
package struct MarkdownPage: Equatable, Sendable {
  package let document: MarkdownDocument
  /// In columns, at least 1.
  package let width: Int
  /// Where the known lines begin.
  private var places: [Place] = []
  /// Where the next line begins; `nil` at the end of the text.
  private var next: Place?
  /// The titles of callouts whose content is hidden, by block.
  package private(set) var folded: Set<Int> = []
  /// Where hidden blocks begin, and where they end.
  private var skips: [Int: Int] = [:]

  package init(_ document: MarkdownDocument, width: Int, folded: Set<Int> = []) {
    self.document = document
    self.width = max(1, width)
    fold(folded)
    next = start(of: 0)
  }

  private mutating func fold(_ folded: Set<Int>) {
    self.folded = folded
    skips = [:]
    for title in folded {
      let content = document.content(ofCallout: title)
      if !content.isEmpty { skips[content.lowerBound] = content.upperBound }
    }
  }

  /// Folds or unfolds a callout. What is above it stays laid out.
  mutating func turnFold(of title: Int) {
    let first = layOut(toBlock: title)
    fold(folded.symmetricDifference([title]))
    guard let first else { return }
    places.removeSubrange(first...)
    next = Place(title, 0)
  }

  /// Keeps the layout before the first difference.
  package init(_ document: MarkdownDocument, after old: MarkdownPage) {
    self.init(document, width: old.width, folded: document.folded(old.folded, after: old.document))
    let same = zip(document.blocks, old.document.blocks).prefix { $0.isLaidOut(like: $1) }.count
    guard same > 0 else { return }
    // The blank line before the changed block may go.
    var kept = old.firstLine(of: same) ?? old.places.count
    if kept > 0, old.places[kept - 1].block >= same { kept -= 1 }
    guard kept > 0 else { return }
    places = Array(old.places[..<kept])
    next = place(after: places[kept - 1])
  }

  /// Whether both have the same text and width, however much is laid out.
  package static func == (a: MarkdownPage, b: MarkdownPage) -> Bool {
    a.width == b.width && a.folded == b.folded && a.document == b.document
  }

  /// The number of known lines; of all lines if `isComplete`.
  package var count: Int { places.count }

  package var isComplete: Bool { next == nil }

  package mutating func layOut(to count: Int) {
    while places.count < count, let place = next {
      places.append(place)
      next = self.place(after: place)
    }
  }

  /// Lays out until a block's first line is known, and returns its index.
  package mutating func layOut(toBlock block: Int) -> Int? {
    while let place = next, place.block <= block {
      places.append(place)
      next = self.place(after: place)
      if place.block == block, !place.isGap { break }
    }
    return firstLine(of: block)
  }

  /// Up to `count` lines. Missing lines are laid out for this call only.
  package func lines(from first: Int, count: Int) -> [MarkdownLine] {
    guard count > 0 else { return [] }
    let first = max(0, first)
    guard first < places.count || !isComplete else { return [] }
    guard first + count > places.count, !isComplete else {
      return places[first..<min(first + count, places.count)].map(line(at:))
    }
    var page = self
    page.layOut(to: first + count)
    return page.places.dropFirst(first).prefix(count).map(line(at:))
  }

  package func line(_ index: Int) -> MarkdownLine? {
    index < 0 ? nil : lines(from: index, count: 1).first
  }

  /// The first known line of a block, without the blank line before it.
  func firstLine(of block: Int) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].block < block || places[middle].block == block && places[middle].isGap {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < places.count && places[low].block == block ? low : nil
  }

  /// The line that shows the beginning of a line of the same text at another width.
  mutating func line(showing line: Int, of other: MarkdownPage) -> Int {
    line < other.places.count ? self.line(of: other.places[line]) : line
  }

  mutating func line(of place: Place) -> Int {
    guard var found = layOut(toBlock: place.block) else { return max(0, count - 1) }
    while true {
      layOut(to: found + 2)
      guard found + 1 < count, places[found + 1].block == place.block,
        places[found + 1].offset <= place.offset
      else { return found }
      found += 1
    }
  }
}

extension MarkdownPage: CustomReflectable {
  package var customMirror: Mirror {
    Mirror(self, children: ["document": document, "width": width], displayStyle: .struct)
  }
}

extension MarkdownPage {
  package struct Place: Hashable, Sendable {
    private let blockIndex: Int32
    private let rawOffset: Int32

    package init(_ block: Int, _ offset: Int) {
      blockIndex = Int32(truncatingIfNeeded: block)
      rawOffset = Int32(truncatingIfNeeded: offset)
    }

    /// A row of a table, where the headings are row 0.
    package init(_ block: Int, row: Int) {
      // The rule below the headings is a line, too.
      self.init(block, MarkdownDocument.Table.Line(row: row == 0 ? 0 : row + 1).offset)
    }

    var block: Int { Int(blockIndex) }
    /// The byte of the text, or the line of the table.
    var offset: Int { Int(rawOffset) }

    static let gap = -1

    var isGap: Bool { offset == Place.gap }
  }

  private func start(of block: Int) -> Place? {
    var block = block
    while let end = skips[block] { block = end }
    guard block < document.blocks.count else { return nil }
    return Place(block, document.blocks[block].isApart ? Place.gap : 0)
  }

  private func place(after place: Place) -> Place? {
    let block = document.blocks[place.block]
    if place.isGap { return Place(place.block, 0) }
    switch block.kind {
    case .rule: return start(of: place.block + 1)
    case .table(let table):
      let room = Indent(block, width: width).room
      return table.line(after: MarkdownDocument.Table.Line(offset: place.offset), in: room)
        .map { Place(place.block, $0.offset) } ?? start(of: place.block + 1)
    case .heading, .paragraph, .calloutTitle, .code:
      return nextOffset(place.offset, block).map { Place(place.block, $0) } ?? start(of: place.block + 1)
    }
  }

  private func nextOffset(_ offset: Int, _ block: MarkdownDocument.Block) -> Int? {
    let text = block.prose.text
    let line = wrappedLine(block, at: offset)
    guard line.end < text.utf8.count else { return nil }
    if line.isContinued { return line.end }
    let end = text.utf8.index(text.startIndex, offsetBy: line.end)
    return line.end + (text.utf8[end] == 0x0D ? 2 : 1)
  }

  func wrappedLine(_ block: MarkdownDocument.Block, at offset: Int) -> WrappedLine {
    let room = Indent(block, width: width).room
    if case .code = block.kind {
      return block.prose.text.wrappedLine(at: offset, to: room, breaksWords: true)
    }
    return block.prose.text.wrappedLine(at: offset, to: room)
  }
}

extension MarkdownDocument.Block {
  /// Whether it takes the same lines; ticking changes none.
  fileprivate func isLaidOut(like other: MarkdownDocument.Block) -> Bool {
    guard kind == other.kind, isApart == other.isApart, isEmbedded == other.isEmbedded,
      shared == other.shared, prose == other.prose,
      containers.count == other.containers.count
    else { return false }
    return zip(containers, other.containers).allSatisfy { a, b in
      switch (a, b) {
      case (.quote(let a), .quote(let b)): a == b
      case (.embed, .embed): true
      case (.item(let a, let x), .item(let b, let y)): a == b && (x == nil) == (y == nil)
      default: false
      }
    }
  }
}
