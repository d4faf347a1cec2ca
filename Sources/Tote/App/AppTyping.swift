import Screen

extension AppAction {
  /// Joins consecutive edits of the same field, so that fast typing is parsed only once.
  package func joined(with next: AppAction) -> AppAction? {
    guard let typed, let other = next.typed, typed.field == other.field else { return nil }
    return typed.edit.joined(with: other.edit).map(typed.field.action)
  }

  /// The fields that are parsed after every edit.
  private enum TypingField {
    case item, listName, value, filter, noteSearch, noteTitle, help

    func action(_ edit: TextEdit) -> AppAction {
      switch self {
      case .item: .lists(.itemEditor(.edited(edit)))
      case .listName: .lists(.nameEditor(.edited(edit)))
      case .value: .lists(.valueEditor(.edited(edit)))
      case .filter: .lists(.filterEdited(edit))
      case .noteSearch: .notes(.browser(.searchEdited(edit)))
      case .noteTitle: .notes(.editor(.titleEdited(edit)))
      case .help: .overlay(.help(.fieldEdited(edit)))
      }
    }
  }

  private var typed: (field: TypingField, edit: TextEdit)? {
    if case .lists(.itemEditor(.edited(let edit))) = self { return (.item, edit) }
    if case .lists(.nameEditor(.edited(let edit))) = self { return (.listName, edit) }
    if case .lists(.valueEditor(.edited(let edit))) = self { return (.value, edit) }
    if case .lists(.filterEdited(let edit)) = self { return (.filter, edit) }
    if case .notes(.browser(.searchEdited(let edit))) = self { return (.noteSearch, edit) }
    if case .notes(.editor(.titleEdited(let edit))) = self { return (.noteTitle, edit) }
    if case .overlay(.help(.fieldEdited(let edit))) = self { return (.help, edit) }
    return nil
  }
}
