import Screen

/// The frame of every screen: content in the middle, keys below.
struct Screened<Action>: View {
  private let content: any View
  private let keymap: Keymap<Action>

  init(_ content: any View, keymap: Keymap<Action>) { (self.content, self.keymap) = (content, keymap) }

  func draw(on canvas: inout Canvas) {
    // In a window of one row, only the content is shown.
    let (body, foot) = canvas.bounds.cut(top: max(1, canvas.size.height - 1))
    canvas.draw(content, in: body)
    canvas.draw(Padding(Footer(keymap), left: canvas.size.width > 20 ? 1 : 0), in: foot)
  }
}

/// A centred box of a fixed size, without a border if there is no room for one.
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
