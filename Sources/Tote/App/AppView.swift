import Screen

/// State → View of the whole: each part in the place that `Layout` gives it, and what stands over everything.
public struct AppView: View {
  private let app: App

  /// What this state looks like.
  public init(_ app: App) { self.app = app }

  /// Draws everything.
  public func draw(on canvas: inout Canvas) {
    let layout = app.layout
    canvas.setTitle(app.openList.map { "\($0.name) – Tote" } ?? "Tote")
    switch app.loading {
    case .idle, .loading, .failed:
      canvas.draw(LoadingView(loading: app.loading, keymap: app.keymap), in: canvas.bounds)
    case .loaded:
      if let sidebar = layout.sidebar { canvas.draw(Sidebar(app: app), in: sidebar) }
      canvas.draw(HeaderView(app: app), in: layout.header)
      canvas.draw(ShoppingView(app: app), in: layout.list)
      canvas.draw(PanelView(app: app), in: layout.panel)
      canvas.draw(MessageView(app: app), in: layout.message)
      if let overlay {
        canvas.draw(overlay, in: layout.overlay)
      } else {
        canvas.draw(inset(Footer(app.keymap), layout.footer.width), in: layout.footer)
      }
    }
  }

  /// What stands over the list.
  private var overlay: (any View)? {
    if let top = app.helpTop {
      let help = Help(appKeys, top: top)
      let note =
        help.count > app.paneHeight
        ? "\(top + 1)–\(min(help.count, top + app.paneHeight)) of \(help.count)" : ""
      return Pane(help, title: "Keys", note: note, keymap: app.keymap)
    }
    switch app.shopping.mode {
    case .lists(let pane): return ListsView(app: app, pane: pane)
    case .buyAgain(let pane): return BuyAgainView(app: app, pane: pane)
    case .pasting(let pasting): return PastingView(app: app, pasting: pasting)
    default: return nil
    }
  }
}

/// A column of air at the left, where there is room for it.
func inset(_ view: some View, _ width: Int) -> any View { width > 20 ? Padding(view, left: 1) : view }

/// A box over the list, with its own keys below.
struct Pane: View {
  private let content: any View
  private let title: String
  private let note: String
  private let footer: Footer

  init(_ content: any View, title: String, note: String = "", keymap: Keymap<AppAction>) {
    self.content = content
    self.title = title
    self.note = note
    footer = Footer(keymap)
  }

  func draw(on canvas: inout Canvas) {
    canvas.fill(canvas.bounds)
    canvas.hideCursor()
    canvas.draw(Border(Rows(.fill(content), .fixed(1, footer)), title: title, note: note), in: canvas.bounds)
  }
}

/// What the last act has to say, or what keeps the changes from being saved.
private struct MessageView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let line: (text: String, style: Style)
    if let failure = app.ledger.failure, !app.isLeavingUnsaved {
      line = ("✕ Not saved. \(failure.sentence)", .failure)
    } else if let message = app.message {
      line = (message.text, message.kind == .done ? .success : .warning)
    } else if !app.shopping.marks.isEmpty {
      line = ("\(app.shopping.marks.count) selected. Esc ends the selection.", .accent)
    } else {
      return
    }
    canvas.draw(inset(Text(line.text, style: line.style), canvas.size.width), in: canvas.bounds)
  }
}
