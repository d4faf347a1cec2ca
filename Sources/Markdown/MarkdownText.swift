import Screen

/// Markdown as a view: headings, lists, quotes, code, tables and links in the styles of the theme, wrapped to the width.
///
///     Viewport(MarkdownText(letter), size: MarkdownText(letter).size(within: Size(60, .max)), position: state.letter)
///
/// It lays out what shows and no more, so a long text is drawn as fast as a short one.
public struct MarkdownText: View {
  private let document: MarkdownDocument
  private let top: Int

  /// Creates a view of a text, from one of its lines on.
  public init(_ source: String, top: Int = 0) {
    document = MarkdownDocument(source)
    self.top = max(0, top)
  }

  /// Draws the lines that show.
  public func draw(on canvas: inout Canvas) {
    let visible = canvas.visible
    let page = MarkdownPage(document, width: canvas.size.width)
    let lines = page.lines(from: top + visible.top, count: visible.height)
    for (row, line) in lines.enumerated() {
      canvas.draw(Line(line.spans), in: Rect(0, visible.top + row, canvas.size.width, 1))
    }
  }

  /// The width, and as many rows as the text takes there, but not more than there is room for.
  public func size(within limit: Size) -> Size {
    var page = MarkdownPage(document, width: limit.width)
    let most = limit.height < .max - top ? limit.height + top : .max
    page.layOut(to: most)
    return Size(limit.width, max(0, page.count - top))
  }
}
