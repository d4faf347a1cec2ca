/// Events as text for the debug log and key scripts: `click(3,4)`, `paste(two\nlines)`, `resize(80x24)`.

extension Event: LosslessStringConvertible {
  /// The event as text; a key as the key itself.
  public var description: String {
    switch self {
    case .key(let key): key.description
    case .click(let button, let point): "click(\(Event.prefix(button))\(point))"
    case .drag(let button, let point): "drag(\(Event.prefix(button))\(point))"
    case .release(let button, let point): "release(\(Event.prefix(button))\(point))"
    case .wheel(let turn, let point): "wheel(\(turn.rawValue),\(point))"
    case .paste(let text): "paste(\(Event.escaped(text)))"
    case .pasteRefused: "pasteRefused()"
    case .resize(let size): "resize(\(size))"
    case .focus(let isIn): "focus(\(isIn ? "in" : "out"))"
    }
  }

  /// Reads what `description` prints; nil for anything else.
  public init?(_ description: String) {
    if let key = Key(description) {
      self = .key(key)
      return
    }
    // By scalars: a mark at the start of a paste would combine with the parenthesis.
    let scalars = Substring(description).unicodeScalars
    guard let open = scalars.firstIndex(of: "("), scalars.last == ")" else { return nil }
    let inside = scalars[scalars.index(after: open)..<scalars.index(before: scalars.endIndex)]
    let parts = String(inside).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    switch String(scalars[..<open]) {
    case "click":
      guard let (button, point) = Event.button(parts) else { return nil }
      self = .click(button, point)
    case "drag":
      guard let (button, point) = Event.button(parts) else { return nil }
      self = .drag(button, point)
    case "release":
      guard let (button, point) = Event.button(parts) else { return nil }
      self = .release(button, point)
    case "wheel":
      guard let (name, point) = Event.place(parts), let turn = Turn(rawValue: name) else { return nil }
      self = .wheel(turn, point)
    case "paste":
      guard let text = Event.unescaped(inside) else { return nil }
      self = .paste(text)
    case "pasteRefused":
      guard inside.isEmpty else { return nil }
      self = .pasteRefused
    case "resize":
      guard let size = Size(String(inside)) else { return nil }
      self = .resize(size)
    case "focus":
      guard parts == ["in"] || parts == ["out"] else { return nil }
      self = .focus(parts == ["in"])
    default: return nil
    }
  }

  private static func prefix(_ button: Button) -> String { button == .left ? "" : "\(button.rawValue)," }

  private static func button(_ parts: [String]) -> (Button, Point)? {
    guard let (name, point) = place(parts.count == 2 ? ["left"] + parts : parts) else { return nil }
    return Button(rawValue: name).map { ($0, point) }
  }

  private static func place(_ parts: [String]) -> (String, Point)? {
    guard parts.count == 3, let column = Int(parts[1]), let row = Int(parts[2]) else { return nil }
    return (parts[0], Point(column, row))
  }

  /// Escapes the backslash, the parenthesis that ends the event, and the angle bracket that ends it in a script.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case ")": escaped += "\\)"
      case ">": escaped += "\\>"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      default:
        if isHidden(scalar) || Widths.of(scalar.value) < 1 {
          escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  private static func unescaped(_ text: Substring.UnicodeScalarView) -> String? {
    var plain = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      if scalar == ")" { return nil }
      guard scalar == "\\" else {
        plain.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": plain.append("\n")
      case "r": plain.append("\r")
      case "t": plain.append("\t")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let scalar = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        plain.append(scalar)
        rest = rest[rest.index(after: end)...]
      case let other? where ["\\", ")", ">"].contains(other): plain.append(other)
      default: return nil
      }
    }
    return String(plain)
  }
}

extension Size: LosslessStringConvertible {
  /// Reads `80x24`.
  public init?(_ description: String) {
    let parts = description.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 0, height >= 0 else {
      return nil
    }
    self.init(width, height)
  }
}
