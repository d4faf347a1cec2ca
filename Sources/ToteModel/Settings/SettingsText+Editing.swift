/// Changes a text of settings as a careful person would: one line, and nothing around it.
extension SettingsText {
  /// With this setting, in its place if it has one, or else at the end of its table.
  package func setting(_ name: String, to value: SettingValue) -> [UInt8] {
    let path = SettingAddress.path(typed: name)
    if let entry = entry(path) {
      return Array(bytes[..<entry.valueRange.lowerBound]) + Array(value.written.utf8)
        + Array(bytes[entry.valueRange.upperBound...])
    }
    let (table, key) = (Array(path.dropLast()), path[path.count - 1])
    let line = Array("\(Self.key(key)) = \(value.written)".utf8) + lineBreak
    guard let place = end(of: table) else {
      let header = Array("[\(table.map(Self.key).joined(separator: "."))]".utf8) + lineBreak
      return terminated(bytes) + (bytes.isEmpty ? [] : lineBreak) + header + line
    }
    // A blank line before the first table.
    let gap =
      table.isEmpty && tables.first.map { $0.line.lowerBound >= place } == true && !hasOwnSettings
      ? lineBreak : []
    return terminated(Array(bytes[..<place])) + line + gap + Array(bytes[place...])
  }

  /// Without this setting. Comments of their own lines stay.
  package func unsetting(_ name: String) -> [UInt8] {
    let path = SettingAddress.path(typed: name)
    var left = bytes
    for entry in entries.reversed() where Self.isSame(entry.path, path) { left.removeSubrange(entry.lines) }
    return left
  }

  package func has(_ name: String) -> Bool { entry(SettingAddress.path(typed: name)) != nil }

  /// The first, which is the one that counts.
  private func entry(_ path: [String]) -> Entry? { entries.first { Self.isSame($0.path, path) } }

  /// A command's id may be written with or without quotes.
  private static func isSame(_ one: [String], _ other: [String]) -> Bool {
    one == other
      || one.first == "keys" && other.first == "keys"
        && one.joined(separator: ".") == other.joined(separator: ".")
  }

  private var hasOwnSettings: Bool {
    entries.contains { entry in tables.allSatisfy { entry.lines.lowerBound < $0.line.lowerBound } }
  }

  /// Where a table's last line ends; `nil` if there is no such table.
  private func end(of path: [String]) -> Int? {
    let index = path.isEmpty ? nil : tables.lastIndex { $0.path == path }
    if index == nil, !path.isEmpty { return nil }
    let start = index.map { tables[$0].line.upperBound } ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let next = index.map { $0 + 1 } ?? 0
    let limit = next < tables.count ? tables[next].line.lowerBound : bytes.count
    let own = entries.last { $0.lines.lowerBound >= start && $0.lines.upperBound <= limit }
    if let own { return own.lines.upperBound }
    if index != nil { return start }
    // Settings without a table come before all tables, but behind what the file says about itself.
    return tables.isEmpty ? bytes.count : startOfComments(above: limit)
  }

  /// The comments right above a table belong to it.
  private func startOfComments(above place: Int) -> Int {
    var start = place
    while start > 0 {
      let before = bytes[..<(start - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard
        bytes[before..<start].first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
          == UInt8(ascii: "#")
      else { break }
      start = before
    }
    return start
  }

  private var lineBreak: [UInt8] {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0,
      bytes[first - 1] == UInt8(ascii: "\r")
    else {
      return Array("\n".utf8)
    }
    return Array("\r\n".utf8)
  }

  private func terminated(_ bytes: [UInt8]) -> [UInt8] {
    bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? bytes : bytes + lineBreak
  }

  private static func key(_ key: String) -> String {
    let isBare =
      !key.isEmpty
      && key.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
      }
    return isBare ? key : SettingValue.text(key).written
  }
}
