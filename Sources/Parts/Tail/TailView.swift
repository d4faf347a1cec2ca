import Screen

/// The rows of a tail, and how many are new below.
///
///     TailView(state.log) { line in Line(Span(line.text, line.style)) }
public struct TailView<Row: TailRow>: View {
  private let state: Tail<Row>
  private let words: PartWords.Tail
  private let content: (Row) -> any View

  /// Creates the view of a tail; `content` draws a row, in a width that includes what is scrolled away on the left.
  public init(_ state: Tail<Row>, words: PartWords = .english, content: @escaping (Row) -> any View) {
    (self.state, self.words, self.content) = (state, words.tail, content)
  }

  /// Draws the rows that show.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.measure(TailPlace.window, known: state.window)
    canvas.place(TailPlace.window, in: canvas.bounds)
    guard state.count > 0 else {
      let text = state.isSearching ? words.searching : state.filter == nil ? words.empty : words.nothingFound
      return canvas.draw(Text(text, style: .muted, overflow: .wrap), in: canvas.bounds)
    }
    let top = state.top(in: height) - state.places.lowerBound
    let hasBar = !canvas.isLinear && ScrollBar.lines(top: top, count: state.count, height: height) != nil
    let left = state.firstColumn
    let lines = Drawing { canvas in
      for (line, row) in state.shown(height: height).enumerated() {
        canvas.draw(content(row), in: Rect(-left, line, canvas.size.width + left, 1))
      }
    }
    canvas.draw(lines, in: Rect(0, 0, width - (hasBar ? 1 : 0), height))
    drawNew(in: width - (hasBar ? 1 : 0), on: &canvas)
    guard hasBar else { return }
    canvas.draw(ScrollBar(top: top, count: state.count), in: canvas.bounds)
    canvas.place(TailPlace.scrollBar, in: Rect(width - 1, 0, 1, height))
  }

  /// In front of the end of the last line, so that no line moves when it comes and goes.
  private func drawNew(in width: Int, on canvas: inout Canvas) {
    guard state.newCount > 0, canvas.size.height > 1 else { return }
    let text = " ↓ \(words.new(state.newCount)) ".truncated(to: width)
    let rect = Rect(width - text.columns, canvas.size.height - 1, text.columns, 1)
    canvas.place(TailPlace.new, in: rect)
    canvas.write(text, at: rect.origin, style: Style(.accent, .reverse))
  }

  /// All columns, and a line for each row.
  public func size(within limit: Size) -> Size { Size(limit.width, min(limit.height, max(1, state.count))) }
}
