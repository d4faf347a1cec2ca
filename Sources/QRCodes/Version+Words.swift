/// The bytes of a text as the words of a code, with those that correct them.
extension Version {
  /// The mode, the length, the text, and what fills the rest.
  func words(of bytes: [UInt8], _ level: QRCode.Level) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    if Self.needsEncoding(bytes) {
      add(0b0111, 4)
      add(26, 8)
    }
    add(0b0100, 4)
    add(bytes.count, lengthBits)
    for byte in bytes { add(Int(byte), 8) }
    let room = dataCount(level) * 8
    add(0, min(4, room - bits.count))
    while bits.count % 8 != 0 { bits.append(false) }
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var filling: UInt8 = 0xEC
    while words.count < dataCount(level) {
      words.append(filling)
      filling ^= 0xEC ^ 0x11
    }
    return words
  }

  /// Parted into blocks, the last of which have one word more, then one word of each block in turn.
  func corrected(_ words: [UInt8], _ level: QRCode.Level) -> [UInt8] {
    let (count, correction) = (blockCount(level), correctionCount(level))
    let (short, long) = (words.count / count, words.count % count)
    let divisor = Field.divisor(correction)
    var (blocks, corrections): ([ArraySlice<UInt8>], [[UInt8]]) = ([], [])
    var next = 0
    for block in 0..<count {
      let end = next + short + (block >= count - long ? 1 : 0)
      blocks.append(words[next..<end])
      corrections.append(Field.remainder(of: words[next..<end], by: divisor))
      next = end
    }
    var result: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.count { result.append(block[block.startIndex + place]) }
    }
    for place in 0..<correction { for block in corrections { result.append(block[place]) } }
    return result
  }
}

/// The field of 256 elements, and division in it (Reed and Solomon).
private enum Field {
  private static let powers: [UInt8] = {
    var powers: [UInt8] = [1]
    for _ in 1..<255 {
      let next = Int(powers[powers.count - 1]) << 1
      powers.append(UInt8(next < 256 ? next : next ^ 0x11D))
    }
    return powers
  }()

  private static let logarithms: [Int] = {
    var logarithms = [Int](repeating: 0, count: 256)
    for (exponent, power) in powers.enumerated() { logarithms[Int(power)] = exponent }
    return logarithms
  }()

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    if one == 0 || other == 0 { return 0 }
    return powers[(logarithms[Int(one)] + logarithms[Int(other)]) % 255]
  }

  /// The product of x - 2^i for each i below the degree, without its first factor, which is one.
  static func divisor(_ degree: Int) -> [UInt8] {
    var factors: [UInt8] = [1]
    for exponent in 0..<degree {
      var product = factors + [0]
      for (place, factor) in factors.enumerated() {
        product[place + 1] ^= Self.product(factor, powers[exponent])
      }
      factors = product
    }
    return Array(factors.dropFirst())
  }

  static func remainder(of words: ArraySlice<UInt8>, by divisor: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: divisor.count)
    for word in words {
      let factor = word ^ remainder.removeFirst()
      remainder.append(0)
      for place in divisor.indices { remainder[place] ^= product(divisor[place], factor) }
    }
    return remainder
  }
}
