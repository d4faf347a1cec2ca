/// Where a link says it leads: a note, a part of it, a file beside the notes or an address. It doesn't keep how the
/// text writes the link.
///
///     NoteLink("Recipes/Soup.md#Broth").title == "Soup"
package struct NoteLink: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case note
    /// A file that isn't a note, such as a picture.
    case attachment
    /// An address with a scheme.
    case web
  }

  package enum Place: Hashable, Sendable {
    case whole
    /// The last of these headings, below the others.
    case heading([String])
    /// What ends with `^name`.
    case block(String)
  }

  /// As it was given.
  private let written: String
  /// Whether `%20` stands for a space.
  let isEncoded: Bool
  package let kind: Kind
  /// What comes before the place, in `written`.
  private let pathEnd: String.Index
  /// Where the name of the note is in `written`.
  private let name: Range<String.Index>
  package let place: Place
  package let shown: String
  package let isEmbed: Bool
  /// Where its destination is written, in UTF-8 bytes of the text.
  package let range: Range<Int>

  /// - Parameter isEncoded: Whether `%20` stands for a space, and all other schemes than that of a title for an address.
  package init(
    _ destination: String, isEncoded: Bool = false, shown: String = "", isEmbed: Bool = false,
    range: Range<Int> = 0..<0
  ) {
    let isWeb = Self.hasScheme(destination, isEncoded: isEncoded)
    (written, self.isEncoded, self.isEmbed, self.range) = (destination, isEncoded, isEmbed, range)
    self.shown = shown.isEmpty ? destination : shown
    let path = destination.path
    (pathEnd, name) = (path.endIndex, path.noteName)
    let part = String(destination[path.endIndex...])
    place = isWeb ? .whole : Place(isEncoded ? part.percentDecoded : part)
    let isFile = path.hasSuffix("/") || Self.isAttachment(path, isEncoded: isEncoded)
    kind = isWeb ? .web : isFile ? .attachment : .note
  }

  package var destination: String { text(written[...]) }

  /// The title of the note; empty for the note that has the link.
  package var title: String { Folding.clean(text(written[name])) }

  /// The file of an attachment, as the link writes it.
  package var file: String { text(written[..<pathEnd]) }

  /// Whether it leads to a part of the note that has it.
  package var isWithin: Bool { kind == .note && pathEnd == written.startIndex && !written.isEmpty }

  /// The folders and the name, folded, without `.md`; empty parts lead from the folder of all notes.
  var folded: [String] {
    text(written[range(of: .path)]).split(separator: "/", omittingEmptySubsequences: false)
      .map { Folding.fold(String($0)) }
  }

  /// The folders and the name as they are written, without `.md`.
  var pathParts: [String] {
    text(written[range(of: .path)]).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// How the link is written with another path.
  ///
  /// - Parameter source: How the destination is written in the text, with escapes.
  package func replacingPath(_ source: String, by write: (_ old: Substring) -> String) -> String {
    let same = source == written ? self : NoteLink(source, isEncoded: isEncoded)
    let range = same.range(of: .path)
    return source[..<range.lowerBound] + write(source[range]) + source[range.upperBound...]
  }

  private func text(_ part: Substring) -> String {
    isEncoded && kind != .web ? String(part).percentDecoded : String(part)
  }

  /// Whether it leads to a note by one of these titles, which are folded. All of the link may be the title, as in `C#`.
  package func leads(toOneOf titles: Set<String>) -> Bool {
    kind != .web && keys.contains(where: titles.contains)
  }

  /// What a note may be called to be meant, folded, the best first.
  var keys: [String] {
    var keys: [String] = []
    for part in Part.allCases {
      let key = Folding.fold(text(written[range(of: part)]))
      if !key.isEmpty, !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// The parts that may be the title of a note, the best first.
  private enum Part: CaseIterable {
    case all, file, path, name
  }

  private func range(of part: Part) -> Range<String.Index> {
    switch part {
    case .all: written.startIndex..<written.endIndex
    case .file: written.startIndex..<pathEnd
    case .path: written.startIndex..<name.upperBound
    case .name: name
    }
  }

  /// How the link is written once the note with the old title has the new one; `nil` if it doesn't lead there.
  ///
  /// - Parameter source: How the destination is written in the text, with escapes.
  /// - Parameter write: The new title in the place of the old one.
  package func renamed(
    _ source: String, from old: String, by write: (_ old: Substring) -> String
  ) -> String? {
    let key = Folding.fold(old)
    guard kind != .web,
      let part = Part.allCases.first(where: { Folding.fold(text(written[range(of: $0)])) == key })
    else { return nil }
    let same = source == written ? self : NoteLink(source, isEncoded: isEncoded)
    let place = same.range(of: part)
    return source[..<place.lowerBound] + write(source[place]) + source[place.upperBound...]
  }

  private static func hasScheme(_ text: String, isEncoded: Bool) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text.utf8.first.map(isLetter) == true
    else {
      return false
    }
    let scheme = text.utf8[..<colon]
    let isWord = scheme.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0) }
    guard isWord, scheme.count > 1 else { return false }
    // A title may have a colon, too.
    return isEncoded || text.utf8[colon...].starts(with: "://".utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Titles have dots as well, so between double brackets only known endings make a file.
  private static func isAttachment(_ path: Substring, isEncoded: Bool) -> Bool {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return false }
    let ending = path[path.index(after: dot)...].lowercased()
    if ["md", "markdown"].contains(ending) { return false }
    if endings.contains(ending) { return true }
    let isShort = (1...5).contains(ending.utf8.count) && ending.utf8.allSatisfy { $0 < 0x80 }
    return isEncoded && isShort && ending.contains(where: \.isLetter) && !ending.contains(" ")
  }

  private static let endings = shownEndings.union([
    "html", "htm", "js", "css", "json", "yaml", "yml", "xml", "ics", "bib", "zip", "gz", "canvas", "base",
  ])

  private static let shownEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "bmp", "webp", "avif", "tif", "tiff", "heic", "svg", "pdf", "mp3", "wav",
    "m4a",
    "ogg", "oga", "opus", "flac", "3gp", "webm", "mp4", "mov", "mkv", "ogv", "avi", "csv", "tsv", "txt",
    "rtf",
    "doc", "docx", "odt", "xls", "xlsx", "ods", "ppt", "pptx", "odp", "epub",
  ]

  /// Whether a file can do no more than be shown, so that a link may open it.
  package static func mayOpen(_ file: String) -> Bool {
    file.lastIndex(of: ".").map { shownEndings.contains(file[file.index(after: $0)...].lowercased()) }
      ?? false
  }
}

extension NoteLink.Place {
  /// - Parameter text: With its sign, or empty.
  fileprivate init(_ text: String) {
    let parts = text.split(separator: "#").map { Folding.clean(String($0)) }.filter { !$0.isEmpty }
    if let sign = parts.last?.firstIndex(of: "^"), let last = parts.last,
      sign == last.startIndex || text.first == "^"
    {
      self = .block(String(last[last.index(after: sign)...]))
    } else {
      self = parts.isEmpty ? .whole : .heading(parts)
    }
  }

  /// Links leave out of a heading what would end them.
  package static func isHeading(_ heading: String, named name: String) -> Bool {
    key(of: heading) == key(of: name)
  }

  private static func key(of heading: String) -> [Substring] {
    Folding.fold(heading).split { "#^|[]:%\\ ".contains($0) }
  }
}

extension String {
  /// What precedes the sign of a heading or a block.
  fileprivate var path: Substring {
    self[..<(firstIndex { $0 == "#" || $0 == "^" } ?? endIndex)]
  }

  package var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(hex: rest.prefix(2)) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}

extension UInt8 {
  fileprivate init?(hex digits: Substring.UTF8View) {
    guard digits.count == 2, let code = UInt8(Substring(digits), radix: 16), digits.first != UInt8(ascii: "+")
    else { return nil }
    self = code
  }
}

extension Substring {
  /// The name in a path of folders, without `.md`.
  fileprivate var noteName: Range<String.Index> {
    let start = lastIndex(of: "/").map { index(after: $0) } ?? startIndex
    let name = self[start...]
    for ending in [".md", ".markdown"] where name.count > ending.count && name.lowercased().hasSuffix(ending)
    {
      return start..<index(endIndex, offsetBy: -ending.count)
    }
    return start..<endIndex
  }
}
