/// A kilo of tomatoes from the market and five cans from Lidl differ in store and price, so a name has an
/// entry for each kind of amount. A typed amount chooses the entry, else the store, else the last purchase.
/// An entry without an amount takes the first kind that comes.

extension PurchaseHistory.Entry {
  /// Two blanks, which no name contains, separate it from the kind.
  static func nameKey(in key: String) -> String { parts(of: key).name }

  private static func parts(of key: String) -> (name: String, kind: Substring?) {
    let bytes = key.utf8
    guard let blank = bytes.lastIndex(of: 0x20), blank > bytes.startIndex,
      bytes[bytes.index(before: blank)] == 0x20
    else { return (key, nil) }
    return (String(key[..<bytes.index(before: blank)]), key[bytes.index(after: blank)...])
  }

  /// `nil` while it was only bought without an amount.
  var kind: Unit.Dimension? {
    // The first entry of a name has no kind in its key.
    Self.parts(of: key).kind.flatMap { Unit(rawValue: String($0))?.dimension }
      ?? details.amount?.unit.dimension
  }

  func adding(_ other: Self) -> Self {
    let later = last > other.last ? self : other
    let (sum, overflow) = count.addingReportingOverflow(other.count)
    return Self(
      name: later.name, key: later.key, count: overflow ? .max : sum, last: later.last,
      details: later.details, days: later.days)
  }
}

extension PurchaseHistory {
  /// In singular and plural.
  func entries(of name: String) -> [Entry] {
    WordForms.keys(of: ItemName.key(of: name)).flatMap { entries[$0] ?? [] }
  }

  package func entry(of name: String, saying details: ItemDetails = ItemDetails()) -> Entry? {
    let all = entries(of: name)
    return Self.entry(meantBy: details, among: all) ?? Self.latest(of: all, in: details.store)
  }

  /// `nil` if a purchase is the first of its kind.
  package func entry(counting details: ItemDetails, of name: String) -> Entry? {
    Self.entry(meantBy: details, among: entries(of: name))
  }

  private static func entry(meantBy details: ItemDetails, among all: [Entry]) -> Entry? {
    guard let kind = details.amount?.unit.dimension else { return latest(of: all, in: details.store) }
    return latest(of: all.filter { $0.kind == kind }, in: details.store)
      ?? latest(of: all.filter { $0.kind == nil }, in: details.store)
  }

  /// The last purchase, in this store if possible.
  private static func latest(of entries: [Entry], in store: String?) -> Entry? {
    if entries.count < 2 { return entries.first }
    let shop = store.flatMap(Shop.init)
    let there = shop.map { shop in entries.filter { $0.details.store.flatMap(Shop.init) == shop } } ?? []
    return (there.isEmpty ? entries : there).max { ($0.last, $1.key) < ($1.last, $0.key) }
  }

  func changes(since before: PurchaseHistory) -> [Change] {
    Set((before.all + all).map(\.key)).sorted().compactMap { key in
      Change(
        before: before[key].map { .purchase(Purchase($0)) }, after: self[key].map { .purchase(Purchase($0)) })
    }
  }

  func freeKey(of nameKey: String, for amount: Amount?) -> String {
    guard let amount, self[nameKey] != nil else { return nameKey }
    return "\(nameKey)  \(amount.unit.comparable.rawValue)"
  }

  /// The range of keys for the second and further kinds of a name.
  package static func kindKeys(of nameKey: String) -> ClosedRange<String> { nameKey + "  "...nameKey + "  ~" }

  /// Joins entries that differ only in singular and plural, which earlier versions kept apart.
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
