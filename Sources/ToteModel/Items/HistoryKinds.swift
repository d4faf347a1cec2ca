/// Which memory of a name is meant. A kilo of tomatoes from the market and five cans of them from Lidl bear one name and are two
/// things, each with an amount, a store and a price of its own. So a name has one entry for each kind of amount it was bought by:
/// by weight, by volume, by the piece, by the can. Grams and kilos are of one kind, for they add up; amounts on a list become
/// one line by the same rule.
///
/// The amount that is typed says which entry is meant; without one the store does; and else it is what was bought last. What was
/// bought without an amount is of no kind yet, and takes the first that comes.

extension History.Entry {
  /// The key of the name in a key. No name has two blanks side by side, and behind them stands the kind.
  static func nameKey(in key: String) -> String { parts(of: key).name }

  private static func parts(of key: String) -> (name: String, kind: Substring?) {
    let bytes = key.utf8
    guard let blank = bytes.lastIndex(of: 0x20), blank > bytes.startIndex,
      bytes[bytes.index(before: blank)] == 0x20
    else { return (key, nil) }
    return (String(key[..<bytes.index(before: blank)]), key[bytes.index(after: blank)...])
  }

  /// By what kind of amount it was bought; `nil` while it was bought without one.
  var kind: Unit.Dimension? {
    // The first entry of a name has no kind in its key: it is whatever was bought first.
    Self.parts(of: key).kind.flatMap { Unit(rawValue: String($0))?.dimension }
      ?? details.amount?.unit.dimension
  }

  /// The two as one, of which the later counts.
  func adding(_ other: Self) -> Self {
    let later = last > other.last ? self : other
    let (sum, overflow) = count.addingReportingOverflow(other.count)
    return Self(
      name: later.name, key: later.key, count: overflow ? .max : sum, last: later.last,
      details: later.details, days: later.days)
  }
}

extension History {
  /// All entries of a name, in singular and plural.
  func entries(of name: String) -> [Entry] {
    WordForms.keys(of: ItemName.key(of: name)).flatMap { entries[$0] ?? [] }
  }

  /// The entry that a line of a name means, in singular or plural; where nothing of its kind was bought, that of another kind.
  package func entry(of name: String, saying details: ItemDetails = ItemDetails()) -> Entry? {
    let all = entries(of: name)
    return Self.entry(meantBy: details, among: all) ?? Self.latest(of: all, in: details.store)
  }

  /// The entry that counts a purchase; `nil` for the first of its kind.
  package func entry(counting details: ItemDetails, of name: String) -> Entry? {
    Self.entry(meantBy: details, among: entries(of: name))
  }

  private static func entry(meantBy details: ItemDetails, among all: [Entry]) -> Entry? {
    guard let kind = details.amount?.unit.dimension else { return latest(of: all, in: details.store) }
    return latest(of: all.filter { $0.kind == kind }, in: details.store)
      ?? latest(of: all.filter { $0.kind == nil }, in: details.store)
  }

  /// What was bought last, in a store if there is something from it.
  private static func latest(of entries: [Entry], in store: String?) -> Entry? {
    if entries.count < 2 { return entries.first }
    let shop = store.flatMap(Shop.init)
    let there = shop.map { shop in entries.filter { $0.details.store.flatMap(Shop.init) == shop } } ?? []
    return (there.isEmpty ? entries : there).max { ($0.last, $1.key) < ($1.last, $0.key) }
  }

  /// What has changed of it, row by row.
  func changes(since before: History) -> [Change] {
    Set((before.all + all).map(\.key)).sorted().compactMap { key in
      Change(
        before: before[key].map { .purchase(Purchase($0)) }, after: self[key].map { .purchase(Purchase($0)) })
    }
  }

  /// The key of a new entry.
  func freeKey(of nameKey: String, for amount: Amount?) -> String {
    guard let amount, self[nameKey] != nil else { return nameKey }
    return "\(nameKey)  \(amount.unit.comparable.rawValue)"
  }

  /// Between which keys those of a name's second and further kinds stand.
  package static func kindKeys(of nameKey: String) -> ClosedRange<String> { nameKey + "  "...nameKey + "  ~" }

  /// All entries, what is one thing in singular and plural as one: they were kept apart until now.
  var unified: [Entry] {
    var found: [Thing: Int] = [:]
    var unified: [Entry] = []
    for entry in all {
      let thing = Thing(entry)
      if let index = found[thing] {
        unified[index] = unified[index].adding(entry)
      } else {
        found[thing] = unified.count
        unified.append(entry)
      }
    }
    return unified
  }

  /// Those that are one thing with an entry, itself among them.
  func entries(unifiedIn entry: Entry) -> [Entry] {
    entries(of: entry.name).filter { Thing($0) == Thing(entry) }
  }

  private struct Thing: Hashable {
    let form: String
    let kind: Unit.Dimension?

    init(_ entry: Entry) {
      form = WordForms.keys(of: entry.nameKey)[0]
      kind = entry.kind
    }
  }
}
