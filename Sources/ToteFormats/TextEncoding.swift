/// Files that aren't UTF-8: UTF-16, as spreadsheets save "Unicode text", and the one-byte encodings of Windows for western Europe and
/// Turkish, of which Latin-1 is a part. A file is only taken for one of them if nothing in it speaks against that: a UTF-8 file
/// with a broken byte stays one, and so do encodings that would give other letters.
struct TextEncoding {
  let name: String
  let utf8: [UInt8]

  /// `nil` for UTF-8, broken or not.
  init?(_ bytes: [UInt8]) {
    if let isBig = Self.isBigEndian(bytes) {
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
        let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isBig ? one << 8 | other : other << 8 | one
      }
      let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
      guard bytes.count.isMultiple(of: 2), let decoded = String(validating: text, as: UTF16.self) else {
        return nil
      }
      (name, utf8) = ("UTF-16", Array(decoded.utf8))
    } else if let table = Self.table(for: bytes) {
      let isTurkish = bytes.contains { Self.turkish[$0] != nil }
      name = isTurkish ? "Windows-1254" : "Windows-1252"
      var utf8: [UInt8] = []
      utf8.reserveCapacity(bytes.count + bytes.count / 8)
      for byte in bytes {
        let scalar = (isTurkish ? Self.turkish[byte] : nil) ?? table[Int(byte)] ?? Unicode.Scalar(byte)
        utf8.append(contentsOf: UTF8.encode(scalar)!)
      }
      self.utf8 = utf8
    } else {
      return nil
    }
  }

  /// `nil` if it isn't UTF-16. Without a mark at the beginning, every other byte of most texts is zero.
  private static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    let sample = bytes.prefix(1024)
    guard sample.count >= 4, sample.contains(0) else { return nil }
    let zeros = sample.indices.filter { sample[$0] == 0 }
    guard zeros.count * 4 >= sample.count, let first = zeros.first else { return nil }
    return zeros.allSatisfy { $0 % 2 == first % 2 } ? first % 2 == 0 : nil
  }

  /// `nil` if the bytes don't look like Windows' encodings.
  private static func table(for bytes: [UInt8]) -> [Unicode.Scalar?]? {
    var hasLetter = false
    for (place, byte) in bytes.enumerated() {
      if byte < 0x80 {
        guard byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return nil }
        continue
      }
      guard windows[Int(byte)] != nil else { return nil }
      hasLetter = hasLetter || byte >= 0xC0
      // In the middle of a word, an old Mac's letter.
      let isDash = byte == 0x96 || byte == 0x97
      if isDash, isLetter(bytes, place - 1), isLetter(bytes, place + 1) { return nil }
    }
    return hasLetter && !holdsUTF8(bytes) ? windows : nil
  }

  private static func isLetter(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes.indices.contains(place) && (0x61...0x7A).contains(bytes[place] | 0x20)
  }

  /// Whether some bytes are a character in UTF-8, which hardly any other text has by chance.
  private static func holdsUTF8(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var source = bytes.makeIterator()
    while true {
      switch decoder.decode(&source) {
      case .scalarValue(let scalar): if scalar.value >= 0x80 { return true }
      case .error: continue
      case .emptyInput: return false
      }
    }
  }

  /// What people write in Tote's languages. Letters of others, such as `Ž`, are left out: there they are an old Mac's `é`.
  private static let windows: [Unicode.Scalar?] = {
    var table: [Unicode.Scalar?] = Array(repeating: nil, count: 256)
    let signs: [(UInt8, Unicode.Scalar)] = [
      (0x80, "€"), (0x85, "…"), (0x8C, "Œ"), (0x91, "‘"), (0x92, "’"), (0x93, "“"), (0x94, "”"), (0x95, "•"),
      (0x96, "–"), (0x97, "—"), (0x9C, "œ"),
    ]
    for (byte, scalar) in signs { table[Int(byte)] = scalar }
    let latin: [UInt8] =
      [
        0xA0, 0xA1, 0xA3, 0xA7, 0xAA, 0xAB, 0xB0, 0xB2, 0xB3, 0xB4, 0xB5, 0xB7, 0xB9, 0xBA, 0xBB, 0xBC, 0xBD,
        0xBE, 0xBF,
      ]
      + Array(0xC0...0xFF)
    for byte in latin { table[Int(byte)] = Unicode.Scalar(byte) }
    return table
  }()

  /// Where Windows' Turkish has letters of its own instead of Icelandic ones.
  private static let turkish: [UInt8: Unicode.Scalar] = [
    0xD0: "Ğ", 0xDD: "İ", 0xDE: "Ş", 0xF0: "ğ", 0xFD: "ı", 0xFE: "ş",
  ]
}
