import Composable
import Screen

/// Actions of rows narrowed by a field, which gets every letter: ``SearchPickerCommand``.
protocol SearchPickerAction: ListingOverlayAction {
  static func fieldEdited(_ edit: TextEdit) -> Self
  /// The edit, if it is one that may be joined with the next.
  var fieldEdit: TextEdit? { get }
  static var chosen: Self { get }
  /// Empties the field, or closes the overlay if it is empty.
  static var escaped: Self { get }
  static var chooseTitle: String { get }
}

typealias SearchPickerCommand<Action: SearchPickerAction> = Command<Void, Action>

extension Command where State == Void, Action: SearchPickerAction {
  static var choose: Self {
    Self("searchPicker.choose", .none, ["enter"], .chosen, title: { Action.chooseTitle })
  }
  static var down: Self { Self("searchPicker.down", ["down", "ctrl+n"], .list(.moved(by: 1))) }
  static var up: Self { Self("searchPicker.up", ["up", "ctrl+p"], .list(.moved(by: -1))) }
  static var pageDown: Self { Self("searchPicker.pageDown", ["pgdn"], .list(.pageMoved(by: 2))) }
  static var pageUp: Self { Self("searchPicker.pageUp", ["pgup"], .list(.pageMoved(by: -2))) }
  static var close: Self { Self("searchPicker.close", ["esc", "ctrl+c"], .escaped) }

  static var all: [Self] { [choose, down, up, pageDown, pageUp, close] }

  /// During a search, the key that leaves first shows all again.
  static func closeHint(isSearching: Bool) -> Hint {
    isSearching ? close.hint(words.clearSearch) : close.hint()
  }
}

extension Keymap where Action: SearchPickerAction {
  /// With the feature's own commands after the one that chooses.
  static func searchPicker(
    _ own: Self = Self([]), footer: [SearchPickerCommand<Action>] = [.choose, .close]
  ) -> Self {
    Self([SearchPickerCommand<Action>.choose], footer: footer).adding(own).adding(
      Self(Array(SearchPickerCommand<Action>.all.dropFirst()), footer: footer) { event in
        TextEdit(field: event).map { .fieldEdited($0) }
      })
  }
}

extension KeyMode where Action: SearchPickerAction {
  /// The mode of rows narrowed by a field, with the feature's own commands.
  static func searchPicker(_ own: [Command<State, Action>] = []) -> KeyMode {
    KeyMode(
      SearchPickerCommand<Action>.all.map { $0.map({ $0 }) { _ in () } } + own,
      beside: CompanionKeys.whileTyping,
      typing: CasePath(embed: Action.fieldEdited, extract: \.fieldEdit))
  }
}
