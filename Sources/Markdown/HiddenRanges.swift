/// Where a text holds no links although it isn't code: front matter, comments (`%%` and `<!-- -->`) and mathematics.
struct HiddenRanges {
  private(set) var ranges: [Range<Int>] = []

  func contains(_ place: Int) -> Bool {
    if ranges.isEmpty { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(place)
  }

  init(_ source: UnsafeBufferPointer<UInt8>) {
    guard Self.mayHide(source) else { return }
    var scan = Scan(source)
    var start = scan.skipFrontMatter()
    while start < source.count { start = scan.readLine(at: start) }
    ranges = scan.ranges
  }

  private static func mayHide(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    if source.starts(with: "---".utf8) { return true }
    var last: UInt8 = 0
    for byte in source {
      if byte == 0x24 || byte == 0x21 && last == 0x3C || byte == 0x25 && last == 0x25 { return true }
      last = byte
    }
    return false
  }
}

/// Each sign is looked for from left to right, so a text is read once for each kind of sign.
private struct Scan {
  private let source: UnsafeBufferPointer<UInt8>
  private(set) var ranges: [Range<Int>] = []
  /// The sign and the length of the fence of code around the line.
  private var fence: (sign: UInt8, length: Int)?
  /// Runs of so many backticks don't occur again before this place.
  private var missingTicks: [Int: Int] = [:]
  private var (lacksPercents, lacksDashes, lacksDollars) = (false, false, false)

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  private func lineEnd(_ start: Int) -> Int { source[start...].firstIndex(of: 0x0A) ?? source.count }

  /// Where the text begins after front matter, which begins with a field.
  mutating func skipFrontMatter() -> Int {
    func isRule(_ range: Range<Int>) -> Bool {
      let line = source[range].last == 0x0D ? source[range].dropLast() : source[range]
      return line.elementsEqual("---".utf8)
    }
    var end = lineEnd(0)
    guard end < source.count, isRule(0..<end) else { return 0 }
    let first = source[(end + 1)..<lineEnd(end + 1)]
    guard let colon = first.firstIndex(of: 0x3A), colon > first.startIndex,
      first[..<colon].allSatisfy({
        $0 >= 0x80 || $0 == 0x5F || $0 == 0x2D || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20
      }),
      colon + 1 == first.endIndex || first[colon + 1] <= 0x20
    else { return 0 }
    while end < source.count {
      let start = end + 1
      end = start < source.count ? lineEnd(start) : source.count
      if start < source.count, isRule(start..<end) {
        ranges.append(0..<end)
        return min(end + 1, source.count)
      }
    }
    return 0
  }

  /// Returns where the next line begins.
  mutating func readLine(at start: Int) -> Int {
    let end = lineEnd(start)
    var at = start
    while at < end, source[at] == 0x20 || source[at] == 0x09 || source[at] == 0x3E { at += 1 }
    if let sign = at < end ? source[at] : nil, sign == 0x60 || sign == 0x7E {
      let length = source[at..<end].prefix { $0 == sign }.count
      if let fence {
        let isBare = source[(at + length)..<end].allSatisfy { $0 <= 0x20 }
        if fence.sign == sign, length >= fence.length, isBare { self.fence = nil }
        return end + 1
      }
      if length >= 3, sign == 0x7E || !source[(at + length)..<end].contains(0x60) {
        fence = (sign, length)
        return end + 1
      }
    }
    if fence != nil { return end + 1 }
    let first = at
    while at < end {
      let next = skip(at, end, isFirst: at == first)
      // What was hidden may end on a later line, which is read on from there.
      if next > end { return next }
      at = next
    }
    return end + 1
  }

  /// The place after a sign and what it hides.
  private mutating func skip(_ at: Int, _ end: Int, isFirst: Bool) -> Int {
    func has(_ sign: String) -> Bool { source[at...].starts(with: sign.utf8) }
    switch source[at] {
    case 0x5C: return at + 2
    case 0x60: return skipCode(at)
    case 0x25 where has("%%"):
      return hide(at, "%%", before: source.count, unless: \.lacksPercents)
    case 0x3C where has("<!--"):
      return hide(at, "-->", before: source.count, unless: \.lacksDashes)
    case 0x24 where has("$$"):
      // In the middle of a line it is no more than a line of mathematics.
      return hide(at, "$$", before: isFirst ? source.count : end, unless: isFirst ? \.lacksDollars : nil)
    case 0x24: return skipMath(at, end)
    default: return at + 1
    }
  }

  private mutating func hide(
    _ at: Int, _ sign: String, before limit: Int, unless isMissing: WritableKeyPath<Scan, Bool>?
  ) -> Int {
    let sign = Array(sign.utf8)
    if let isMissing, self[keyPath: isMissing] { return at + 1 }
    var place = at + 2
    while place + sign.count <= limit {
      if source[place] == sign[0], source[place...].starts(with: sign) {
        ranges.append(at..<place + sign.count)
        return place + sign.count
      }
      place += 1
    }
    if let isMissing { self[keyPath: isMissing] = true }
    return at + sign.count
  }

  /// `$x$` on a line, but not `$5 and $6`.
  private mutating func skipMath(_ at: Int, _ end: Int) -> Int {
    guard at + 1 < end, source[at + 1] > 0x20 else { return at + 1 }
    var close = at + 1
    while close < end {
      if source[close] == 0x5C {
        close += 2
        continue
      }
      if source[close] == 0x24 {
        let isDigit = close + 1 < end && 0x30...0x39 ~= source[close + 1]
        guard source[close - 1] > 0x20, !isDigit, close > at + 1 else { return at + 1 }
        ranges.append(at..<close + 1)
        return close + 1
      }
      close += 1
    }
    // Nor is there one for a later sign of the line, but that is short.
    return at + 1
  }

  private mutating func skipCode(_ at: Int) -> Int {
    let length = source[at...].prefix { $0 == 0x60 }.count
    if let missing = missingTicks[length], at < missing { return at + length }
    var place = at + length
    var wasBreak = false
    while place < source.count {
      let byte = source[place]
      if byte == 0x60 {
        let run = source[place...].prefix { $0 == 0x60 }.count
        if run == length { return place + run }
        place += run
        wasBreak = false
        continue
      }
      if byte == 0x0A {
        // Code ends with its paragraph.
        if wasBreak { break }
        wasBreak = true
      } else if byte > 0x20 {
        wasBreak = false
      }
      place += 1
    }
    missingTicks[length] = place
    return at + length
  }
}
