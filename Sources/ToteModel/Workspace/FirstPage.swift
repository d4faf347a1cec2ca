/// The first page of the initial list, shown while 100,000 items load. Its counts cover the whole list.
package struct FirstPage: Hashable, Sendable {
  package struct Count: Hashable, Sendable {
    package var remaining = 0
    package var ticked = 0

    package init() {}
  }

  package var lists: [ShoppingList]
  package var settings: [Setting]
  package var items: [Item]
  package var counts: [ShoppingList.ID: Count]
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
  /// Shows a page; not for editing.
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
