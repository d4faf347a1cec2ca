import ToteModel

/// A file that is being read: its bytes, its errors so far, and the progress. What the progress closure throws ends the reading.

struct FileReading {
  /// Valid UTF-8.
  let bytes: [UInt8]
  /// Behind a byte order mark.
  let start: Int
  /// Whether to go on after errors.
  let isPartial: Bool
  /// Of prices without one.
  let currency: Currency?
  private(set) var errors: [ImportError] = []
  var tally = NoticeTally()
  var items = 0
  let maxItems: Int

  private let progress: (Int, Int) throws -> Void
  private var told = 0
  private var lastFault = -1
  /// The last place that was looked up, so that a file full of errors is counted through once.
  private var counted: Int
  private var line = 1
  private var column = 1
  private var lineFeeds: [Int]?

  /// In bytes, between two reports of progress.
  static let stride = 1 << 16

  init(
    _ bytes: [UInt8], isPartial: Bool, currency: Currency? = nil, maxItems: Int = FileLimits.items,
    progress: @escaping (Int, Int) throws -> Void
  ) throws {
    var bytes = bytes
    var broken: [Int] = []
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    // UTF-16 of plain letters is UTF-8, too: with a zero behind each.
    if !isUTF8 || bytes.contains(0), let encoding = TextEncoding(bytes) {
      bytes = encoding.utf8
      tally.add(.encoding(encoding.name))
    } else if !isUTF8 {
      (bytes, broken) = Self.repaired(bytes)
    }
    // Old Macs end lines so; read as one line, a table would be all heading.
    let (feed, turn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if bytes.contains(turn), !bytes.contains(feed) { bytes = bytes.map { $0 == turn ? feed : $0 } }
    self.bytes = bytes
    self.isPartial = isPartial
    self.currency = currency
    self.maxItems = maxItems
    self.progress = progress
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    counted = start
    for offset in broken { try note(ParseFault(offset, .utf8, found: .invalidByte)) }
    try progress(0, bytes.count)
  }

  var end: Int { bytes.count }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line at a byte, without its end, and the start of the next.
  func line(at offset: Int) -> (range: Range<Int>, next: Int) {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    let next = min(end + 1, bytes.count)
    if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return (offset..<end, next)
  }

  mutating func reached(_ offset: Int) throws {
    guard offset - told >= Self.stride || offset == bytes.count else { return }
    told = offset
    try progress(offset, bytes.count)
  }

  /// Throws the error, or collects it. Several in one place are one.
  mutating func note(_ fault: ParseFault) throws {
    guard isPartial else { throw error(fault) }
    if fault.offset != lastFault { errors.append(error(fault)) }
    lastFault = fault.offset
  }

  mutating func error(_ fault: ParseFault) -> ImportError {
    let offset = max(start, min(fault.offset, bytes.count))
    if offset < counted { (counted, line, column) = (start, 1, 1) }
    for byte in bytes[counted..<offset] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    counted = offset
    return ImportError(
      line: line, column: column, expected: fault.expected, found: fault.found ?? found(offset, fault.length))
  }

  /// From 1, in any order: some formats read from here and there.
  mutating func lineNumber(at offset: Int) -> Int {
    let feeds = lineFeeds ?? bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    lineFeeds = feeds
    var (low, high) = (0, feeds.count)
    while low < high {
      let middle = (low + high) / 2
      if feeds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  private func found(_ offset: Int, _ length: Int?) -> ImportError.Finding {
    if offset >= bytes.count { return .endOfFile }
    // More than is shown, as cleaning takes some away.
    let rest = bytes[offset..<min(bytes.count, offset + min(length ?? 400, 400))]
    let end = length == nil ? rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex : rest.endIndex
    return ImportError.Finding(shown: text(offset..<end)) ?? (length == nil ? .endOfLine : .nothing)
  }

  /// With a replacement for each wrong byte, and where those are.
  private static func repaired(_ bytes: [UInt8]) -> ([UInt8], [Int]) {
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count)
    var broken: [Int] = []
    var decoder = UTF8()
    var source = bytes.makeIterator()
    while true {
      switch decoder.decode(&source) {
      case .scalarValue(let scalar): repaired.append(contentsOf: UTF8.encode(scalar)!)
      case .error:
        broken.append(repaired.count)
        repaired.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case .emptyInput: return (repaired, broken)
      }
    }
  }
}
