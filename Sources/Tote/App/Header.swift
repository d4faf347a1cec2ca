import Screen
import ToteModel

/// The top line: what is open, alone or among tabs, and facts about it at the right.
package struct Header: Equatable, Sendable {
  package struct Fact: Equatable, Sendable {
    var spans: [Span]

    init(_ spans: [Span]) { self.spans = spans }
    init(text: String, style: Style) { spans = [Span(text, style)] }

    var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }
  }

  var names: [String]
  /// `nil` if there is only one name, which is a heading.
  var selected: Int?
  var facts: [Fact]

  /// The columns of the names, and where the facts begin.
  func places(in width: Int) -> (names: Range<Int>, facts: Int) {
    let margin = ScreenMetrics.margin(width)
    let columns = facts.reduce(0) { $0 + $1.columns } + max(0, facts.count - 1) * 3
    let start = max(margin, width - margin - columns)
    return (margin..<max(margin, start - 1), start)
  }
}

struct HeaderView: View {
  let header: Header

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let places = header.places(in: width)
    let title: any View =
      header.selected.map { Tabs(header.names, selected: $0) }
      ?? Text(header.names.first ?? "", style: .heading)
    canvas.draw(title, in: Rect(places.names.lowerBound, 0, places.names.count, min(1, canvas.size.height)))
    var column = places.facts
    for (index, fact) in header.facts.enumerated() {
      if index > 0 { column = canvas.write(" · ", at: Point(column, 0), style: .muted) }
      for span in fact.spans { column = canvas.write(span.text, at: Point(column, 0), style: span.style) }
    }
    canvas.fill(Rect(0, 1, width, 1), with: "─", style: .muted)
  }
}

extension App {
  package var header: Header {
    let screen = screen(of: tab)
    var header = Header(names: [screen.heading], facts: [])
    let lists = workspace.openLists
    // With one list and no room, its name says more than tabs would.
    let hasRoom = self.lists.screen.width >= ScreenMetrics.tabsFrom || tab == .lists && lists.count > 1
    if layout.sidebar == nil, hasRoom, let selected = index(among: lists) {
      header.names =
        lists.map(\.name) + Tab.besideLists.map { $0 == tab ? screen.heading : $0.titles.title }
      header.selected = selected
    }
    var room = factRoom(beside: header)
    if header.selected != nil, screen.lacksFacts(within: room, state: stateFacts) {
      (header.names, header.selected) = ([screen.heading], nil)
      room = factRoom(beside: header)
    }
    header.facts = screen.facts(within: room, state: stateFacts)
    return header
  }

  /// The columns beside the names, which take at most half.
  private func factRoom(beside header: Header) -> Int {
    let wanted =
      header.selected.map { Tabs(header.names, selected: $0).size(within: self.lists.screen).width }
      ?? header.names[0].columns
    let width = layout.header.width
    return width - 2 * ScreenMetrics.margin(width) - 1 - min(wanted, width / 2)
  }

  private func index(among lists: [ShoppingList]) -> Int? {
    if tab == .lists { return lists.firstIndex { $0.id == self.lists.list } }
    return Tab.besideLists.firstIndex(of: tab).map { lists.count + $0 - Tab.besideLists.startIndex }
  }

  /// Facts about the open list, whatever is on it.
  private var stateFacts: [Header.Fact] {
    [savedFact, tab == .lists ? sharing.fact(of: lists.list, in: workspace.sharing) : nil].compactMap { $0 }
  }

  /// Nothing is said if all is saved.
  private var savedFact: Header.Fact? {
    if workspace.isSaved { return nil }
    if workspace.failure != nil { return Header.Fact(text: words.unsaved, style: .failure) }
    return workspace.hasUnsent
      ? Header.Fact(text: words.unsaved, style: .warning)
      : Header.Fact(text: words.savingNow, style: .muted)
  }
}
