/// A list as a file has it that knows nothing of ids, ranks and milliseconds: what Markdown, todo.txt and CSV hold. It
/// stands between those three and `Portable`, which gives it the rest.

import FoundationEssentials
import ToteModel

/// An item in a file.
package struct WrittenItem: Hashable, Sendable {
  /// What it is called.
  package var name: String
  /// How much of it.
  package var amount: Amount?
  /// Where it stands in the shop.
  package var category: Category?
  /// Where to buy it.
  package var store: String?
  package var price: Price?
  /// What else there is to know.
  package var note: String?
  /// Whether it is in the basket.
  package var isTicked: Bool
  /// When it was added, as exactly as the format says it; Markdown does not.
  package var created: Moment?

  /// An item. A store or a note without a single character is as good as none.
  package init(
    name: String, amount: Amount? = nil, category: Category? = nil, store: String? = nil, price: Price? = nil,
    note: String? = nil, isTicked: Bool = false, created: Moment? = nil
  ) {
    self.name = name
    self.amount = amount
    self.category = category
    self.store = store?.isEmpty == true ? nil : store
    self.price = price
    self.note = note?.isEmpty == true ? nil : note
    self.isTicked = isTicked
    self.created = created
  }

  /// What a file says of an item.
  package init(_ item: Item) {
    self.init(
      name: item.name, amount: item.amount, category: item.category, store: item.store, price: item.price,
      note: item.note, isTicked: item.isTicked, created: item.created)
  }
}

/// A list in a file.
package struct WrittenList: Hashable, Sendable {
  /// What it is called; `nil` where the file does not say.
  package var name: String?
  /// What is on it, in its own order.
  package var items: [WrittenItem]

  package init(name: String?, items: [WrittenItem] = []) {
    self.name = name
    self.items = items
  }
}

extension Portable {
  /// Its lists as a file without ids says them. What is ticked stands where its rank has it, not at the end.
  package var written: [WrittenList] {
    var written = lists.map { WrittenList(name: $0.name) }
    var places: [ShoppingList.ID: Int] = [:]
    for (place, list) in lists.enumerated() { places[list.id] = place }
    var lost = WrittenList(name: nil)
    for item in items {
      if let place = places[item.list] {
        written[place].items.append(WrittenItem(item))
      } else {
        lost.items.append(WrittenItem(item))
      }
    }
    // The storage has no item without its list; whoever makes one by hand still gets it written.
    return lost.items.isEmpty ? written : [lost] + written
  }

  /// Lists from a file, as new rows.
  ///
  /// - Parameters:
  ///   - name: What a list is called that has no name in the file; the file's own is a good one.
  ///   - moment: When they were made, where the file does not say.
  ///   - rank: After which list they come.
  ///   - category: Where a thing belongs that the file puts nowhere. `nil` leaves it so.
  ///   - uuid: Makes an id.
  package init(
    _ written: [WrittenList], named name: String, at moment: Moment, after rank: Rank? = nil,
    category: (String) -> Category? = { _ in nil }, uuid: () -> UUID
  ) {
    var lists: [ShoppingList] = []
    var items: [Item] = []
    items.reserveCapacity(written.reduce(0) { $0 + $1.items.count })
    var last = rank
    for one in written {
      let rank = Rank.between(last, nil)
      last = rank
      let list = ShoppingList(
        id: ShoppingList.ID(uuid()), name: one.name ?? name, rank: rank, created: moment)
      lists.append(list)
      var place: Rank?
      for item in one.items {
        let rank = Rank.between(place, nil)
        place = rank
        items.append(
          Item(
            id: Item.ID(uuid()), list: list.id, name: item.name, amount: item.amount,
            category: item.category ?? category(item.name), store: item.store, price: item.price,
            note: item.note, isTicked: item.isTicked, rank: rank, created: item.created ?? moment))
      }
    }
    self.init(lists: lists, items: items)
  }
}

/// Puts together the lists of a format that names the list on every line. A line with nothing but a name begins a list,
/// even where one of this name was before: so an empty list travels, and two lists of one name stay two.
struct WrittenLists {
  private(set) var lists: [WrittenList] = []
  /// By the very bytes of the name: two spellings of an accent are two names.
  private var latest: [FieldValue: Int] = [:]

  mutating func begin(_ name: String?) {
    latest[FieldValue(name)] = lists.count
    lists.append(WrittenList(name: name))
  }

  mutating func add(_ item: WrittenItem, to name: String?) {
    if let place = latest[FieldValue(name)] {
      lists[place].items.append(item)
    } else {
      begin(name)
      lists[lists.count - 1].items.append(item)
    }
  }

  /// Which lists need a line of their own, in the same order.
  static func starts(of lists: [WrittenList]) -> [Bool] {
    var known: Set<FieldValue> = []
    return lists.map { !known.insert(FieldValue($0.name)).inserted || $0.items.isEmpty }
  }
}
