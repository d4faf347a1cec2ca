import Composable
import Parts
import Screen
import ToteModel

/// Asks for a line; its subject says what for, and what it does.
package struct FieldPrompt: OverlayFeature {
  package typealias Action = FieldPromptAction
  package var room = Size.zero
  package private(set) var subject: FieldPromptSubject
  package var field: TextCursor
  package var isSelected: Bool

  init(_ subject: FieldPromptSubject) {
    self.subject = subject
    field = TextCursor(subject.text)
    isSelected = !subject.text.isEmpty
  }
}

package enum FieldPromptAction: OverlayFeatureAction, FieldAction {
  package typealias Feature = FieldPrompt
  case edited(TextEdit)
  case committed
  case closed
  case delegate(OverlayDelegate)
}

extension FieldPromptAction {
  package var edit: TextEdit? { if case .edited(let edit) = self { edit } else { nil } }
  var overlayAction: OverlayAction { .fieldPrompt(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
}

extension FieldPrompt {
  static let reducer = Reducer<FieldPrompt, FieldPromptAction, Void> { state, action, _ in
    switch action {
    case .edited(let edit):
      var field = state.field
      field.apply(edit, replacing: &state.isSelected)
      state.field = field
    case .committed: return .send(.delegate(state.subject.answer(state.field.text)))
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    subject.update(from: workspace)
    return true
  }
}

extension FieldPrompt {
  var overlay: Overlay { .fieldPrompt(self) }
  var title: String { subject.title }
  var prompt: Prompt? {
    Prompt(label: subject.label, field: field, placeholder: "", isSelected: isSelected)
  }
  var content: any View { Padding(explanation, horizontal: 1) }
  /// In a box with a single row, there would be no room for the field.
  var rowCount: Int { max(2, explanation.size(within: Size(OverlayBox.columns(in: room), 10)).height) }
  private var explanation: Text { Text(subject.explanation(of: field.text), style: .muted) }

  var companionKeys: CompanionKeys { .whileTyping }
  static var modes: [KeyMode<FieldPrompt, FieldPromptAction>] { [.field] }
  var keymap: Keymap<FieldPromptAction> { .field }
}
