import Screen
import ToteModel

/// What the sidebar says about the open list, where there is room below the tabs: the budget, the stores that it names, and
/// the next staples.
struct SidebarFacts {
  struct Block {
    let title: String
    /// At the right of the title.
    var note = ""
    let rows: [Row]
  }

  struct Row {
    let name: Span
    var fact = Span("")
    /// Whether the fact goes before a letter of the name does: half a sum would be another.
    var keepsName = false
    /// A bar in place of the texts: how much of how much.
    var bar: Meter?
    let place: SidebarPlace
  }

  private(set) var blocks: [Block] = []
}

extension App {
  var sidebarFacts: SidebarFacts {
    guard tab == .lists, let list = lists.list, !list.isHome else { return SidebarFacts() }
    let budget = workspace[list: list].flatMap(workspace.records.budgetUse).map(SidebarFacts.Block.init)
    let shops = SidebarFacts.Block(
      workspace.records.openShops(of: list), current: workspace.records.walk?.shop)
    return SidebarFacts(
      blocks: [budget, shops, SidebarFacts.Block(nextStaples)].compactMap { $0 }.filter { !$0.rows.isEmpty })
  }
}

extension SidebarFacts.Block {
  fileprivate init(_ use: BudgetUse) {
    let isOver = use.left < 0
    let left = Price(minorUnits: abs(use.left), currency: use.budget.currency)?.shown ?? ""
    self.init(
      title: words.name(use.period), note: use.unpriced == 0 ? "" : words.unpricedCount(use.unpriced),
      rows: [
        SidebarFacts.Row(
          name: Span(isOver ? words.over(left) : words.left(left), isOver ? .warning : .price),
          fact: Span(words.of(use.budget.shown), .muted), keepsName: true, place: .budget),
        SidebarFacts.Row(
          name: Span(""),
          bar: Meter(
            Int(clamping: use.spent.minorUnits), of: Int(clamping: use.budget.minorUnits),
            style: isOver ? .warning : .success),
          place: .budget),
      ])
  }

  fileprivate init(_ shops: [(shop: Shop, open: Int)], current: Shop?) {
    self.init(
      title: words.sidebarStores,
      rows: shops.prefix(6).map { shop, open in
        SidebarFacts.Row(
          name: Span(shop.name, shop == current ? .bold : .plain), fact: Span(words.number(open), .muted),
          place: .shop(shop))
      })
  }

  fileprivate init(_ staples: NextStaples) {
    self.init(
      title: words.sidebarStaples,
      rows: staples.rows.map {
        SidebarFacts.Row(
          name: Span($0.staple.name), fact: Span(words.sidebarDue(in: $0.days), .muted),
          place: .staple($0.staple))
      })
  }
}

struct SidebarFactsView: View {
  let facts: SidebarFacts

  func draw(on canvas: inout Canvas) {
    let (end, height) = (canvas.size.width - 1, canvas.size.height)
    var row = 0
    // A heading needs a row of its own below it.
    for block in facts.blocks where row + 1 < height {
      let next = canvas.write(block.title.truncated(to: end - 1), at: Point(1, row), style: .muted.bold)
      if next + 1 + block.note.columns <= end {
        canvas.write(block.note, at: Point(end - block.note.columns, row), style: .warning)
      }
      let shown = block.rows.prefix(height - row - 1)
      for (number, fact) in shown.enumerated() {
        let line = Rect(1, row + 1 + number, end - 1, 1)
        canvas.place(fact.place, in: line)
        canvas.draw(fact, in: line)
      }
      row += shown.count + 2
    }
  }
}

extension SidebarFacts.Row: View {
  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    if let bar { return canvas.draw(bar, in: canvas.bounds) }
    let start = width - fact.text.columns
    let least = keepsName ? name.text.columns : min(name.text.columns, 8)
    let hasRoom = start >= least + 1
    canvas.write(name.text.truncated(to: hasRoom ? start - 1 : width), style: name.style)
    if hasRoom { canvas.write(fact.text, at: Point(start, 0), style: fact.style) }
  }
}
