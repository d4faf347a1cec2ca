/// Makes the words of a block out of what md4c calls out: pieces of the text with their looks. Tags and links to
/// notes are found here, in the pieces that are words and lead nowhere yet; so code and addresses have none.
struct ProseBuilder {
  /// The tags so far, as first written.
  private(set) var tags: [String] = []
  /// The links to notes so far.
  private(set) var noteLinks: [Markdown.NoteLink] = []
  /// Whether what comes is a block of code.
  var isVerbatim = false

  private let source: UnsafeBufferPointer<UInt8>
  private var seen: Set<String> = []
  private var pieces: [Piece] = []
  /// What is not a part of the source: entities, line breaks, addresses.
  private var extra: [UInt8] = []
  private var depths = (strong: 0, emphasis: 0, struck: 0)
  private var traits: Markdown.Traits = []
  private var targets: [Markdown.Target] = []
  private var openTargets: [(target: Int, start: Int)] = []
  private var text: [UInt8] = []
  private var spans: [Markdown.Span] = []

  /// Some bytes that look the same.
  private struct Piece {
    var range: Range<Int>
    /// Whether they are the source's own.
    var isSource: Bool
    /// Whether tags and links may be in them.
    var isPlain: Bool
    var traits: Markdown.Traits
    var target: Int
  }

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// Whether nothing has come since the last `finish`.
  var isEmpty: Bool { pieces.isEmpty }

  mutating func begin(_ trait: Markdown.Traits) {
    change(trait, 1)
    addSign(trait)
  }

  mutating func end(_ trait: Markdown.Traits) {
    addSign(trait)
    change(trait, -1)
  }

  /// What no style of every terminal can show keeps its sign.
  private mutating func addSign(_ trait: Markdown.Traits) {
    if trait == .struck { addAside("~~") }
    if trait == .code { addAside("`") }
  }

  /// Emphasis within emphasis ends with the outer one.
  private mutating func change(_ trait: Markdown.Traits, _ by: Int) {
    switch trait {
    case .strong: depths.strong += by
    case .emphasis: depths.emphasis += by
    case .struck: depths.struck += by
    default: break
    }
    let isOn =
      trait == .strong
      ? depths.strong > 0
      : trait == .emphasis ? depths.emphasis > 0 : trait == .struck ? depths.struck > 0 : by > 0
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
  }

  mutating func beginLink(_ address: String) {
    targets.append(.url(address))
    openTargets.append((targets.count - 1, pieces.count))
  }

  /// Shows the address after the words, unless they are the address.
  mutating func endLink() {
    guard let (index, start) = openTargets.last, case .url(let address) = targets[index] else { return }
    defer { openTargets.removeLast() }
    let words = pieces[start...].reduce(into: [UInt8]()) { $0 += bytes(of: $1) }
    let shown = String(decoding: words, as: UTF8.self)
    if ["", "mailto:", "http://", "https://"].contains(where: { $0 + shown == address }) { return }
    addAside(shown.isEmpty ? "(\(address))" : " (\(address))")
  }

  /// Adds what is not in the source.
  mutating func add(_ words: String) { add(words, traits) }

  private mutating func addAside(_ words: String) { add(words, traits.union(.aside)) }

  private mutating func add(_ words: String, _ traits: Markdown.Traits) {
    let start = extra.count
    extra.append(contentsOf: words.utf8)
    append(start..<extra.count, isSource: false, isPlain: false, traits)
  }

  /// Adds what md4c points at: mostly a part of the source.
  mutating func add(_ bytes: UnsafeRawBufferPointer, isPlain: Bool) {
    guard let address = bytes.baseAddress, !bytes.isEmpty else { return }
    let offset = address - UnsafeRawPointer(source.baseAddress!)
    if offset >= 0, offset + bytes.count <= source.count {
      append(offset..<offset + bytes.count, isSource: true, isPlain: isPlain, traits)
    } else {
      let start = extra.count
      extra.append(contentsOf: bytes)
      append(start..<extra.count, isSource: false, isPlain: false, traits)
    }
  }

  private mutating func append(
    _ range: Range<Int>, isSource: Bool, isPlain: Bool, _ traits: Markdown.Traits
  ) {
    let target = openTargets.last?.target ?? -1
    if let last = pieces.last, last.range.upperBound == range.lowerBound, last.isSource == isSource,
      last.isPlain == isPlain, last.traits == traits, last.target == target,
      openTargets.last.map({ $0.start < pieces.count }) ?? true
    {
      pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      pieces.append(
        Piece(range: range, isSource: isSource, isPlain: isPlain, traits: traits, target: target))
    }
  }

  private func bytes(of piece: Piece) -> ArraySlice<UInt8> {
    piece.isSource ? ArraySlice(source[piece.range]) : extra[piece.range]
  }

  /// The words so far, and an end to them.
  mutating func finish() -> Markdown.Prose {
    defer {
      pieces.removeAll(keepingCapacity: true)
      extra.removeAll(keepingCapacity: true)
      targets.removeAll(keepingCapacity: true)
      openTargets.removeAll(keepingCapacity: true)
      text.removeAll(keepingCapacity: true)
      spans = []
      traits = []
      depths = (0, 0, 0)
    }
    var index = 0
    var from: Int?
    while index < pieces.count {
      let piece = pieces[index]
      let start = from ?? piece.range.lowerBound
      from = nil
      if piece.isPlain, piece.isSource, piece.target < 0, !isVerbatim {
        if let next = scan(index, start) { (index, from) = (next.piece, next.offset) } else { index += 1 }
      } else {
        let target = piece.target < 0 ? nil : targets[piece.target]
        let traits = isVerbatim ? Markdown.Traits.code : piece.traits
        write(piece.isSource, piece.range, traits, target)
        index += 1
      }
    }
    return Markdown.Prose(text: String(decoding: text, as: UTF8.self), spans: spans)
  }

  private mutating func write(
    _ isSource: Bool, _ range: Range<Int>, _ traits: Markdown.Traits, _ target: Markdown.Target?
  ) {
    guard !range.isEmpty else { return }
    let start = text.count
    if !isSource {
      text.append(contentsOf: extra[range])
    } else if !source[range].contains(0x09) {
      text.append(contentsOf: source[range])
    } else {
      // A tab would be as wide as several blanks, and could not be broken at the end of a line.
      for byte in source[range] {
        if byte == 0x09 {
          text.append(contentsOf: isVerbatim ? "    ".utf8 : " ".utf8)
        } else {
          text.append(byte)
        }
      }
    }
    if let last = spans.last, last.traits == traits, last.target == target {
      spans[spans.count - 1].range = last.range.lowerBound..<text.count
    } else {
      spans.append(Markdown.Span(range: start..<text.count, traits: traits, target: target))
    }
  }
}

extension ProseBuilder {
  /// Writes a piece of words with the tags and links in it. Answers where to go on after a link that ends in
  /// another piece.
  private mutating func scan(_ index: Int, _ start: Int) -> (piece: Int, offset: Int)? {
    let piece = pieces[index]
    let end = piece.range.upperBound
    var (written, at) = (start, start)
    while at < end {
      let byte = source[at]
      if byte == 0x23, let tag = tagEnd(at, end), opensTag(at, piece.range.lowerBound) {
        write(true, written..<at, piece.traits, nil)
        let name = String(decoding: source[(at + 1)..<tag], as: UTF8.self)
        if seen.insert(Folding.fold(name)).inserted { tags.append(name) }
        write(true, at..<tag, piece.traits, .tag(name))
        (written, at) = (tag, tag)
      } else if byte == 0x5B, at + 1 < end, source[at + 1] == 0x5B, !isEscaped(at, piece.range.lowerBound),
        let link = NoteLinkText(source, at), let last = plainPiece(index, upTo: link.end)
      {
        write(true, written..<at, piece.traits, nil)
        let title = String(decoding: source[link.title], as: UTF8.self)
        noteLinks.append(Markdown.NoteLink(title: title, range: link.title))
        write(true, link.shown, piece.traits, .note(title))
        if last != index { return (last, link.end) }
        (written, at) = (link.end, link.end)
      } else {
        at += 1
      }
    }
    write(true, written..<end, piece.traits, nil)
    return nil
  }

  /// The piece in which a link ends, if all that it stretches over is words.
  private func plainPiece(_ index: Int, upTo end: Int) -> Int? {
    var index = index
    while pieces[index].range.upperBound < end {
      index += 1
      guard index < pieces.count, pieces[index].isPlain, pieces[index].isSource, pieces[index].target < 0,
        pieces[index].range.lowerBound < end
      else { return nil }
    }
    return index
  }

  /// md4c leaves out the backslash: what it escaped begins a piece.
  private func isEscaped(_ at: Int, _ start: Int) -> Bool { at == start && at > 0 && source[at - 1] == 0x5C }

  private func opensTag(_ at: Int, _ start: Int) -> Bool {
    guard at > 0 else { return true }
    if at == start, "*_~".utf8.contains(source[at - 1]) { return true }
    var first = at - 1
    while first > 0, source[first] & 0xC0 == 0x80 { first -= 1 }
    guard let scalar = String(decoding: source[first..<at], as: UTF8.self).unicodeScalars.first else {
      return true
    }
    return !TagScalar.isInside(scalar) && !"#&=?\\@".unicodeScalars.contains(scalar)
  }

  /// Where the tag ends whose sign is here; `nil` if there is none.
  private func tagEnd(_ at: Int, _ end: Int) -> Int? {
    var (tag, cursor, hasLetter) = (at + 1, at + 1, false)
    while cursor < end {
      let length = source[cursor] < 0x80 ? 1 : source[cursor] < 0xE0 ? 2 : source[cursor] < 0xF0 ? 3 : 4
      guard cursor + length <= end,
        let scalar = String(decoding: source[cursor..<cursor + length], as: UTF8.self).unicodeScalars.first,
        TagScalar.isInside(scalar)
      else { break }
      cursor += length
      // A hyphen or a slash at the end is the sentence's own.
      if TagScalar.endsTag(scalar) { tag = cursor }
      if scalar.properties.isAlphabetic { hasLetter = true }
    }
    return hasLetter ? tag : nil
  }
}

/// What a tag is made of.
private enum TagScalar {
  static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    endsTag(scalar) || scalar == "-" || scalar == "/" || scalar.value == 0x200C || scalar.value == 0x200D
  }

  static func endsTag(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      let lower = scalar.value | 0x20
      return 0x61...0x7A ~= lower || 0x30...0x39 ~= scalar.value || scalar == "_"
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}

/// `[[title]]` or `[[title|shown]]` on one line.
private struct NoteLinkText {
  var title: Range<Int>
  var shown: Range<Int>
  var end: Int

  init?(_ source: UnsafeBufferPointer<UInt8>, _ at: Int) {
    var close = at + 2
    var bar: Int?
    while close < source.count, source[close] != 0x5D {
      if source[close] == 0x5B || source[close] == 0x0A || source[close] == 0x0D { return nil }
      if source[close] == 0x7C, bar == nil { bar = close }
      close += 1
    }
    guard close + 1 < source.count, source[close + 1] == 0x5D else { return nil }
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
      while start < end, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
      return start..<end
    }
    title = trimmed(at + 2..<(bar ?? close))
    shown = bar.map { trimmed($0 + 1..<close) } ?? title
    if shown.isEmpty { shown = title }
    end = close + 2
    if title.isEmpty { return nil }
  }
}
