import Screen

/// Turns the bytes of a terminal into events. It has no clock: `isWaiting` says when only time can tell what came, and `settle`
/// ends the wait. It knows the sequences of all common terminals, since `TERM` is often wrong.
///
///     var decoder = InputDecoder()
///     var events: [Event] = []
///     decoder.feed("a\u{1B}[1;5A".utf8, &events)     // a, ctrl+up
///
/// Keeps an incomplete sequence until the rest arrives, skips an unknown one, and decodes invalid UTF-8 as `�`. A paste that never
/// ends swallows what is typed, up to a ctrl+C by itself; one longer than `mostPasted` is refused up to its end, except for ctrl+C.
package struct InputDecoder: Sendable {
  /// Bytes that are not yet an event.
  private var bytes: [UInt8] = []
  /// How many of them are decoded.
  private var at = 0
  /// What has been received of a paste; `nil` outside one.
  private var pasted: [UInt8]?
  /// Whether the rest of the paste is skipped.
  private var isRefusing = false

  /// The theme for what the terminal has said last of its background.
  package private(set) var theme: Theme?

  /// How often the terminal was asked where its cursor is, in the first column; such an answer looks like F3 with modifiers.
  package var awaitedRows = 0
  /// The row of the cursor that it has answered last, from 0.
  package private(set) var row: Int?

  /// Longer sequences are invalid.
  static let longest = 256

  /// Larger pastes are refused: they are more likely a runaway program than text to read.
  static let mostPasted = 16 << 20

  private static let interrupt: UInt8 = 3

  /// A decoder that has seen nothing.
  package init() {}

  /// Whether the bytes so far are a key unless more follow: Escape, alt with a bracket, or ctrl+C within a paste.
  package var isWaiting: Bool {
    if let pasted { return bytes.isEmpty && pasted.last == InputDecoder.interrupt }
    guard bytes.first == 0x1B else { return false }
    switch bytes.count {
    case 1: return true
    case 2: return bytes[1] == 0x1B || InputDecoder.isIntroducer(bytes[1])
    case 3: return bytes[1] == 0x1B && (bytes[2] == 0x5B || bytes[2] == 0x4F)
    default: return false
    }
  }

  /// Appends the events that these bytes complete.
  package mutating func feed(_ new: some Collection<UInt8>, _ events: inout [Event]) {
    var next = new.startIndex
    if bytes.isEmpty, pasted == nil { takeTyped(new, &next, &events) }
    if next == new.endIndex { return }
    bytes.append(contentsOf: new[next...])
    while at < bytes.count {
      let before = at
      if pasted != nil { takePaste(&events) } else { takeOne(&events) }
      if at == before { break }
    }
    if at == bytes.count { bytes.removeAll(keepingCapacity: true) } else { bytes.removeFirst(at) }
    at = 0
  }

  /// Takes waiting bytes for what they are by themselves.
  package mutating func settle(_ events: inout [Event]) {
    guard isWaiting else { return }
    if pasted != nil {
      if !isRefusing { events.append(.key("ctrl+c")) }
      (pasted, isRefusing) = (nil, false)
      return
    }
    var keys = bytes[...]
    while let first = keys.popFirst() {
      if first == 0x1B, let next = keys.first, next != 0x1B {
        events.append(.key(Key(.character(Character(Unicode.Scalar(next))), .alt)))
        keys.removeFirst()
      } else {
        events.append(.key(Key(.escape)))
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private static func isIntroducer(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"): true
    default: isStringIntroducer(byte)
    }
  }

  /// Whether Escape and this byte begin a string: OSC, DCS, APC, PM or SOS.
  private static func isStringIntroducer(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"): true
    default: false
    }
  }

  /// The fast path for printable ASCII: each byte is a key, unless a mark may follow.
  private func takeTyped<Bytes: Collection<UInt8>>(
    _ new: Bytes, _ next: inout Bytes.Index, _ events: inout [Event]
  ) {
    while next != new.endIndex, new[next] &- 0x20 < 0x5F {
      let after = new.index(after: next)
      if after != new.endIndex, new[after] >= 0x80 { return }
      events.append(.key(Key(ascii: new[next])))
      next = after
    }
  }

  /// Decodes one key, sequence or run of text, or leaves it until more has come.
  private mutating func takeOne(_ events: inout [Event]) {
    let byte = bytes[at]
    if byte == 0x1B {
      takeEscape(&events)
    } else if byte < 0x20 || byte == 0x7F {
      events.append(.key(Key(.character(Character(Unicode.Scalar(byte))))))
      at += 1
    } else {
      takeText(&events)
    }
  }

  /// Characters up to the next control. An emoji of several scalars is one key.
  private mutating func takeText(_ events: inout [Event]) {
    var end = at
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    if end == bytes.count { end -= InputDecoder.unfinished(bytes[at..<end]) }
    for character in String(decoding: bytes[at..<end], as: UTF8.self) {
      events.append(.key(Key(.character(character))))
    }
    at = end
  }

  /// How many bytes at the end begin an incomplete scalar.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte >= 0xC0 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      return byte <= 0xF4 && index + 1 < length && bytes.suffix(index).allSatisfy { $0 & 0xC0 == 0x80 }
        ? index + 1 : 0
    }
    return 0
  }

  private mutating func takeEscape(_ events: inout [Event]) {
    guard at + 1 < bytes.count else { return }
    let next = bytes[at + 1]
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "O"): takeSequence(from: at + 1, [], &events)
    case 0x1B:
      guard at + 2 < bytes.count else { return }
      // rxvt and PuTTY send an Escape before a sequence for alt.
      if bytes[at + 2] == UInt8(ascii: "[") || bytes[at + 2] == UInt8(ascii: "O") {
        takeSequence(from: at + 2, .alt, &events)
      } else {
        events.append(.key(Key(.escape)))
        at += 1
      }
    case let next where InputDecoder.isStringIntroducer(next): skipString()
    case 0..<0x80:
      events.append(.key(Key(.character(Character(Unicode.Scalar(next))), .alt)))
      at += 2
    default:
      let length = next >= 0xF0 ? 4 : next >= 0xE0 ? 3 : 2
      let end = min(at + 1 + length, bytes.count)
      if InputDecoder.unfinished(bytes[at + 1..<end]) == end - at - 1, end == bytes.count { return }
      let text = String(decoding: bytes[at + 1..<end], as: UTF8.self)
      if text.unicodeScalars.count == 1, let character = text.first {
        events.append(.key(Key(.character(character), .alt)))
        at = end
      } else {
        events.append(.key(Key(.escape)))
        at += 1
      }
    }
  }

  /// A control sequence whose introducer, without Escape, is at `start`.
  private mutating func takeSequence(from start: Int, _ modifiers: Key.Modifiers, _ events: inout [Event]) {
    switch ControlSequence.read(bytes[start...]) {
    case .unfinished:
      if bytes.count - at > InputDecoder.longest { at = bytes.count }
    case .broken(let length):
      at = start + length
    case .whole(let sequence, let length):
      at = start + length
      if sequence.isPasteBegin {
        pasted = []
      } else if let theme = sequence.reportedTheme {
        self.theme = theme
      } else if awaitedRows > 0, let row = sequence.reportedRow {
        self.row = row
        awaitedRows -= 1
      } else if let event = sequence.event(modifiers) {
        events.append(event)
      }
    }
  }

  /// A string from the terminal, up to BEL, ST or an invalid byte. Unknown ones are skipped.
  private mutating func skipString() {
    let start = at
    var end = at + 2
    while end < bytes.count {
      switch bytes[end] {
      case 0x07, 0x18, 0x1A:
        at = end + 1
        return takeAnswer(bytes[start + 1..<end])
      case 0x1B:
        guard end + 1 < bytes.count else { return }
        at = bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 : end
        return takeAnswer(bytes[start + 1..<end])
      default: end += 1
      }
    }
    // Keeps only the start of a long one, so that its end is still recognised.
    if end - at > InputDecoder.longest { bytes.removeSubrange(at + 2..<end) }
  }

  private mutating func takeAnswer(_ answer: ArraySlice<UInt8>) {
    guard answer.first == UInt8(ascii: "]"), let theme = BackgroundColor.theme(answer: answer.dropFirst())
    else {
      return
    }
    self.theme = theme
  }

  /// Takes the pasted text, up to its end or to a possible start of its end.
  private mutating func takePaste(_ events: inout [Event]) {
    let end = Array("\u{1B}[201~".utf8)
    let stop = bytes[at...].firstIndex(of: 0x1B) ?? bytes.count
    if isRefusing {
      // Data without a pause leaves no moment for a separate ctrl+C.
      for byte in bytes[at..<stop] where byte == InputDecoder.interrupt { events.append(.key("ctrl+c")) }
      if at < stop { pasted = Array(bytes[at..<stop].suffix(1)) }
    } else {
      pasted?.append(contentsOf: bytes[at..<stop])
      if pasted?.count ?? 0 > InputDecoder.mostPasted {
        (pasted, isRefusing) = ([], true)
        events.append(.pasteRefused)
      }
    }
    at = stop
    let tail = bytes[stop...].prefix(end.count)
    if tail.elementsEqual(end) {
      if !isRefusing { events.append(.paste(String(decoding: pasted ?? [], as: UTF8.self))) }
      (pasted, isRefusing) = (nil, false)
      at += end.count
    } else if !tail.isEmpty, !end.starts(with: tail) {
      if !isRefusing { pasted?.append(0x1B) }
      at += 1
    }
  }
}
