/// Changes from outside: an external editor, another program, a checkbox ticked while reading. Each is one undo step.

extension TextDocument {
  /// Replaces the text as one undo step. The caret goes to `caret`, or stays with the text around it.
  public mutating func replaceText(with text: String, caret wanted: TextPosition? = nil) {
    let new = TextLines(text.withPlainBreaks)
    let shared = min(lines.count, new.count)
    func isSame(_ line: Int, _ other: Int) -> Bool { lines[line].utf8.elementsEqual(new[other].utf8) }
    var first = 0
    while first < shared, isSame(first, first) { first += 1 }
    if first == lines.count, first == new.count { return }
    // If one text only continues the other, the change begins in the last common line.
    first = min(first, shared - 1)
    var last = 0
    while last < shared - first, isSame(lines.count - 1 - last, new.count - 1 - last) { last += 1 }
    let start = TextPosition(first, 0)
    let end = last == 0 ? lines.end : TextPosition(lines.count - last, 0)
    let newEnd = last == 0 ? new.end : TextPosition(new.count - last, 0)
    var target = caret
    if last > 0, caret >= end {
      target.line += new.count - lines.count
    } else if caret >= start {
      target = min(caret, newEnd)
    }
    replace(start..<end, with: new[start..<newEnd], caret: wanted ?? target)
  }
}

extension TextDocument: CustomReflectable {
  /// The lines, the caret and the selection, the window, the clipboard and the steps.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "lines": (0..<lines.count).map { lines[$0] }, "caret": caret, "anchor": anchor as Any, "top": top,
        "size": size, "goal": goal as Any, "clipboard": clipboard, "history": history,
      ], displayStyle: .struct)
  }
}
