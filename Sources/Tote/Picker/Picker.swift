import Composable
import Screen
import ToteModel

/// Chooses one of a few things; its subject says which, and what choosing does.
package struct Picker: ChoiceOverlay {
  package struct Row: Equatable, Sendable {
    package var name: String
    var note = ""
    var style = Style.plain
    package var choice: OverlayDelegate
  }

  package var room = Size.zero
  package let subject: PickerSubject
  package private(set) var rows: [Row] = []
  package var position = ListPosition()

  /// Returns `nil` if there is nothing to choose.
  init?(_ subject: PickerSubject, in workspace: Workspace, over screen: CoveredScreen, selecting row: Int = 0)
  {
    self.subject = subject
    guard update(from: workspace, over: screen) else { return nil }
    position.selected = row
  }
}

extension Picker {
  var overlay: Overlay { .picker(self) }
  var title: String { subject.title }
  var note: String { "" }
  var count: Int { rows.count }
  var keymap: Keymap<PickerAction> { .picker(choosing: subject.choosing) }

  var content: any View {
    List(count: rows.count, position: position) { row, _ in
      let row = rows[row]
      let name = Text(row.name, style: row.style)
      return row.note.isEmpty
        ? name : Columns(.fill(name), .fixed(6, Text(row.note, style: .muted, align: .trailing)), gap: 1)
    }.places(OverlayPlace.row)
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    update(from: workspace, over: screen)
  }

  private mutating func update(from workspace: Workspace, over screen: CoveredScreen) -> Bool {
    rows = subject.rows(in: workspace, over: screen)
    keepInView()
    return !rows.isEmpty
  }
}

package enum PickerAction: ChoiceAction {
  package typealias Feature = Picker
  case moved(by: Int), pageMoved(by: Int)
  case chosen, closed
  case delegate(OverlayDelegate)
}

extension PickerAction {
  var overlayAction: OverlayAction { .picker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  static var rowPressed: Self { .chosen }
}

extension Picker {
  static let reducer = Reducer<Picker, PickerAction, Void> { state, action, _ in
    switch action {
    case .moved(let rows): state.move(by: rows)
    case .pageMoved(let halves): state.move(byHalfPages: halves)
    case .chosen: return .send(.delegate(state.rows[state.position.selected].choice))
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}

extension Picker {
  static var modes: [KeyMode<Picker, PickerAction>] { [.picker(choosing: words.enterShop)] }
}
