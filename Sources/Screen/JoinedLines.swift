/// Where lines meet: a muted `│` or `─` that touches another line becomes `┼`, `┬` or `├`.

extension Frame {
  /// The line that makes a cell meet its neighbours; `nil` if nothing changes.
  func joinedLine(_ column: Int, _ row: Int) -> String? {
    let own = sides(column, row)
    guard !own.isEmpty else { return nil }
    var all = own
    if sides(column - 1, row).contains(.right) { all.insert(.left) }
    if sides(column + 1, row).contains(.left) { all.insert(.right) }
    if sides(column, row - 1).contains(.down) { all.insert(.up) }
    if sides(column, row + 1).contains(.up) { all.insert(.down) }
    return all == own ? nil : all.line
  }

  private func sides(_ column: Int, _ row: Int) -> LineSides {
    guard Rect(size).contains(Point(column, row)), self[column, row].style == .muted else { return [] }
    return LineSides(of: self[column, row].base)
  }
}

private struct LineSides: OptionSet {
  let rawValue: Int
  static let left = LineSides(rawValue: 1)
  static let right = LineSides(rawValue: 2)
  static let up = LineSides(rawValue: 4)
  static let down = LineSides(rawValue: 8)

  init(rawValue: Int) { self.rawValue = rawValue }

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
