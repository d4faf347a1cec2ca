import Screen
import ToteModel

/// The upper edge: which list this is, how much of it is left, what that costs, and whether it is saved. State → View.
struct HeaderView: View {
  let app: App

  /// From so many columns on the only list has the notes beside it.
  static let roomy = 40

  func draw(on canvas: inout Canvas) { edge(canvas.size.width).draw(on: &canvas) }

  func edge(_ width: Int) -> HeaderEdge {
    let (name, wanted) = title
    let margin = HeaderEdge.margin(width)
    return HeaderEdge(
      title: name, facts: facts(room: width - 2 * margin - 1 - min(wanted, width / 2)), width: width)
  }

  /// The name of the list, and how many columns it would like.
  private var title: (view: any View, columns: Int) {
    let lists = app.openLists
    let isInSidebar = app.layout.sidebar != nil
    // Where there is one list, and no room, its name says more than that there are notes too.
    if !isInSidebar, lists.count > 1 || app.size.width >= Self.roomy,
      let index = lists.firstIndex(where: { $0.id == app.shopping.list })
    {
      let tabs = Tabs(lists.map(\.name) + ["Notes"], selected: index)
      return (tabs, tabs.size(within: app.size).width)
    }
    let name = app.openList?.name ?? "Tote"
    return (Text(name, style: .heading), name.columns)
  }

  /// As many facts as there is room for beside the name. Whether all is saved is always told, the price only where it
  /// crowds nothing out.
  private func facts(room: Int) -> [(text: String, style: Style)] {
    let saved: (String, Style) =
      app.workspace.isSaved
      ? ("saved", .muted) : ("unsaved", app.workspace.failure == nil ? .warning : .failure)
    var facts: [(text: String, style: Style)] = [saved]
    var left = room - saved.0.columns
    func add(_ text: String) {
      guard !text.isEmpty, left >= text.columns + 3 else { return }
      left -= text.columns + 3
      facts.insert((text: text, style: .plain), at: 0)
    }
    guard let list = app.shopping.list else { return facts }
    let totals = app.workspace.records.totals(of: list)
    add(left >= totals.words.columns + 3 ? totals.words : "\(totals.remaining) left")
    let sums = Currency.allCases.compactMap { currency in
      totals.remainingPrices[currency].flatMap { Price(minorUnits: $0, currency: currency) }
    }
    guard !sums.isEmpty else { return facts }
    let price = sums.map(\.description).joined(separator: " + ")
    let labelled = "\(price) to pay"
    add(left >= labelled.columns + 3 ? labelled : price)
    return facts
  }
}

extension Totals {
  /// How much is left, in words.
  var words: String { count == 0 ? "empty" : "\(remaining) of \(count) left" }
}
