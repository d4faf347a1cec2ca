/// Properties as people type them.
extension NoteProperties {
  /// Whatever the case of the name. Nothing removes it.
  package mutating func set(_ name: String, typed text: String) {
    let old = property(named: Folding.fold(name))
    let name = old?.name ?? Folding.clean(name)
    if Folding.clean(text).isEmpty {
      remove(name)
    } else {
      set(name, to: NoteProperty.Value(typed: text, like: old?.value))
    }
  }
}

extension NoteProperty.Value {
  /// What somebody has typed in the place of another value. A list needs no brackets.
  package init(typed: String, like old: NoteProperty.Value?) {
    self.init(typed: typed)
    guard case .list? = old else { return }
    if case .list = self { return }
    self = .list(YAMLReading.inlineItems("[\(Folding.clean(typed))]") ?? [Folding.clean(typed)])
  }
}
