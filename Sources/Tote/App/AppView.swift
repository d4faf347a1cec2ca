import Screen

/// The whole screen: each part in the place that the layout gives it, and what stands over everything.
///
/// A class, so that what it lends the app to copies a pointer: it is made anew with every key press.
package final class AppView: View {
  private let app: App

  package init(_ app: App) { self.app = app }

  package convenience init(_ shared: SharedApp) { self.init(shared.app) }

  package func draw(on canvas: inout Canvas) {
    let layout = app.layout
    let screen = app.screen(of: app.tab)
    canvas.setTitle(screen.place.map(words.windowTitle) ?? "Tote")
    guard app.loading.isLoaded || app.showsFirstPage else {
      return canvas.draw(
        DatabaseLoadingView(loading: app.loading, keymap: app.keymap), in: canvas.bounds)
    }
    if let sidebar = layout.sidebar {
      canvas.draw(Kept(version: SidebarVersion(app)) { SidebarView(app: self.app) }, in: sidebar)
    }
    canvas.draw(header, in: layout.header)
    canvas.draw(app.view(of: app.tab), in: layout.content)
    if let step = app.tourShown { canvas.draw(TourView(step: step), in: layout.tour) }
    // What lines there are beside the header's begin at the sidebar.
    if let sidebar = layout.sidebar {
      for column in screen.dividers {
        canvas.joinLines(in: Rect(layout.content.left + column, layout.header.bottom - 1, 1, 1))
      }
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
  private var header: any View {
    guard let version = ListHeaderVersion(app) else { return HeaderView(header: app.header) }
    return Kept(version: version) { HeaderView(header: self.app.header) }
  }
}
