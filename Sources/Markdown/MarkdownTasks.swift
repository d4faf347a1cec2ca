/// The boxes of a note: what stands beside them, and the text with one of them changed. Ticking a box in the
/// reading view is an edit of the text like any other.

extension MarkdownDocument {
  /// An item with a box.
  package struct Task: Hashable, Sendable {
    /// Where its box is; what `togglingTask(at:)` asks for.
    package var offset: Int
    /// Whether it is ticked.
    package var isTicked: Bool
    /// The words beside the box, line by line as they were written.
    package var text: String
    /// How many other tasks it stands in.
    package var depth: Int
  }

  /// All tasks from top to bottom.
  package var tasks: [Task] {
    var tasks: [Task] = []
    for block in blocks {
      let marks = block.containers.map(\.task)
      for (index, mark) in marks.enumerated() where index >= block.shared {
        guard let mark else { continue }
        let isInnermost = !marks[(index + 1)...].contains { $0 != nil }
        let text = isInnermost ? block.prose.plain : ""
        let depth = marks[..<index].count { $0 != nil }
        tasks.append(Task(offset: mark.offset, isTicked: mark.isTicked, text: text, depth: depth))
      }
    }
    return tasks
  }

  /// The text with the box at this place changed and nothing else; `nil` where there is no box.
  package func togglingTask(at offset: Int) -> String? {
    let isTask = blocks.contains { block in
      block.containers[block.shared...].contains { $0.task?.offset == offset }
    }
    guard isTask else { return nil }
    return source.replacing(offset..<offset + 1) { $0.first == 0x20 ? "x" : " " }
  }
}

extension MarkdownDocument.Container {
  /// The box of the item.
  var task: MarkdownDocument.Mark? {
    if case .item(_, let task) = self { task } else { nil }
  }
}

extension String {
  /// The same text with some of its UTF-8 bytes replaced.
  func replacing(_ range: Range<Int>, by new: (Substring.UTF8View) -> String) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(self[..<start]) + new(self[start..<end].utf8) + String(self[end...])
  }
}
