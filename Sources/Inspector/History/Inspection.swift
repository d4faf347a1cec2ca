import Composable
import Dumping
import Loop
import Screen

/// The state of the inspector: the history of a stopped program, and the step that is shown.
struct Inspection<State, Action: Sendable> {
  typealias Step = History<State, Action>.Step

  let first: State
  let steps: ArraySlice<Step>
  let effects: [EffectSpan]
  let bursts: Bursts
  var size = Size(80, 24)
  /// The index of the step under the cursor.
  var cursor: Int
  /// What the step under the cursor changed.
  private(set) var changes: [Difference.Change] = []
  /// The change under the cursor, among those.
  var change = 0
  /// Whether the program's frame has the whole screen.
  var isWhole = false
  /// What is typed, and what it is for.
  var field: TextCursor?
  var purpose = FieldPurpose.finding
  /// What was last looked for.
  var sought = ""
  var search: Search?
  var message = ""
  /// Where a part of the history begins that is to be cut out.
  var mark: Int?
  var isAsking = false
  var isHelping = false
  var outcome: Outcome?
  /// While a line is being chosen: its row in the whole frame.
  var row: Int?
  var wholeFrame: Frame?
  /// What is wrong, and after which step.
  var bug: (bug: Fault, step: Int)?
  /// The play that is being made shorter, and the number of the action it leads to.
  var asked = 0
  var shortening: Shortening<State, Action>?

  enum FieldPurpose: Hashable, Sendable {
    case finding
    /// Says what should be in the place of a bug.
    case expecting(Fault)
  }

  /// How the program continues.
  enum Outcome: Hashable, Sendable {
    case fromPresent
    case from(step: Int)
  }

  init(_ history: History<State, Action>) {
    first = history.before
    steps = history.steps
    effects = history.effects
    bursts = Bursts(of: history.steps.map(\.origin))
    cursor = steps.count - 1
    changes = changes(by: cursor)
  }

  func step(_ index: Int) -> Step { steps[steps.startIndex + index] }

  /// The step under the cursor, if there is any at all.
  var here: Step? { steps.isEmpty ? nil : step(cursor) }

  /// The state after a step; that of -1 is the first.
  func state(after index: Int) -> State { index < 0 ? first : step(index).state }

  /// What a step changed.
  func changes(by index: Int) -> [Difference.Change] {
    steps.isEmpty ? [] : difference(state(after: index - 1), state(after: index))?.changes ?? []
  }

  /// Numbers are missing where the program went on from an earlier step.
  func index(of number: Int) -> Int? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if step(middle).number < number { low = middle + 1 } else { high = middle }
    }
    return low < steps.count && step(low).number == number ? low : nil
  }

  /// The step that began what led to a step: a key, or what the program did by itself.
  func root(of index: Int) -> Int {
    var index = index
    while true {
      let cause: Int?
      switch step(index).origin {
      case .effect(_, let starter): cause = self.index(of: starter)
      case .action(let number): cause = self.index(of: number)
      case .event, .program: cause = nil
      }
      guard let cause, cause < index else { return index }
      index = cause
    }
  }

  mutating func move(to index: Int) {
    cursor = min(max(0, index), steps.count - 1)
    changes = changes(by: cursor)
    change = 0
    message = ""
  }
}

/// Steps that belong together: what followed at once from one action, and what one effect sent in a row, as a timer does.
struct Bursts: Hashable, Sendable {
  /// The index of the first step of each.
  private(set) var starts: [Int] = []
  private let count: Int

  init(of origins: [StepOrigin]) {
    count = origins.count
    var effect: String?
    for (index, origin) in origins.enumerated() {
      switch origin {
      case .action where index > 0: continue
      case .effect(let name, _):
        if effect == name { continue }
        effect = name
      case .action, .event, .program: effect = nil
      }
      starts.append(index)
    }
  }

  /// The burst that a step belongs to.
  func burst(of step: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= step { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The steps of a burst.
  func steps(of burst: Int) -> Range<Int> {
    starts[burst]..<(burst + 1 < starts.count ? starts[burst + 1] : count)
  }

  /// A row of the list: a step, or a whole burst that is folded.
  struct Row: Hashable, Sendable {
    let step: Int
    /// How many more are folded into it.
    var more = 0
    /// Whether it belongs to the step above.
    var isInside = false
  }

  /// So many rows around a step, whose own burst is open.
  func rows(around step: Int, height: Int) -> [Row] {
    guard !starts.isEmpty, height > 0 else { return [] }
    let own = burst(of: step)
    let inside = steps(of: own).clamped(to: step - height..<step + height + 1)
    var rows = inside.map { Row(step: $0, isInside: $0 != starts[own]) }
    var (before, after) = (own - 1, own + 1)
    for _ in 0..<height {
      if before >= 0 { rows.insert(folded(before), at: 0) }
      if after < starts.count { rows.append(folded(after)) }
      (before, after) = (before - 1, after + 1)
    }
    let line = rows.firstIndex { $0.step == step && ($0.more == 0 || $0.isInside) } ?? 0
    let top = max(0, min(line - height / 2, rows.count - height))
    return Array(rows[top..<min(rows.count, top + height)])
  }

  private func folded(_ burst: Int) -> Row {
    let steps = steps(of: burst)
    return Row(step: steps.lowerBound, more: steps.count - 1)
  }
}

/// What is looked for, and how far one has come.
struct Search: Hashable, Sendable {
  enum Goal: Hashable, Sendable {
    /// A text in the action, in what it changed, or on the frame.
    case text(String)
    /// A change of this part of the state.
    case path(String)
  }

  let goal: Goal
  /// 1 forwards, -1 backwards.
  let direction: Int
  /// Whether it continues at the other end of the history.
  var isWhole = false
  /// Where it began.
  let start: Int
  /// The index to look at next.
  var next: Int
}
