/// A text being edited, with caret, window and undo. A key costs the edited line and the visible rows.
public struct TextDocument: Hashable, Sendable {
  var lines: TextLines
  var rows: RowTables
  var history = TextHistory()
  /// The caret, always between two grapheme clusters.
  public internal(set) var caret = TextPosition.start
  /// Where the first visible row begins.
  public internal(set) var top = TextPosition.start
  /// The size of its view.
  public private(set) var size: Size
  /// Where the selection began; the caret is its other end.
  private(set) var anchor: TextPosition?
  /// What was cut, copied, or erased by more than a character, for the next paste.
  public internal(set) var clipboard = ""
  /// The column that moving up and down returns to after a shorter row.
  var goal: Int?

  /// Creates a document with the caret at its start. Line breaks of any kind become `\n`.
  public init(_ text: String = "", size: Size = Size(80, 24)) {
    self.init(text, size: size, history: TextHistory())
  }

  init(_ text: String, size: Size, history: TextHistory) {
    lines = TextLines(text.withPlainBreaks)
    rows = RowTables(width: TextArea.textWidth(in: size.width))
    self.size = size
    self.history = history
  }

  /// The whole text, put together from its lines: use it for saving, not for every key.
  public var text: String { lines.text }
  /// Whether there is no text.
  public var isEmpty: Bool { lines.utf8Count == 0 }
  /// The length in UTF-8 bytes.
  public var utf8Count: Int { lines.utf8Count }
  /// The number of lines, however they are wrapped; an empty text has one.
  public var lineCount: Int { lines.count }
  /// Returns a line, counted from 0, without its line break.
  public func line(_ number: Int) -> String { lines[number] }

  /// Every edit makes a new number, and undoing it restores the old one, so it can tell what was saved.
  public var revision: Int { history.revision }
  /// Whether the text differs from the one at that revision.
  public func isChanged(since revision: Int) -> Bool { revision != self.revision }
  /// Whether there is something to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is something to redo.
  public var canRedo: Bool { history.canRedo }

  /// Sets the size of the view. The text at the top stays there as long as the caret is in view.
  public mutating func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    rows.width = TextArea.textWidth(in: size.width)
    keepInView()
  }

  /// Moves the caret to a position, or to the nearest valid one.
  public mutating func move(to position: TextPosition) {
    anchor = nil
    goal = nil
    history.close()
    caret = lines.stop(near: position)
    keepInView()
  }

  /// What is selected; nil if nothing is.
  public var selection: Range<TextPosition>? {
    anchor.map { min($0, caret)..<max($0, caret) }
  }

  /// Selects from one position to another, where the caret will be.
  public mutating func select(from start: TextPosition, to end: TextPosition) {
    let start = lines.stop(near: start)
    move(to: end)
    anchor = start == caret ? nil : start
  }

  /// Applies an edit. An impossible edit, such as moving left at the start, changes nothing.
  public mutating func apply(_ edit: DocumentEdit) {
    switch edit {
    case .extending(let movement):
      let start = anchor ?? caret
      anchor = nil
      apply(movement)
      anchor = start == caret ? nil : start
      return
    case .selectAll: return select(from: .start, to: lines.end)
    case .indent: return indent()
    case .outdent: return outdent()
    case .moveLines(let direction): return moveLines(by: direction)
    case .press(let point): return move(to: position(at: point))
    case .drag(let point): return select(from: anchor ?? caret, to: position(at: point))
    case .selectWord(let point):
      let word = lines.word(around: position(at: point))
      return select(from: word.lowerBound, to: word.upperBound)
    case .copy: return copy()
    case .cut:
      copy()
      return replace(selection ?? wholeLine)
    case .paste: return apply(.text(.insert(clipboard)))
    case .text, .scroll: break
    case .rows, .pages, .paragraphs, .rowStart, .rowEnd, .undo, .redo: anchor = nil
    }
    switch edit {
    case .text(let edit): return apply(edit)
    case .rows(let count): move(by: count)
    case .pages(let count): turn(by: count)
    case .paragraphs(let count):
      return move(to: (0..<abs(count)).reduce(caret) { place, _ in lines.paragraph(from: place, count) })
    case .rowStart: return move(to: rowStart)
    case .rowEnd: return move(to: rowEnd)
    case .scroll(let count): scroll(by: count)
    case .undo:
      if let step = history.undo() { take(step.inserted, step.start, step.removed, step.caretBefore) }
    case .redo:
      if let step = history.redo() { take(step.removed, step.start, step.inserted, step.caretAfter) }
    case .extending, .selectAll, .indent, .outdent, .moveLines, .press, .drag, .selectWord, .copy, .cut,
      .paste:
      break
    }
    history.close()
    keepInView()
  }

  /// Applies an edit that a field of one line has too.
  public mutating func apply(_ edit: TextEdit) {
    goal = nil
    if let selection, applied(edit, to: selection) { return }
    anchor = nil
    switch edit {
    case .insert(let new):
      let new = new.withPlainBreaks
      // A key inserts one character; only a paste inserts more.
      let isTyped = !new.isEmpty && new != "\n" && new.index(after: new.startIndex) == new.endIndex
      replace(caret..<caret, with: new, isTyped ? .typing : .single)
    case .deleteLeft: replace(lines.stop(before: caret)..<caret, .erasingLeft)
    case .deleteRight: replace(caret..<lines.stop(after: caret), .erasingRight)
    case .deleteWordLeft: take(lines.word(before: caret)..<caret)
    case .deleteWordRight: take(caret..<lines.word(after: caret))
    case .deleteToBlank: take(lines.blank(before: caret)..<caret)
    case .deleteToLineStart: take(TextPosition(caret.line, 0)..<caret)
    case .deleteToLineEnd: take(caret..<lineEnd)
    case .left: move(to: lines.stop(before: caret))
    case .right: move(to: lines.stop(after: caret))
    case .wordLeft: move(to: lines.word(before: caret))
    case .wordRight: move(to: lines.word(after: caret))
    case .lineStart: move(to: TextPosition(caret.line, 0))
    case .lineEnd: move(to: lineEnd)
    case .start: move(to: .start)
    case .end: move(to: lines.end)
    }
  }

  /// What an edit does to a selection; false if it only ends it.
  private mutating func applied(_ edit: TextEdit, to selection: Range<TextPosition>) -> Bool {
    switch edit {
    case .insert(let new): replace(selection, with: new.withPlainBreaks)
    case .deleteLeft, .deleteRight, .deleteWordLeft, .deleteWordRight, .deleteToBlank: replace(selection)
    case .left: move(to: selection.lowerBound)
    case .right: move(to: selection.upperBound)
    case .deleteToLineStart, .deleteToLineEnd, .wordLeft, .wordRight, .lineStart, .lineEnd, .start, .end:
      return false
    }
    return true
  }

  /// The line of the caret with the break that ends it; of the last line, the one before.
  private var wholeLine: Range<TextPosition> {
    if caret.line + 1 < lines.count { return TextPosition(caret.line, 0)..<TextPosition(caret.line + 1, 0) }
    let before = caret.line - 1
    return (before < 0 ? .start : TextPosition(before, lines[before].utf8.count))..<lineEnd
  }

  private mutating func copy() {
    clipboard = selection.map { lines[$0] } ?? lines[caret.line] + "\n"
  }

  /// Erases what can be pasted again.
  private mutating func take(_ range: Range<TextPosition>) {
    if !range.isEmpty { clipboard = lines[range] }
    replace(range)
  }

  /// Replaces the text before the caret in its line, as one undo step.
  public mutating func replaceLineStart(with new: String) {
    replace(TextPosition(caret.line, 0)..<caret, with: new.withPlainBreaks)
  }

  var lineEnd: TextPosition { TextPosition(caret.line, lines[caret.line].utf8.count) }

  /// Every change of the text except undoing comes through here.
  mutating func replace(
    _ range: Range<TextPosition>, with new: String = "", _ kind: TextHistory.Kind = .single,
    caret target: TextPosition? = nil
  ) {
    if range.isEmpty, new.isEmpty { return }
    let before = caret
    let removed = lines[range]
    take(removed, range.lowerBound, new, target)
    history.note(
      TextHistory.Step(
        kind: kind, start: range.lowerBound, removed: removed, inserted: new, caretBefore: before,
        caretAfter: caret))
    keepInView()
  }

  private mutating func take(
    _ old: String, _ start: TextPosition, _ new: String, _ caret: TextPosition?
  ) {
    goal = nil
    anchor = nil
    let oldEnd = start.advanced(over: old)
    let newEnd = lines.replace(start..<oldEnd, with: new)
    rows.forget(from: start, breaksOut: oldEnd.line - start.line, breaksIn: newEnd.line - start.line)
    // A mark after the caret may have joined the character before it.
    self.caret = lines.stop(near: caret ?? newEnd)
  }
}
