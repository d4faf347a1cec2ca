/// Styles as words: `bold underline red on bright-blue`, for snapshots and failed assertions.

extension Color: LosslessStringConvertible {
  private static let names = [
    "default", "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    "bright-black", "bright-red", "bright-green", "bright-yellow",
    "bright-blue", "bright-magenta", "bright-cyan", "bright-white",
    "muted", "heading", "accent", "amber", "violet", "leaf", "sky", "note",
    "success", "warning", "failure", "cursor-row", "selection", "track", "focus",
  ]

  /// The colour with this name: `red`, `bright-red`, `sky`, `default`.
  public init?(_ description: String) {
    guard let index = Color.names.firstIndex(of: description) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// Its name.
  public var description: String { Color.names[Int(rawValue)] }
}

extension Style: LosslessStringConvertible {
  private static let words: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    (.strike, "strike"),
  ]

  /// Attributes, then the foreground, then `on` and the background; `plain` if there are none.
  public var description: String {
    var parts = Style.words.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .default { parts.append(foreground.description) }
    if background != .default { parts.append("on \(background)") }
    return parts.isEmpty ? "plain" : parts.joined(separator: " ")
  }

  /// Reads what `description` prints: `bold red on blue`.
  public init?(_ description: String) {
    self.init()
    if description == "plain" { return }
    var behind = false
    for word in description.split(separator: " ") {
      if let attribute = Style.words.first(where: { $0.1 == word }), !behind {
        attributes.insert(attribute.0)
      } else if word == "on", !behind {
        behind = true
      } else if let color = Color(String(word)), color != .default {
        if behind { background = color } else { foreground = color }
        behind = false
      } else {
        return nil
      }
    }
    if behind || self == .plain { return nil }
  }
}
