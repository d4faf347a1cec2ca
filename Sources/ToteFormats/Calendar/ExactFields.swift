/// Named texts in one word, such as `v=1&n=apples&q=2000&u=kg`, with unknown names kept. `X-TOTE-ITEM` has what no property holds
/// exactly. Most signs are written like `%2C`, as servers cut such values at commas and semicolons.
struct ExactFields: Hashable, Sendable {
  private var fields: [(name: String, value: String)] = []

  init() { fields.reserveCapacity(12) }

  /// `nil` for what no Tote has written.
  init?(_ text: String) {
    // By bytes, which is ten times quicker: each merge reads thousands.
    let bytes = Array(text.utf8)
    for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      guard let sign = part.firstIndex(of: UInt8(ascii: "=")), sign > part.startIndex,
        let name = String(validating: part[..<sign], as: UTF8.self),
        let value = Self.decoded(part[(sign + 1)...]), self[name] == nil
      else { return nil }
      fields.append((name, value))
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

  var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 8 })
    for (name, value) in fields {
      if !text.isEmpty { text.append(UInt8(ascii: "&")) }
      text += name.utf8
      text.append(UInt8(ascii: "="))
      Self.encode(value, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func == (one: ExactFields, other: ExactFields) -> Bool { one.text == other.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func encode(_ value: String, to encoded: inout [UInt8]) {
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: encoded.append(byte)
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "-"): encoded.append(byte)
      default:
        encoded.append(UInt8(ascii: "%"))
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> String? {
    guard text.contains(UInt8(ascii: "%")) else { return String(validating: text, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var bytes = text.makeIterator()
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
