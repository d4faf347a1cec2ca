// A document in the simplest way: one text, one caret in bytes, wrapped anew for every question.

import Screen

/// The model that random edits are compared with.
struct PlainEditor {
  var text: String
  var caret = 0
  var goal: Int?

  var before: Substring { text[..<index(caret)] }

  mutating func apply(_ edit: DocumentEdit, size: Size) {
    let (width, height) = (max(1, size.width - 1), max(1, size.height))
    switch edit {
    case .rows(let count): return move(by: count, width: width)
    case .pages(let count): return move(by: count * max(1, height - 1), width: width)
    case .rowStart:
      let row = rows(width)[place(width)]
      move(to: caret == row.start ? lineStart : row.start)
    case .rowEnd:
      let end = end(of: rows(width)[place(width)])
      move(to: caret == end ? lineEnd : end)
    case .text(let edit): apply(edit)
    case .paragraphs, .scroll, .undo, .redo, .extending, .selectAll, .indent, .outdent, .moveLines, .press,
      .drag, .selectWord, .copy, .cut, .paste:
      break
    }
    goal = nil
  }

  private mutating func apply(_ edit: TextEdit) {
    switch edit {
    case .insert(let new): replace(caret..<caret, with: new)
    case .deleteLeft: replace(stop(before: caret)..<caret)
    case .deleteRight: replace(caret..<stop(after: caret))
    case .deleteWordLeft: replace(word(before: caret)..<caret)
    case .deleteWordRight: replace(caret..<word(after: caret))
    case .deleteToBlank: replace(blank(before: caret)..<caret)
    case .deleteToLineStart: replace(lineStart..<caret)
    case .deleteToLineEnd: replace(caret..<lineEnd)
    case .left: move(to: stop(before: caret))
    case .right: move(to: stop(after: caret))
    case .wordLeft: move(to: word(before: caret))
    case .wordRight: move(to: word(after: caret))
    case .lineStart: move(to: lineStart)
    case .lineEnd: move(to: lineEnd)
    case .start: move(to: 0)
    case .end: move(to: text.utf8.count)
    }
  }

  func rows(_ width: Int) -> [WrappedLine] { text.wrapped(to: width) }

  /// The caret's row.
  func place(_ width: Int) -> Int { rows(width).lastIndex { $0.start <= caret }! }

  private mutating func move(by count: Int, width: Int) {
    let rows = rows(width)
    let place = place(width)
    let column = goal ?? text[index(rows[place].start)..<index(caret)].columns
    guard rows.indices.contains(place + count) else {
      goal = nil
      return move(to: count < 0 ? 0 : text.utf8.count)
    }
    let row = rows[place + count]
    // The last position that fits.
    caret = row.start
    while caret < end(of: row) {
      let next = stop(after: caret)
      if text[index(row.start)..<index(next)].columns > column { break }
      caret = next
    }
    goal = column
  }

  private func end(of row: WrappedLine) -> Int { row.isContinued ? stop(before: row.end) : row.end }

  private mutating func move(to place: Int) { caret = place }

  private mutating func replace(_ range: Range<Int>, with new: String = "") {
    let new = String(new.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: new.utf8)
    text = String(decoding: bytes, as: UTF8.self)
    caret = stops.first { $0 >= range.lowerBound + new.utf8.count }!
  }

  /// Every position between two clusters.
  private var stops: [Int] { text.indices.map(offset) + [text.utf8.count] }

  private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
  private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
  private func stop(before caret: Int) -> Int { caret == 0 ? 0 : offset(text.index(before: index(caret))) }
  private func stop(after caret: Int) -> Int {
    caret == text.utf8.count ? caret : offset(text.index(after: index(caret)))
  }
  private var lineStart: Int { (text.utf8.prefix(caret).lastIndex(of: 0x0A)).map { offset($0) + 1 } ?? 0 }
  private var lineEnd: Int {
    text.utf8.dropFirst(caret).firstIndex(of: 0x0A).map { offset($0) } ?? text.utf8.count
  }

  private func isWord(_ place: Int) -> Bool {
    let character = text[index(place)]
    return character.isLetter || character.isNumber || character == "_"
  }

  private func word(before caret: Int) -> Int {
    var place = caret
    while place > 0, !isWord(stop(before: place)) { place = stop(before: place) }
    while place > 0, isWord(stop(before: place)) { place = stop(before: place) }
    return place
  }

  private func blank(before caret: Int) -> Int {
    func isBlank(_ place: Int) -> Bool { text[index(place)].isWhitespace }
    var place = caret
    while place > 0, isBlank(stop(before: place)) { place = stop(before: place) }
    while place > 0, !isBlank(stop(before: place)) { place = stop(before: place) }
    return place
  }

  private func word(after caret: Int) -> Int {
    var place = caret
    while place < text.utf8.count, !isWord(place) { place = stop(after: place) }
    while place < text.utf8.count, isWord(place) { place = stop(after: place) }
    return place
  }
}
