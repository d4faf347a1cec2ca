/// Blocks of Markdown, each within the quotes and items that are open.
struct HTMLBlocks {
  enum Container: Equatable {
    case quote
    case list(next: Int?)
    /// What stands before its first line, once only.
    case item(marker: String, isUsed: Bool)

    fileprivate func isSame(as other: Container) -> Bool {
      switch (self, other) {
      case (.quote, .quote), (.list, .list), (.item, .item): true
      default: false
      }
    }
  }

  private(set) var text = ""
  private var open: [Container] = []
  /// Nobody nests as deep, and each line has what stands before it.
  private static let deepest = 12
  private var ignored = 0

  /// Whether an item has begun and has nothing yet.
  var isAtItem: Bool { if case .item(_, isUsed: false)? = open.last { true } else { false } }

  mutating func open(_ container: Container) {
    if open.count >= Self.deepest { ignored += 1 } else { open.append(container) }
  }

  /// Closes it with everything that is open within.
  mutating func close(_ container: Container) {
    if ignored > 0 { return ignored -= 1 }
    if let place = open.lastIndex(where: container.isSame) { open.removeSubrange(place...) }
  }

  mutating func openItem() {
    if ignored > 0 { return }
    // The one before may not have been closed.
    if case .item? = open.last { open.removeLast() }
    guard case .list(let next)? = open.last else {
      // An item without a list.
      open.append(.item(marker: "- ", isUsed: false))
      return
    }
    if let next { open[open.count - 1] = .list(next: next + 1) }
    open.append(.item(marker: next.map { "\($0). " } ?? "- ", isUsed: false))
  }

  mutating func closeItem() {
    if ignored > 0 { return }
    if let item = open.lastIndex(where: { if case .item = $0 { true } else { false } }),
      open[item...].allSatisfy({ if case .list = $0 { false } else { true } })
    {
      open.removeSubrange(item...)
    }
  }

  mutating func add(_ block: String) {
    var (first, rest) = ("", "")
    var beginsItem = false
    for index in open.indices {
      switch open[index] {
      case .quote:
        first += "> "
        rest += "> "
      case .list: break
      case .item(let marker, let isUsed):
        let blanks = String(repeating: " ", count: marker.count)
        first += isUsed ? blanks : marker
        rest += blanks
        if !isUsed { beginsItem = true }
        open[index] = .item(marker: marker, isUsed: true)
      }
    }
    if !text.isEmpty {
      // Items follow each other without a blank line; so does a list below the words of its item.
      let isTight = beginsItem && wasItem
      if !isTight { text += "\n" + String(sharedRest(rest).trimmingEnd) }
      text += "\n"
    }
    wasItem = open.contains { if case .item = $0 { true } else { false } }
    lastRest = rest
    var prefix = first
    for (index, line) in block.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { text += "\n" }
      text += line.isEmpty ? String(prefix[...].trimmingEnd) : prefix + line
      prefix = rest
    }
  }

  private var wasItem = false
  private var lastRest = ""

  /// What stands before the blank line between two blocks.
  private func sharedRest(_ rest: String) -> Substring {
    rest[...].prefix(zip(rest, lastRest).prefix { $0 == $1 }.count)
  }
}

extension Substring {
  fileprivate var trimmingEnd: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
