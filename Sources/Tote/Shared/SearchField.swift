import Screen

extension TextCursor {
  /// If the text is selected, as when a search is reopened, typing replaces it.
  mutating func apply(_ edit: TextEdit, replacing isSelected: inout Bool) {
    if isSelected, case .insert = edit { self = TextCursor() }
    isSelected = false
    apply(edit)
  }

  /// Ignores leading signs, which are keys that open such fields.
  mutating func apply(_ edit: TextEdit, withoutLeading signs: Set<Character>) {
    guard isEmpty, case .insert(let text) = edit else { return apply(edit) }
    apply(.insert(String(text.drop { signs.contains($0) })))
  }
}
