/// What was bought: each name with how often and when last. Ticking an item records it here, typing a name
/// asks for suggestions, and "buy again" lists it all. A plain value: time comes in as milliseconds, the
/// order is the same on every machine, and ties go by name. How entries are ranked stands in
/// `HistoryRank.swift`, and which of several entries of a name is meant in `HistoryKinds.swift`.

/// A memory of purchases.
///
///     var history = History()
///     history.record("Cherry tomatoes", at: now)
///     history.suggestions(for: "tom", at: now).first?.name == "Cherry tomatoes"
package struct History: Hashable, Sendable {
  /// One thing and its purchases. A kilo of tomatoes and five cans of them are two (`HistoryKinds.swift`).
  package struct Entry: Hashable, Sendable {
    /// As it was written last.
    package let name: String
    /// By what it is found: the key of its name.
    package let nameKey: String
    /// What no other entry has: the key of its name, for the first of them.
    package let key: String
    /// How often it was bought; at least once.
    package let count: Int
    /// When last, in milliseconds since 1970.
    package let last: Int64
    /// What was said of it last: how much, where, for how much.
    package var details: ItemDetails
    /// On which days it was bought, the last few of them, as days since 1970.
    package var days: [Int]

    /// How many days are remembered: enough to know what is usual.
    package static let dayLimit = 9

    /// A thing that was bought. A blank name is never remembered.
    ///
    /// - Parameter key: Its own one, which begins with that of its name; `nil` where it is just that.
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

    /// The moments of those days.
    package var moments: [Moment] { days.map { Moment.zero.adding(days: Int64($0)) } }
  }

  /// By the keys of their names: mostly there is one.
  private(set) var entries: [String: [Entry]] = [:]
  /// Where each word of each key begins, in order: `tomatoes` and `cherry tomatoes` both lead to the latter.
  private var starts: [Start] = []

  /// A word of a key and all behind it. It holds the entry too, so that a search need not look it up.
  private struct Start: Hashable, Sendable {
    var text: String
    var entry: Entry

    static func < (one: Start, other: Start) -> Bool {
      one.text == other.text ? one.entry.key < other.entry.key : one.text < other.text
    }

    var offset: Int { entry.nameKey.utf8.count - text.utf8.count }

    /// Whether an earlier word of the key begins with the same letters, so that the entry is found by that.
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

  /// What was stored. Of two entries with one key the later counts, with the sum of both.
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
  }

  /// How many things it remembers.
  package private(set) var count = 0

  /// In no order: sorting them takes longer than looking through them.
  var unsorted: some Sequence<Entry> { entries.values.joined() }

  /// By their keys.
  package var all: [Entry] { starts.compactMap { $0.offset == 0 ? $0.entry : nil } }

  /// An entry by its own key, and the way to put an earlier one back: what undo and a change from outside need.
  ///
  /// Only the entry of that key can be set; one with another key is not taken.
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
    }
  }

  /// One purchase more. A blank name changes nothing; a time before the last one leaves the last, and what was said then.
  package mutating func record(_ name: String, _ details: ItemDetails = ItemDetails(), at now: Int64) {
    let day = Moment(milliseconds: now).dayNumber
    let nameKey = ItemName.key(of: name)
    guard !nameKey.isEmpty else { return }
    guard let known = entry(counting: details, of: name) else {
      let key = freeKey(of: nameKey, for: details.amount)
      self[key] = Entry(name: name, key: key, last: now, details: details, days: [day])
      return
    }
    let isLater = now >= known.last
    self[known.key] = Entry(
      // It stays as it was first written where it is now in the plural, or the other way round.
      name: isLater && nameKey == known.nameKey ? name : known.name, key: known.key,
      count: known.count == .max ? .max : known.count + 1,
      last: max(now, known.last), details: isLater ? details : known.details,
      days: Set(known.days + [day]).sorted().suffix(Entry.dayLimit))
  }

  /// The last purchase of an entry taken back, where it was a slip; what was said of it stays.
  package mutating func takeBack(_ known: Entry) {
    let day = Moment(milliseconds: known.last).dayNumber
    self[known.key] =
      known.count > 1
      ? Entry(
        name: known.name, key: known.key, count: known.count - 1, last: known.last, details: known.details,
        days: known.days.filter { $0 != day }) : nil
  }

  /// Calls with each entry of which a word begins with what was typed, folded, and whether its first word does; with the whole
  /// of it where several words were typed: `cherry t` finds `Cherry tomatoes`. One letter finds thousands: none is copied.
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
