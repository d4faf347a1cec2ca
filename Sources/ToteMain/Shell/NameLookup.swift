import FoundationEssentials
import ToteModel
import ToteStorage

/// Finds the list, item or note that a word means. If none or several match, the refusal names candidates.
enum NameLookup {
  private static let maxCandidates = 10

  enum Named {
    case list, note, category
    case item(on: String)
  }

  /// Finds a thing by id or its beginning, full name, or if `mayBegin` by an unambiguous beginning of it.
  static func choose<Thing>(
    _ word: String, among things: [Thing], _ named: Named, mayBegin: Bool = true, id: (Thing) -> UUID,
    name: (Thing) -> String, more: (Thing) -> String
  ) throws(Refusal) -> Thing {
    if let uuid = UUID(uuidString: word), let thing = things.first(where: { id($0) == uuid }) { return thing }
    let key = ItemName.key(of: word)
    if key.isEmpty { throw Refusal(.notFound, words.emptyName(named)) }
    func one(_ found: [Thing]) throws(Refusal) -> Thing? {
      if found.count < 2 { return found.first }
      let ids = shortIDs(of: things.map(id))
      let lines = found.prefix(maxCandidates).map { thing in
        "  " + [ids[id(thing)] ?? "", name(thing), more(thing)].joined(separator: "  ")
      }
      throw Refusal(
        .notFound,
        [words.matchesSeveral(named, word, count: found.count)] + lines + rest(found.count))
    }
    if let named = try one(things.filter { ItemName.key(of: name($0)) == key }) { return named }
    if word.utf8.count >= idLength,
      let known = try one(things.filter { id($0).uuidString.hasPrefix(word.uppercased()) })
    {
      return known
    }
    if mayBegin, let begun = try one(things.filter { ItemName.key(of: name($0)).hasPrefix(key) }) {
      return begun
    }
    throw missing(word, among: things.map(name), named)
  }

  /// Usually enough of an id to be unique.
  private static let idLength = 8

  /// The shortest unique beginnings of ids.
  static func shortIDs(of ids: [UUID]) -> [UUID: String] {
    // Sorted, those that begin alike are side by side.
    let sorted = Set(ids).map { (id: $0, text: $0.uuidString) }.sorted { $0.text < $1.text }
    var short: [UUID: String] = [:]
    var before = 0
    for (index, one) in sorted.enumerated() {
      let next = index + 1 < sorted.count ? sorted[index + 1].text : ""
      let after = zip(one.text.utf8, next.utf8).prefix { $0 == $1 }.count
      short[one.id] = String(one.text.prefix(max(idLength, max(before, after) + 1)))
      before = after
    }
    return short
  }

  static func missing(_ word: String, among names: [String], _ named: Named) -> Refusal {
    missing(word, among: names, saying: words.noSuch(named, word), orAll: true)
  }

  /// - Parameter orAll: Whether a few are all named if none is similar.
  static func missing(
    _ word: String, among names: [String], saying head: String, orAll namesAll: Bool = false
  ) -> Refusal {
    let key = Folding.fold(word)
    // Short words such as "no" and "de" begin too many others.
    let parts = key.split(separator: " ").filter { $0.utf8.count > 2 }
    var near = names.filter { name in
      let folded = Folding.fold(name)
      return folded.contains(key)
        || folded.split(separator: " ").contains { word in parts.contains { word.hasPrefix($0) } }
    }
    if near.isEmpty, let nearest = word.closestMatch(in: names) { near = [nearest] }
    let areSimilar = !near.isEmpty
    // Name all if there are only a few.
    if near.isEmpty, namesAll, names.count <= maxCandidates { near = names }
    return Refusal(
      .notFound,
      near.isEmpty
        ? [head]
        : ["\(head) \(areSimilar ? words.similarNames : words.allNames)"]
          + near.prefix(maxCandidates).map { "  \($0)" } + rest(near.count))
  }

  private static func rest(_ count: Int) -> [String] {
    count > maxCandidates ? ["  \(words.andMore(count - maxCandidates))"] : []
  }
}

extension NameLookup {
  /// The named list, or else the first, which the app opens too.
  static func list(
    _ word: String?, mayBegin: Bool = true, among lists: [ShoppingList], in session: CommandSession
  ) throws(Refusal) -> ShoppingList {
    guard let word else {
      if let list = lists.setAsDefault ?? lists.first(where: { !$0.isArchived && !$0.isHome }) { return list }
      throw lists.toShop.isEmpty
        ? noList : Refusal(.notFound, words.allListsAreArchived)
    }
    let open = lists.filter { !$0.isArchived && ItemName.key(of: $0.name) == ItemName.key(of: word) }
    if open.count == 1 { return open[0] }
    let key = ItemName.key(of: word)
    if key == ItemName.key(of: words.homeList),
      !lists.contains(where: { $0.isHome || ItemName.key(of: $0.name).hasPrefix(key) })
    {
      throw Refusal(.notFound, words.nothingAtHome)
    }
    return try choose(word, among: lists, .list, mayBegin: mayBegin, id: \.id.uuid, name: \.name) { list in
      let count = (try? session.counts())?[list.id] ?? (remaining: 0, ticked: 0)
      return [
        words.left(Totals(remaining: count.remaining, ticked: count.ticked)),
        words.created(list.created.local.shownDay),
        list.isArchived ? words.archivedList : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// The named list, or a new one not yet made.
  static func list(
    _ word: String?, creates: Bool, among lists: [ShoppingList], in session: CommandSession
  ) throws(Refusal) -> (ShoppingList, isNew: Bool) {
    guard creates, let word, !Folding.clean(word).isEmpty,
      let list = try? session.workspace(lists: lists).newList(named: word, .current)
    else { return (try list(word, among: lists, in: session), false) }
    return (list, true)
  }

  static var noList: Refusal { Refusal(.notFound, words.noListYet) }

  /// Finds an item by name and, to tell it from others, by details as in the add field.
  static func item(_ word: String, on list: ShoppingList, in session: CommandSession) throws -> Item {
    if let uuid = UUID(uuidString: word), case .item(let item)? = try session.row(.item(Item.ID(uuid))) {
      return item
    }
    var found = try session.items(named: ItemName.key(of: word), on: list.id)
    if word.isEmpty { throw Refusal(.notFound, words.emptyName(.item(on: list.name))) }
    if found.isEmpty, let said = QuickAdd(word, in: .current)?.item {
      found = try session.items(named: ItemName.key(of: said.name), on: list.id).filter {
        said.details.agrees(with: $0.details)
      }
    }
    if found.count > 1 {
      // Prefer the only unticked one.
      let open = found.filter { !$0.isTicked }
      if open.count == 1 { return open[0] }
      let lines = found.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.prefix(maxCandidates).map {
        "  \($0.id)  \($0.line)"
      }
      throw Refusal(
        .notFound,
        [words.matchesSeveral(.item(on: list.name), word, count: found.count)] + lines + rest(found.count))
    }
    if let item = found.first { return item }
    throw try missing(word, on: list, in: session)
  }

  /// Finds several items, each once. Names from standard input need no quotes.
  static func items(
    _ words: [String], on list: ShoppingList, in session: CommandSession, areFromInput: Bool
  ) throws -> [Item] {
    var items: [Item] = []
    var known: Set<Item.ID> = []
    for (index, word) in words.enumerated() {
      let item: Item
      do {
        item = try self.item(Folding.clean(word), on: list, in: session)
      } catch let refusal as Refusal where !areFromInput {
        throw try hint(at: index, of: words, on: list, in: session) ?? refusal
      }
      if known.insert(item.id).inserted { items.append(item) }
    }
    return items
  }

  /// Suggests quotes if several words together are a name.
  static func hint(at index: Int, of words: [String], on list: ShoppingList, in session: CommandSession)
    throws
    -> Refusal?
  {
    // No name has more words.
    for first in max(0, index - 7)...index {
      for last in max(first + 1, index)..<max(first + 1, index, min(words.count, first + 8)) {
        let name = words[first...last].joined(separator: " ")
        guard try !session.items(named: ItemName.key(of: name), on: list.id).isEmpty else { continue }
        return Refusal(.notFound, ToteMain.words.needsQuotes(words[index], name, on: list.name))
      }
    }
    return nil
  }

  private static func missing(_ word: String, on list: ShoppingList, in session: CommandSession) throws
    -> Refusal
  {
    let key = ItemName.key(of: word)
    for other in try session.lists() where other.id != list.id {
      if try !session.items(named: key, on: other.id).isEmpty {
        let isNamesake = ItemName.key(of: other.name) == ItemName.key(of: list.name)
        let option =
          "--list "
          + (isNamesake
            ? shortIDs(of: [other.id.uuid, list.id.uuid])[other.id.uuid] ?? "" : Shell.word(other.name))
        return Refusal(
          .notFound, words.isOnOtherList(word, on: list.name, other: other.name, option: option))
      }
    }
    return missing(word, among: try session.items(of: list.id).map(\.name), .item(on: list.name))
  }
}

extension Item {
  /// The item as the add field would take it.
  var line: String {
    var details = details
    details.category = nil
    return ParsedItem(name: name, details: details)?.text(in: .current) ?? name
  }
}
