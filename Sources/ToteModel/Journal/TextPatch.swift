/// What an edit did to a text, as the journal keeps it: the bytes that were replaced, with a little of what stands round
/// them. So a line that is added to a long note is a short line of the journal, and yet it can be undone and redone.

/// The difference between two texts. It leads both ways, and knows by length and hash which text it fits.
///
///     let patch = TextPatch(from: "one\ntwo", to: "one\ntwo\nthree")
///     patch.applied(to: "one\ntwo")               // "one\ntwo\nthree"
///     patch.inverse.applied(to: "one\ntwo\nthree") // "one\ntwo"
///     patch.merged(into: "zero\none\ntwo")        // "zero\none\ntwo\nthree"
package struct TextPatch: Hashable, Sendable {
  /// One place where the texts differ.
  struct Hunk: Hashable, Sendable {
    /// Where `before` begins in the old text.
    var start: Int
    /// What stands in both texts before the difference.
    var before: [UInt8]
    var old: [UInt8]
    var new: [UInt8]
    /// What stands in both texts behind it.
    var after: [UInt8]
    /// Whether `before` begins where a line does.
    var beginsLine: Bool
    /// Whether `after` ends where a line does.
    var endsLine: Bool

    /// All of it as it is in the old text.
    var block: [UInt8] { before + old + after }
  }

  /// What a text is known by.
  struct Mark: Hashable, Sendable {
    var length: Int
    /// FNV-1a: two texts of one length that somebody has written are not taken for each other.
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
  /// In the order of the text; none touches another.
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

  /// The patch that leads back.
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

  /// The new text, where this is exactly the old one; else `nil`.
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

  /// What becomes of a text that is another than the old one: as if both had been written from the same text (`TextMerge`).
  /// That is made of this one, with what stood at the places of the hunks put back there.
  package func merged(into text: String) -> String {
    let bytes = Array(text.utf8)
    var (base, later): ([UInt8], [UInt8]) = ([], [])
    // Up to where everything is taken, and how much further behind things stand here than in the old text.
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
