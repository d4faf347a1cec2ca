/// The value of `X-TOTE-ITEM`: what a task has no property for, or none that keeps it exactly. All but a few signs is written
/// as `%2C`, since servers cut such values at a comma or a semicolon.

/// Named texts in one word, such as `v=1&n=apples&q=2000&u=kg`. Names that this version does not know are kept.
struct ExactFields: Hashable, Sendable {
  private var fields: [(name: String, value: String)] = []

  init() {}

  /// `nil` where it cannot have been written by a Tote.
  init?(_ text: some StringProtocol) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, let value = Self.decoded(sides[1]),
        self[String(sides[0])] == nil
      else { return nil }
      fields.append((String(sides[0]), value))
    }
  }

  subscript(name: String) -> String? {
    get { fields.first { $0.name == name }?.value }
    set {
      let place = fields.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): fields[place].value = value
      case (let place?, nil): fields.remove(at: place)
      case (nil, let value?): fields.append((name, value))
      case (nil, nil): break
      }
    }
  }

  var text: String { fields.map { "\($0.name)=\(Self.encoded($0.value))" }.joined(separator: "&") }

  static func == (one: ExactFields, other: ExactFields) -> Bool { one.text == other.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func encoded(_ value: String) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(value.utf8.count)
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: encoded.append(byte)
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "-"): encoded.append(byte)
      default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func decoded(_ text: some StringProtocol) -> String? {
    var decoded: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = bytes.next().flatMap(digit), let low = bytes.next().flatMap(digit) else { return nil }
      decoded.append(high << 4 | low)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
