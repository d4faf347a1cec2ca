/// Where lines meet: of a muted `│` or `─` that another touches a frame makes `┼`, `┬` or `├`.

extension CellRows {
  /// The line that a cell is to have where others touch it; `nil` where it has it already, or is none.
  ///
  /// A frame asks it of every cell of its rules, so nothing is fetched here that need not be.
  func joinedLine(_ column: Int, _ row: Int) -> String? {
    let own = sides(column, row)
    guard !own.isEmpty else { return nil }
    var all = own
    if !own.contains(.left), sides(column - 1, row).contains(.right) { all.insert(.left) }
    if !own.contains(.right), sides(column + 1, row).contains(.left) { all.insert(.right) }
    if !own.contains(.up), sides(column, row - 1).contains(.down) { all.insert(.up) }
    if !own.contains(.down), sides(column, row + 1).contains(.up) { all.insert(.down) }
    return all == own ? nil : all.line
  }

  private func sides(_ column: Int, _ row: Int) -> LineSides {
    guard column >= 0, row >= 0, row < size.height, column < end(of: row) else { return [] }
    let cell = self[column, row]
    // Nearly every cell is something else, and is asked no more.
    guard 0x2500...0x253C ~= cell.base, cell.style == .muted else { return [] }
    return LineSides(of: cell.base)
  }
}

/// To which sides a line leads.
private struct LineSides: OptionSet {
  let rawValue: Int
  static let left = LineSides(rawValue: 1)
  static let right = LineSides(rawValue: 2)
  static let up = LineSides(rawValue: 4)
  static let down = LineSides(rawValue: 8)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// A rule is asked for all its cells with every frame.
  init(of base: UInt32) {
    switch base {
    case 0x2500: self = [.left, .right]
    case 0x2502: self = [.up, .down]
    case 0x253C: self = [.left, .right, .up, .down]
    case 0x252C: self = [.left, .right, .down]
    case 0x2534: self = [.left, .right, .up]
    case 0x251C: self = [.right, .up, .down]
    case 0x2524: self = [.left, .up, .down]
    default: self = []
    }
  }

  /// The line that leads to these sides.
  var line: String? { "─│┼┬┴├┤".unicodeScalars.first { LineSides(of: $0.value) == self }.map(String.init) }
}
