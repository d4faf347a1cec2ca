import Screen

/// The upper edge: which list this is, how much of it is left, what that costs, and whether it is saved. State → View.
struct HeaderView: View {
  let app: App

  /// From so many columns on the only list has the notes beside it.
  static let roomy = 40

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let margin = width > 20 ? 1 : 0
    let (name, wanted) = title
    let facts = facts(room: width - 2 * margin - 1 - min(wanted, width / 2))
    let columns = facts.reduce(0) { $0 + $1.text.columns } + max(0, facts.count - 1) * 3
    var column = max(margin, width - margin - columns)
    let room = Rect(margin, 0, max(0, column - margin - 1), min(1, canvas.size.height))
    canvas.draw(name, in: room)
    for (index, fact) in facts.enumerated() {
      if index > 0 { column = canvas.write(" · ", at: Point(column, 0), style: .muted) }
      column = canvas.write(fact.text, at: Point(column, 0), style: fact.style)
    }
    canvas.fill(Rect(0, 1, width, 1), with: "─", style: .muted)
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
      app.ledger.isSaved
      ? ("saved", .muted) : ("unsaved", app.ledger.failure == nil ? .warning : .failure)
    var facts: [(text: String, style: Style)] = [saved]
    var left = room - saved.0.columns
    func add(_ text: String) {
      guard !text.isEmpty, left >= text.columns + 3 else { return }
      left -= text.columns + 3
      facts.insert((text: text, style: .plain), at: 0)
    }
    guard let list = app.shopping.list else { return facts }
    let totals = app.ledger.shelf.totals(of: list)
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
