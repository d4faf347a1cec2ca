import Parts
import Screen

/// The parts on the left, the page of one on the right; where there is no room for both, only the one that has the keys.
struct PartsTourView: View {
  let state: PartsTour

  private static let list = 22

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Parts")
    let list = Border(
      ListingView(state.pages, isFocused: !state.isInside), title: "Parts", isFocused: !state.isInside)
    let page = Border(
      Padding(
        Rows(.fill(part), .fixed(1, Text(state.told, style: .success))), horizontal: 1),
      title: state.page.title, isFocused: state.isInside)
    let isNarrow = canvas.size.width < 60
    let content: any View =
      isNarrow ? (state.isInside ? page : list) : Columns(.fixed(Self.list, list), .fill(page), gap: 1)
    Layers(content, state.page == .toasts ? ToastsView(state.toasts) : nil).draw(on: &canvas)
  }

  private var part: any View {
    switch state.page {
    case .listing: ListingView(state.listing, isFocused: state.isInside)
    case .columns: ListingView(state.numbers, isFocused: state.isInside)
    case .tree: ListingView(state.tree, isFocused: state.isInside)
    case .boxes: ListingView(state.boxes, isFocused: state.isInside)
    case .splitter:
      SplitterView(
        state.splitter, Text("The line moves with Alt and the arrows.", overflow: .wrap),
        Text("Or drag it.", style: .muted, overflow: .wrap))
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
    case .month: MonthPickerView(state.month, isFocused: state.isInside)
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
    case .columns: "Listing: columns"
    case .tree: "Listing: a tree"
    case .viewport: "Viewport"
    case .splitter: "Splitter"
    case .suggestions: "Suggestions"
    case .editor: "TextEditor"
    case .boxes: "Listing: boxes"
    case .month: "MonthPicker"
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
    case .listing, .columns, .tree, .viewport, .splitter: "Show"
    case .suggestions, .editor, .boxes, .month, .form: "Ask"
    case .palette, .confirm, .toasts: "Talk"
    case .progress, .charts: "Measure"
    }
  }
}
