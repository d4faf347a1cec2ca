import FoundationEssentials
import Tote
import ToteModel
import ToteStorage

/// Finds the one list, item or note that a word on the command line means. Where there is none, or there are several, the
/// refusal names those that may have been meant.
enum NameLookup {
  private static let maxCandidates = 10

  /// What a name is the name of.
  enum Named {
    case list, note, category
    case item(on: String)
  }

  /// The thing of this name: by its id or how that begins, by its whole name, whatever its case and accents, or, where
  /// that is enough, by how only one name begins. `more` is what else tells things of one name apart.
  static func choose<Thing>(
    _ word: String, among things: [Thing], _ named: Named, mayBegin: Bool = true, id: (Thing) -> UUID,
    name: (Thing) -> String, more: (Thing) -> String
  ) throws(Refusal) -> Thing {
    if let uuid = UUID(uuidString: word), let thing = things.first(where: { id($0) == uuid }) { return thing }
    let key = ItemName.key(of: word)
    if key.isEmpty { throw Refusal(.notFound, words.emptyName(named)) }
    func one(_ found: [Thing]) throws(Refusal) -> Thing? {
      if found.count < 2 { return found.first }
      let ids = things.map(id)
      let lines = found.prefix(maxCandidates).map { thing in
        "  " + [shortID(of: id(thing), among: ids), name(thing), more(thing)].joined(separator: "  ")
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

  /// So much of an id is mostly enough to tell it from others.
  private static let idLength = 8

  /// How an id begins, as far as it takes to tell it from these others.
  static func shortID(of id: UUID, among ids: [UUID]) -> String {
    let text = id.uuidString
    let others = Set(ids).subtracting([id])
    var length = idLength
    while length < text.count, others.contains(where: { $0.uuidString.hasPrefix(text.prefix(length)) }) {
      length += 1
    }
    return String(text.prefix(length))
  }

  /// Nothing has this name; what comes near is named.
  static func missing(_ word: String, among names: [String], _ named: Named) -> Refusal {
    let key = Folding.fold(word)
    let parts = key.split(separator: " ")
    var near = names.filter { name in
      let folded = Folding.fold(name)
      return folded.contains(key) || parts.contains { folded.contains($0) }
    }
    if near.isEmpty, let nearest = word.closestMatch(in: names) { near = [nearest] }
    let areSimilar = !near.isEmpty
    // A few are named in any case.
    if near.isEmpty, names.count <= maxCandidates { near = names }
    let head = words.noSuch(named, word)
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
  /// The list of this name; without one, the first, which is also the one that the app opens.
  static func list(
    _ word: String?, mayBegin: Bool = true, among lists: [ShoppingList], in session: CommandSession
  ) throws(Refusal) -> ShoppingList {
    guard let word else {
      if let first = lists.first(where: { !$0.isArchived }) { return first }
      throw lists.isEmpty
        ? noList : Refusal(.notFound, words.allListsAreArchived)
    }
    let open = lists.filter { !$0.isArchived && ItemName.key(of: $0.name) == ItemName.key(of: word) }
    if open.count == 1 { return open[0] }
    return try choose(word, among: lists, .list, mayBegin: mayBegin, id: \.id.uuid, name: \.name) { list in
      let count = (try? session.counts())?[list.id] ?? (remaining: 0, ticked: 0)
      return [
        words.left(Totals(remaining: count.remaining, ticked: count.ticked)),
        words.created(list.created.shownDay),
        list.isArchived ? words.archivedList : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// The list of this name, or a new one that is not made yet.
  static func list(
    _ word: String?, creates: Bool, among lists: [ShoppingList], in session: CommandSession
  ) throws(Refusal) -> (ShoppingList, isNew: Bool) {
    guard creates, let word, !Folding.clean(word).isEmpty,
      let list = try? session.workspace(lists: lists).newList(named: word, .current)
    else { return (try list(word, among: lists, in: session), false) }
    return (list, true)
  }

  static var noList: Refusal { Refusal(.notFound, words.noListYet) }

  /// The item that is meant on a list: its name, and whatever else it takes to tell it from others, as in the add field.
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
      // One that is ticked already is hardly meant while another is not.
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

  /// The items that several words mean, each once. What standard input says needs no quotes.
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

  /// Where a name was written without the quotes that its blanks need: what to write instead.
  static func hint(at index: Int, of words: [String], on list: ShoppingList, in session: CommandSession)
    throws
    -> Refusal?
  {
    // Nobody's names have more words.
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
          + (isNamesake ? shortID(of: other.id.uuid, among: [list.id.uuid]) : Shell.word(other.name))
        return Refusal(
          .notFound, words.isOnOtherList(word, on: list.name, other: other.name, option: option))
      }
    }
    return missing(word, among: try session.items(of: list.id).map(\.name), .item(on: list.name))
  }
}

extension Item {
  /// It as a line that the add field understands.
  var line: String {
    var details = details
    details.category = nil
    return ParsedItem(name: name, details: details)?.text(in: .current) ?? name
  }
}
