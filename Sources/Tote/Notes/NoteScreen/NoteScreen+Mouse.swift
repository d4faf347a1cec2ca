import Composable
import Parts
import Screen
import ToteModel

/// What can be pressed among notes: a row of the list, or a line of the page and what stands on it.
enum NotePlace: Hashable, Sendable {
  case row(Int)
  /// The head of a column.
  case column(NoteColumn)
  case line(Int)
  case box(line: Int)
  case fold(line: Int)
  case link(line: Int, link: Int)
  /// The line of properties, or one of their rows.
  case properties
  case propertyLink(Int)
}

extension NoteScreen {
  static var mouse: Mouse<Self, NoteScreenAction> {
    Mouse { $0.action(for: $1 as Pointer<NotePlace>) }
      // In a note that is being edited, a press moves the caret, and a drag selects.
      .adding(TextEditor.mouse.map({ .editor(.text($0)) }, of: { $0.editor?.writing }))
      .adding(Splitter.mouse.map({ .browser(.split($0)) }, of: { $0.showsList ? $0.browser.split : nil }))
  }

  private func action(for pointer: Pointer<NotePlace>) -> NoteScreenAction? {
    guard !isTyping, loading == .loaded else { return nil }
    switch pointer.press {
    // Pressed once more, the row opens.
    case .row(let row): return row == browser.position.selected ? .opened : .browser(.rowPressed(row))
    case .column(let column): return .columnPressed(column)
    case .line(let line): return .reader(.linePressed(line))
    case .box(let line): return .reader(.boxPressed(line: line))
    case .fold(let line): return .reader(.foldPressed(line: line))
    case .link(let line, let link): return .reader(.linkPressed(line: line, link: link))
    case .properties: return .propertiesTurned
    case .propertyLink(let link): return .reader(.propertyLinkPressed(link))
    case nil: break
    }
    guard case .wheel(let turn, _) = pointer, let rows = turn.rows else { return nil }
    return reader == nil ? .browser(.wheelTurned(by: rows)) : .reader(.moved(by: rows))
  }
}
