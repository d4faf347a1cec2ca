import Screen

/// The whole screen: each part in the place that the layout gives it, and what stands over everything.
package struct AppView: View {
  private let app: App

  package init(_ app: App) { self.app = app }

  package func draw(on canvas: inout Canvas) {
    let layout = app.layout
    let face = app.face
    canvas.setTitle(face.screen.place.map(words.windowTitle) ?? "Tote")
    guard app.loading.isLoaded || app.showsFirstPage else {
      return canvas.draw(
        DatabaseLoadingView(loading: app.loading, keymap: app.keymap), in: canvas.bounds)
    }
    if let sidebar = layout.sidebar {
      canvas.draw(Kept(version: SidebarVersion(app)) { SidebarView(app: app) }, in: sidebar)
    }
    canvas.draw(header(face), in: layout.header)
    canvas.draw(face.view(), in: layout.content)
    if let step = app.tourShown { canvas.draw(TourView(step: step), in: layout.tour) }
    // What lines there are beside the header's begin at the sidebar.
    if let sidebar = layout.sidebar {
      canvas.joinLines(in: Rect(layout.header.left, layout.header.bottom - 1, layout.header.width, 1))
      canvas.joinLines(in: Rect(sidebar.right - 1, 0, 1, sidebar.height))
    }
    if let overlay = app.overlay {
      canvas.mute()
      canvas.hideCursor()
      canvas.draw(overlay.feature.view, in: layout.overlay)
    }
    if let notice = app.notice { canvas.draw(NoticeView(notice: notice), in: layout.message) }
    let footer = Footer(app.shownKeymap)
    canvas.draw(inset(Kept(version: footer) { footer }, layout.footer.width), in: layout.footer)
  }

  /// The header; that of a list as the last frame has it, while a key only moves the cursor.
  private func header(_ face: TabFace) -> any View {
    let app = app
    guard let version = ListHeaderVersion(app) else { return HeaderView(header: app.header(face)) }
    return Kept(version: version) { HeaderView(header: app.header(face)) }
  }
}
