/// A text as a square of dark and light modules that phones read (ISO/IEC 18004): as bytes of UTF-8, in the smallest of the forty
/// versions that holds them.
///
///     let code = QRCode("2 l milk")
///     code?.lines() // rows of half blocks for a terminal
package struct QRCode: Hashable, Sendable {
  /// How much of it may be damaged: 7 % or 15 %.
  package enum Level: Sendable {
    case low, medium
  }

  /// Modules in a row.
  package let size: Int
  private var grid: Grid

  /// As much correction as the smallest version has room for; `nil` for a text that no version holds.
  package init?(_ text: String) { self.init(text, level: nil, mask: nil) }

  /// - Parameter mask: One of eight; by default the one that scanners read best.
  init?(_ text: String, level: Level?, mask: Int?) {
    let bytes = Array(text.utf8)
    guard let smallest = Version(holding: bytes, level ?? .low) else { return nil }
    let hasRoom = level == nil && smallest.holds(bytes, .medium)
    let chosen = level ?? (hasRoom ? .medium : .low)
    let words = smallest.corrected(smallest.words(of: bytes, chosen), chosen)
    var drawing = Grid(smallest)
    drawing.draw(words)
    size = smallest.size
    grid = drawing.masked(mask, chosen)
  }

  /// Whether a module is dark. What is beside the code is light.
  package subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && grid[x, y]
  }

  /// The modules in a row of the code for a text, without drawing it; `nil` if no version holds it.
  package static func size(of text: String) -> Int? { Version(holding: Array(text.utf8), .low)?.size }
}

extension QRCode {
  /// The light frame that scanners want, and the narrowest that they do with.
  package static let quiet = 4
  package static let narrowQuiet = 2

  /// Rows of half blocks, each for two rows of modules, dark ones as ink.
  ///
  /// - Parameters:
  ///   - quiet: Light modules around it.
  ///   - isInverted: Whether light ones are ink, for light text on a dark ground.
  package func lines(quiet: Int = quiet, isInverted: Bool = false) -> [String] {
    let range = -quiet..<size + quiet
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      String(
        range.map { x in
          let (top, bottom) = (self[x, y] != isInverted, (self[x, y + 1] != isInverted))
          // Below the last row, the other half of the character has the background.
          return Self.block(top, bottom && (y + 1 < range.upperBound || !isInverted))
        })
    }
  }

  private static func block(_ top: Bool, _ bottom: Bool) -> Character {
    switch (top, bottom) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
