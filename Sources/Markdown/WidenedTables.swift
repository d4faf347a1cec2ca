/// md4c 0.4 wants three characters in each cell of the line below a table's head; other programs take a single dash. Such lines are
/// widened before md4c reads them.
struct WidenedTables {
  private(set) var text = ""
  /// The places of the dashes that were added, in order.
  private var added: [Int] = []

  /// `nil` if nothing needs widening, as in nearly every text.
  init?(_ source: String) {
    let widened: [UInt8]? = source.utf8.withContiguousStorageIfAvailable { source in
      var (widened, copied) = ([UInt8](), 0)
      var (start, fence, isBelowHead) = (0, nil as UInt8?, false)
      while start < source.count {
        let end = source[start...].firstIndex(of: 0x0A) ?? source.count
        let line = source[start..<end]
        start = end + 1
        let bare = line.drop { $0 == 0x20 }
        if let sign = bare.first, [0x60, 0x7E].contains(sign), bare.prefix(3).allSatisfy({ $0 == sign }) {
          // Code begins or ends.
          if fence == nil { fence = sign } else if fence == sign { fence = nil }
        }
        if isBelowHead, fence == nil, bare.startIndex - line.startIndex < 4 {
          for place in Self.gaps(in: bare) {
            widened += source[copied..<place]
            added.append(widened.count)
            widened.append(0x2D)
            copied = place
          }
        }
        isBelowHead = line.contains(0x7C)
      }
      return widened + source[copied...]
    }
    guard let widened, !added.isEmpty else { return nil }
    text = String(decoding: widened, as: UTF8.self)
  }

  /// Where a line such as `|-|:-|` lacks dashes, once for each missing one; empty for other lines.
  private static func gaps(in line: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
    guard let first = line.first, [0x7C, 0x2D, 0x3A].contains(first), line.contains(0x7C) else { return [] }
    var cells = line.split(separator: 0x7C, omittingEmptySubsequences: false).map(trimmed)
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    var gaps: [Int] = []
    for cell in cells {
      var dashes = cell
      if dashes.first == 0x3A { dashes.removeFirst() }
      if dashes.last == 0x3A { dashes.removeLast() }
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == 0x2D }) else { return [] }
      gaps += Array(repeating: dashes.startIndex, count: max(0, 3 - cell.count))
    }
    return gaps
  }

  private static func trimmed(
    _ cell: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var rest = cell
    func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D].contains(byte) }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest.drop(while: isBlank)
  }

  /// Maps the places in a reading back to the source.
  func restoringPlaces(_ reading: MarkdownParser.Reading) -> MarkdownParser.Reading {
    var reading = reading
    reading.starts = reading.starts.map(sourcePlace)
    for index in reading.noteLinks.indices {
      let range = reading.noteLinks[index].range
      reading.noteLinks[index].range = sourcePlace(range.lowerBound)..<sourcePlace(range.upperBound)
    }
    for block in reading.blocks.indices {
      reading.blocks[block].containers = reading.blocks[block].containers.map { container in
        guard case .item(let marker, .some(var task)) = container else { return container }
        task.offset = sourcePlace(task.offset)
        return .item(marker: marker, task: task)
      }
    }
    return reading
  }

  private func sourcePlace(_ place: Int) -> Int {
    var (low, high) = (0, added.count)
    while low < high {
      let middle = (low + high) / 2
      if added[middle] < place { low = middle + 1 } else { high = middle }
    }
    return place - low
  }
}
