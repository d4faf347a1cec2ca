import Screen

/// The field and the rows, in a box. In a palette, what can't be done is dimmed, with the reason in place of the
/// keys; a help has all keys, and reasons once somebody types.
public struct PaletteView<Action: Equatable & Sendable>: View {
  private let state: Palette<Action>
  private let title: String
  private let words: PartWords

  /// Creates the view of a palette.
  public init(_ state: Palette<Action>, title: String? = nil, words: PartWords = .english) {
    (self.state, self.words) = (state, words)
    self.title = title ?? (state.opening == .help ? words.palette.helpTitle : words.palette.title)
  }

  /// Draws the box over whatever lies below.
  public func draw(on canvas: inout Canvas) {
    canvas.hideCursor()
    canvas.fill(canvas.bounds)
    canvas.place(CoverPlace(), in: canvas.bounds)
    canvas.draw(
      Border(
        Rows(
          .fixed(1, Field(state.field, placeholder: words.palette.placeholder)),
          .fill(PaletteRows(state, words: words))),
        title: title, note: note(in: canvas.size)), in: canvas.bounds)
    if canvas.size.height > 2 {
      canvas.setCursor(at: Point(min(canvas.size.width - 1, 1 + state.field.before.columns), 1), .bar)
    }
  }

  /// Which lines show, if not all of them do; how many fit what was typed.
  private func note(in size: Size) -> String {
    guard state.showsSections else { return "\(state.list.count)" }
    let (count, height) = (state.columnsSize(within: size.width - 2).height, max(0, size.height - 3))
    guard count > height, height > 0 else { return "" }
    let top = max(0, min(state.top, count - height))
    return words.palette.place(top + 1...top + height, count)
  }

  /// As wide and as high as the columns below their headings; otherwise at most 60 columns and ten rows.
  public func size(within limit: Size) -> Size {
    guard state.showsSections else {
      return Size(min(limit.width, 60), min(limit.height, max(1, min(state.list.count, 10)) + 3))
    }
    let columns = state.columnsSize(within: limit.width - 2)
    return Size(min(limit.width, max(40, columns.width + 2)), min(limit.height, columns.height + 3))
  }
}

/// The rows alone, for a program that has its own field and box.
public struct PaletteRows<Action: Equatable & Sendable>: View {
  private let state: Palette<Action>
  private let words: PartWords

  /// Creates the view of the rows of a palette.
  public init(_ state: Palette<Action>, words: PartWords = .english) {
    (self.state, self.words) = (state, words)
  }

  /// Draws the columns below their headings, or what fits.
  public func draw(on canvas: inout Canvas) {
    if state.showsSections {
      canvas.draw(PaletteColumnsView(state), in: canvas.bounds)
    } else {
      var words = words
      words.listing.empty = words.palette.nothingFound
      canvas.draw(ListingView(state.list, words: words, content: row).named("palette"), in: canvas.bounds)
    }
  }

  /// Its title, and at the right its keys, what it is, or why it can't be done now.
  private func row(_ row: ListingRow<Int>) -> any View {
    let command = state.commands[row.id]
    return Drawing { canvas in
      let (width, isPossible) = (canvas.size.width, command.reason.isEmpty)
      let side = !isPossible ? command.reason : command.kind.isEmpty ? command.keys : command.kind
      // The reason may take most of the row, but the title comes first.
      let room = max(0, width - min(command.title.columns, max(8, width / 2)) - 2)
      let text = side.truncated(to: room)
      canvas.write(
        command.title.truncated(to: width - text.columns - 2), style: isPossible ? .plain : .muted)
      canvas.write(
        text, at: Point(width - text.columns, 0),
        style: isPossible && command.kind.isEmpty ? .accent : .muted)
    }
  }
}

/// The rows below their headings, in columns.
private struct PaletteColumnsView<Action: Equatable & Sendable>: View {
  private let state: Palette<Action>

  init(_ state: Palette<Action>) { self.state = state }

  func draw(on canvas: inout Canvas) {
    canvas.measure(PalettePlace.columns, known: state.room)
    canvas.place(PalettePlace.columns, in: canvas.bounds)
    let columns = PaletteColumns(state.sections, width: canvas.size.width)
    let top = state.top(of: columns, height: canvas.size.height)
    var left = 0
    for column in columns.columns {
      let room = Rect(
        left, 0, min(column.width + PaletteColumns.markColumns, canvas.size.width - left), canvas.size.height)
      canvas.draw(Drawing { draw(column, from: top, on: &$0) }, in: room)
      left += column.width + PaletteColumns.gap
    }
  }

  private func draw(_ column: PaletteColumns.Column, from top: Int, on canvas: inout Canvas) {
    let width = canvas.size.width
    let start = PaletteColumns.markColumns
    for (row, line) in column.lines.dropFirst(top).prefix(canvas.size.height).enumerated() {
      switch line {
      case .heading(let name):
        canvas.write(name.truncated(to: width - start), at: Point(start, row), style: .heading)
      case .row(let index, let key, let help, let isFirst):
        canvas.write(key.truncated(to: width - start), at: Point(start, row), style: .accent)
        let left = start + column.keys + 2
        canvas.write(help.truncated(to: width - left), at: Point(left, row))
        canvas.place(PalettePlace.row(index), in: Rect(0, row, width, 1))
        guard index == state.list.cursor else { continue }
        canvas.add(.cursorRow, in: Rect(0, row, width, 1))
        guard isFirst else { continue }
        canvas.write("▸", at: Point(0, row))
        canvas.setCursor(at: Point(0, row))
      case .blank: break
      }
    }
  }
}
