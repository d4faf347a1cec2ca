import FoundationEssentials

/// The hash by which a page names the only script that may run in it.
enum SHA256 {
  /// The hash of a text as a content policy writes it, in base 64.
  static func base64(of text: String) -> String {
    Data(digest(Array(text.utf8))).base64EncodedString()
  }

  static func digest(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: UInt64(message.count * 8) >> UInt64(shift)))
    }
    var hash = initial
    for start in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[start..<start + 64], into: &hash) }
    return hash.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.turned(7) ^ early.turned(18) ^ early >> 3
      let second = late.turned(17) ^ late.turned(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var state = hash
    for index in 0..<64 {
      let (a, e) = (state[0], state[4])
      let choice = (e & state[5]) ^ (~e & state[6])
      let majority = (a & state[1]) ^ (a & state[2]) ^ (state[1] & state[2])
      let first =
        state[7] &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ constants[index] &+ words[index]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
      state = [first &+ second, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
    }
    for index in 0..<8 { hash[index] = hash[index] &+ state[index] }
  }

  /// The first bits of the fractions of roots of primes: square roots here, cube roots below.
  private static let initial = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
  private static let constants = primes.map { fraction(of: cubeRoot($0)) }
  private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  private static func cubeRoot(_ number: Int) -> Double {
    // Newton's way; it has settled long before.
    var root = Double(number) / 3 + 1
    for _ in 0..<60 { root = (2 * root + Double(number) / (root * root)) / 3 }
    return root
  }
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
