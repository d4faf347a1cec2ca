import Screen

/// What can be pressed among notes: a row of the list, or a line of the page.
enum NotePlace: Hashable, Sendable {
  case row(Int)
  case line(Int)
}

extension NoteScreen {
  static var mouse: Mouse<Self, NoteScreenAction> {
    Mouse { $0.action(for: $1 as Pointer<NotePlace>) }
      .adding(Mouse { $0.action(for: $1 as Pointer<TextAreaPlace>) })
  }

  private func action(for pointer: Pointer<NotePlace>) -> NoteScreenAction? {
    guard !isTyping, loading == .loaded else { return nil }
    switch pointer.press {
    case .row(let row): return .browser(.rowPressed(row))
    case .line(let line): return .reader(.linePressed(line))
    case nil: break
    }
    guard case .wheel(let turn, _) = pointer, let rows = turn.rows else { return nil }
    return reader == nil ? .browser(.wheelTurned(by: rows)) : .reader(.moved(by: rows))
  }

  /// In a note that is being edited, a press moves the caret, and a drag selects.
  private func action(for pointer: Pointer<TextAreaPlace>) -> NoteScreenAction? {
    editor == nil ? nil : DocumentEdit(pointer).map { .editor(.textEdited($0)) }
  }
}
