/// Keys as words: `a`, `ctrl+r`, `shift+tab`, `space`, `f5`, for key tables, footers, help and scripts.

extension Key: LosslessStringConvertible, ExpressibleByStringLiteral {
  private static let names: [(Code, String)] = [
    (.enter, "enter"), (.tab, "tab"), (.escape, "esc"), (.backspace, "backspace"), (.delete, "delete"),
    (.insert, "insert"), (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    (.home, "home"), (.end, "end"), (.pageUp, "pgup"), (.pageDown, "pgdn"), (.character(" "), "space"),
  ]

  private static let codes: [String: Code] = {
    var codes = Dictionary(uniqueKeysWithValues: names.map { ($0.1, $0.0) })
    codes["escape"] = .escape
    codes["return"] = .enter
    codes["pageup"] = .pageUp
    codes["pagedown"] = .pageDown
    codes["del"] = .delete
    codes["ins"] = .insert
    return codes
  }()

  /// The modifiers, then the key. An invisible or combining character is written as scalars: `u+200b`.
  public var description: String {
    var text = ""
    if modifiers.contains(.ctrl) { text += "ctrl+" }
    if modifiers.contains(.alt) { text += "alt+" }
    if modifiers.contains(.shift) { text += "shift+" }
    switch code {
    case .function(let number): return text + "f\(number)"
    case .character(let character) where character != " ":
      let scalars = character.unicodeScalars
      if scalars.count == 1, String(character).cells().first?.base == scalars.first?.value {
        return text + String(character)
      }
      return text + "u+" + scalars.map { String($0.value, radix: 16) }.joined(separator: "-")
    default: return text + (Key.names.first { $0.0 == code }?.1 ?? "")
    }
  }

  /// As people read it: `a`, `Ctrl+R`, `Shift+Tab`, `Space`, `F5`. The footer and the help show this.
  public var label: String { label(naming: [:]) }

  /// The same in another language. The names are by those of `description`: `["space": "Espacio"]`.
  public func label(naming names: [String: String]) -> String {
    if case .character(let character) = code, character != " ", modifiers.isEmpty { return description }
    // A letter held with Ctrl is written as on the keyboard.
    return description.split(separator: "+", omittingEmptySubsequences: false).map { part in
      names[String(part)] ?? Key.labels[String(part)] ?? part.prefix(1).uppercased() + part.dropFirst()
    }.joined(separator: "+")
  }

  private static let prefixes: [(String, Modifiers)] = [("ctrl+", .ctrl), ("alt+", .alt), ("shift+", .shift)]

  private static let labels = ["pgup": "PgUp", "pgdn": "PgDn"]

  /// Reads what `description` prints, and also `escape`, `return`, `pageup`, `pagedown`, `del` and `ins`.
  public init?(_ description: String) {
    if description.utf8.count == 1, let character = description.first {
      self.init(.character(character))
      return
    }
    var rest = Substring(description).unicodeScalars
    var modifiers: Modifiers = []
    while let (prefix, modifier) = Key.prefixes.first(where: { rest.starts(with: $0.0.unicodeScalars) }),
      rest.count > prefix.unicodeScalars.count
    {
      if modifiers.contains(modifier) { return nil }
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.unicodeScalars.count)
    }
    guard let code = Key.code(String(rest)) else { return nil }
    self.init(code, modifiers)
  }

  /// Creates a key from a literal; a misspelt one traps. For other text, use `Key(_:)`, which returns nil.
  public init(stringLiteral value: String) {
    guard let key = Key(value) else { preconditionFailure(Key.sentence(aboutWrong: value)) }
    self = key
  }

  /// What is wrong with a text that names no key: `"strg+w" isn't a key; did you mean "ctrl+w"?`
  static func sentence(aboutWrong text: String) -> String {
    if let nearest = nearest(to: text) { return "\"\(text)\" isn't a key; did you mean \"\(nearest)\"?" }
    return "\"\(text)\" isn't a key. A key is a character, \(Key.names.map(\.1).joined(separator: ", ")), "
      + "f1 and so on, behind ctrl+, alt+ and shift+."
  }

  /// The name that was meant: each part is one that exists, or else the nearest of its kind.
  private static func nearest(to text: String) -> String? {
    let parts = text.lowercased().split(whereSeparator: { $0 == "+" || $0 == "-" }).map(String.init)
    guard let last = parts.last else { return nil }
    let modifiers = parts.dropLast().map { part in
      part.nearest(among: prefixes.map { String($0.0.dropLast()) })
    }
    let key = code(last) != nil ? last : last.nearest(among: codes.keys.sorted())
    guard let key, !modifiers.contains(nil) else { return nil }
    let name = (modifiers.compactMap { $0 } + [key]).joined(separator: "+")
    return Key(name) != nil ? name : nil
  }

  private static func code(_ name: String) -> Code? {
    if let code = codes[name] { return code }
    if name.hasPrefix("u+") {
      var scalars = String.UnicodeScalarView()
      for part in name.dropFirst(2).split(separator: "-", omittingEmptySubsequences: false) {
        guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        scalars.append(scalar)
      }
      let text = String(scalars)
      return text.count == 1 ? .character(text.first!) : nil
    }
    if name.count == 1, let character = name.first { return .character(character) }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...63).contains(number) {
      return .function(number)
    }
    return nil
  }
}

extension Key: Codable {
  /// Reads what `description` prints.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let key = Key(text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "No key is named \(text)."))
    }
    self = key
  }

  /// Writes it as its `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension String {
  /// The word with the fewest characters to add, remove or replace, if those are not more than half of this one.
  fileprivate func nearest(among words: [String]) -> String? {
    let nearest = words.map { (word: $0, edits: edits(to: $0)) }.min { $0.edits < $1.edits }
    return nearest.flatMap { $0.edits * 2 <= count ? $0.word : nil }
  }

  private func edits(to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, mine) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, its) in other.enumerated() {
        (diagonal, row[column + 1]) = (
          row[column + 1], Swift.min(diagonal + (mine == its ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        )
      }
    }
    return row[other.count]
  }
}
