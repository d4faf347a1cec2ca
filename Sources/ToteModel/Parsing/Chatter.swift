/// What people say round a thing to one another: `don't forget the bin bags!`, `can you get milk please`.

extension QuickAddTokens {
  /// Only where a known thing is left, or a number: `get out of jail card`, `buy nothing day` stay names.
  mutating func dropChatter() {
    guard count > 1, isPlain(0), isPlain(count - 1) else { return }
    let before = Phrases.openers.length(at: 0, in: self) ?? 0
    guard before > 0 || Phrases.closers.end(in: self) != nil else { return }
    var rest = self
    if before > 0, before < count {
      rest.dropFirst(before)
      rest.trimExclamation()
    }
    if let behind = Phrases.closers.end(in: rest), behind < rest.count { rest.dropLast(behind) }
    guard rest.count < count, rest.saysThing else { return }
    self = rest
  }

  /// `bin bags!`
  private mutating func trimExclamation() {
    if isPlain(count - 1) { trimEnd(count - 1, of: "!") }
  }

  /// Whether every word may belong to a known thing, and one does.
  private var saysThing: Bool {
    guard isPlain(0), count < 9 else { return false }
    let text = text(0..<count)
    return Catalogue.category(of: text) != nil
  }

  /// Whether a name would lose its first or last words.
  static func beginsOrEndsWithChatter(_ name: String) -> Bool {
    let words = QuickAddTokens(name)
    return Phrases.openers.length(at: 0, in: words) != nil || Phrases.closers.end(in: words) != nil
  }
}

// Stores in words.
extension QuickAddTokens {
  /// At the end of the line, `cheese from Tesco`, `viande chez le boucher`, `Migros'tan süt`. Only stores that are known: `cheese
  /// from Spain`.
  mutating func readStoreInWords(_ stores: [String]) -> String? {
    if let (store, end) = storeInFront(stores) { return take(0..<end, as: store) }
    let free = (0..<count).filter { self[$0].role == nil }
    guard free.count > 1, let last = free.last else { return nil }
    for length in 1...3 where length < free.count {
      let start = last - length + 1
      guard start > 0, (start...last).allSatisfy(isPlain), let store = store(start...last, stores) else {
        continue
      }
      guard let link = Phrases.storeLinks.length(before: start, in: self), start - link > free[0] else {
        continue
      }
      return take(start - link..<last + 1, as: store)
    }
    return storeByEnding(free, stores)
  }

  /// `Tesco: milk`, and where its words end.
  private func storeInFront(_ stores: [String]) -> (store: String, end: Int)? {
    for length in 1...3 where length < count {
      guard isPlain(length - 1) else { return nil }
      var (name, end) = (text(0..<length), length)
      if name.hasSuffix(":") {
        name.removeLast()
      } else if isPlain(length), self[length].text == ":" {
        end += 1
      } else {
        continue
      }
      return end < count ? Self.known(name, stores).map { ($0, end) } : nil
    }
    return nil
  }

  /// The store that begins a line, `Tesco: milk, bread`, and the rest.
  static func storeInFront(of line: String) -> (store: String, rest: String)? {
    guard line.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let words = QuickAddTokens(line)
    return words.storeInFront([]).map { store, end in
      (store, words.literal(words[end].source.lowerBound..<words[words.count - 1].source.upperBound))
    }
  }

  private mutating func storeByEnding(_ free: [Int], _ stores: [String]) -> String? {
    for index in Set([free[0], free[free.count - 1]]) where isPlain(index) {
      let text = self[index].text
      guard let mark = text.firstIndex(where: { "'’".contains($0) }),
        Phrases.storeEndings.contains(Folding.fold(String(text[text.index(after: mark)...]))),
        let store = Self.known(String(text[..<mark]), stores)
      else { continue }
      return take(index..<index + 1, as: store)
    }
    return nil
  }

  private mutating func take(_ range: Range<Int>, as store: String) -> String {
    for index in range { self[index].role = .mark(.store) }
    return store
  }

  private func store(_ range: ClosedRange<Int>, _ stores: [String]) -> String? {
    Self.known(text(range.lowerBound..<range.upperBound + 1), stores)
  }

  /// As the user writes it, or as it is typed.
  private static func known(_ text: String, _ stores: [String]) -> String? {
    let key = Folding.fold(text)
    if let own = stores.first(where: { Folding.fold($0) == key }) { return own }
    return Phrases.shops.contains(key) ? text : nil
  }

  /// Whether a name would lose its last words to the store.
  static func endsWithStore(_ name: String) -> Bool {
    var words = QuickAddTokens(name)
    return words.readStoreInWords([]) != nil
  }
}

private enum Phrases {
  static let openers = PhraseTable(\.openers)
  static let closers = PhraseTable(\.closers)
  static let storeLinks = PhraseTable(\.storeLinks)
  static let storeEndings = Language.words(\.storeEndings)
  static let shops = Set(Language.phrases(\.shops).map { $0.joined(separator: " ") })
}

/// Phrases by their first and last word, so that most lines cost one look-up.
private struct PhraseTable: Sendable {
  private let byFirst: [String: [[String]]]
  private let byLast: [String: [[String]]]

  init(_ list: (Vocabulary) -> String) {
    let phrases = Language.phrases(list).sorted { $0.count > $1.count }
    byFirst = Dictionary(grouping: phrases, by: { $0[0] })
    byLast = Dictionary(grouping: phrases, by: { $0[$0.count - 1] })
  }

  /// Of the longest phrase there.
  func length(at start: Int, in words: QuickAddTokens) -> Int? {
    guard let key = words.key(start), let phrases = byFirst[key] else { return nil }
    return phrases.first { phrase in phrase.indices.allSatisfy { words.key(start + $0) == phrase[$0] } }?
      .count
  }

  func length(before end: Int, in words: QuickAddTokens) -> Int? {
    guard end > 0, let key = words.key(end - 1), let phrases = byLast[key] else { return nil }
    return phrases.first { phrase in
      phrase.count <= end && phrase.indices.allSatisfy { words.key(end - phrase.count + $0) == phrase[$0] }
    }?.count
  }

  func end(in words: QuickAddTokens) -> Int? { length(before: words.count, in: words) }
}

extension QuickAddTokens {
  /// A folded plain word without the comma behind it; `nil` for long ones, which are in no list.
  func key(_ index: Int) -> String? {
    guard isPlain(index), self[index].text.utf8.count <= 20 else { return nil }
    let text = self[index].text
    let key = Folding.fold(text.last.map { ",!?:".contains($0) } == true ? String(text.dropLast()) : text)
    return key.contains("’") ? String(key.map { $0 == "’" ? "'" : $0 }) : key
  }
}
