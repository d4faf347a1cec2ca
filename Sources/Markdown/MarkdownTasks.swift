extension MarkdownDocument {
  package struct Task: Hashable, Sendable {
    /// The place of its box, for `togglingTask(at:)`.
    package var offset: Int
    package var isTicked: Bool
    /// Whether something is left to do here: one that was postponed (`[>]`) is elsewhere.
    package var isToDo: Bool
    /// The text beside the box, line by line as written.
    package var text: String
    /// How many other tasks contain it.
    package var depth: Int
  }

  package var tasks: [Task] {
    var tasks: [Task] = []
    for block in blocks {
      let marks = block.containers.map(\.task)
      for (index, mark) in marks.enumerated() where index >= block.shared {
        guard let mark else { continue }
        let isInnermost = !marks[(index + 1)...].contains { $0 != nil }
        let text = isInnermost ? block.prose.plain : ""
        let depth = marks[..<index].count { $0 != nil }
        tasks.append(
          Task(
            offset: mark.offset, isTicked: mark.isTicked,
            isToDo: !mark.isTicked && mark.state != .postponed, text: text, depth: depth))
      }
    }
    return tasks
  }

  /// The text with the box at this place toggled; `nil` if there is none.
  package func togglingTask(at offset: Int) -> String? {
    let isTask = blocks.contains { block in
      block.containers[block.shared...].contains { $0.task?.offset == offset }
    }
    guard isTask else { return nil }
    return source.replacing(offset..<offset + 1) { sign in
      let state = sign.first.flatMap(Mark.State.init(rawValue:)) ?? .ticked
      return Mark(offset: offset, state: state).isTicked ? " " : "x"
    }
  }
}

extension MarkdownDocument.Container {
  var task: MarkdownDocument.Mark? {
    if case .item(_, let task) = self { task } else { nil }
  }
}

extension String {
  func replacing(_ range: Range<Int>, by new: (Substring.UTF8View) -> String) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(self[..<start]) + new(self[start..<end].utf8) + String(self[end...])
  }
}
