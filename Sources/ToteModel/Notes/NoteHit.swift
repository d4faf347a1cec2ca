/// Where the words that were looked for stand in a text: what the list of notes shows of a note that was found. It is
/// asked for each row at each key, so it goes by bytes and stops at the first hit.
package struct NoteHit: Equatable {
  /// No more of a text is looked through for a row. NB: what lies behind is found, but its place is not shown.
  private static let mostBytes = 100_000

  /// The line round the first hit.
  package let context: String

  /// The first hit in a text, if there is one.
  package init?(words: [String], in text: String) {
    var text = text
    let context = text.withUTF8 { all -> String? in
      let bytes = UnsafeBufferPointer(rebasing: all.prefix(Self.mostBytes))
      return WantedWords(words).first(in: bytes).map { Self.context(of: $0, in: bytes) }
    }
    guard let context else { return nil }
    self.context = context
  }

  /// The line of a hit in one line, from some words before it.
  private static func context(of hit: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<hit.lowerBound].suffix(25)
    var start = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    var mark = ""
    if hit.lowerBound - start > 24 {
      mark = "…"
      // From the beginning of a word, if there is one; else of a letter.
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
    return mark + Note.plain(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// Where in a text the first word begins like one of these, however far down it is.
  package static func place(of words: [String], in text: String) -> Int? {
    var text = text
    return text.withUTF8 { WantedWords(words).first(in: $0)?.lowerBound }
  }

  /// The places in a line where a word begins like one of these, as ranges of its UTF-8.
  package static func ranges(of words: [String], in line: String) -> [Range<Int>] {
    if words.isEmpty { return [] }
    var line = line
    return line.withUTF8 { WantedWords(words).all(in: $0) }
  }
}

/// The words of a query, ready to be looked for.
private struct WantedWords {
  /// Beginnings of words.
  private var beginnings: [String] = []
  /// The first letters of these: most words of a text are passed over by theirs.
  private var letters: Set<UInt8> = []
  /// Characters of a script without blanks, side by side.
  private var runs: [[UInt8]] = []

  init(_ words: [String]) {
    for word in words {
      let plain = word.filter { $0 != " " }
      guard let first = plain.unicodeScalars.first else { continue }
      if NoteWords.isAlone(first) {
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

  /// Gives the first place of each run, and the places of the beginnings as long as more are wanted.
  private func forEachHit(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Bool) {
    for run in runs { if let place = bytes.firstOffset(of: run) { _ = body(place..<place + run.count) } }
    if beginnings.isEmpty { return }
    var (place, start) = (0, -1)
    while place <= bytes.count {
      let (isWord, length) = place < bytes.count ? Self.scalar(at: place, in: bytes) : (false, 1)
      if isWord {
        if start < 0 { start = place }
      } else if start >= 0 {
        for hit in hits(in: UnsafeBufferPointer(rebasing: bytes[start..<place])) {
          if !body(start..<start + hit) { return }
        }
        start = -1
      }
      place += length
    }
  }

  /// How much of a word each beginning takes that it has.
  private func hits(in word: UnsafeBufferPointer<UInt8>) -> [Int] {
    let first = word.first ?? 0
    if first < 0x80, !letters.contains(Folding.lower(first)) { return [] }
    let text = String(decoding: word, as: UTF8.self)
    let folded = Folding.fold(text)
    return beginnings.compactMap { beginning in
      guard folded.hasPrefix(beginning) else { return nil }
      var end = text.startIndex
      while end < text.endIndex {
        end = text.index(after: end)
        if Folding.fold(String(text[..<end])).utf8.count >= beginning.utf8.count { break }
      }
      return text.utf8.distance(from: text.startIndex, to: end)
    }
  }

  /// Whether what stands at a place is part of a word, and how many bytes it has.
  private static func scalar(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (
    isWord: Bool, length: Int
  ) {
    let byte = bytes[place]
    if byte < 0x80 {
      return (NoteWords.isWord(Unicode.Scalar(byte)), 1)
    }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    // A text that was cut off in the middle of a letter ends there.
    guard place + length <= bytes.count else { return (false, bytes.count - place) }
    var value = UInt32(byte) & (0x7F >> UInt32(length))
    for next in bytes[place + 1..<place + length] { value = value << 6 | UInt32(next & 0x3F) }
    return (Unicode.Scalar(value).map(NoteWords.isWord) ?? false, length)
  }
}
