/// Lists without ids, ranks and milliseconds, as in Markdown, todo.txt and CSV. `ExportData` adds the rest.

import FoundationEssentials
import ToteModel

@dynamicMemberLookup
package struct FileItem: Hashable, Sendable {
  package var name: String
  package var details: ItemDetails
  package var isTicked: Bool
  /// As exactly as the format says it; Markdown doesn't.
  package var created: Moment?

  package subscript<Detail>(dynamicMember detail: WritableKeyPath<ItemDetails, Detail>) -> Detail {
    get { details[keyPath: detail] }
    set { details[keyPath: detail] = newValue }
  }

  /// Empty texts are dropped.
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

  /// What has no field of its own.
  mutating func add(toNote words: [String], separator: String = " ") {
    let others = words.filter { !$0.isEmpty }
    if others.isEmpty { return }
    details.note = ([details.note].compactMap { $0 } + others).joined(separator: separator)
  }
}

package struct FileList: Hashable, Sendable {
  /// `nil` if the file doesn't say.
  package var name: String?
  package var items: [FileItem]

  package init(name: String?, items: [FileItem] = []) {
    self.name = name
    self.items = items
  }
}

extension ExportData {
  /// Ticked items are where their ranks are, not at the end.
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
    // The storage has no item without its list, but data made by hand may.
    return lost.items.isEmpty ? fileLists : [lost] + fileLists
  }

  /// Lists from a file, as new rows.
  ///
  /// - Parameters:
  ///   - name: For lists without a name; that of the file is a good one.
  ///   - moment: For rows without a date.
  ///   - rank: The lists come after this.
  ///   - category: For items without one; `nil` leaves them so.
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

/// Collects lists from a format that names the list on every line. A line with only a name begins a list, even if there is one of
/// this name: so empty lists and namesakes are kept.
struct FileListBuilder {
  private(set) var lists: [FileList] = []
  /// By bytes: two spellings of an accent are two names.
  private var latest: [FieldValue: Int] = [:]

  mutating func begin(_ name: String?) {
    latest[FieldValue(name)] = lists.count
    lists.append(FileList(name: name))
  }

  /// For a row without an item, which may just be unfilled: it begins a list only if it says that it is another, or if there is
  /// none of this name.
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

  /// Which lists need a line of their own.
  static func starts(of lists: [FileList]) -> [Bool] {
    var known: Set<FieldValue> = []
    return lists.map { !known.insert(FieldValue($0.name)).inserted || $0.items.isEmpty }
  }
}
