/// The difference between two texts with some context, which keeps the journal small when long notes change.
/// It recognizes the texts it fits by length and hash.
///
///     let patch = TextPatch(from: "one\ntwo", to: "one\ntwo\nthree")
///     patch.merged(into: "zero\none\ntwo")        // "zero\none\ntwo\nthree"
package struct TextPatch: Hashable, Sendable {
  struct Hunk: Hashable, Sendable {
    var start: Int
    var before: [UInt8]
    var old: [UInt8]
    var new: [UInt8]
    var after: [UInt8]
    var beginsLine: Bool
    var endsLine: Bool

    var block: [UInt8] { before + old + after }
  }

  struct Mark: Hashable, Sendable {
    var length: Int
    /// FNV-1a, which tells texts of equal length apart.
    var hash: UInt64

    init(length: Int, hash: UInt64) {
      self.length = length
      self.hash = hash
    }

    init(_ bytes: [UInt8]) {
      length = bytes.count
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      self.hash = hash
    }
  }

  let old: Mark
  let new: Mark
  /// In text order, not touching each other.
  let hunks: [Hunk]

  init(old: Mark, new: Mark, hunks: [Hunk]) {
    self.old = old
    self.new = new
    self.hunks = hunks
  }

  package init(from old: String, to new: String) {
    let (oldBytes, newBytes) = (Array(old.utf8), Array(new.utf8))
    self.old = Mark(oldBytes)
    self.new = Mark(newBytes)
    hunks = PatchSearch(old: oldBytes, new: newBytes).hunks
  }

  package var inverse: TextPatch {
    var growth = 0
    let hunks = hunks.map { hunk in
      var inverse = hunk
      inverse.start += growth
      (inverse.old, inverse.new) = (hunk.new, hunk.old)
      growth += hunk.new.count - hunk.old.count
      return inverse
    }
    return TextPatch(old: new, new: old, hunks: hunks)
  }

  /// The new text; `nil` if `text` isn't exactly the old one.
  package func applied(to text: String) -> String? {
    guard text.utf8.count == old.length else { return nil }
    let bytes = Array(text.utf8)
    guard Mark(bytes) == old else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(new.length)
    var place = 0
    for hunk in hunks {
      let change = hunk.start + hunk.before.count
      guard place <= change, change + hunk.old.count <= bytes.count else { return nil }
      result += bytes[place..<change]
      result += hunk.new
      place = change + hunk.old.count
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Merges into a changed text, whose base is that text with the old contents of the hunks.
  package func merged(into text: String) -> String {
    let bytes = Array(text.utf8)
    var (base, later): ([UInt8], [UInt8]) = ([], [])
    // How much has been copied, and how far places have moved from those in the old text.
    var (place, drift) = (0, 0)
    for hunk in hunks {
      let found = hunk.place(in: bytes, from: place, near: hunk.start + drift)
      base += bytes[place..<found.range.lowerBound] + found.lead + hunk.block + found.end
      later += bytes[place..<found.range.lowerBound] + found.lead
      later += hunk.before + hunk.new + hunk.after + found.end
      place = found.range.upperBound
      drift = place - (hunk.start + hunk.block.count)
    }
    base += bytes[place...]
    later += bytes[place...]
    return TextMerge(
      base: String(decoding: base, as: UTF8.self), first: text, later: String(decoding: later, as: UTF8.self)
    ).text
  }
}
