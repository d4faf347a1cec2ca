import Screen
import ToteModel

/// At the right of a wide screen: more about what the cursor is on, or about what is selected.
struct DetailsPane: View {
  let screen: ListScreen
  /// On the row.
  let roomForNote: Int

  func draw(on canvas: inout Canvas) {
    canvas.draw(Divider(), in: Rect(0, 0, 1, canvas.size.height))
    guard let content else { return }
    canvas.draw(content, in: canvas.bounds.inset(left: 2, right: 1))
  }

  private var content: (any View)? {
    if !screen.cursor.selection.isEmpty { return GroupDetailsView(selectionOf: screen) }
    if let item = screen.selectedItem {
      return ItemDetailsView(item: item, screen: screen, roomForNote: roomForNote)
    }
    guard let (heading, group) = screen.lines.heading(of: screen.cursor.position.selected),
      screen.selectedHeading == heading
    else { return nil }
    return GroupDetailsView(heading, group)
  }
}
