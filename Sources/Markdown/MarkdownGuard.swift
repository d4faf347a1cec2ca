/// Detects the few shapes of text that make md4c 0.4 quadratic. They were found by trying tens of thousands
/// of patterns; the tests have one of each.
enum MarkdownGuard {
  /// How deeply quotes and lists may be nested; md4c compares each line with all of them.
  static let depthLimit = 250
  /// The limit of repeated work in md4c, some 0.3 seconds.
  static let workLimit = 5_000_000_000

  /// Whether md4c reads this in linear time.
  static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var paragraph = Paragraph()
    var work = 0
    var start = 0
    while start < bytes.count {
      let lead = Lead(bytes, start)
      if lead.depth > depthLimit { return false }
      if lead.isBlank || lead.isItem { work += paragraph.finish() }
      if work > workLimit { return false }
      paragraph.lines += 1
      var at = lead.end
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
        paragraph.take(bytes, at)
        at += 1
      }
      paragraph.finishWord()
      start = at + 1
    }
    return work + paragraph.finish() <= workLimit
  }

  private struct Lead {
    var depth = 0
    var end: Int
    var isBlank = false
    /// Whether a list item begins here in any case.
    var isItem = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
      end = start
      var (columns, markers) = (0, 0)
      while end < bytes.count {
        let byte = bytes[end]
        if byte == 0x20 {
          columns += 1
        } else if byte == 0x09 {
          columns += 4
        } else if byte == 0x3E {
          markers += 1
        } else if Lead.isMarker(bytes, end) {
          if markers == 0, columns < 4 { isItem = true }
          markers += 1
        } else if !(0x30...0x39 ~= byte) {
          break
        }
        end += 1
      }
      isBlank = end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
      // A blank line opens nothing.
      depth = isBlank && markers == 0 ? 0 : markers + columns / 2
      end = start
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    }

    private static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
      switch bytes[at] {
      case 0x2D, 0x2A, 0x2B, 0x2E, 0x29:
        at + 1 >= bytes.count || bytes[at + 1] == 0x20 || bytes[at + 1] == 0x09
      default: false
      }
    }
  }

  /// What md4c scans repeatedly: for brackets the lines of their paragraph, for addresses their word.
  private struct Paragraph {
    var lines = 0
    private var brackets = 0
    private var word = 0
    private var addresses = 0
    private var work = 0

    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) {
      let byte = bytes[at]
      word += 1
      if byte == 0x20 || byte == 0x09 {
        finishWord()
      } else if byte == 0x5B || byte == 0x5D {
        brackets += 1
      } else if byte == 0x40
        || byte == 0x2E && at > 0 && bytes[at - 1] | 0x20 == 0x77
        || byte == 0x3A && at + 1 < bytes.count && bytes[at + 1] == 0x2F
      {
        // `@`, `www.` and `://`
        addresses += 1
      }
    }

    /// A byte of a word takes md4c some eight times as long as a line.
    mutating func finishWord() {
      work += 8 * word * addresses
      (word, addresses) = (0, 0)
    }

    mutating func finish() -> Int {
      defer { (lines, brackets, work) = (0, 0, 0) }
      return lines * brackets + work
    }
  }
}
