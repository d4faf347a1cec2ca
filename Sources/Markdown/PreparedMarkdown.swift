/// What other programs read and md4c 0.4 doesn't, made readable for it by characters that are added before it reads:
///
/// - a rule below a table's head with fewer than three characters a cell, or with fewer cells than the head,
/// - footnotes, which it would take for definitions of links,
/// - mathematics between two lines of `$$`, and comments between two lines of `%%`, which become fenced code.
struct PreparedMarkdown {
  private(set) var text = ""
  /// The labels of its footnotes.
  private(set) var footnotes: Set<String> = []
  /// The places of the characters that were added, in order.
  private var added: [Int] = []

  /// The languages of the fences that are made.
  static let mathematics = "$$"
  static let comment = "%%"

  /// `nil` if nothing has to be added, as in nearly every text.
  init?(_ source: String) {
    var result = Result()
    let isRead: Void? = source.utf8.withContiguousStorageIfAvailable { result.read($0) }
    guard isRead != nil, !result.added.isEmpty else { return nil }
    (text, added) = (String(decoding: result.bytes, as: UTF8.self), result.added)
    footnotes = result.footnotes
  }

  /// Maps the places in a reading back to the source.
  func restoringPlaces(_ reading: MarkdownParser.Reading) -> MarkdownParser.Reading {
    var reading = reading
    reading.starts = reading.starts.map(sourcePlace)
    reading.tagPlaces = reading.tagPlaces.map { sourcePlace($0.lowerBound)..<sourcePlace($0.upperBound) }
    for index in reading.links.indices {
      let link = reading.links[index]
      reading.links[index].range = sourcePlace(link.range.lowerBound)..<sourcePlace(link.range.upperBound)
      reading.links[index].end = sourcePlace(link.end)
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

private struct Result {
  typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  var bytes: [UInt8] = []
  var added: [Int] = []
  var footnotes: Set<String> = []
  private var copied = 0
  /// The sign of the code that is open.
  private var fence: UInt8?
  /// The sign of the block that is open: `$` or `%`.
  private var open: UInt8?
  /// Signs of which no line follows any more, so that nobody looks for one again.
  private var isOver: Set<UInt8> = []
  /// The cells of the line above, if it has a bar.
  private var cells = 0

  mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0A) ?? source.count
      read(source[start..<end], of: source)
      start = end + 1
    }
    bytes += source[copied...]
  }

  private mutating func read(_ line: Line, of source: UnsafeBufferPointer<UInt8>) {
    let bare = line.drop { $0 == 0x20 }
    let isIndented = bare.startIndex - line.startIndex > 3
    let head = cells
    cells = 0
    if let open {
      if Self.sign(bare) == open {
        close(at: bare.startIndex, of: source)
        self.open = nil
      }
      return
    }
    if let sign = bare.first, [0x60, 0x7E].contains(sign), bare.prefix(3).allSatisfy({ $0 == sign }),
      bare.count > 2
    {
      // Code begins or ends.
      if fence == nil { fence = sign } else if fence == sign { fence = nil }
    }
    guard fence == nil, !isIndented else { return }
    if let sign = Self.sign(bare), !isOver.contains(sign) {
      guard Self.hasLine(of: sign, after: line.endIndex, in: source) else {
        isOver.insert(sign)
        return
      }
      open = sign
      add(Self.tildes, at: bare.startIndex, of: source)
      return
    }
    if let label = Self.label(in: bare) {
      footnotes.insert(label)
      add([0x5C], at: bare.startIndex, of: source)
    }
    if head > 0, let rule = Rule(bare) {
      for place in rule.gaps { add([0x2D], at: place, of: source) }
      if head > rule.cells {
        let cell = Array("---|".utf8)
        let missing = Array(repeating: cell, count: head - rule.cells).flatMap(\.self)
        add(rule.endsInBar ? missing : [0x7C] + missing, at: rule.end, of: source)
      }
    }
    if bare.contains(0x7C) { cells = Self.cells(of: bare) }
  }

  private static let tildes = Array(repeating: 0x7E as UInt8, count: 12)

  private mutating func add(_ new: [UInt8], at place: Int, of source: UnsafeBufferPointer<UInt8>) {
    bytes += source[copied..<place]
    copied = place
    added += bytes.count..<bytes.count + new.count
    bytes += new
  }

  /// A fence that ends code has nothing behind it.
  private mutating func close(at place: Int, of source: UnsafeBufferPointer<UInt8>) {
    add(Self.tildes, at: place, of: source)
    bytes += [0x7E, 0x7E]
    copied = place + 2
  }

  /// The label of the footnote that a line begins, such as `[^1]: text`.
  private static func label(in line: Line) -> String? {
    guard line.starts(with: "[^".utf8), let close = line.firstIndex(of: 0x5D) else { return nil }
    let label = line[(line.startIndex + 2)..<close]
    guard !label.isEmpty, label.allSatisfy({ $0 > 0x20 && $0 != 0x5B }), close + 1 < line.endIndex,
      line[close + 1] == 0x3A
    else { return nil }
    return String(decoding: label, as: UTF8.self)
  }

  /// `$` or `%` for a line of two of them.
  private static func sign(_ line: Line) -> UInt8? {
    guard let sign = line.first, sign == 0x24 || sign == 0x25 else { return nil }
    let rest = line.dropFirst()
    return rest.first == sign && rest.dropFirst().allSatisfy(isBlank) ? sign : nil
  }

  private static func hasLine(of sign: UInt8, after place: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool
  {
    var start = place + 1
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0A) ?? source.count
      if Self.sign(source[start..<end].drop { $0 == 0x20 }) == sign { return true }
      start = end + 1
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  static func trimmed(_ cell: Line) -> Line {
    var rest = cell
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest.drop(while: isBlank)
  }

  /// How many cells a row of a table has.
  private static func cells(of line: Line) -> Int {
    let bare = trimmed(line)
    var (bars, isEscaped) = (0, false)
    for byte in bare {
      if byte == 0x7C, !isEscaped { bars += 1 }
      isEscaped = byte == 0x5C && !isEscaped
    }
    let endsInBar = bare.last == 0x7C && !isEscaped && bare.dropLast().last != 0x5C
    return bars + 1 - (bare.first == 0x7C ? 1 : 0) - (endsInBar ? 1 : 0)
  }

  /// The line below a table's head: `|-|:-:|`.
  private struct Rule {
    /// Where dashes are missing, once for each.
    var gaps: [Int] = []
    var cells: Int
    var end: Int
    var endsInBar: Bool

    init?(_ line: Line) {
      let bare = Result.trimmed(line)
      guard let first = bare.first, [0x7C, 0x2D, 0x3A].contains(first), bare.contains(0x7C) else {
        return nil
      }
      (end, endsInBar) = (bare.endIndex, bare.last == 0x7C)
      var cells = bare.split(separator: 0x7C, omittingEmptySubsequences: false).map(Result.trimmed)
      if cells.first?.isEmpty == true { cells.removeFirst() }
      if cells.last?.isEmpty == true { cells.removeLast() }
      self.cells = cells.count
      for cell in cells {
        var dashes = cell
        if dashes.first == 0x3A { dashes.removeFirst() }
        if dashes.last == 0x3A { dashes.removeLast() }
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 == 0x2D }) else { return nil }
        gaps += Array(repeating: dashes.startIndex, count: max(0, 3 - cell.count))
      }
    }
  }
}
