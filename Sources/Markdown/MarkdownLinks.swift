extension MarkdownDocument {
  /// A link as it is written. Where it leads is known to whoever has the notes.
  ///
  ///     MarkdownDocument("see [[Soup#Broth|it]]").links[0].destination == "Soup#Broth"
  package struct Link: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
      /// `[[destination|shown]]`
      case wiki
      /// `[shown](destination)`, with escapes in the destination.
      case markdown
    }

    package var form: Form
    /// Whether an exclamation mark asks to show the target in place.
    package var isEmbed: Bool
    /// Without the escapes of Markdown; `%20` stays.
    package var destination: String
    /// Where the destination is written, in UTF-8 bytes of the source.
    package var range: Range<Int>
    /// Where the link ends in the source; where its words end, if the destination is in a definition elsewhere.
    package var end: Int
    package var shown: String
  }

  /// The tags in a text without their sign, in order; the same tag may occur in several spellings.
  ///
  ///     MarkdownDocument.tags(in: "#Été, `#no` a#b #été") == ["Été", "été"]
  package static func tags(in text: String) -> [String] { MarkdownDocument(text).tags }

  /// The links of a text, in order.
  ///
  ///     MarkdownDocument.links(in: "see [[Recipes|these]]").map(\.destination) == ["Recipes"]
  package static func links(in text: String) -> [Link] { MarkdownDocument(text).links }
}

extension MarkdownDocument.Target {
  /// Whether it can be opened.
  package var isLink: Bool {
    switch self {
    case .url, .note, .footnote: true
    case .tag: false
    }
  }

  init(address: String) { self = Self.isNote(address) ? .note(address) : .url(address) }

  /// Whether an address has no scheme, and leads to a heading or to a file of Markdown or without an ending.
  private static func isNote(_ address: String) -> Bool {
    let path = address.utf8.prefix { $0 != 0x23 }
    if path.isEmpty { return !address.isEmpty }
    let isScheme = path.first.map { 0x61...0x7A ~= $0 | 0x20 } == true
    if isScheme, let colon = path.firstIndex(of: 0x3A), !path[..<colon].contains(0x2F) { return false }
    let name = path.suffix(from: path.lastIndex(of: 0x2F).map { path.index(after: $0) } ?? path.startIndex)
    guard let dot = name.lastIndex(of: 0x2E) else { return path.first != 0x2F && !name.isEmpty }
    let ending = String(Substring(name[dot...])).lowercased()
    return ending == ".md" || ending == ".markdown"
  }
}

/// `[[destination]]` or `[[destination|shown]]` on one line. In a table the bar has a backslash.
struct WikiLinkText {
  var destination: Range<Int>
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
    let isEscaped = bar.map { $0 > at + 2 && source[$0 - 1] == 0x5C } ?? false
    destination = trimmed(at + 2..<(bar.map { isEscaped ? $0 - 1 : $0 } ?? close))
    shown = bar.map { trimmed($0 + 1..<close) } ?? destination
    if shown.isEmpty { shown = destination }
    end = close + 2
    if destination.isEmpty { return nil }
  }

  /// The size in which a picture is to be shown: `300` or `300x200` after the bar.
  func size(in source: UnsafeBufferPointer<UInt8>) -> String? {
    guard shown != destination, shown.count < 12 else { return nil }
    let size = source[shown].map { $0 == 0x78 ? UInt8(ascii: " ") : $0 }
    let parts = size.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { 0x30...0x39 ~= $0 } }) else {
      return nil
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "×")
  }
}

/// `[shown](destination)`, of which md4c tells the destination first.
struct MarkdownLinkText {
  var destination: String
  /// `nil` if it is not yet known where it is written.
  var range: Range<Int>?
  var isPicture: Bool
}

extension ProseBuilder {
  /// Takes a link whose words were all added.
  mutating func take(_ link: MarkdownLinkText, shown: String) {
    let opening = link.range.map(\.lowerBound) ?? start(ofDestinationAfter: reached)
    let isInline = opening.map(isInside) ?? false
    var range = link.range
    if range == nil, isInline, let opening { range = opening..<end(ofDestinationAt: opening) }
    defer { if isInline, let range { reached = end(ofLinkTo: range) } }
    guard let range, !link.destination.isEmpty, !hidden.contains(reached) else { return }
    found.append(
      MarkdownDocument.Link(
        form: .markdown, isEmbed: link.isPicture, destination: link.destination, range: range,
        end: isInline ? end(ofLinkTo: range) : reached, shown: shown))
  }

  /// Whether a destination follows the words at once: a definition may be anywhere.
  private func isInside(_ destination: Int) -> Bool {
    guard destination >= reached else { return false }
    var at = destination - 1
    if at >= reached, source[at] == 0x3C { at -= 1 }
    while at >= reached, isBlank(source[at]) { at -= 1 }
    return at > 0 && at >= reached && source[at] == 0x28 && source[at - 1] == 0x5D
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private func start(ofDestinationAfter place: Int) -> Int? {
    var at = place
    // Only signs that end emphasis or code are between.
    while at + 1 < source.count, at < place + 64, source[at] != 0x5D || source[at + 1] != 0x28 { at += 1 }
    guard at + 2 < source.count, source[at] == 0x5D, source[at + 1] == 0x28 else { return nil }
    at += 2
    while at < source.count, isBlank(source[at]) { at += 1 }
    return at < source.count && source[at] == 0x3C ? at + 1 : at
  }

  private func end(ofDestinationAt start: Int) -> Int {
    let isQuoted = start > 0 && source[start - 1] == 0x3C
    var (at, depth) = (start, 0)
    while at < source.count {
      switch source[at] {
      case 0x5C: at += 1
      case 0x3E where isQuoted: return at
      case 0x28 where !isQuoted: depth += 1
      case 0x29 where !isQuoted:
        if depth == 0 { return at }
        depth -= 1
      case 0...0x20 where !isQuoted: return at
      default: break
      }
      at += 1
    }
    return min(at, source.count)
  }

  private func end(ofLinkTo range: Range<Int>) -> Int {
    var at = range.upperBound
    if at < source.count, source[at] == 0x3E { at += 1 }
    while at < source.count, isBlank(source[at]) { at += 1 }
    if at < source.count, [0x22, 0x27, 0x28].contains(source[at]) {
      let close: UInt8 = source[at] == 0x28 ? 0x29 : source[at]
      at += 1
      while at < source.count, source[at] != close { at += source[at] == 0x5C ? 2 : 1 }
      at += 1
      while at < source.count, isBlank(source[at]) { at += 1 }
    }
    return at < source.count && source[at] == 0x29 ? at + 1 : range.upperBound
  }
}
