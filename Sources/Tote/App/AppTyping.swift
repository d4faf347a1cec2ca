import Screen

extension AppAction {
  /// Joins edits of the same field, so that fast typing is handled at once.
  package func joined(with next: AppAction) -> AppAction? {
    guard let (field, edit) = typed, let (_, other) = next.typed, field(other) == next else { return nil }
    return edit.joined(with: other).map(field)
  }

  private var typed: (field: (TextEdit) -> AppAction, edit: TextEdit)? {
    if case .lists(.itemEditor(.edited(let edit))) = self {
      return ({ .lists(.itemEditor(.edited($0))) }, edit)
    }
    if case .lists(.nameEditor(.edited(let edit))) = self {
      return ({ .lists(.nameEditor(.edited($0))) }, edit)
    }
    if case .lists(.valueEditor(.edited(let edit))) = self {
      return ({ .lists(.valueEditor(.edited($0))) }, edit)
    }
    if case .spending(.valueEditor(.edited(let edit))) = self {
      return ({ .spending(.valueEditor(.edited($0))) }, edit)
    }
    if case .lists(.filterEdited(let edit)) = self { return ({ .lists(.filterEdited($0)) }, edit) }
    if case .notes(.browser(.searchEdited(let edit))) = self {
      return ({ .notes(.browser(.searchEdited($0))) }, edit)
    }
    if case .notes(.editor(.titleEdited(let edit))) = self {
      return ({ .notes(.editor(.titleEdited($0))) }, edit)
    }
    if case .overlay(.palette(.fieldEdited(let edit))) = self {
      return ({ .overlay(.palette(.fieldEdited($0))) }, edit)
    }
    return nil
  }
}
