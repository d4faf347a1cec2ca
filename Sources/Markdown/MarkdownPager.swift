import Screen

/// The reading view's state: a note's page and the selected line. It lays out only what it passes.
///
///     var reading = MarkdownPager("- [ ] milk", size: Size(40, 10))
///     reading.toggled() == "- [x] milk"
package struct MarkdownPager: Equatable, Sendable {
  package private(set) var page: MarkdownPage
  package private(set) var position = ListPosition()
  package internal(set) var chosenLink = 0
  package private(set) var size: Size

  package enum Stop: Hashable, Sendable {
    case task
    /// A line with a link to a note or an address.
    case link
    case heading
    /// The title of a callout that can be folded.
    case fold
  }

  package init(_ text: String, size: Size) { self.init(MarkdownDocument(text), size: size) }

  package init(_ document: MarkdownDocument, size: Size) {
    self.size = size
    page = MarkdownPage(
      document, width: MarkdownView.textWidth(in: size.width), folded: document.foldedAtFirst)
    page.layOut(to: size.height + 1)
  }

  package var text: String { page.document.source }
  package var document: MarkdownDocument { page.document }

  package var line: MarkdownLine? { page.line(position.selected) }
  /// Where the block of the selected line begins in the text, in bytes.
  package var start: Int? {
    line.flatMap { page.document.starts.indices.contains($0.block) ? page.document.starts[$0.block] : nil }
  }

  package mutating func move(by lines: Int) {
    let limit = 1 << 40
    select(position.selected + min(max(lines, -limit), limit))
  }

  /// Moves the selection down by half pages; 2 is a page.
  package mutating func move(byHalfPages halves: Int) {
    move(by: ListPosition.rows(inHalfPages: halves, height: size.height))
  }

  package mutating func select(_ line: Int) {
    let line = max(0, line)
    let before = position.selected
    page.layOut(to: line + size.height + 1)
    position.select(line, count: page.count, height: size.height)
    if position.selected != before { chosenLink = 0 }
  }

  /// Selects the last line, which lays out the whole text.
  package mutating func selectLast() { select(.max / 2) }

  /// Selects the line of a place and scrolls some context above it into view.
  package mutating func show(_ place: MarkdownPage.Place) {
    unfold(around: place.block)
    select(page.line(of: place))
    scroll(by: position.selected - position.top - size.height / 3)
  }

  /// Scrolls, keeping the selection in view.
  package mutating func scroll(by lines: Int) {
    page.layOut(to: position.top + max(0, min(lines, 1 << 40)) + 2 * size.height + 1)
    let before = position.selected
    position.scroll(by: lines, count: page.count, height: size.height)
    if position.selected != before { chosenLink = 0 }
  }

  /// Changes the size; the selected line keeps showing the same text.
  package mutating func resize(to size: Size) {
    guard size != self.size else { return }
    let width = MarkdownView.textWidth(in: size.width)
    self.size = size
    if width != page.width {
      let old = page
      page = MarkdownPage(old.document, width: width, folded: old.folded)
      let offset = position.selected - position.top
      position.selected = page.line(showing: position.selected, of: old)
      position.top = max(0, position.selected - offset)
    }
    select(position.selected)
  }

  /// Replaces the text, for example after a tick, and keeps the selected line.
  package mutating func replaceText(_ text: String) { replace(MarkdownDocument(text)) }

  mutating func turnFold(of title: Int) {
    page.turnFold(of: title)
    select(position.selected)
  }

  package mutating func replace(_ document: MarkdownDocument) {
    page = MarkdownPage(document, after: page)
    select(position.selected)
  }

  /// Selects the next or previous stop. Returns false if there is none.
  @discardableResult
  package mutating func jump(to stop: Stop, forward: Bool = true) -> Bool {
    guard let here = line else { return false }
    let blocks = page.document.blocks
    let ahead = forward ? Array(here.block..<blocks.count) : Array((0...here.block).reversed())
    for index in ahead where blocks[index].has(stop) {
      // What is folded isn't stopped at.
      guard let first = page.layOut(toBlock: index) else { continue }
      let lines = stop == .link ? linesWithLinks(of: index, from: first) : [first]
      let found =
        forward
        ? lines.first { $0 > position.selected } : lines.last { $0 < position.selected }
      guard let found else { continue }
      select(found)
      return true
    }
    return false
  }

  /// Selects the first line from an index on that is as wanted; false if there is none.
  package mutating func select(
    firstFrom index: Int, forward: Bool, where isWanted: (MarkdownLine) -> Bool
  ) -> Bool {
    if index == .max { page.layOut(to: .max) }
    var index = min(index, page.count)
    if !forward { index = min(index, page.count - 1) }
    while index >= 0 {
      page.layOut(to: index + 1)
      guard let line = page.line(index) else { return false }
      if isWanted(line) {
        select(index)
        return true
      }
      index += forward ? 1 : -1
    }
    return false
  }

  private mutating func linesWithLinks(of block: Int, from first: Int) -> [Int] {
    var (found, index) = ([Int](), first)
    while true {
      page.layOut(to: index + 1)
      guard let line = page.line(index), line.block == block else { return found }
      if !line.links.isEmpty { found.append(index) }
      index += 1
    }
  }

  /// The text with the selected line's box toggled; `nil` if it has none.
  package func toggled() -> String? {
    line?.task.flatMap { page.document.togglingTask(at: $0.offset) }
  }
}

extension MarkdownDocument.Block {
  fileprivate func has(_ stop: MarkdownPager.Stop) -> Bool {
    switch stop {
    case .task: containers[shared...].contains { $0.task != nil }
    case .heading: if case .heading = kind { true } else { false }
    case .fold: if case .calloutTitle(let callout) = kind { callout.fold != nil } else { false }
    case .link:
      if case .table(let table) = kind {
        table.rows.contains { $0.contains(where: \.hasLinks) }
      } else {
        prose.hasLinks
      }
    }
  }
}
