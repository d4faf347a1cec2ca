import Screen

/// The whole screen: each part in the place that the layout gives it, and what stands over everything.
///
/// It holds the app behind its pointer: it is made anew with every key press.
package struct AppView: View {
  private let shared: SharedApp

  package init(_ app: App) { self.init(SharedApp(app)) }

  package init(_ shared: SharedApp) { self.shared = shared }

  package func draw(on canvas: inout Canvas) {
    shared.withHeld { $0.draw(on: &canvas, shared) }
  }
}

extension HeldApp {
  /// Draws the app; what is kept for later frames gets it as it is shared.
  fileprivate borrowing func draw(on canvas: inout Canvas, _ shared: SharedApp) {
    let layout = app.layout
    let view = app.view(of: app.tab)
    canvas.setTitle(view.place.map(words.windowTitle) ?? "Tote")
    guard app.showsRows else {
      return canvas.draw(
        DatabaseLoadingView(loading: app.loading, keymap: app.keymap), in: canvas.bounds)
    }
    if let sidebar = layout.sidebar {
      canvas.draw(Kept(version: SidebarVersion(app)) { SidebarView(shared: shared) }, in: sidebar)
    }
    drawHeader(on: &canvas, shared)
    canvas.draw(view, in: layout.content)
    if let step = app.tourShown { canvas.draw(TourView(step: step), in: layout.tour) }
    // What lines there are beside the header's begin at the sidebar.
    if let sidebar = layout.sidebar {
      for column in view.dividers {
        canvas.joinLines(in: Rect(layout.content.left + column, layout.header.bottom - 1, 1, 1))
      }
      canvas.joinLines(in: Rect(sidebar.right - 1, 0, 1, sidebar.height))
    }
    if let overlay = app.overlay {
      canvas.mute()
      canvas.hideCursor()
      canvas.draw(overlay.feature.box, in: layout.overlay)
    }
    if let notice = app.notice { canvas.draw(NoticeView(notice: notice), in: layout.message) }
    let footer = Footer(app.shownKeymap)
    let place = layout.footer.inset(left: ScreenMetrics.margin(layout.footer.width))
    canvas.draw(Kept(version: footer) { footer }, in: place)
  }

  /// The header; that of a list as the last frame has it, while a key only moves the cursor.
  private borrowing func drawHeader(on canvas: inout Canvas, _ shared: SharedApp) {
    let place = app.layout.header
    guard let version = ListHeaderVersion(app) else {
      return canvas.draw(HeaderView(header: app.header), in: place)
    }
    canvas.draw(Kept(version: version) { HeaderView(header: shared.app.header) }, in: place)
  }
}
