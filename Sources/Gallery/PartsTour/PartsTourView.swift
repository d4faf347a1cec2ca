import Parts
import Screen

/// The parts at the left, the page of one at the right; where there is no room for both, only the one that has the keys.
struct PartsTourView: View {
  let state: PartsTour

  /// The rows and columns that a page is sure to have.
  static let rows = 8
  static let columns = 40
  private static let list = 22

  /// The room of a page in a window.
  static func inside(of window: Size) -> Size {
    let isNarrow = window.width < 60
    return Size(
      max(1, window.width - (isNarrow ? 4 : list + 5)), max(1, window.height - 5))
  }

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Parts")
    var pages = state.pages
    pages.height = max(1, canvas.size.height - 3)
    let list = Border(
      ListingView(pages, isFocused: !state.isInside), title: "Parts", isFocused: !state.isInside)
    let page = Border(
      Padding(
        Rows(.fill(part), .fixed(1, Text(state.told, style: .success))), horizontal: 1),
      title: state.page.title, isFocused: state.isInside)
    let isNarrow = canvas.size.width < 60
    let content: any View =
      isNarrow ? (state.isInside ? page : list) : Columns(.fixed(Self.list, list), .fill(page), gap: 1)
    Screened(
      Layers(content, state.page == .toasts ? ToastsView(state.toasts) : nil), keymap: state.keymap,
      visit: state.visit, of: partsTourKeys
    ).draw(on: &canvas)
  }

  private var part: any View {
    switch state.page {
    case .listing:
      Drawing { canvas in
        var listing = state.listing
        listing.height = canvas.size.height
        canvas.draw(ListingView(listing, isFocused: state.isInside), in: canvas.bounds)
      }
    case .table:
      Table(
        PartsSample.tableColumns, count: PartsSample.tableRows, position: state.table,
        isFocused: state.isInside
      ) { PartsSample.cell($0, $1, state.table.order) }
    case .tree:
      TreeView(state.tree, isFocused: state.isInside) { name in Line(Span(name)) }
    case .viewport:
      Viewport(
        Drawing { canvas in
          let visible = canvas.visible
          for row in visible.top..<visible.bottom {
            canvas.write(PartsSample.product(row), at: Point(0, row))
          }
        }, size: PartsSample.large, position: state.viewport)
    case .suggestions:
      Rows(
        .fixed(1, Text("A city, such as Lisbon:")),
        .fill(SuggestionsView(state.suggestions, placeholder: "city", isFocused: state.isInside)))
    case .editor: TextEditorView(state.editor, isFocused: state.isInside)
    case .select: SelectView(state.select, isFocused: state.isInside, placeholder: "which store")
    case .multiSelect: MultiSelectView(state.multiSelect, isFocused: state.isInside)
    case .month: MonthPickerView(state.month, isFocused: state.isInside)
    case .file: FilePickerView(state.file)
    case .form: FormView(state.form)
    case .palette: PaletteView(state.palette)
    case .confirm: ConfirmView(state.confirm)
    case .toasts:
      Text("Messages come from below and go by themselves after four seconds.", overflow: .wrap)
    case .progress:
      Rows(
        .fixed(1, ProgressView(state.progress, label: "Letters")),
        .fixed(1, ProgressView(WorkProgress(done: state.progress.done), label: "No end known")),
        .fixed(1, Spinner(step: state.progress.done, label: "Waiting")),
        .fixed(1, Meter(state.progress.done, of: 120)),
        gap: 1)
    case .charts: charts
    }
  }

  private var charts: any View {
    let months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
    let values = PartsSample.temperatures
    return Rows(
      .fill(
        LineChart(
          values, ticks: [ColumnChart.Tick(0, "0°"), ColumnChart.Tick(14, "14°")],
          labels: ["Jan", "Jun", "Dec"])),
      .fill(
        ColumnChart(
          zip(months, values).map { ColumnChart.Bar($0, $1, style: .accent) },
          ticks: [ColumnChart.Tick(7, "7°"), ColumnChart.Tick(14, "14°")])),
      .fixed(1, Sparkline(values)), gap: 1)
  }
}

extension PartsTour.Page {
  var title: String {
    switch self {
    case .listing: "Listing"
    case .table: "Table"
    case .tree: "Tree"
    case .viewport: "Viewport"
    case .suggestions: "Suggestions"
    case .editor: "TextEditor"
    case .select: "Select"
    case .multiSelect: "MultiSelect"
    case .month: "MonthPicker"
    case .file: "FilePicker"
    case .form: "Form"
    case .palette: "Palette"
    case .confirm: "Confirm"
    case .toasts: "Toasts"
    case .progress: "Progress"
    case .charts: "Charts"
    }
  }

  var section: String {
    switch self {
    case .listing, .table, .tree, .viewport: "Show"
    case .suggestions, .editor, .select, .multiSelect, .month, .file, .form: "Ask"
    case .palette, .confirm, .toasts: "Talk"
    case .progress, .charts: "Measure"
    }
  }
}
