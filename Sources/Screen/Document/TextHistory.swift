/// What was done to the text of a `TextDocument`, and what was undone: each step as the bytes that it took away and
/// put in, never as a copy of the text. `TextDocument.apply` writes here and reads from here.

/// The steps back and forward.
struct TextHistory: Hashable, Sendable {
  /// What makes two edits one step: a word typed, or erased letter by letter.
  enum Kind: Hashable, Sendable {
    case typing, erasingLeft, erasingRight
    /// A paste, a line break, a word erased at once: always a step of its own.
    case single
  }

  /// One step.
  struct Step: Hashable, Sendable {
    let kind: Kind
    var start: TextPosition
    var removed: String
    var inserted: String
    let caretBefore: TextPosition
    var caretAfter: TextPosition
    /// The number of the text that it made.
    fileprivate(set) var revision = 0

    fileprivate var cost: Int { 128 + removed.utf8.count + inserted.utf8.count }
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the last step may still grow.
  private var isOpen = false
  /// The number of the text before the first step.
  private var base = 0
  /// The highest number that was given.
  private var latest = 0
  /// The bytes that the steps may hold, and those that they do. NB: counts `done` alone; what is undone was in it.
  private let limit: Int
  private(set) var bytes = 0

  /// The oldest steps are given up where all hold more bytes than the limit.
  init(limit: Int = 64 << 20) { self.limit = limit }

  /// The number of the text as it is: every text has its own, and undoing brings the old one back.
  var revision: Int { done.last?.revision ?? base }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The caret has moved: what is typed there is another step.
  mutating func close() { isOpen = false }

  /// Notes a step, or lets the last one grow by it.
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

  /// The step to take back.
  mutating func undo() -> Step? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    bytes -= step.cost
    undone.append(step)
    return step
  }

  /// The step to do again.
  mutating func redo() -> Step? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    bytes += step.cost
    done.append(step)
    return step
  }

  /// A quarter at a time, so that it is rare; the last step always stays.
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
  /// Takes in a step that goes on where this one ended, unless another word begins.
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

  /// A step is a word and the blanks after it, in the order of the keys.
  private static func isTurn(from last: Character?, to next: Character?) -> Bool {
    guard let last, let next else { return false }
    return last.isWhitespace && !next.isWhitespace
  }
}
