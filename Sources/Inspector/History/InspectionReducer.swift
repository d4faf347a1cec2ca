import Composable
import Dumping
import Loop
import Screen

enum InspectionAction: Hashable, Sendable {
  case resized(Size)
  /// Steps by actions, by bursts, or to the first or the last.
  case moved(by: Int), movedByBurst(by: Int), movedToStart, movedToEnd
  case stepPressed(Int)
  case wentToCause
  case changeMoved(by: Int)
  case pathSought(direction: Int)
  case fieldOpened, fieldEdited(TextEdit), fieldEntered, fieldLeft
  /// Looks at some more steps.
  case searchedOn
  case wholeToggled
  case markSet, testRequested
  case goOnRequested, presentRequested
}

/// What the inspector needs: how the program looks in a state.
struct InspectionEnvironment<State> {
  let picture: (State, Size) -> Frame
  /// Writes a test of these actions, and says where it is.
  var cut: ((ClosedRange<Int>) -> String)?
}

/// So many steps are looked at between two looks at the keyboard.
private let searchSlice = 32

func inspectionReducer<State, Action: Sendable>(
  of: Program<State, Action>.Type = Program<State, Action>.self
) -> Reducer<Inspection<State, Action>, InspectionAction, InspectionEnvironment<State>> {
  Reducer { state, action, environment in
    if action != .searchedOn { state.search = nil }
    switch action {
    case .resized(let size): state.size = size
    case .moved(let steps): state.move(to: state.cursor + steps)
    case .movedByBurst(let count): state.move(byBursts: count)
    case .movedToStart: state.move(to: 0)
    case .movedToEnd: state.move(to: state.steps.count - 1)
    case .stepPressed(let index): state.move(to: index)
    case .wentToCause: if !state.steps.isEmpty { state.move(to: state.root(of: state.cursor)) }

    case .changeMoved(let count):
      let changes = state.changes(by: state.cursor).count
      if changes > 0 { state.change = (state.change + count + changes) % changes }
    case .pathSought(let direction):
      let changes = state.changes(by: state.cursor)
      guard changes.indices.contains(state.change) else {
        state.message = "Nothing changed here."
        break
      }
      state.look(for: .path(changes[state.change].path), direction)

    case .fieldOpened: state.field = TextCursor()
    case .fieldEdited(let edit): state.field?.apply(edit)
    case .fieldLeft: state.field = nil
    case .fieldEntered:
      if let text = state.field?.text, !text.isEmpty { state.sought = text }
      state.field = nil
      if !state.sought.isEmpty { state.look(for: .text(state.sought), 1) }
    case .searchedOn: state.searchOn(environment.picture)

    case .wholeToggled: state.isWhole.toggle()
    case .markSet: state.mark = state.mark == nil ? state.cursor : nil
    case .testRequested:
      guard let cut = environment.cut, !state.steps.isEmpty else {
        state.message = "A program that gives \u{201C}cutting:\u{201D} can cut tests."
        break
      }
      let ends = [state.mark ?? state.cursor, state.cursor].map { state.step($0).number }
      state.message = cut(ends.min()!...ends.max()!)
      state.mark = nil

    case .goOnRequested:
      if state.isAsking || state.cursor >= state.steps.count - 1 {
        state.outcome = state.isAsking ? .from(step: state.cursor) : .fromPresent
      } else {
        state.isAsking = true
      }
    case .presentRequested:
      if state.isAsking { state.isAsking = false } else { state.outcome = .fromPresent }
    }
    return .none
  }
}

extension Inspection {
  fileprivate mutating func move(byBursts count: Int) {
    guard !steps.isEmpty else { return }
    let burst = bursts.burst(of: cursor)
    // Backwards, the start of one's own burst comes first.
    let target = count < 0 && bursts.starts[burst] < cursor ? burst : burst + count
    move(to: target < bursts.starts.count ? bursts.starts[max(0, target)] : steps.count - 1)
  }

  fileprivate mutating func look(for goal: Search.Goal, _ direction: Int) {
    search = Search(goal: goal, direction: direction, next: cursor + direction)
    message = ""
  }

  /// Looks at some steps, and goes to the first that has what is looked for.
  fileprivate mutating func searchOn(_ picture: (State, Size) -> Frame) {
    guard var search else { return }
    for _ in 0..<searchSlice {
      guard steps.indices.contains(steps.startIndex + search.next) else {
        self.search = nil
        message = search.direction > 0 ? "Not found below." : "Not found above."
        return
      }
      if let change = hit(search.goal, at: search.next, picture) {
        move(to: search.next)
        self.change = change
        self.search = nil
        return
      }
      search.next += search.direction
    }
    self.search = search
    message = "Looking at \(search.next + 1) of \(steps.count) …"
  }

  /// Whether a step has what is looked for, and in which of its changes; 0 if it is elsewhere.
  private func hit(_ goal: Search.Goal, at index: Int, _ picture: (State, Size) -> Frame) -> Int? {
    let changes = changes(by: index)
    switch goal {
    case .path(let path): return changes.firstIndex { $0.touches(path) }
    case .text(let text):
      let text = text.lowercased()
      func has(_ other: String) -> Bool { other.lowercased().contains(text) }
      if let change = changes.firstIndex(where: { has($0.path) || has($0.old ?? "") || has($0.new ?? "") }) {
        return change
      }
      if has(swiftSource(of: step(index).action, limit: 200)) { return 0 }
      // What was already there is no news.
      let frames = [index - 1, index].map { picture(state(after: $0), size) }
      let isShown = frames.map { $0.lines.contains(where: has) }
      return isShown == [false, true] ? 0 : nil
    }
  }
}

extension Difference.Change {
  /// Whether it changes the value at a path, one that contains it, or a part of it.
  func touches(_ other: String) -> Bool {
    path == other || path.isPart(of: other) || other.isPart(of: path)
  }
}

extension String {
  fileprivate func isPart(of path: String) -> Bool {
    path.isEmpty || hasPrefix(path) && [".", "["].contains(dropFirst(path.count).first)
  }
}
