/// Builds a block's text. Finds tags and links in plain pieces only, so not in code or addresses.
struct ProseBuilder {
  var tags: [String] = []
  var tagPlaces: [Range<Int>] = []
  var links: [MarkdownDocument.Link] = []
  var isVerbatim = false

  let source: UnsafeBufferPointer<UInt8>
  var seen: Set<String> = []
  var pieces: [Piece] = []
  /// Text that is not in the source: entities, line breaks, addresses.
  private var extra: [UInt8] = []
  private var depths = (strong: 0, emphasis: 0, struck: 0)
  private var traits: MarkdownDocument.Traits = []
  /// Where the last piece of mathematics ended; `nil` outside. md4c drops backslashes there, too.
  private var mathematicsEnd: Int?
  /// The piece with its first sign.
  private var mathematicsStart = 0
  private var beginsBlank = false
  private var targets: [MarkdownDocument.Target] = []
  private var openTargets: [OpenTarget] = []
  /// The links of the block so far.
  var found: [MarkdownDocument.Link] = []
  /// Links with something in them that looks like an address, which isn't one.
  var covered: [Range<Int>] = []
  /// Where the last text or link in the source ended.
  var reached = 0
  let hidden: HiddenRanges
  /// The labels that have a footnote.
  let footnotes: Set<String>
  private var text: [UInt8] = []
  private var spans: [MarkdownDocument.Span] = []

  struct Piece {
    var range: Range<Int>
    /// Whether the range is in the source, not in `extra`.
    var isSource: Bool
    /// Whether it may contain tags and links.
    var isPlain: Bool
    var traits: MarkdownDocument.Traits
    var target: Int
  }

  private struct OpenTarget {
    var target: Int
    /// Its first piece.
    var start: Int
    var link: MarkdownLinkText
  }

  init(_ source: UnsafeBufferPointer<UInt8>, hidden: HiddenRanges, footnotes: Set<String>) {
    (self.source, self.hidden, self.footnotes) = (source, hidden, footnotes)
  }

  var isEmpty: Bool { pieces.isEmpty }

  mutating func begin(_ trait: MarkdownDocument.Traits) {
    change(trait, 1)
    addSign(trait)
  }

  mutating func end(_ trait: MarkdownDocument.Traits) {
    addSign(trait)
    change(trait, -1)
  }

  /// Keeps the sign of a style that not every terminal can show.
  private mutating func addSign(_ trait: MarkdownDocument.Traits) {
    if trait == .struck { addAside("~~") }
    if trait == .code { addAside("`") }
  }

  /// Nested emphasis ends with the outer one.
  private mutating func change(_ trait: MarkdownDocument.Traits, _ by: Int) {
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

  /// Mathematics is shown as it is written.
  mutating func begin(mathematics sign: String) {
    mathematicsStart = pieces.count
    change(.code, 1)
    addAside(sign)
    mathematicsEnd = 0
  }

  mutating func end(mathematics sign: String) {
    let isMathematics = mathematicsEnd.map { $0 > 0 && source[$0 - 1] > 0x20 } ?? false && !beginsBlank
    mathematicsEnd = nil
    addAside(sign)
    change(.code, -1)
    if !isMathematics { showAsWords() }
  }

  /// Signs of money, such as `$5 or $ 6`, are none of mathematics.
  private mutating func showAsWords() {
    for index in mathematicsStart..<pieces.count {
      pieces[index].traits = traits
      pieces[index].isPlain = pieces[index].isSource
    }
  }

  mutating func beginLink(_ address: String, at range: Range<Int>?, isPicture: Bool) {
    targets.append(MarkdownDocument.Target(address: address))
    let link = MarkdownLinkText(destination: address, range: range, isPicture: isPicture)
    openTargets.append(OpenTarget(target: targets.count - 1, start: pieces.count, link: link))
  }

  /// Shows the address after a link's text, unless it is the text, or leads to a note.
  mutating func endLink() {
    guard let open = openTargets.last else { return }
    defer { openTargets.removeLast() }
    let words = pieces[open.start...].reduce(into: [UInt8]()) { $0 += bytes(of: $1) }
    let shown = String(decoding: words, as: UTF8.self)
    take(open.link, shown: shown)
    let address = open.link.destination
    if case .note = targets[open.target], !shown.isEmpty { return }
    if ["", "mailto:", "http://", "https://"].contains(where: { $0 + shown == address }) { return }
    addAside(shown.isEmpty ? "(\(address))" : " (\(address))")
  }

  mutating func add(_ words: String) { add(words, traits) }

  private mutating func addAside(_ words: String) { add(words, traits.union(.aside)) }

  private mutating func add(_ words: String, _ traits: MarkdownDocument.Traits) {
    let start = extra.count
    extra.append(contentsOf: words.utf8)
    append(start..<extra.count, isSource: false, isPlain: false, traits)
  }

  /// Adds bytes from md4c, which are usually in the source.
  mutating func add(_ bytes: UnsafeRawBufferPointer, isPlain: Bool) {
    guard let address = bytes.baseAddress, !bytes.isEmpty else { return }
    let offset = address - UnsafeRawPointer(source.baseAddress!)
    if offset >= 0, offset + bytes.count <= source.count {
      if let end = mathematicsEnd {
        if end == 0 { beginsBlank = bytes[0] <= 0x20 }
        (mathematicsEnd, reached) = (offset + bytes.count, offset + bytes.count)
        let isEscaped = offset > end && source[offset - 1] == 0x5C
        return append(
          (isEscaped ? offset - 1 : offset)..<offset + bytes.count, isSource: true, isPlain: false, traits)
      }
      reached = offset + bytes.count
      append(offset..<offset + bytes.count, isSource: true, isPlain: isPlain, traits)
    } else {
      let start = extra.count
      extra.append(contentsOf: bytes)
      append(start..<extra.count, isSource: false, isPlain: false, traits)
    }
  }

  private mutating func append(
    _ range: Range<Int>, isSource: Bool, isPlain: Bool, _ traits: MarkdownDocument.Traits
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

  /// Returns the text so far and starts anew.
  mutating func finish() -> MarkdownDocument.Prose {
    defer {
      pieces.removeAll(keepingCapacity: true)
      extra.removeAll(keepingCapacity: true)
      targets.removeAll(keepingCapacity: true)
      openTargets.removeAll(keepingCapacity: true)
      text.removeAll(keepingCapacity: true)
      spans = []
      traits = []
      depths = (0, 0, 0)
      takeFound()
    }
    if !isVerbatim { readMarks() }
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
        let traits = isVerbatim ? MarkdownDocument.Traits.code : piece.traits
        write(piece.isSource, piece.range, traits, target)
        index += 1
      }
    }
    return MarkdownDocument.Prose(text: String(decoding: text, as: UTF8.self), spans: spans)
  }

  /// Those in double brackets were found later than others.
  private mutating func takeFound() {
    if found.count > 1 { found.sort { $0.end < $1.end } }
    var rest = covered[...]
    for link in found {
      while let first = rest.first, first.upperBound < link.end { rest.removeFirst() }
      let isCovered = rest.first.map { $0.lowerBound < link.end } ?? false
      if !isCovered || link.form == .wiki { links.append(link) }
    }
    found.removeAll(keepingCapacity: true)
    covered.removeAll(keepingCapacity: true)
  }

  /// Writes what is only shown beside the text.
  mutating func writeAside(
    _ words: String, _ traits: MarkdownDocument.Traits, _ target: MarkdownDocument.Target?
  ) {
    let start = extra.count
    extra.append(contentsOf: words.utf8)
    write(false, start..<extra.count, traits.union(.aside), target)
  }

  mutating func write(
    _ isSource: Bool, _ range: Range<Int>, _ traits: MarkdownDocument.Traits,
    _ target: MarkdownDocument.Target?
  ) {
    guard !range.isEmpty else { return }
    let start = text.count
    if !isSource {
      text.append(contentsOf: extra[range])
    } else if !source[range].contains(0x09) {
      text.append(contentsOf: source[range])
    } else {
      // A tab would be as wide as several blanks and could not wrap.
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
      spans.append(MarkdownDocument.Span(range: start..<text.count, traits: traits, target: target))
    }
  }
}
