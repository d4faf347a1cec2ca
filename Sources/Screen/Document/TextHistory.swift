/// The undo and redo steps of a `TextDocument`: each as the bytes removed and inserted, never a copy of the text.

struct TextHistory: Hashable, Sendable {
  /// What merges edits into one step: typing a word, or erasing letter by letter.
  enum Kind: Hashable, Sendable {
    case typing, erasingLeft, erasingRight
    /// A paste, a line break, a whole word erased: always its own step.
    case single
  }

  struct Step: Hashable, Sendable {
    let kind: Kind
    var start: TextPosition
    var removed: String
    var inserted: String
    let caretBefore: TextPosition
    var caretAfter: TextPosition
    /// The revision it made.
    fileprivate(set) var revision = 0

    fileprivate var cost: Int { 128 + removed.utf8.count + inserted.utf8.count }
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private var isOpen = false
  /// The revision before the first step.
  private var base = 0
  /// The highest revision so far.
  private var latest = 0
  /// The most bytes that the steps may hold, and those in `done`.
  private let limit: Int
  private(set) var bytes = 0

  /// Beyond the limit, the oldest steps are dropped.
  init(limit: Int = 64 << 20) { self.limit = limit }

  /// The current revision; undoing restores the old number.
  var revision: Int { done.last?.revision ?? base }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The caret moved, so what is typed next is another step.
  mutating func close() { isOpen = false }

  /// Adds a step, or extends the last one.
  mutating func note(_ step: Step) {
    latest += 1
    undone = []
    let last = done.count - 1
    if isOpen, done[last].grow(by: step) {
      done[last].revision = latest
      bytes += step.cost - 128
    } else {
      var step = step
      step.revision = latest
      done.append(step)
      bytes += step.cost
    }
    isOpen = step.kind != .single
    if bytes > limit { giveUp() }
  }

  mutating func undo() -> Step? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    bytes -= step.cost
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    bytes += step.cost
    done.append(step)
    return step
  }

  /// Drops a quarter at a time, so that it is rare; the last step always stays.
  private mutating func giveUp() {
    var count = 0
    while count < done.count - 1, bytes > limit / 4 * 3 {
      bytes -= done[count].cost
      count += 1
    }
    if count > 0 { base = done[count - 1].revision }
    done.removeFirst(count)
  }
}

extension TextHistory.Step {
  /// Merges a step that continues this one, unless a new word begins.
  fileprivate mutating func grow(by next: TextHistory.Step) -> Bool {
    guard kind == next.kind else { return false }
    switch kind {
    case .typing:
      guard start.advanced(over: inserted) == next.start,
        !Self.isTurn(from: inserted.last, to: next.inserted.first)
      else { return false }
      inserted += next.inserted
    case .erasingLeft:
      guard next.start.advanced(over: next.removed) == start,
        !Self.isTurn(from: removed.first, to: next.removed.last)
      else { return false }
      removed = next.removed + removed
      start = next.start
    case .erasingRight:
      guard next.start == start, !Self.isTurn(from: removed.last, to: next.removed.first) else {
        return false
      }
      removed += next.removed
    case .single: return false
    }
    caretAfter = next.caretAfter
    return true
  }

  /// A step is a word and the blanks after it.
  private static func isTurn(from last: Character?, to next: Character?) -> Bool {
    guard let last, let next else { return false }
    return last.isWhitespace && !next.isWhitespace
  }
}
