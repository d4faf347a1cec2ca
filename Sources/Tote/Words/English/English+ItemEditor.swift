import ToteModel

extension English {
  package func only(_ detail: UniqueDetail) -> String {
    switch detail {
    case .mark(.category): "category"
    case .mark(.store): "store"
    case .mark(.note): "note"
    case .price: "price"
    }
  }

  func addingGrammar(_ width: Int) -> String {
    switch width {
    case ..<68: "2 kg name #dairy @store €1.99 !note"
    case ..<78: "amount, name, #category, @store, €1.99 in any order, then !note"
    default: "amount, name, #category, @store, €1.99 or €0.45/x in any order, then !note"
    }
  }

  var addingHelp: Palette.Section {
    Palette.Section(
      name: "Adding",
      rows: [
        Palette.Row(key: "2 kg apples", title: "an amount: kg, l, cups, cans, packs…"),
        Palette.Row(key: "eggs x3", title: "how many"),
        Palette.Row(key: "#dairy", title: "a category, or one of your own"),
        Palette.Row(key: "@Lidl", title: "a store"),
        Palette.Row(key: "€1.99", title: "a price"),
        Palette.Row(key: "€0.45/x", title: "the price of one, €0.45 each; or €2.50/kg"),
        Palette.Row(key: "!ripe ones", title: "a note, to the end of the line"),
        Palette.Row(key: "\"7 up\"", title: "quoted text is taken literally: a name"),
        Palette.Row(key: "#\"My stuff\"", title: "more than one word, as in @\"Whole Foods\""),
      ])
  }

  func categorize(_ items: [Item]) -> String { "Category of \(summary(items))" }
  func add(above: Bool, _ item: Item) -> String { "Add \(above ? "above" : "below") \(item.name)" }
  func newCategory(_ category: Category) -> String { "\(name(category)) is a new category" }

  func newCategoryInLine(_ category: Category) -> String {
    "\(name(category)) is a new category; quote several words: #\"My stuff\""
  }

  func changesPrefix(_ change: ItemEditor.PrefixChange, _ prefix: ItemDetails) -> String {
    let key = ItemEditorCommand.commit.key
    return switch change {
    case .kept(let marks): "\(key) puts \(marks.chip) on all you add next."
    case .dropped(let mark): "\(key) drops \(prefix.chip(of: mark))."
    }
  }

  func typeCategory(_ width: Int) -> String {
    width < 50 ? "Type a category" : "Type a category (empty: no change)"
  }

  func nameMissing(_ width: Int) -> String {
    width < 50 ? "No name yet" : "No name yet. Put it in quotes to use it as a name."
  }

  func met(_ outcome: AddOutcome) -> String? {
    switch outcome {
    case .summed(let sum, let was?): "on the list: \(text(was)) → \(text(sum))"
    case .summed(let sum, nil): "on the list: no amount → \(text(sum))"
    case .unticked: "back on the list"
    case .there: "already on the list"
    case .changed(let now, let was): "on the list: now \(now.changes(since: was))"
    case .apart(_, let beside): "also on the list: \(beside.distinction)"
    case .new: nil
    }
  }

  func sentence(_ outcome: AddOutcome, _ item: Item) -> String {
    switch outcome {
    case .new(let category): "Added \(item.name) to \(name(category))."
    case .apart(let category, let beside):
      "Added \(item.name) to \(name(category)). Also on the list: \(beside.distinction)."
    case .summed(let sum, let was?): "\(item.name): \(text(was)) → \(text(sum))."
    case .summed(let sum, nil): "\(item.name): no amount → \(text(sum))."
    case .unticked: "Back on the list: \(item.name)."
    case .there: "Already on the list: \(item.name)."
    case .changed(let now, let was):
      "\(item.name): now \(now.changes(since: was))."
    }
  }

  func added(_ counts: AddedCounts) -> String {
    let there = counts.there == 1 ? "was already on the list" : "were already on the list"
    return sentence(
      [
        (counts.new, { "added \($0)" }), (counts.updated, { "updated \($0)" }),
        (counts.putBack, { "put \($0) back on the list" }), (counts.there, { "\($0) \(there)" }),
      ], separator: "; ")
  }
}
