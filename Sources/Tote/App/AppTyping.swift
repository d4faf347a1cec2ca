import Screen

extension AppAction {
  /// Joins edits of the same field, so that fast typing is handled at once.
  package func joined(with next: AppAction) -> AppAction? {
    for mode in KeyMode<App, AppAction>.all {
      guard let typing = mode.typing, let edit = typing.extract(self) else { continue }
      return typing.extract(next).flatMap(edit.joined).map(typing.embed)
    }
    return nil
  }
}
