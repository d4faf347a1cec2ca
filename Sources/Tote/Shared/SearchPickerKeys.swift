import Screen

/// What an overlay hears whose rows are narrowed by a field above them. Its keys are the same everywhere, and every letter goes
/// to the field: ``SearchPickerCommand``.
package protocol SearchPickerAction: Equatable, Sendable {
  static func moved(by rows: Int) -> Self
  /// A page is as many rows as show.
  static func pageMoved(by halves: Int) -> Self
  static func fieldEdited(_ edit: TextEdit) -> Self
  static var chosen: Self { get }
  /// Empties the field, or closes where it is empty.
  static var escaped: Self { get }
  /// What choosing a row does, for the footer.
  static var chooseTitle: String { get }
}

package enum SearchPickerCommand<Action: SearchPickerAction>: String, ScreenCommand {
  case choose = "searchPicker.choose"
  case down = "searchPicker.down"
  case up = "searchPicker.up"
  case pageDown = "searchPicker.pageDown"
  case pageUp = "searchPicker.pageUp"
  case close = "searchPicker.close"

  package var action: Action {
    switch self {
    case .choose: .chosen
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .pageMoved(by: 2)
    case .pageUp: .pageMoved(by: -2)
    case .close: .escaped
    }
  }

  package var group: CommandGroup { .none }

  package var keys: [Key] {
    switch self {
    case .choose: ["enter"]
    case .down: ["down", "ctrl+n"]
    case .up: ["up", "ctrl+p"]
    case .pageDown: ["pgdn"]
    case .pageUp: ["pgup"]
    case .close: ["esc", "ctrl+c"]
    }
  }
}

extension SearchPickerCommand {
  /// What the key that leaves does now: as long as something is looked for, it first shows all again.
  static func closeHint(isSearching: Bool) -> (key: Key, help: String) {
    isSearching ? Self.close.hint(words.clearSearch) : Self.close.hint()
  }
}

extension Keymap where Action: SearchPickerAction {
  /// The keys of a list that is narrowed by typing; behind the one that chooses, those that it has of its own.
  static func searchPicker(
    _ own: Self = Self([]), footer: Set<SearchPickerCommand<Action>> = [.choose, .close]
  ) -> Self {
    let rest = SearchPickerCommand<Action>.allCases.filter { $0 != .choose }
    return Self([SearchPickerCommand<Action>.choose], footer: footer).adding(own).adding(
      Self(rest, footer: footer) { event in
        switch event {
        case .wheel(.up, _): .moved(by: -3)
        case .wheel(.down, _): .moved(by: 3)
        default: TextEdit(field: event).map { .fieldEdited($0) }
        }
      })
  }
}
