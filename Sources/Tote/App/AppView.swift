import Screen
import ToteModel

/// State → View of the whole: each part in the place that `Layout` gives it, and what stands over everything.
package struct AppView: View {
  private let app: App

  /// What this state looks like.
  package init(_ app: App) { self.app = app }

  package func draw(on canvas: inout Canvas) {
    let layout = app.layout
    canvas.setTitle(app.place.map { "\($0) – Tote" } ?? "Tote")
    switch app.loading {
    case .idle, .loading, .failed:
      canvas.draw(LoadingView(loading: app.loading, keymap: app.keymap), in: canvas.bounds)
    case .loaded:
      if let sidebar = layout.sidebar { canvas.draw(Sidebar(app: app), in: sidebar) }
      switch app.room {
      case .lists:
        canvas.draw(HeaderView(app: app), in: layout.header)
        canvas.draw(ShoppingView(app: app), in: layout.list)
        canvas.draw(PanelView(app: app), in: layout.panel)
      case .notes:
        canvas.draw(NotesHeader(app: app), in: layout.header)
        canvas.draw(NotesView(app: app), in: layout.list)
        canvas.draw(SearchView(app: app), in: layout.panel)
      }
      if let overlay { canvas.draw(overlay, in: layout.overlay) }
      if let notice = app.notice { canvas.draw(NoticeView(notice: notice), in: layout.message) }
      canvas.draw(inset(Footer(app.shownKeymap), layout.footer.width), in: layout.footer)
    }
  }

  /// What stands over the list.
  private var overlay: (any View)? {
    if let top = app.helpTop { return HelpView(app.help(from: top), top: top, rows: app.paneHeight) }
    if app.room == .notes {
      switch app.notes.mode {
      case .tags(let pane): return TagsView(app: app, pane: pane)
      case .sending(let pane): return SendBoxesView(app: app, pane: pane)
      case .backlinks(let pane): return BacklinksView(app: app, pane: pane)
      default: return nil
      }
    }
    switch app.shopping.mode {
    case .lists(let pane): return ListsView(app: app, pane: pane)
    case .buyAgain(let pane): return BuyAgainView(app: app, pane: pane)
    case .pasting(let pasting): return PastingView(app: app, pasting: pasting)
    default: return nil
    }
  }
}

extension App {
  /// What one is looking at, in the title of the terminal.
  fileprivate var place: String? {
    guard room == .notes else { return openList?.name }
    switch notes.mode {
    case .reading, .sending, .backlinks: return currentNote?.name ?? notes.folder.title
    case .writing(let writing): return writing.title.isEmpty ? "New note" : writing.title.text
    case .browsing, .searching, .tags: return notes.folder.title
    }
  }
}

/// A column of air at the left, where there is room for it.
func inset(_ view: some View, _ width: Int) -> any View { width > 20 ? Padding(view, left: 1) : view }
