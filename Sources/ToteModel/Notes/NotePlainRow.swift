extension Note {
  /// A line as a row among others shows it: also without the signs of callouts and marked words, and without footnote marks.
  package static func plainRow(_ line: some StringProtocol) -> String {
    let plain = plain(line)
    guard plain.utf8.contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "[") }) else {
      return plain
    }
    var bytes = Array(plain.utf8)[...]
    if let end = bytes.calloutEnd { bytes = bytes[end...] }
    if let end = bytes.footnoteEnd, bytes[end...].first == UInt8(ascii: ":") { bytes = bytes[(end + 1)...] }
    var (row, open) = ([UInt8](), Int?.none)
    while let byte = bytes.first {
      if byte == UInt8(ascii: "["), let end = bytes.footnoteEnd {
        bytes = bytes[end...]
        continue
      }
      if bytes.beginsMark(after: row.last), open == nil {
        open = row.count
      } else if let start = open, bytes.endsMark(after: row.last) {
        row.removeSubrange(start..<start + 2)
        open = nil
        bytes = bytes.dropFirst(2)
        continue
      }
      row.append(byte)
      bytes = bytes.dropFirst()
    }
    return Folding.clean(String(decoding: row, as: UTF8.self))
  }
}

extension ArraySlice<UInt8> {
  /// Behind `[!tip]` or `[!tip]-` at the beginning. A callout without a title is called as its kind, which stays.
  fileprivate var calloutEnd: Int? {
    guard starts(with: "[!".utf8), let close = firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let rest = self[(close + 1)...].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return rest.first == UInt8(ascii: " ") ? rest.startIndex : nil
  }

  /// Behind `[^1]` at the beginning.
  fileprivate var footnoteEnd: Int? {
    guard starts(with: "[^".utf8), let close = firstIndex(of: UInt8(ascii: "]")), close > startIndex + 2,
      self[(startIndex + 2)..<close].allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "[") })
    else { return nil }
    return close + 1
  }

  private var hasSigns: Bool {
    starts(with: "==".utf8) && dropFirst(2).first != UInt8(ascii: "=")
  }

  /// Between letters it compares something.
  fileprivate func beginsMark(after last: UInt8?) -> Bool {
    hasSigns && last.map { !$0.isOfWord && $0 != UInt8(ascii: "=") } ?? true
      && dropFirst(2).first.map { $0 > 0x20 } ?? false
  }

  fileprivate func endsMark(after last: UInt8?) -> Bool {
    hasSigns && last.map { $0 > 0x20 && $0 != UInt8(ascii: "=") } ?? false
      && dropFirst(2).first.map { !$0.isOfWord } ?? true
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    self >= 0x80 || 0x30...0x39 ~= self || 0x61...0x7A ~= self | 0x20
  }
}
