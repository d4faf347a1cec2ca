import Screen

/// What the screens of the gallery have in common: a card in the middle, the keys below, and the help in the card's
/// place. State → View.
struct Screened<Action>: View {
  private let content: any View
  private let keymap: Keymap<Action>
  private let help: HelpPane
  private let keys: Keymap<Action>

  /// A screen with its footer; while the help is open, the help of these keys.
  init(_ content: any View, keymap: Keymap<Action>, visit: Visit, of keys: Keymap<Action>) {
    self.content = content
    self.keymap = keymap
    help = visit.help
    self.keys = keys
  }

  func draw(on canvas: inout Canvas) {
    // In a window of one row the content is what counts.
    let (body, foot) = canvas.bounds.cut(top: max(1, canvas.size.height - 1))
    if let top = help.top {
      let lines = Help(keys, top: top)
      let note = help.lines > help.height ? "\(top + 1)–\(top + help.height) of \(help.lines)" : ""
      let inner: any View = body.width > 8 ? Padding(lines, horizontal: 1) : lines
      canvas.draw(Centered(Border(inner, title: "Keys", note: note)), in: body)
    } else {
      canvas.draw(content, in: body)
    }
    canvas.draw(Padding(Footer(keymap), left: canvas.size.width > 20 ? 1 : 0), in: foot)
  }
}

/// A box in the middle of the room, of one size whatever it shows; without its line where the room is too small for
/// one.
struct Card: View {
  private let content: any View
  private let title: String
  private let note: String
  private let wanted: Size
  private let margin: Int

  init(_ content: any View, title: String, note: String = "", size: Size, margin: Int = 0) {
    self.margin = margin
    self.note = note
    self.content = content
    self.title = title
    wanted = size
  }

  func draw(on canvas: inout Canvas) {
    let hasLine = canvas.size.width >= 12 && canvas.size.height >= 5
    canvas.draw(
      Centered(
        hasLine ? Border(Padding(content, horizontal: margin), title: title, note: note) : content,
        size: wanted),
      in: canvas.bounds)
  }
}
