import Composable
import Screen

/// A question with two answers, in a box over the program.
///
///     state.confirm = Confirm("Delete 3 messages?", yes: "Delete", no: "Keep", isDangerous: true)
///
/// Its parent handles `.answered`, and sets it to `nil`.
public struct Confirm: Equatable, Sendable {
  /// The two answers.
  public enum Answer: Hashable, Sendable, Codable, CaseIterable { case yes, no }

  /// What is asked.
  public var question: String
  /// What the first answer says.
  public var yes: String
  /// What the second answer says.
  public var no: String
  /// The answer that Enter gives.
  public private(set) var focus: Focus<Answer>

  /// Creates a question. A dangerous one begins on "no".
  public init(_ question: String, yes: String, no: String, isDangerous: Bool = false) {
    (self.question, self.yes, self.no) = (question, yes, no)
    focus = Focus(Answer.allCases, on: isDangerous ? .no : .yes)
  }

  fileprivate mutating func turn(by steps: Int) { focus.turn(by: steps) }
}

/// What happens to a question.
public enum ConfirmAction: Equatable, Sendable, Codable {
  case turned(by: Int)
  case chosen
  case pressed(Confirm.Answer)
  /// For the parent.
  case answered(Confirm.Answer)
}

extension Confirm {
  /// Moves between the answers, and gives one.
  public static let reducer = Reducer<Confirm, ConfirmAction, Void> { state, action, _ in
    switch action {
    case .turned(let steps): state.turn(by: steps)
    case .chosen: return state.focus.current.map { .send(.answered($0)) } ?? .none
    case .pressed(let answer): return .send(.answered(answer))
    case .answered: break
    }
    return .none
  }

  /// Its commands, whatever its words: Enter and Escape, Tab and the arrows.
  public static let commands: [Command<Void, ConfirmAction>] = [
    Command("confirm.choose", keys: "enter", "space", action: .chosen, footer: true),
    Command(
      "confirm.otherAnswer", keys: "tab", "right", "l", "shift+tab", "left", "h", action: .turned(by: 1),
      footer: true),
    Command("confirm.no", keys: "esc", action: .pressed(.no), footer: true),
  ]

  /// Its keys.
  public static let keymap = Keymap(commands)

  /// Its mouse: a press on an answer gives it, one beside the box does nothing.
  public static var mouse: Mouse<Confirm, ConfirmAction> {
    Mouse { (_: Confirm, pointer: Pointer<Confirm.Answer>) in pointer.press.map { .pressed($0) } }
  }
}

/// The question in a box in the middle. What is below is muted.
public struct ConfirmView: View {
  private let state: Confirm

  /// Creates the view of a question.
  public init(_ state: Confirm) { self.state = state }

  /// Draws the box.
  public func draw(on canvas: inout Canvas) {
    let rows = ConfirmRows(state)
    let room = Size(min(max(10, canvas.size.width - 4), 60), max(3, canvas.size.height - 2))
    let size = rows.size(within: room)
    canvas.draw(
      Modal(Border(Padding(rows, horizontal: 1)), size: Size(size.width + 4, size.height + 2)),
      in: canvas.bounds)
  }
}

/// The question and its answers, for a box of the program's own.
public struct ConfirmRows: View {
  private let state: Confirm

  /// Creates the rows of a question.
  public init(_ state: Confirm) { self.state = state }

  /// Draws the question, a blank row, and the answers.
  public func draw(on canvas: inout Canvas) {
    let (yes, no) = (button(.yes), button(.no))
    let rows = size(within: canvas.size).height
    let (left, right) = (yes.size(within: canvas.size).width, no.size(within: canvas.size).width)
    canvas.draw(Text(state.question, overflow: .wrap), in: Rect(0, 0, canvas.size.width, max(1, rows - 2)))
    canvas.draw(yes, in: Rect(0, rows - 1, left, 1))
    canvas.draw(no, in: Rect(left + 2, rows - 1, right, 1))
  }

  /// As wide as the question or the answers, and two rows more than the question takes.
  public func size(within limit: Size) -> Size {
    let buttons = [button(.yes), button(.no)].reduce(2) { $0 + $1.size(within: limit).width }
    let width = min(limit.width, max(state.question.columns, buttons))
    let text = Text(state.question, overflow: .wrap)
    let rows = text.size(within: Size(width, max(1, limit.height - 2))).height
    return Size(width, min(limit.height, rows + 2))
  }

  private func button(_ answer: Confirm.Answer) -> some View {
    Button(answer == .yes ? state.yes : state.no, isFocused: state.focus.isOn(answer)).place(answer)
  }
}
