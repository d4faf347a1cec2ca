/// What was done, step by step, as a part of the journal tells it: which steps still stand, and which later step builds
/// on an earlier one.
///
///     let history = StepHistory(lines)        // a step's line and all later ones, or more
///     history.steps                           // the newest first
///     history.undoing(41)                     // the changes that undo step 41 alone, or what is in the way
package struct StepHistory: Hashable, Sendable {
  /// Oldest first.
  package let lines: [JournalLine]
  /// As `undo` goes through them.
  private let order: UndoHistory
  private let end: StepStates

  package init(_ lines: [JournalLine]) {
    self.lines = lines
    order = UndoHistory(lines.lazy.map(\.entry), limit: .max / 2)
    end = StepStates(lines)
  }

  /// An edit, whether or not it still stands.
  package struct Step: Hashable, Sendable, Identifiable {
    package let line: JournalLine
    package let isUndone: Bool
    /// Whether it is the one that `undo` undoes.
    package let isNext: Bool

    package var number: Int64 { line.number }
    package var id: Int64 { number }
    package var entry: Entry { line.entry }
  }

  /// The newest first.
  package var steps: [Step] {
    let next = order.undoable.last?.id
    return lines.reversed().filter { $0.entry.kind == .edit }.map { line in
      Step(line: line, isUndone: !end.isDone(line.entry.edit.id), isNext: line.entry.edit.id == next)
    }
  }

  package subscript(number: Int64) -> Step? { steps.first { $0.number == number } }

  /// The changes that undo a step alone.
  package func undoing(_ number: Int64) throws(StepObstacle) -> (step: Step, changes: [Change]) {
    guard let step = self[number] else { throw .unknown(number) }
    guard !step.isUndone else { throw .undone(number) }
    let changes = step.entry.edit.inverse
    guard !changes.isEmpty else { throw .unreadable(number) }
    let later = effects(after: step)
    let isAboutMore = changes.contains { !$0.isMemory }
    var kept: [Change] = []
    let lists = Set(changes.compactMap(\.restoredList))
    for change in changes {
      let obstacle = later.first { line in
        line.entry.changes.contains { $0.builds(on: change) || $0.removes(oneOf: lists) }
      }
      guard let obstacle else {
        kept.append(change)
        continue
      }
      // What is remembered of purchases follows the later step.
      guard isAboutMore, change.isMemory else { throw .builtOn(number, by: obstacle) }
    }
    return (step, kept)
  }

  /// The later lines whose work still stands: a step that was undone after it doesn't count, nor does its undoing.
  private func effects(after step: Step) -> [JournalLine] {
    guard let place = end.places[step.entry.edit.id] else { return [] }
    let start = StepStates(lines[...place])
    return lines[(place + 1)...].enumerated().filter { offset, line in
      let index = place + 1 + offset
      switch line.entry.kind {
      case .aside: return true
      case .edit:
        let id = line.entry.edit.id
        // Undoing a step that was made after this one cancels out.
        if let target = line.entry.undoneStep, end.hasMade(target), !start.hasMade(target) { return false }
        return end.isDone(id) && end.places[id] == index
      case .undo(let id):
        if end.hasMade(id), !start.hasMade(id) { return false }
        return !end.isDone(id) && start.isDone(id, unlessKnown: true) && end.places[id] == index
      case .redo(let id):
        if start.isDone(id, unlessKnown: false) { return false }
        return end.isDone(id) && end.places[id] == index
      }
    }.map(\.element)
  }
}

/// Why a step can't be undone by itself.
package enum StepObstacle: Error, Hashable, Sendable {
  case unknown(Int64)
  case undone(Int64)
  case builtOn(Int64, by: JournalLine)
  /// The journal no longer says what it changed.
  case unreadable(Int64)
}

extension Entry {
  /// The step that this one undid out of order.
  package var undoneStep: Edit.ID? {
    if kind == .edit, case .kind(.undoStep(let id, _)) = title.meaning { id } else { nil }
  }
}

/// Which edits stand, and the line that last changed that. Undoing an edit that undid another brings that one back.
private struct StepStates: Hashable, Sendable {
  private var isDone: [Edit.ID: Bool] = [:]
  private var made: Set<Edit.ID> = []
  private var targets: [Edit.ID: Edit.ID] = [:]
  private(set) var places: [Edit.ID: Int] = [:]

  init(_ lines: some RandomAccessCollection<JournalLine>) {
    for (index, line) in lines.enumerated() {
      switch line.entry.kind {
      case .edit:
        let id = line.entry.edit.id
        targets[id] = line.entry.undoneStep
        made.insert(id)
        set(id, true, at: index)
      case .undo(let id): set(id, false, at: index)
      case .redo(let id): set(id, true, at: index)
      case .aside: break
      }
    }
  }

  private mutating func set(_ id: Edit.ID, _ done: Bool, at index: Int) {
    places[id] = index
    isDone[id] = done
    var (done, next) = (done, targets[id])
    while let target = next {
      done.toggle()
      isDone[target] = done
      next = targets[target]
    }
  }

  /// Whether the lines have the making of the edit, and not only what happened to an older one.
  func hasMade(_ id: Edit.ID) -> Bool { made.contains(id) }

  func isDone(_ id: Edit.ID, unlessKnown otherwise: Bool = false) -> Bool { isDone[id] ?? otherwise }
}
