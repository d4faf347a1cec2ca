/// What was bought, how often and when last. Time is passed in, so the order is the same everywhere.
package struct PurchaseHistory: Hashable, Sendable {
  /// A thing and its purchases. A kilo and five cans of tomatoes are different (`PurchaseHistoryKinds.swift`).
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let nameKey: String
    /// Unique; the first entry of a name uses `nameKey`.
    package let key: String
    package let count: Int
    /// In milliseconds since 1970.
    package let last: Int64
    package var details: ItemDetails
    /// The last few days on which it was bought, counted from 1970.
    package var days: [Int]

    /// Enough to find the usual interval.
    package static let dayLimit = 9

    /// - Parameter key: The key of the name by default.
    package init(
      name: String, key: String? = nil, count: Int = 1, last: Int64, details: ItemDetails = ItemDetails(),
      days: [Int] = []
    ) {
      self.name = Folding.clean(name)
      let nameKey = ItemName.key(of: name)
      self.nameKey = nameKey
      self.key = key.flatMap { Self.nameKey(in: $0) == nameKey ? $0 : nil } ?? nameKey
      self.count = max(1, count)
      self.last = last
      self.details = details
      self.days = days
    }

    package var moments: [Moment] { days.map { Moment.zero.adding(days: Int64($0)) } }
  }

  private(set) var entries: [String: [Entry]] = [:]
  /// Sorted by the words they begin with: `tomatoes` and `cherry tomatoes` both lead to the latter.
  private var starts: [Start] = []

  /// A key from one of its words on, with the entry to save looking it up.
  private struct Start: Hashable, Sendable {
    var text: String
    var entry: Entry

    static func < (one: Start, other: Start) -> Bool {
      one.text == other.text ? one.entry.key < other.entry.key : one.text < other.text
    }

    var offset: Int { entry.nameKey.utf8.count - text.utf8.count }

    /// Whether an earlier word of the key begins with the same letters, which already finds the entry.
    func comesAgain(_ prefix: String) -> Bool {
      let bytes = entry.nameKey.utf8
      var index = bytes.startIndex
      var isBetween = true
      for _ in 0..<offset {
        if isBetween, bytes[index...].starts(with: prefix.utf8) { return true }
        isBetween = CatalogueText.isBetween(bytes[index])
        index = bytes.index(after: index)
      }
      return false
    }
  }

  package init() {}

  /// Entries with equal keys are added up; the later one wins.
  package init(_ stored: some Sequence<Entry>) {
    var known: [String: Entry] = [:]
    for entry in stored where !entry.name.isEmpty {
      known[entry.key] = known[entry.key].map { $0.adding(entry) } ?? entry
    }
    for entry in known.values.sorted(by: { $0.key < $1.key }) {
      entries[entry.nameKey, default: []].append(entry)
    }
    starts = known.values.flatMap(Self.starts(of:)).sorted(by: <)
    count = known.count
    lastPaid = LastPaid(known.values)
  }

  package private(set) var count = 0

  /// Of the last purchase with a price.
  package var lastCurrency: Currency? { lastPaid?.currency }
  private var lastPaid: LastPaid?

  private struct LastPaid: Hashable, Sendable {
    let key: String
    let last: Int64
    let currency: Currency

    init?(_ entry: Entry) {
      guard let price = entry.details.price else { return nil }
      (key, last, currency) = (entry.key, entry.last, price.currency)
    }

    init?(_ entries: some Sequence<Entry>) {
      var latest: LastPaid?
      for paid in entries.lazy.compactMap(LastPaid.init) where latest?.isLater(than: paid) != true {
        latest = paid
      }
      guard let latest else { return nil }
      self = latest
    }

    func isLater(than other: LastPaid) -> Bool { (last, other.key) > (other.last, key) }
  }

  private mutating func noteLastPaid(_ entry: Entry?, replacing known: Entry?) {
    let paid = entry.flatMap(LastPaid.init)
    if let paid, lastPaid.map({ paid.isLater(than: $0) }) ?? true {
      lastPaid = paid
    } else if let known, known.key == lastPaid?.key {
      lastPaid = LastPaid(unsorted)
    }
  }

  /// Sorting takes longer than scanning.
  var unsorted: some Sequence<Entry> { entries.values.joined() }

  package var all: [Entry] { starts.compactMap { $0.offset == 0 ? $0.entry : nil } }

  /// Whether a name was bought, in singular or plural.
  package func knows(_ name: String) -> Bool {
    WordForms.keys(of: ItemName.key(of: name)).contains { entries[$0] != nil }
  }

  /// An entry by its own key. Setting one with another key does nothing.
  package subscript(key: String) -> Entry? {
    get { entries[Entry.nameKey(in: key)]?.first { $0.key == key } }
    set {
      guard !key.isEmpty, newValue == nil || newValue?.key == key else { return }
      let known = self[key]
      guard let entry = newValue ?? known else { return }
      for start in Self.starts(of: entry) {
        let place = starts.partitioningIndex { !($0 < start) }
        if place < starts.count, !(start < starts[place]) { starts.remove(at: place) }
        if newValue != nil { starts.insert(start, at: place) }
      }
      var others = entries[entry.nameKey, default: []]
      others.removeAll { $0.key == key }
      if let newValue { others.insert(newValue, at: others.partitioningIndex { $0.key > key }) }
      entries[entry.nameKey] = others.isEmpty ? nil : others
      count += (newValue == nil ? 0 : 1) - (known == nil ? 0 : 1)
      noteLastPaid(newValue, replacing: known)
    }
  }

  /// Ignores blank names. An earlier time than the last keeps the last one and its details.
  package mutating func record(_ name: String, _ details: ItemDetails = ItemDetails(), at now: Int64) {
    let day = Moment(milliseconds: now).local.dayNumber
    let nameKey = ItemName.key(of: name)
    guard !nameKey.isEmpty else { return }
    guard let known = entry(counting: details, of: name) else {
      let key = freeKey(of: nameKey, for: details.amount)
      self[key] = Entry(name: name, key: key, last: now, details: details, days: [day])
      return
    }
    let isLater = now >= known.last
    self[known.key] = Entry(
      // A singular doesn't replace a plural, nor a plural a singular.
      name: isLater && nameKey == known.nameKey ? name : known.name, key: known.key,
      count: known.count == .max ? .max : known.count + 1,
      last: max(now, known.last), details: isLater ? details : known.details,
      days: Set(known.days + [day]).sorted().suffix(Entry.dayLimit))
  }

  /// Takes back the last purchase, ticked by mistake. Its details stay.
  package mutating func takeBack(_ known: Entry) {
    let day = Moment(milliseconds: known.last).local.dayNumber
    self[known.key] =
      known.count > 1
      ? Entry(
        name: known.name, key: known.key, count: known.count - 1, last: known.last, details: known.details,
        days: known.days.filter { $0 != day }) : nil
  }

  /// Words that begin with the typed text: `cherry t` finds `Cherry tomatoes`. A closure avoids copies.
  func forEachMatch(_ typed: String, _ body: (_ entry: Entry, _ isStart: Bool) -> Void) {
    let prefix = Folding.fold(typed)
    guard !prefix.isEmpty else { return }
    var place = starts.partitioningIndex { !($0.text < prefix) }
    while place < starts.count, starts[place].text.utf8.starts(with: prefix.utf8) {
      let isStart = starts[place].offset == 0
      if isStart || !starts[place].comesAgain(prefix) { body(starts[place].entry, isStart) }
      place += 1
    }
  }

  private static func starts(of entry: Entry) -> [Start] {
    let key = entry.nameKey
    let words = CatalogueText.words(of: key).filter { $0.startIndex > key.startIndex }
    return [Start(text: key, entry: entry)]
      + words.map { Start(text: String(key[$0.startIndex...]), entry: entry) }
  }
}
