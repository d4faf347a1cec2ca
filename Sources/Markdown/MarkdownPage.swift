import Screen

/// A text laid out for a width: where each line begins, and from that the line itself. It goes only as far as it is
/// asked to: a line needs nothing but its beginning to be made, so the page remembers beginnings (eight bytes a
/// line), and the first screen of a long note costs what a short note costs. Markdown → lines → `MarkdownView`.

/// A Markdown text at a width.
///
///     let page = MarkdownPage(MarkdownDocument("# Soup\n\n- [ ] leek"), width: 20)
///     page.lines(from: 0, count: 4).map(\.text) == ["Soup", "════", "", "☐ leek"]
package struct MarkdownPage: Equatable, Sendable {
  /// What is laid out.
  package let document: MarkdownDocument
  /// For how many columns, at least 1.
  package let width: Int
  /// Where the lines begin that are known so far.
  private var places: [Place] = []
  /// Where the line after them begins; `nil` at the end of the text.
  private var next: Place?

  /// A page of which nothing is laid out yet.
  package init(_ document: MarkdownDocument, width: Int) {
    self.document = document
    self.width = max(1, width)
    next = start(of: 0)
  }

  /// A page of the new text, which keeps what is known of the lines before the first difference between them.
  package init(_ document: MarkdownDocument, after old: MarkdownPage) {
    self.init(document, width: old.width)
    let same = zip(document.blocks, old.document.blocks).prefix { $0.isLaidOut(like: $1) }.count
    guard same > 0 else { return }
    // The blank line before the block that differs is not known to stay.
    var kept = old.firstLine(of: same) ?? old.places.count
    if kept > 0, old.places[kept - 1].block >= same { kept -= 1 }
    guard kept > 0 else { return }
    places = Array(old.places[..<kept])
    next = place(after: places[kept - 1])
  }

  /// Whether both show the same text at the same width, however far they are laid out.
  package static func == (a: MarkdownPage, b: MarkdownPage) -> Bool {
    a.width == b.width && a.document == b.document
  }

  /// How many lines are known so far: all of them where `isComplete`.
  package var count: Int { places.count }

  /// Whether the end of the text is reached.
  package var isComplete: Bool { next == nil }

  /// Lays out until so many lines are known, or all.
  package mutating func layOut(to count: Int) {
    while places.count < count, let place = next {
      places.append(place)
      next = self.place(after: place)
    }
  }

  /// Lays out until the first line of a block is known, and says which it is.
  package mutating func layOut(toBlock block: Int) -> Int? {
    while let place = next, place.block <= block {
      places.append(place)
      next = self.place(after: place)
      if place.block == block, !place.isGap { break }
    }
    return firstLine(of: block)
  }

  /// So many lines from one on, or as many as there are. What is not laid out yet is, for this answer alone.
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

  /// One line; `nil` after the last.
  package func line(_ index: Int) -> MarkdownLine? {
    index < 0 ? nil : lines(from: index, count: 1).first
  }

  /// The first known line of a block, the blank line before it left out.
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

  /// The line of a page at another width that shows what this line begins with.
  mutating func line(showing line: Int, of other: MarkdownPage) -> Int {
    line < other.places.count ? self.line(of: other.places[line]) : line
  }

  /// The line that shows a place.
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
  /// The text and the width, for how far it is laid out makes no difference.
  package var customMirror: Mirror {
    Mirror(self, children: ["document": document, "width": width], displayStyle: .struct)
  }
}

extension MarkdownPage {
  /// Where a line begins.
  package struct Place: Hashable, Sendable {
    private let blockIndex: Int32
    private let rawOffset: Int32

    package init(_ block: Int, _ offset: Int) {
      blockIndex = Int32(truncatingIfNeeded: block)
      rawOffset = Int32(truncatingIfNeeded: offset)
    }

    var block: Int { Int(blockIndex) }
    /// The byte of its words, or the row of its table.
    var offset: Int { Int(rawOffset) }

    /// The blank line before a block.
    static let gap = -1
    /// The line under a heading, which is after all its words.
    static let underline = Int(Int32.max)

    var isGap: Bool { offset == Place.gap }
    var isUnderline: Bool { offset == Place.underline }
  }

  private func start(of block: Int) -> Place? {
    guard block < document.blocks.count else { return nil }
    return Place(block, document.blocks[block].isApart ? Place.gap : 0)
  }

  private func place(after place: Place) -> Place? {
    let block = document.blocks[place.block]
    if place.isGap { return Place(place.block, 0) }
    switch block.kind {
    case .rule: return start(of: place.block + 1)
    case .table(let table):
      // The rule under the headings is a row too.
      return place.offset < table.rows.count
        ? Place(place.block, place.offset + 1) : start(of: place.block + 1)
    case .heading(let level) where level <= 2:
      if place.isUnderline { return start(of: place.block + 1) }
      return nextOffset(place.offset, block).map { Place(place.block, $0) }
        ?? Place(place.block, Place.underline)
    case .heading, .paragraph, .code:
      return nextOffset(place.offset, block).map { Place(place.block, $0) } ?? start(of: place.block + 1)
    }
  }

  /// Where the next line of the words begins.
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
  /// Whether it takes the same lines; a tick changes none.
  fileprivate func isLaidOut(like other: MarkdownDocument.Block) -> Bool {
    guard kind == other.kind, isApart == other.isApart, shared == other.shared, prose == other.prose,
      containers.count == other.containers.count
    else { return false }
    return zip(containers, other.containers).allSatisfy { a, b in
      switch (a, b) {
      case (.quote, .quote): true
      case (.item(let a, let x), .item(let b, let y)): a == b && (x == nil) == (y == nil)
      default: false
      }
    }
  }
}
