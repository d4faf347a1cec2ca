import ToteModel

/// Units as tables of other programs have them: in a column of their own, in German too, and with words for pieces, which Tote
/// writes as a bare number.
enum TableUnit {
  /// A text that `Amount` reads if it is one.
  static func joined(_ number: String, _ unit: String) -> String {
    let text = Folding.clean("\(number) \(unit)")
    guard let space = text.firstIndex(of: " ") else { return text }
    let word = Folding.fold(text[text.index(after: space)...].trimmingDots)
    if pieces.contains(word) { return String(text[..<space]) }
    return german[word].map { "\(text[..<space]) \($0)" } ?? text
  }

  /// Whether it has a unit, be it only a word for pieces.
  static func isCounted(_ text: String) -> Bool { joined(text, "") != Folding.clean(text) }

  private static let pieces = Set(
    "count ct each ea pc pcs piece pieces unit units unidad unidades ud uds u pieza piezas adet tane stk stuck st"
      .split(separator: " ").map(String.init))

  private static let german: [String: String] = [
    "packung": "pack", "packungen": "pack", "pck": "pack", "pkg": "pack", "dose": "can", "dosen": "can",
    "flasche": "bottle", "flaschen": "bottle", "bund": "bunch", "glas": "jar", "glaser": "jar",
    "beutel": "bag",
    "tute": "bag", "rolle": "roll", "rollen": "roll", "becher": "tub", "tafel": "bar", "tafeln": "bar",
    "scheibe": "slice", "scheiben": "slice", "zehe": "clove", "zehen": "clove", "el": "tbsp", "tl": "tsp",
    "prise": "pinch", "liter": "l", "gramm": "g", "kilo": "kg",
  ]
}

extension Substring {
  /// `Stk.` is short for something.
  fileprivate var trimmingDots: String { last == "." ? String(dropLast()) : String(self) }
}
