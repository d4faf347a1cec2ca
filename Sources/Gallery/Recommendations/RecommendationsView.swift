import Screen

/// A tab for each kind, with its recommendations and the reason for each.
struct RecommendationsView: View {
  let state: Recommendations

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Recommendations")
    let isHigh = canvas.size.height >= 16
    let kinds = Recommendations.Kind.allCases
    let content = Rows(
      .fixed(1, Tabs(kinds.map(\.name), selected: kinds.firstIndex(of: state.kind) ?? 0)),
      .fixed(isHigh ? 1 : 0, Text("")),
      .fill(shelf))
    let card = Card(content, title: "Recommendations", size: Size(56, isHigh ? 12 : 9), margin: 1)
    Screened(card, keymap: state.keymap).draw(on: &canvas)
  }

  private var shelf: any View {
    switch state.shelf {
    case .loading:
      Centered(Notice("Looking for \(state.kind.name.lowercased()) …", hint: "q cancels and leaves."))
    case .failed(let reason):
      Centered(Notice.failure(reason, hint: "Press r to try again."))
    case .loaded(let items) where items.isEmpty:
      Centered(Notice("No \(state.kind.name.lowercased()) at the moment.", hint: "Tab shows another kind."))
    case .loaded(let items):
      Rows(
        .fill(
          List(count: items.count, position: ListPosition(selected: state.selected)) { index, _ in
            Line(Span(items[index].title))
          }),
        .fixed(1, Text("  " + items[state.selected].reason, style: .muted)))
    }
  }
}

extension Recommendations.Kind {
  var name: String {
    switch self {
    case .book: "Books"
    case .magazine: "Magazines"
    case .newspaper: "Newspapers"
    }
  }
}
