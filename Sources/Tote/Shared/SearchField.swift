import Screen

/// Fields that are opened to look for something.
extension TextCursor {
  /// Applies an edit to a text that may be selected, as that of a search which is begun again is: what is typed takes its place,
  /// anything else edits it.
  mutating func apply(_ edit: TextEdit, replacing isSelected: inout Bool) {
    if isSelected, case .insert = edit { self = TextCursor() }
    isSelected = false
    apply(edit)
  }

  /// Applies an edit where nothing begins with one of these signs: they were typed because they open such fields elsewhere, or
  /// stand before this one.
  mutating func apply(_ edit: TextEdit, withoutLeading signs: Set<Character>) {
    guard isEmpty, case .insert(let text) = edit else { return apply(edit) }
    apply(.insert(String(text.drop { signs.contains($0) })))
  }
}
