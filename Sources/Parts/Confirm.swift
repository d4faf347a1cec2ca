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

  /// Its keys, whatever its words: Enter and Escape, Tab and the arrows.
  public static let keymap = Keymap<ConfirmAction>([
    Command("confirm.choose", keys: "enter", "space", action: .chosen, footer: true),
    Command("confirm.otherAnswer", keys: "tab", "right", "l", action: .turned(by: 1), footer: true),
    Command("confirm.otherAnswer", keys: "shift+tab", "left", "h", action: .turned(by: -1)),
    Command("confirm.no", keys: "esc", action: .pressed(.no), footer: true),
  ])

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
    canvas.mute()
    let (yes, no) = (button(.yes), button(.no))
    let (left, right) = (yes.size(within: canvas.size).width, no.size(within: canvas.size).width)
    let buttons = Drawing { canvas in
      canvas.draw(yes, in: Rect(0, 0, left, 1))
      canvas.draw(no, in: Rect(left + 2, 0, right, 1))
    }
    let width = min(max(10, canvas.size.width - 4), 60)
    let text = Text(state.question)
    let rows = text.size(within: Size(width, max(1, canvas.size.height - 5))).height
    let content = Rows(.fixed(rows, text), .fixed(1, Text("")), .fixed(1, buttons))
    let wanted = max(state.question.columns, left + right + 2)
    canvas.draw(
      Centered(
        Border(Padding(content, horizontal: 1)), size: Size(min(width, wanted) + 4, rows + 4)),
      in: canvas.bounds)
  }

  private func button(_ answer: Confirm.Answer) -> some View {
    Button(answer == .yes ? state.yes : state.no, isFocused: state.focus.isOn(answer)).place(answer)
  }
}
