import ToteModel

/// Headings under the cursor: what is done there is about all that stands below it.
extension ListScreen {
  /// The heading that the cursor is on. That of the basket is none: what can be done there is done by other keys.
  var selectedHeading: ListHeading? { heading(in: position.selected) }

  /// Whether a heading stands in a line on which the cursor can stand.
  func isHeading(_ line: Int) -> Bool { heading(in: line) != nil }

  private func heading(in line: Int) -> ListHeading? { Self.heading(in: line, of: lines) }

  static func heading(in line: Int, of lines: ListLines) -> ListHeading? {
    let heading = lines.heading(at: line)
    return heading == .basket ? nil : heading
  }

  /// Onto the next heading, or back to the one over the cursor and those before; false behind the last one.
  mutating func selectHeading(by groups: Int) -> Bool {
    let lines = lines
    var headings: [Int] = []
    var start = 0
    for group in lines.groups {
      // Where there is none, and in the basket, it goes on to the first item.
      let hasHeading = group.heading != nil && group.heading != .basket
      headings.append(lines.line(of: start) - (hasHeading ? 1 : 0))
      start += group.count
    }
    let selected = position.selected
    let next = groups > 0 ? headings.first { $0 > selected } : headings.last { $0 < selected }
    guard let next else { return groups < 0 }
    position.select(next, count: lines.count, height: listSize.height)
    uncover()
    return true
  }

  /// Selects a heading wherever it shows; false where it does not.
  @discardableResult
  mutating func select(_ heading: ListHeading) -> Bool {
    let lines = lines
    guard let index = lines.groups.firstIndex(where: { $0.heading == heading }) else { return false }
    position.select(
      lines.line(of: start(of: index)) - 1, count: lines.count, height: listSize.height)
    return true
  }

  /// The place of the first item of a group.
  private func start(of group: Int) -> Int { lines.groups[..<group].reduce(0) { $0 + $1.count } }

  /// Ticks all that stands under the heading, in one step, and goes on to the next heading: the same key ticks aisle by aisle.
  mutating func tickAll(under heading: ListHeading, _ context: EditContext) {
    let lines = lines
    guard let index = lines.groups.firstIndex(where: { $0.heading == heading }) else { return }
    let start = start(of: index)
    let items = lines.items[start..<start + lines.groups[index].count]
    tick(Array(items), context)
    let groups = self.lines.groups
    if index < groups.count, let next = groups[index].heading, next != heading, next != .basket {
      select(next)
    }
    if message == nil { message = .tickedAll(Array(items), under: heading) }
  }
}
