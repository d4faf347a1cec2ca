/// The place of a match in a text. Compares bytes, because it is computed for every visible row.
package struct NoteHit: Equatable {
  /// Later matches are found by the index, but not shown in the row.
  private static let mostBytes = 100_000

  package let context: String

  package init?(words: [String], in text: String) {
    var text = text
    let context = text.withUTF8 { all -> String? in
      let bytes = UnsafeBufferPointer(rebasing: all.prefix(Self.mostBytes))
      return WantedWords(words).first(in: bytes).map { Self.context(of: $0, in: bytes) }
    }
    guard let context else { return nil }
    self.context = context
  }

  private static func context(of hit: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<hit.lowerBound].suffix(25)
    var start = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    var mark = ""
    if hit.lowerBound - start > 24 {
      mark = "…"
      // Start at a word, or at least at a character.
      start = hit.lowerBound - 20
      while start < hit.lowerBound, bytes[start - 1] != 0x20 { start += 1 }
      if start == hit.lowerBound {
        start = hit.lowerBound - 20
        while bytes[start] & 0xC0 == 0x80 { start += 1 }
      }
    }
    let room = bytes[start...].prefix(2_000)
    var end = room.firstIndex(of: newline) ?? room.endIndex
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return mark + Note.plainRow(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// Without the limit of `NoteHit`.
  package static func place(of words: [String], in text: String) -> Int? {
    var text = text
    return text.withUTF8 { WantedWords(words).first(in: $0)?.lowerBound }
  }

  package static func ranges(of words: [String], in line: String) -> [Range<Int>] {
    if words.isEmpty { return [] }
    var line = line
    return line.withUTF8 { WantedWords(words).all(in: $0) }
  }
}

private struct WantedWords {
  private var beginnings: [String] = []
  /// First bytes, to skip most words.
  private var letters: Set<UInt8> = []
  /// Adjacent characters of a script without blanks.
  private var runs: [[UInt8]] = []
  /// Those that may stand anywhere in a word.
  private var insides: [String] = []

  init(_ words: [String]) {
    for word in words {
      if word.hasPrefix(SearchWords.inside) {
        insides.append(String(word.dropFirst()))
        continue
      }
      let plain = word.filter { $0 != " " }
      guard let first = plain.unicodeScalars.first else { continue }
      if SearchWords.isAlone(first) {
        runs.append(Array(plain.utf8))
      } else {
        beginnings.append(plain)
        letters.insert(plain.utf8.first ?? 0)
      }
    }
  }

  func first(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var first: Range<Int>?
    forEachHit(in: bytes) { hit in
      if hit.lowerBound < first?.lowerBound ?? .max { first = hit }
      return false
    }
    return first
  }

  func all(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var all: [Range<Int>] = []
    forEachHit(in: bytes) {
      all.append($0)
      return true
    }
    return all.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Calls `body` with the first place of each run, and with beginnings until it returns `false`.
  private func forEachHit(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Bool) {
    for run in runs { if let place = bytes.firstOffset(of: run) { _ = body(place..<place + run.count) } }
    if beginnings.isEmpty, insides.isEmpty { return }
    var (place, start) = (0, -1)
    while place <= bytes.count {
      let (isWord, length) = place < bytes.count ? Self.scalar(at: place, in: bytes) : (false, 1)
      if isWord {
        if start < 0 { start = place }
      } else if start >= 0 {
        for hit in hits(in: UnsafeBufferPointer(rebasing: bytes[start..<place])) {
          if !body(start + hit.lowerBound..<start + hit.upperBound) { return }
        }
        start = -1
      }
      place += length
    }
  }

  private func hits(in word: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let first = word.first ?? 0
    let mayBegin = first >= 0x80 || letters.contains(Folding.lower(first))
    if !mayBegin, insides.isEmpty { return [] }
    let text = String(decoding: word, as: UTF8.self)
    let folded = Folding.fold(text)
    var hits: [Range<Int>] = []
    if mayBegin {
      for beginning in beginnings where folded.hasPrefix(beginning) {
        hits.append(0..<Self.end(of: beginning.utf8.count, in: text))
      }
    }
    for letters in insides {
      let bytes = Array(folded.utf8)
      guard let place = bytes.withUnsafeBufferPointer({ $0.firstOffset(of: Array(letters.utf8)) }) else {
        continue
      }
      // The character whose folding goes beyond the bytes before the hit.
      let start = Self.end(of: place + 1, in: text)
      let character = text.utf8.index(text.startIndex, offsetBy: start)
      let before = text.utf8.distance(from: text.startIndex, to: text.index(before: character))
      hits.append(before..<Self.end(of: place + letters.utf8.count, in: text))
    }
    return hits
  }

  /// Where a word ends after so many bytes of its folding.
  private static func end(of folded: Int, in text: String) -> Int {
    var end = text.startIndex
    while end < text.endIndex {
      end = text.index(after: end)
      if Folding.fold(String(text[..<end])).utf8.count >= folded { break }
    }
    return text.utf8.distance(from: text.startIndex, to: end)
  }

  private static func scalar(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (
    isWord: Bool, length: Int
  ) {
    let byte = bytes[place]
    if byte < 0x80 {
      return (SearchWords.isWord(Unicode.Scalar(byte)), 1)
    }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    // The text was cut within a character.
    guard place + length <= bytes.count else { return (false, bytes.count - place) }
    var value = UInt32(byte) & (0x7F >> UInt32(length))
    for next in bytes[place + 1..<place + length] { value = value << 6 | UInt32(next & 0x3F) }
    return (Unicode.Scalar(value).map(SearchWords.isWord) ?? false, length)
  }
}
