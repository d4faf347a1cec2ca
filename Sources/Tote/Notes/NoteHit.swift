import Screen

/// Where the words that were looked for stand in a text: what the list of notes shows of a note that was found.
struct NoteHit: Equatable {
  private static let mostBytes = 100_000

  /// The line round the first hit.
  let context: String

  /// The first hit in a text, if there is one.
  init?(words: [String], in text: String) {
    // Line by line: a hit does not cross a break. NB: what lies behind the first hundred thousand letters of a note is
    // found, but not looked for at every key to be shown.
    var rest = text.utf8.prefix(Self.mostBytes)
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = Folding.clean(String(Substring(rest[..<end]).unicodeScalars.prefix(2000)))
      rest = rest[end...].dropFirst()
      guard let first = Self.ranges(of: words, in: line).first else { continue }
      let bytes = Array(line.utf8)
      guard first.lowerBound > 24 else {
        context = line
        return
      }
      // Some words before it, from the beginning of one.
      var start = first.lowerBound - 20
      while start < first.lowerBound, bytes[start - 1] != 0x20 { start += 1 }
      if start == first.lowerBound {
        start = first.lowerBound - 20
        while bytes[start] & 0xC0 == 0x80 { start += 1 }
      }
      context = "…" + String(decoding: bytes[start...], as: UTF8.self)
      return
    }
    return nil
  }

  /// The places in a line where a word begins like one of these, as ranges of its UTF-8.
  static func ranges(of words: [String], in line: String) -> [Range<Int>] {
    if words.isEmpty { return [] }
    var ranges: [Range<Int>] = []
    var starts: [String] = []
    for word in words {
      let plain = word.filter { $0 != " " }
      if NoteWords.isAlone(plain.unicodeScalars.first ?? " ") {
        if let found = range(of: plain, in: line) { ranges.append(found) }
      } else {
        starts.append(plain)
      }
    }
    if !starts.isEmpty {
      let letters = Set(starts.compactMap(\.utf8.first))
      forEachWord(of: line) { piece, place in
        // Most words are passed over by their first letter.
        let first = piece.utf8.first ?? 0
        if first < 0x80, !letters.contains(Folding.lower(first)) { return }
        let folded = Folding.fold(String(piece))
        for word in starts where folded.hasPrefix(word) {
          ranges.append(place..<place + length(of: word, in: piece))
        }
      }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The words of a line, and where in its UTF-8 each begins.
  private static func forEachWord(of line: String, _ body: (Substring, Int) -> Void) {
    var start: (index: String.Index, place: Int)?
    var place = 0
    for index in line.unicodeScalars.indices {
      let scalar = line.unicodeScalars[index]
      if NoteWords.isWord(scalar) {
        if start == nil { start = (index, place) }
      } else if let first = start {
        body(line[first.index..<index], first.place)
        start = nil
      }
      place += UTF8.width(scalar)
    }
    if let start { body(line[start.index...], start.place) }
  }

  /// How many bytes of a word fold to this beginning of it.
  private static func length(of beginning: String, in word: Substring) -> Int {
    var end = word.startIndex
    while end < word.endIndex {
      end = word.index(after: end)
      if Folding.fold(String(word[..<end])).utf8.count >= beginning.utf8.count { break }
    }
    return word.utf8.distance(from: word.startIndex, to: end)
  }

  private static func range(of characters: String, in line: String) -> Range<Int>? {
    guard let found = line.utf8.firstRange(of: characters.utf8) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: found.lowerBound)
    return start..<start + characters.utf8.count
  }
}
