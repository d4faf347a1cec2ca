import Screen

/// Finding and replacing, whatever the case of what is found.
extension TextEditor {
  mutating func beginFinding(_ field: Field) {
    finder = finder ?? TextCursor(sought)
    self.field = field
    replacedCount = nil
  }

  mutating func edit(_ edit: TextEdit) {
    guard field == .find || replacement == nil else {
      replacement?.apply(edit)
      return
    }
    finder?.apply(edit)
    sought = finder?.text ?? ""
    replacedCount = nil
    // While it is typed, what was found stays found as long as it fits.
    find(forward: true, from: document.selection?.lowerBound ?? document.caret)
  }

  mutating func findNext(forward: Bool) {
    find(
      forward: forward,
      from: forward ? document.caret : document.selection?.lowerBound ?? document.caret)
  }

  /// From a position on, then from the other end.
  private mutating func find(forward: Bool, from start: TextPosition) {
    guard !sought.isEmpty else { return }
    let place = document.find(sought, from: start, forward: forward)
    isFound = place != nil
    if let place { document.select(from: place.lowerBound, to: place.upperBound) }
  }

  /// Only what was found and is still selected: otherwise it is found first, so that nothing is replaced that nobody has seen.
  mutating func replace() {
    guard let replacement, !sought.isEmpty else { return }
    replacedCount = nil
    if let selection = document.selection, document.find(sought, from: selection.lowerBound) == selection {
      document.apply(.text(replacement.isEmpty ? .deleteLeft : .insert(replacement.text)))
    }
    findNext(forward: true)
  }

  mutating func replaceAll() {
    guard let replacement, !sought.isEmpty else { return }
    var (lines, count): ([String], Int) = ([], 0)
    lines.reserveCapacity(document.lineCount)
    for number in 0..<document.lineCount {
      let (line, places) = document.line(number).replacing(sought, with: replacement.text)
      lines.append(line)
      count += places
    }
    isFound = count > 0
    replacedCount = count
    if count > 0 { document.replaceText(with: lines.joined(separator: "\n")) }
  }
}

extension String {
  /// The text with each place of another replaced, and how many there were. The case of the letters A to Z doesn't matter.
  fileprivate func replacing(_ sought: String, with new: String) -> (text: String, places: Int) {
    let (bytes, wanted) = (Array(utf8), sought.utf8.map(\.lowercased))
    var (result, places, index): ([UInt8], Int, Int) = ([], 0, 0)
    while index < bytes.count {
      if index + wanted.count <= bytes.count,
        bytes[index..<index + wanted.count].elementsEqual(wanted, by: { $0.lowercased == $1 })
      {
        result.append(contentsOf: new.utf8)
        index += wanted.count
        places += 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return (places == 0 ? self : String(decoding: result, as: UTF8.self), places)
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
