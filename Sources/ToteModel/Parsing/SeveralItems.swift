/// Several items on one line, each with its amount: `1 can tuna, 2 cans corn`.

extension QuickAdd {
  /// The parts of a line that are items each, or the whole line. A comma isn't enough (`2 onions, 1
  /// chopped`): each part must have an amount, and each behind a comma a known name.
  ///
  ///     QuickAdd.parts(of: "1 can tuna, 2 cans corn") == ["1 can tuna", "2 cans corn"]
  package static func parts(of line: String) -> [String] {
    let parts = cut(line)
    guard parts.count > 1, !line.utf8.contains(UInt8(ascii: "\"")),
      !parts.dropLast().contains(where: { $0.utf8.contains(UInt8(ascii: "!")) }),
      parts.indices.allSatisfy({ isItem(parts[$0], behind: $0 > 0 ? parts[$0 - 1] : nil) })
    else { return [line] }
    return parts
  }

  /// Splits before numbers behind a comma or a semicolon and a blank, and behind `x6`.
  private static func cut(_ line: String) -> [String] {
    guard line.utf8.contains(where: isComma) else { return [line] }
    let bytes = Array(line.utf8)
    var parts: [String] = []
    var start = 0
    for comma in bytes.indices where isComma(bytes[comma]) {
      guard let next = bytes[(comma + 1)...].firstIndex(where: { $0 != 0x20 }), next > comma + 1,
        Number(String(decoding: bytes[next...].prefix { $0 != 0x20 }, as: UTF8.self)) != nil
          || endsWithTimes(bytes[start..<comma])
      else { continue }
      parts.append(String(decoding: bytes[start..<comma], as: UTF8.self))
      start = next
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// `cat food x6`.
  private static func endsWithTimes(_ bytes: ArraySlice<UInt8>) -> Bool {
    let word = bytes[(bytes.lastIndex(of: 0x20).map { $0 + 1 } ?? bytes.startIndex)...]
    let digits =
      word.first == UInt8(ascii: "x")
      ? word.dropFirst() : word.last == UInt8(ascii: "x") ? word.dropLast() : []
    return !digits.isEmpty && digits.allSatisfy { 0x30...0x39 ~= $0 } && word.count < bytes.count
  }

  private static func isComma(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  private static func isItem(_ part: String, behind before: String?) -> Bool {
    guard let said = QuickAdd(part), said.isNamed else { return false }
    guard let amount = said.item.amount else {
      return before.map { endsWithTimes(Array($0.utf8)[...]) } == true && isKnown(said) && !isPrepared(part)
    }
    if before == nil { return true }
    let isWhole = amount.unit != .piece || amount.thousandths % 1000 == 0
    return isWhole && said.spans.first?.kind == .amount
      && !isPrepared(part) && isKnown(said)
  }

  private static func isPrepared(_ part: String) -> Bool {
    part.split(separator: " ").contains { Preparation.isPreparing($0) }
  }

  private static func isKnown(_ said: QuickAdd) -> Bool {
    Catalogue.category(of: said.item.name, corrections: [:]) != nil
  }
}
