/// Lists as a file has them that knows nothing of ids, ranks and milliseconds: what Markdown, todo.txt and CSV hold. They
/// stand between those three and `ExportData`, which gives them the rest.

import FoundationEssentials
import ToteModel

/// An item in a file.
@dynamicMemberLookup
package struct FileItem: Hashable, Sendable {
  package var name: String
  package var details: ItemDetails
  package var isTicked: Bool
  /// When it was added, as exactly as the format says it; Markdown does not.
  package var created: Moment?

  package subscript<Detail>(dynamicMember detail: WritableKeyPath<ItemDetails, Detail>) -> Detail {
    get { details[keyPath: detail] }
    set { details[keyPath: detail] = newValue }
  }

  /// An item. A text of it without a single character is as good as none.
  package init(
    name: String, details: ItemDetails = ItemDetails(), isTicked: Bool = false, created: Moment? = nil
  ) {
    self.name = name
    self.details = details.mapTexts { $0 }
    self.isTicked = isTicked
    self.created = created
  }

  package init(_ item: Item) {
    self.init(name: item.name, details: item.details, isTicked: item.isTicked, created: item.created)
  }
}

/// A list in a file.
package struct FileList: Hashable, Sendable {
  /// `nil` where the file does not say.
  package var name: String?
  /// In the list's own order.
  package var items: [FileItem]

  package init(name: String?, items: [FileItem] = []) {
    self.name = name
    self.items = items
  }
}

extension ExportData {
  /// Its lists as a file without ids says them. What is ticked stands where its rank has it, not at the end.
  package var fileLists: [FileList] {
    var fileLists = lists.map { FileList(name: $0.name) }
    var places: [ShoppingList.ID: Int] = [:]
    for (place, list) in lists.enumerated() { places[list.id] = place }
    var lost = FileList(name: nil)
    for item in items {
      if let place = places[item.list] {
        fileLists[place].items.append(FileItem(item))
      } else {
        lost.items.append(FileItem(item))
      }
    }
    // The storage has no item without its list; whoever makes one by hand still gets it written.
    return lost.items.isEmpty ? fileLists : [lost] + fileLists
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
    _ fileLists: [FileList], named name: String, at moment: Moment, after rank: Rank? = nil,
    category: (String) -> Category? = { _ in nil }, uuid: () -> UUID
  ) {
    var lists: [ShoppingList] = []
    var items: [Item] = []
    items.reserveCapacity(fileLists.reduce(0) { $0 + $1.items.count })
    var last = rank
    for one in fileLists {
      let rank = Rank.between(last, nil)
      last = rank
      let list = ShoppingList(
        id: ShoppingList.ID(uuid()), name: one.name ?? name, rank: rank, created: moment)
      lists.append(list)
      var place: Rank?
      for item in one.items {
        let rank = Rank.between(place, nil)
        place = rank
        var details = item.details
        details.category = details.category ?? category(item.name)
        items.append(
          Item(
            id: Item.ID(uuid()), list: list.id, name: item.name, details: details, isTicked: item.isTicked,
            rank: rank, created: item.created ?? moment))
      }
    }
    self.init(lists: lists, items: items)
  }
}

/// Puts together the lists of a format that names the list on every line. A line with nothing but a name begins a list,
/// even where one of this name was before: so an empty list travels, and two lists of one name stay two.
struct FileListBuilder {
  private(set) var lists: [FileList] = []
  /// By the very bytes of the name: two spellings of an accent are two names.
  private var latest: [FieldValue: Int] = [:]

  mutating func begin(_ name: String?) {
    latest[FieldValue(name)] = lists.count
    lists.append(FileList(name: name))
  }

  /// The same where a row without an item may only be a row that nobody has filled in: unless it says that it begins another
  /// list, it begins one only where there is none of this name.
  mutating func begin(_ name: String?, isAnother: Bool) {
    if isAnother || latest[FieldValue(name)] == nil { begin(name) }
  }

  mutating func add(_ item: FileItem, to name: String?) {
    if let place = latest[FieldValue(name)] {
      lists[place].items.append(item)
    } else {
      begin(name)
      lists[lists.count - 1].items.append(item)
    }
  }

  /// Which lists need a line of their own, in the same order.
  static func starts(of lists: [FileList]) -> [Bool] {
    var known: Set<FieldValue> = []
    return lists.map { !known.insert(FieldValue($0.name)).inserted || $0.items.isEmpty }
  }
}
