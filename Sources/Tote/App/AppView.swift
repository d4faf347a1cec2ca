import Parts
import Screen

package struct AppView: View {
  private let app: App

  package init(_ app: App) { self.app = app }

  package func draw(on canvas: inout Canvas) {
    app.settings.apply { drawApp(on: &canvas) }
  }

  private func drawApp(on canvas: inout Canvas) {
    let layout = app.layout
    let view = app.view(of: app.tab)
    canvas.setTitle(view.place.map(words.windowTitle) ?? "Tote")
    guard app.showsRows else {
      return canvas.draw(
        DatabaseLoadingView(loading: app.loading, keymap: app.keymap), in: canvas.bounds)
    }
    if let sidebar = layout.sidebar { canvas.draw(SidebarView(app: app), in: sidebar) }
    canvas.draw(HeaderView(header: app.header), in: layout.header)
    canvas.draw(view, in: layout.content)
    if let step = app.tourShown { canvas.draw(TourView(step: step), in: layout.tour) }
    // The lines below the header and beside the sidebar start at other lines.
    if let sidebar = layout.sidebar {
      for column in view.dividers {
        canvas.joinLines(in: Rect(layout.content.left + column, layout.header.bottom - 1, 1, 1))
      }
      canvas.joinLines(in: Rect(sidebar.right - 1, 0, 1, sidebar.height))
    }
    if let overlay = app.overlay {
      canvas.mute()
      canvas.hideCursor()
      if canvas.isLinear { canvas.fill(layout.content) }
      canvas.place(OverlayPlace.beside, in: layout.content)
      canvas.place(OverlayPlace.beside, in: layout.overlay)
      canvas.draw(overlay.feature.box, in: layout.overlay)
    }
    drawToasts(on: &canvas)
    if let notice = app.notice { canvas.draw(NoticeView(notice: notice), in: layout.message) }
    let margin = ScreenMetrics.margin(layout.footer.width)
    // Its last entry may end at the edge: a column less would cost a key on screens of 80.
    canvas.draw(Footer(app.shownKeymap, naming: words.keyNames), in: layout.footer.inset(left: margin))
  }

  private func drawToasts(on canvas: inout Canvas) {
    guard let room = app.toastRoom(cursor: canvas.frame.cursor?.point.row) else { return }
    // Heard alone, not as the end of another row.
    if canvas.isLinear { canvas.fill(Rect(room.left, room.bottom - 1, room.width, 1)) }
    canvas.draw(ToastsView(app.sharing.toasts), in: room)
  }
}
