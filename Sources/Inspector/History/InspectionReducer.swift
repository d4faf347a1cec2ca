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
  /// Says what should be where the cursor is in the changes, or in a row of the frame.
  case partMarked, rowMarked, rowMoved(by: Int), rowChosen, rowLeft, rowPressed(Point)
  case playRequested
  /// Tries some more.
  case shortenedOn, shorteningEnded
  case helpToggled, said(String)
  case goOnRequested, presentRequested
}

/// What the inspector needs: how the program looks in a state, and how tests are made.
struct InspectionEnvironment<State, Action: Sendable> {
  let history: History<State, Action>
  let picture: (State, Size) -> Frame
  var tests = TestWriting<State, Action>()
  /// Begins a piece of work between two looks at the keyboard: the function it returns tells whether there is time for more.
  var slice: () -> () -> Bool = {
    let end = ContinuousClock.now + .milliseconds(30)
    return { .now < end }
  }
}

/// The tests that an inspector can write.
struct TestWriting<State, Action: Sendable> {
  /// Writes a test of these actions, and says where it is.
  var cut: ((ClosedRange<Int>) -> String)?
  var play: PlayTest<State, Action>?
  /// Writes a text to a file whose name begins so, and says where it is.
  var write: (String, String) -> String = { _, _ in "" }
}

func inspectionReducer<State, Action: Sendable>(
  of: Program<State, Action>.Type = Program<State, Action>.self
) -> Reducer<Inspection<State, Action>, InspectionAction, InspectionEnvironment<State, Action>> {
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
      let changes = state.changes.count
      if changes > 0 { state.change = (state.change + count + changes) % changes }
    case .pathSought(let direction):
      let changes = state.changes
      guard changes.indices.contains(state.change) else {
        state.message = "Nothing changed here."
        break
      }
      state.look(for: .path(changes[state.change].path), direction)

    case .fieldOpened: (state.field, state.purpose) = (TextCursor(), .finding)
    case .fieldEdited(let edit): state.field?.apply(edit)
    case .fieldLeft: state.field = nil
    case .fieldEntered:
      if case .expecting(let bug) = state.purpose {
        state.expect(bug, of: state.field?.text ?? "")
        break
      }
      if let text = state.field?.text, !text.isEmpty { state.sought = text }
      state.field = nil
      if !state.sought.isEmpty { state.look(for: .text(state.sought), 1, isWhole: true) }
    case .searchedOn: state.searchOn(environment.picture, environment.slice())

    case .wholeToggled: state.isWhole.toggle()
    case .markSet: state.mark = state.mark == nil ? state.cursor : nil
    case .testRequested:
      guard let cut = environment.tests.cut, !state.steps.isEmpty else {
        state.message = "A program that gives \u{201C}cutting:\u{201D} can cut tests of its state."
        break
      }
      let ends = [state.mark ?? state.cursor, state.cursor].map { state.step($0).number }
      state.message = cut(ends.min()!...ends.max()!)
      state.mark = nil

    case .partMarked: state.markPart()
    case .rowMarked: state.beginChoosingRow(environment)
    case .rowMoved(let rows): state.moveRow(by: rows)
    case .rowLeft: state.row = nil
    case .rowChosen: state.chooseRow()
    case .rowPressed(let point): state.choosePlace(at: point)
    case .playRequested: state.beginPlay(environment)
    case .shortenedOn: state.shortenPlay(environment)
    case .shorteningEnded: state.writePlay(environment)
    case .helpToggled: state.isHelping.toggle()
    case .said(let message): state.message = message

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

  fileprivate mutating func look(for goal: Search.Goal, _ direction: Int, isWhole: Bool = false) {
    search = Search(
      goal: goal, direction: direction, isWhole: isWhole, start: cursor, next: cursor + direction)
    message = ""
  }

  /// Looks at some steps, and goes to the first that has what is looked for.
  fileprivate mutating func searchOn(_ picture: (State, Size) -> Frame, _ hasTime: () -> Bool) {
    guard var search else { return }
    repeat {
      if search.isWhole, search.next == steps.count { search.next = 0 }
      guard steps.indices.contains(steps.startIndex + search.next),
        !search.isWhole || search.next != search.start
      else {
        self.search = nil
        message =
          search.isWhole ? "Not found." : search.direction > 0 ? "Not found below." : "Not found above."
        return
      }
      if let change = hit(search.goal, at: search.next, picture) {
        let isAbove = search.isWhole && search.next < search.start
        move(to: search.next)
        self.change = change
        self.search = nil
        if isAbove { message = "Found above." }
        return
      }
      search.next += search.direction
    } while hasTime()
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
