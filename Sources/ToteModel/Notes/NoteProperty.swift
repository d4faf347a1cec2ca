/// One of a note's properties.
package struct NoteProperty: Hashable, Sendable {
  package let name: String
  /// What is right of the colon and on the lines below, as it is written.
  package let source: String

  /// As other programs understand them.
  package enum Value: Hashable, Sendable {
    case empty
    case text(String)
    case number(Double)
    /// In UTC, perhaps only a day.
    case date(Moment, hasTime: Bool)
    case checkbox(Bool)
    case list([String])
    /// Nested, in several lines, or broken: as it is written.
    case other(String)
  }

  /// Read anew each time.
  package var value: Value { YAMLReading(source).value }

  /// Behind a value, with its sign.
  var remark: String? { YAMLReading(source).remark }
}

extension NoteProperty.Value {
  /// What somebody has typed for a single value, as YAML reads it: `4`, `2026-01-31`, `true`, `draft`.
  package init(typed: String) {
    self = YAMLScalar.value(of: Folding.clean(typed)) ?? .text(Folding.clean(typed))
  }

  /// As people read it.
  package var text: String {
    switch self {
    case .empty: ""
    case .text(let text), .other(let text): text
    case .number(let number): YAMLScalar.text(of: number)
    case .date(let moment, let hasTime): YAMLScalar.text(of: moment, hasTime: hasTime)
    case .checkbox(let isTicked): isTicked ? "true" : "false"
    case .list(let items): items.joined(separator: ", ")
    }
  }

  /// Each for itself: the items of a list, or the only one.
  package var texts: [String] {
    switch self {
    case .empty: []
    case .list(let items): items
    default: [text]
    }
  }

  /// As it is written behind the name. What YAML would read as something else has quotes.
  package var yaml: String {
    switch self {
    case .text(let text): text.yaml
    case .list(let items): items.yaml
    default: text
    }
  }
}

/// The value of a field, read from what is right of its colon.
struct YAMLReading {
  private(set) var value: NoteProperty.Value
  private(set) var remark: String?

  init(_ source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let (first, remark) = YAMLScalar.dividing(lines[0])
    let below = lines.dropFirst().filter { line in
      let bare = line.drop { $0 == " " || $0 == "\t" }
      return !bare.isEmpty && bare.first != "#"
    }
    self.remark = remark
    if below.isEmpty {
      value = YAMLScalar.value(of: first) ?? .other(first)
    } else if first.isEmpty, let items = Self.items(below) {
      value = .list(items)
    } else if first.first == "[",
      let items = Self.inlineItems(([first] + below.map { $0.bare }).joined(separator: " "))
    {
      value = .list(items)
      self.remark = nil
    } else {
      var written = source
      while written.first == " " || written.first == "\n" { written.removeFirst() }
      value = .other(written)
      self.remark = nil
    }
  }

  /// `nil` if they are more than texts.
  private static func items(_ lines: some Sequence<Substring>) -> [String]? {
    var items: [String] = []
    for line in lines {
      let bare = line.drop { $0 == " " || $0 == "\t" }
      guard bare == "-" || bare.hasPrefix("- ") || bare.hasPrefix("-\t") else { return nil }
      let (item, _) = YAMLScalar.dividing(bare.dropFirst())
      guard let text = YAMLScalar.item(item) else { return nil }
      items.append(text)
    }
    return items
  }

  /// `[one, "two, or three"]`; `nil` if it is broken, or has more than texts in it.
  static func inlineItems(_ text: String) -> [String]? {
    guard text.first == "[", text.last == "]", text.count > 1 else { return nil }
    var items: [String] = []
    for part in YAMLScalar.parted(text.dropFirst().dropLast()) {
      if part.isEmpty { continue }
      guard let item = YAMLScalar.item(part) else { return nil }
      items.append(item)
    }
    return items
  }
}

enum YAMLScalar {
  /// What is behind ` #` is a remark, unless it is in quotes.
  static func dividing(_ line: Substring) -> (value: String, remark: String?) {
    var quote: Character?
    var (last, isEscaped): (Character, Bool) = (" ", false)
    var isFirst = true
    for place in line.indices {
      let character = line[place]
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if open == "\"", character == "\\" {
          isEscaped = true
        } else if character == open {
          quote = nil
        }
      } else if character == "#", last == " " || last == "\t" {
        return (line[..<place].bare, String(line[place...]))
      } else if character == "\"" || character == "'",
        isFirst || "[, ".contains(last) && line.bare.first == "["
      {
        quote = character
      }
      if character != " ", character != "\t" { isFirst = false }
      last = character
    }
    return (line.bare, nil)
  }

  /// The texts between commas that are in no quotes or brackets.
  static func parted(_ text: Substring) -> [String] {
    var parts = [""]
    var (quote, depth): (Character?, Int) = (nil, 0)
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if quote == "\"", character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil {
        if character == ",", depth == 0 {
          parts.append("")
          continue
        }
        if character == "[" || character == "{" { depth += 1 }
        if character == "]" || character == "}" { depth -= 1 }
        if "\"'".contains(character), parts[parts.count - 1].allSatisfy(\.isWhitespace) { quote = character }
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0[...].bare }
  }

  /// `nil` if it is nested or broken.
  static func value(of text: String) -> NoteProperty.Value? {
    switch text {
    case "", "~", "null", "Null", "NULL": return .empty
    case "true", "True", "TRUE": return .checkbox(true)
    case "false", "False", "FALSE": return .checkbox(false)
    default: break
    }
    switch text.first {
    case "\"", "'": return unquoted(text[...]).map { .text($0) }
    case "[":
      if isLink(text) { return .text(text) }
      return YAMLReading.inlineItems(text).map { .list($0) }
    case "{", "&", "*", "!", "|", ">", "%", "@", "`": return nil
    default: break
    }
    if let number = number(text) { return .number(number) }
    if let (moment, hasTime) = date(text) { return .date(moment, hasTime: hasTime) }
    return .text(text)
  }

  /// An item of a list; `nil` if it isn't a text.
  static func item(_ text: String) -> String? {
    switch text.first {
    case "\"", "'": unquoted(text[...])
    case "[": isLink(text) ? text : nil
    case "{", "&", "*", "!", "|", ">", "%", "@", "`": nil
    default: text.hasPrefix("- ") || text.contains(": ") || text.last == ":" ? nil : text
    }
  }

  /// People leave out the quotes that YAML asks for.
  private static func isLink(_ text: String) -> Bool {
    text.hasPrefix("[[") && !text.hasPrefix("[[[") && text.hasSuffix("]]") && text.count > 4
  }

  private static func number(_ text: String) -> Double? {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = rest.first, digits ~= first,
      rest.allSatisfy({ digits ~= $0 || $0 == UInt8(ascii: ".") }), rest.count < 16,
      rest.count(where: { $0 == UInt8(ascii: ".") }) < 2, rest.last != UInt8(ascii: "."),
      // A telephone number or a code.
      first != UInt8(ascii: "0") || rest.count == 1 || rest.dropFirst().first == UInt8(ascii: ".")
    else { return nil }
    return Double(text)
  }

  static func date(_ text: String) -> (Moment, hasTime: Bool)? {
    guard text.utf8.count >= 10, text.utf8.first.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true,
      Moment(day: text.prefix(10)) != nil
    else { return nil }
    var (time, offset) = (text, Int64(0))
    // `+02:00` and ` +0200`, as servers and generators of pages write it.
    if let sign = text.dropFirst(16).lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let digits = text[text.index(after: sign)...].filter { $0 != ":" }
      guard digits.count == 4, let number = Int64(digits) else { return nil }
      offset = (number / 100 * 60 + number % 100) * 60_000 * (text[sign] == "+" ? 1 : -1)
      time = text[..<sign].bare
    }
    guard let moment = Moment(timestamp: time) else { return nil }
    return (Moment(milliseconds: moment.milliseconds - offset), text.utf8.count > 10)
  }

  static func text(of number: Double) -> String {
    let whole = number.rounded()
    return whole == number && abs(whole) < 1e15 ? "\(Int64(whole))" : "\(number)"
  }

  static func text(of moment: Moment, hasTime: Bool) -> String {
    let stamp = moment.timestamp
    guard hasTime else { return String(stamp.prefix(10)) }
    return stamp.hasSuffix(".000Z") ? String(stamp.dropLast(5)) : String(stamp.dropLast())
  }

  /// Without its quotes; `nil` if these are broken.
  static func unquoted(_ text: Substring) -> String? {
    guard text.count > 1, let quote = text.first, text.last == quote else { return nil }
    var (result, inside) = ("", text.dropFirst().dropLast()[...])
    while let character = inside.popFirst() {
      if character == quote {
        guard quote == "'", inside.popFirst() == "'" else { return nil }
        result.append("'")
      } else if quote == "\"", character == "\\" {
        guard let escaped = escape(&inside) else { return nil }
        result.append(escaped)
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func escape(_ rest: inout Substring) -> Character? {
    guard let sign = rest.popFirst() else { return nil }
    switch sign {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\"", "\\", "/", " ": return sign
    case "x", "u", "U":
      let count = sign == "x" ? 2 : sign == "u" ? 4 : 8
      let digits = rest.prefix(count)
      guard digits.count == count, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      rest = rest.dropFirst(count)
      return Character(scalar)
    default: return nil
    }
  }
}

extension [String] {
  package var yaml: String { "[\(map(\.yaml).joined(separator: ", "))]" }
}

extension String {
  /// In quotes where YAML would read something else than a text.
  package var yaml: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    let isWord =
      first?.isLetter == true && last != " "
      && !["true", "false", "null", "yes", "no"].contains(lowercased())
    return isPlain && isWord ? self : yamlQuoted
  }

  private var yamlQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// As the name of a field.
  var yamlKey: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || " -_./".contains($0) }
    return isPlain && first?.isLetter == true && last != " " ? self : yamlQuoted
  }
}

extension Substring {
  /// Without the blanks around it.
  fileprivate var bare: String {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
