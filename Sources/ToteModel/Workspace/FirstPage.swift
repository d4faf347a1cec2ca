/// The first page of the list to begin with, read by the index before everything else: what shows while 100,000 items are
/// on their way. Its counts are those of the whole list, so its headings say what they will say.
package struct FirstPage: Hashable, Sendable {
  /// How many items of a list are to buy, and how many are ticked.
  package struct Count: Hashable, Sendable {
    package var remaining = 0
    package var ticked = 0

    package init() {}
  }

  package var lists: [ShoppingList]
  package var settings: [Setting]
  /// The items of the page, in any order.
  package var items: [Item]
  package var counts: [ShoppingList.ID: Count]
  /// How many items of each category are to buy on the list of the page.
  package var categories: [Category: Int]
  package var list: ShoppingList.ID

  package init(
    of list: ShoppingList.ID, lists: [ShoppingList], settings: [Setting], items: [Item],
    counts: [ShoppingList.ID: Count], categories: [Category: Int]
  ) {
    self.list = list
    self.lists = lists
    self.settings = settings
    self.items = items
    self.counts = counts
    self.categories = categories
  }
}

extension Workspace {
  /// The rows of a page, to be looked at and not to be worked on.
  package init(_ page: FirstPage) {
    self.init(
      DatabaseSnapshot(lists: page.lists, items: page.items, settings: page.settings),
      writer: Entry.Writer.ID(high: 0, low: 0))
    setCounts(of: page)
  }
}

extension Records {
  mutating func setCounts(of page: FirstPage) {
    for (list, count) in page.counts {
      tables[list]?.wrappedValue.totals = Totals(remaining: count.remaining, ticked: count.ticked)
    }
    tables[page.list]?.wrappedValue.categories = CategoryCounts(page.categories)
  }
}
