/// Finds a text whatever the case of its letters A to Z, in linear time.
struct LiteralSearch {
  private let sought: [UInt8]
  /// For each beginning of it, how long its longest end is that is another beginning.
  private let ends: [Int]

  init(_ text: String) {
    sought = text.utf8.map(\.lowercased)
    var ends = Array(repeating: 0, count: sought.count)
    for index in sought.indices.dropFirst() {
      var length = ends[index - 1]
      while length > 0, sought[index] != sought[length] { length = ends[length - 1] }
      ends[index] = sought[index] == sought[length] ? length + 1 : 0
    }
    self.ends = ends
  }

  func places(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isWhole: Bool, atMost most: Int
  ) -> [Range<Int>] {
    var (places, length, free): ([Range<Int>], Int, Int) = ([], 0, start)
    guard !sought.isEmpty, start <= bytes.count else { return [] }
    for index in start..<bytes.count {
      let byte = bytes[index].lowercased
      while length > 0, byte != sought[length] { length = ends[length - 1] }
      if byte == sought[length] { length += 1 }
      guard length == sought.count else { continue }
      let place = index + 1 - length..<index + 1
      length = ends[length - 1]
      guard place.lowerBound >= free, !isWhole || bytes.isWhole(place) else { continue }
      places.append(place)
      if places.count == most { break }
      free = place.upperBound
    }
    return places
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isWhole(_ place: Range<Int>) -> Bool {
    has(.wordEdge, at: place.lowerBound) && has(.wordEdge, at: place.upperBound)
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
