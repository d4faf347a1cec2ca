import Parts
import Screen
import ToteModel

/// The notes as a table: their names, and a column for each property that fits.
struct NoteColumnsView: View {
  let browser: NoteBrowser
  var isFocused = true

  func draw(on canvas: inout Canvas) {
    let (head, body) = canvas.bounds.cut(top: browser.headRows(in: canvas.size))
    let marker = canvas.isLinear ? 0 : 2
    let notes = browser.notes(in: body.height)
    let layout = Layout(browser.tableColumns, of: notes, width: canvas.size.width - marker - 1)
    if head.height > 0 { drawHead(layout, marker, on: &canvas) }
    let query = browser.query.map { NoteQuery($0) }
    let list = List(
      count: browser.shown.count, position: browser.position, isFocused: isFocused && !browser.isTyping,
      marker: isFocused ? "▸ " : "  "
    ) { row, _ in
      Row(
        note: browser.workspace.records.notes[browser.shown[row]], layout: layout, words: query?.words ?? [])
    }
    canvas.draw(list.places(NotePlace.row), in: body)
  }

  private func drawHead(_ layout: Layout, _ marker: Int, on canvas: inout Canvas) {
    let order = browser.order
    for (column, place) in layout.places {
      let sign = order?.column == column ? (order?.isAscending == true ? " ▴" : " ▾") : ""
      let title = column == .title ? words.noteTitleColumn : column.name
      let rect = Rect(marker + place.lowerBound, 0, place.count, 1)
      canvas.place(NotePlace.column(column), in: rect)
      canvas.write(
        (title.printable.truncated(to: max(1, place.count - sign.columns)) + sign).truncated(to: place.count),
        at: rect.origin, style: .heading)
    }
  }

  /// As wide as what shows, if there is room beside the names.
  struct Layout {
    private(set) var places: [(column: NoteColumn, columns: Range<Int>)] = []

    private static let (gap, most, leastName) = (2, 24, 12)

    init(_ columns: [NoteColumn], of notes: [Note], width: Int) {
      var (shown, taken): ([(NoteColumn, Int)], Int) = ([], 0)
      for column in columns where column != .title {
        let widest = notes.map { column.value(of: $0).shownCell.columns }.max() ?? 0
        let needed = min(Self.most, max(column.name.columns + 2, widest))
        guard width - taken - needed - Self.gap >= Self.leastName else { break }
        shown.append((column, needed))
        taken += needed + Self.gap
      }
      var start = max(0, width - taken)
      places = [(.title, 0..<start)]
      for (column, needed) in shown {
        places.append((column, start + Self.gap..<start + Self.gap + needed))
        start += Self.gap + needed
      }
    }
  }

  private struct Row: View {
    let note: Note?
    let layout: Layout
    let words: [String]

    func draw(on canvas: inout Canvas) {
      guard let note else { return }
      for (column, place) in layout.places {
        if column == .title {
          let pin = note.isPinned ? "● " : ""
          canvas.write(pin, style: .accent)
          let name = note.shownName.truncated(to: max(0, place.count - pin.columns))
          canvas.writeHits(of: words, in: name, at: pin.columns, .plain)
        } else {
          let value = column.value(of: note)
          let isNumber = if case .number = value { true } else { false }
          canvas.draw(
            Text(
              value.shownCell.printable.truncated(to: place.count), style: .muted,
              align: isNumber ? .trailing : .leading),
            in: Rect(place.lowerBound, 0, place.count, 1))
        }
      }
    }
  }
}

extension NoteProperty.Value {
  /// A box as the page of a note shows it.
  fileprivate var shownCell: String {
    if case .checkbox(let isTicked) = self { isTicked ? "✓" : "☐" } else { cell }
  }
}

extension NoteBrowser {
  var order: NoteColumnOrder? { tableColumns.isEmpty ? nil : workspace.records.noteColumnOrder }

  func headRows(in size: Size) -> Int { tableColumns.isEmpty || size.height < 3 ? 0 : 1 }

  /// Those that show.
  func notes(in height: Int) -> [Note] {
    let top = position.inView(count: shown.count, height: height).top
    return shown.dropFirst(top).prefix(height).compactMap { workspace.records.notes[$0] }
  }

  /// What the settings name, or else what the latest notes have.
  mutating func readColumns() {
    if !workspace.records.showsNoteColumns {
      tableColumns = []
    } else if !columns.isEmpty {
      tableColumns = columns
    } else if tableColumns.isEmpty {
      let names = KnownProperties(of: workspace.records.notes.values).names
      tableColumns = names.filter { !Self.shownElsewhere.contains(Folding.fold($0)) }.prefix(3).map {
        .property($0)
      }
    }
  }

  private static let shownElsewhere: Set<String> = [
    "id", "title", "tags", "tag", "aliases", "alias", "created", "changed", "modified", "updated", "pinned",
    "archived",
  ]
}
