import Composable
import Parts
import Screen
import ToteModel

/// Asks before something that can't be undone.
package struct Question: OverlayFeature {
  package typealias Action = QuestionAction

  package var room = Size.zero
  package let title: String
  package var confirm: Confirm
  /// What the first answer means.
  let answer: OverlayDelegate

  init(_ title: String, _ confirm: Confirm, yes answer: OverlayDelegate) {
    (self.title, self.confirm, self.answer) = (title, confirm, answer)
  }
}

extension Question {
  init(deleting notes: [Note]) {
    let question =
      notes.count == 1
      ? words.deletesForever(notes[0].shownName.truncated(to: 30)) : words.emptiesTrash(notes.count)
    let confirm = Confirm(question, yes: words.answerDelete, no: words.answerKeep, isDangerous: true)
    self.init(words.title(of: .trash), confirm, yes: .notesDeleted(notes.map(\.id)))
  }
}

package enum QuestionAction: OverlayFeatureAction {
  package typealias Feature = Question
  case confirm(ConfirmAction)
  case delegate(OverlayDelegate)
}

extension QuestionAction {
  static var closed: Self { .delegate(.closed) }
  var overlayAction: OverlayAction { .question(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
}

extension Question {
  static let reducer = Reducer<Question, QuestionAction, Void> { state, action, _ in
    switch action {
    case .confirm(.answered(.yes)): return .send(.delegate(state.answer))
    case .confirm(.answered(.no)): return .send(.delegate(.closed))
    case .confirm(let action):
      return Confirm.reducer.run(action, in: &state, at: \.confirm, (), as: QuestionAction.confirm)
    case .delegate: return .none
    }
  }

  var overlay: Overlay { .question(self) }
  var content: any View { Padding(ConfirmRows(confirm), horizontal: 1) }
  var rowCount: Int { ConfirmRows(confirm).size(within: Size(OverlayBox.columns(in: room), 10)).height }

  static var modes: [KeyMode<Question, QuestionAction>] {
    [KeyMode(Confirm.commands.map { $0.map(QuestionAction.confirm) }, beside: CompanionKeys.always)]
  }
  var keymap: Keymap<QuestionAction> { Confirm.keymap.map(QuestionAction.confirm) }
  static var mouse: Mouse<Question, QuestionAction> {
    Confirm.mouse.map(QuestionAction.confirm) { $0.confirm }
  }
}
