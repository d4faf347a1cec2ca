import Screen

/// Where the words that were looked for stand in a text: what the list of notes shows of a note that was found.
struct NoteHit: Equatable {
  /// The line round the first hit.
  let context: String

  /// The first hit in a text, if there is one.
  init?(words: [String], in text: String) {
    // Line by line: a hit does not cross a break, and a long text is only read as far as needed.
    for line in text.split(separator: "\n") {
      let line = Note.plain(line.prefix(2000))
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
    guard !words.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    for piece in pieces(of: line) {
      let folded = Folding.fold(String(decoding: Array(line.utf8)[piece], as: UTF8.self))
      for word in words {
        let plain = word.filter { $0 != " " }
        if NoteWords.isAlone(plain.unicodeScalars.first ?? " ") {
          if let found = range(of: plain, in: line, piece) { ranges.append(found) }
        } else if folded.hasPrefix(plain) {
          ranges.append(piece.lowerBound..<end(of: plain, in: line, piece))
        }
      }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The words of a line.
  private static func pieces(of line: String) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start: Int?
    var place = 0
    for scalar in line.unicodeScalars {
      let length = UTF8.width(scalar)
      if NoteWords.isWord(scalar) {
        if start == nil { start = place }
      } else if let first = start {
        pieces.append(first..<place)
        start = nil
      }
      place += length
    }
    if let start { pieces.append(start..<place) }
    return pieces
  }

  /// Where the beginning of a word ends that folds to this.
  private static func end(of word: String, in line: String, _ piece: Range<Int>) -> Int {
    let text = String(decoding: Array(line.utf8)[piece], as: UTF8.self)
    var end = text.startIndex
    while end < text.endIndex {
      end = text.index(after: end)
      if Folding.fold(String(text[..<end])).utf8.count >= word.utf8.count { break }
    }
    return piece.lowerBound + text.utf8.distance(from: text.startIndex, to: end)
  }

  private static func range(of characters: String, in line: String, _ piece: Range<Int>) -> Range<Int>? {
    let bytes = Array(line.utf8)
    let wanted = Array(characters.utf8)
    guard piece.count >= wanted.count else { return nil }
    for start in piece.lowerBound...piece.upperBound - wanted.count
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      return start..<start + wanted.count
    }
    return nil
  }
}
