import Screen
import ToteModel

/// The upper edge: at the left what is open, alone or among tabs, at the right what there is to know of it. It says where
/// the tabs are, so that a press on one opens what is drawn there.
package struct Header: Equatable, Sendable {
  package struct Fact: Equatable, Sendable {
    var text: String
    var style: Style
  }

  /// What is open, or the names of all tabs.
  var names: [String]
  /// Which of several names is open; `nil` where there is only one, which is a heading.
  var selected: Int?
  var facts: [Fact]

  /// The columns of the names, and where the facts begin.
  func places(in width: Int) -> (names: Range<Int>, facts: Int) {
    let margin = ScreenMetrics.margin(width)
    let columns = facts.reduce(0) { $0 + $1.text.columns } + max(0, facts.count - 1) * 3
    let start = max(margin, width - margin - columns)
    return (margin..<max(margin, start - 1), start)
  }

  /// Which tab is drawn at a column.
  func tab(at column: Int, width: Int) -> Int? {
    let room = places(in: width).names
    return selected.flatMap { Tabs(names, selected: $0).tab(at: column - room.lowerBound, width: room.count) }
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
      column = canvas.write(fact.text, at: Point(column, 0), style: fact.style)
    }
    canvas.fill(Rect(0, 1, width, 1), with: "─", style: .muted)
  }
}

extension App {
  package var header: Header { tab == .lists ? listHeader : noteHeader }

  private var hasTabs: Bool { layout.sidebar == nil }

  /// Which list this is, how much of it is left, what that costs, and whether it is saved.
  private var listHeader: Header {
    let open = workspace.openLists
    var names = [listScreen.openList?.name ?? AppWords.tote]
    var selected: Int?
    // Where there is one list, and no room, its name says more than that there are notes too.
    if hasTabs, open.count > 1 || lists.screen.width >= ScreenMetrics.tabsFrom,
      let index = open.firstIndex(where: { $0.id == lists.list })
    {
      (names, selected) = (open.map(\.name) + [NoteWording.notes], index)
    }
    let wanted =
      selected.map { Tabs(names, selected: $0).size(within: lists.screen).width } ?? names[0].columns
    let width = layout.header.width
    let room = width - 2 * ScreenMetrics.margin(width) - 1 - min(wanted, width / 2)
    return Header(names: names, selected: selected, facts: listFacts(room: room))
  }

  /// As many facts as there is room for beside the name. Whether all is saved is always told, the price only where it
  /// crowds nothing out.
  private func listFacts(room: Int) -> [Header.Fact] {
    var facts = [savedFact]
    var left = room - facts[0].text.columns
    func add(_ text: String) {
      guard !text.isEmpty, left >= text.columns + 3 else { return }
      left -= text.columns + 3
      facts.insert(Header.Fact(text: text, style: .plain), at: 0)
    }
    guard let list = lists.list else { return facts }
    let totals = workspace.records.totals(of: list)
    let words = ListWords.left(totals)
    add(left >= words.columns + 3 ? words : ListWords.leftShort(totals))
    let sums = Currency.allCases.compactMap { currency in
      totals.remainingPrices[currency].flatMap { Price(minorUnits: $0, currency: currency) }
    }
    guard !sums.isEmpty else { return facts }
    let price = sums.map(\.description).joined(separator: " + ")
    let labelled = ListWords.toPay(price)
    add(left >= labelled.columns + 3 ? labelled : price)
    return facts
  }

  /// Which notes these are, how many, and whether all is saved.
  private var noteHeader: Header {
    let browser = notes.browser
    let name = "\(NoteWording.title(of: browser.folder))\(browser.tag.map { " #\($0)" } ?? "")"
    var facts: [Header.Fact] = []
    if notes.loading == .loaded, layout.header.width >= 30 {
      facts.append(Header.Fact(text: NoteWording.count(browser.shown.count), style: .plain))
    }
    facts.append(notes.editor.flatMap(editedFact) ?? savedFact)
    guard hasTabs, lists.screen.width >= ScreenMetrics.tabsFrom else {
      return Header(names: [name], facts: facts)
    }
    let lists = workspace.openLists.map(\.name)
    return Header(names: lists + [name], selected: lists.count, facts: facts)
  }

  private var savedFact: Header.Fact {
    workspace.isSaved
      ? Header.Fact(text: AppWords.saved, style: .muted)
      : Header.Fact(text: AppWords.unsaved, style: workspace.failure == nil ? .warning : .failure)
  }

  private func editedFact(_ editor: NoteEditor) -> Header.Fact? {
    guard editor.isChanged else { return nil }
    return editor.isDrafted
      ? Header.Fact(text: AppWords.draftSaved, style: .muted)
      : Header.Fact(text: AppWords.unsaved, style: .warning)
  }
}
