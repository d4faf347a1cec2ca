/// Fewer bytes for long runs of one character, such as the blanks of a highlighted row: a part of Frame → ncurses.
/// ncurses knows the sequence (REP) but does not use it on a UTF-8 terminal, and rightly does not trust the terminal's
/// description: many a terminal that calls itself an xterm lacks it. So this asks the terminal itself, by trying.

enum Repeats {
  /// Writes a blank, repeats it three times, and asks where the cursor is: in the second row, since an answer from
  /// the first looks like a key (`ctrl+f3`).
  static let question = "\u{1B}[2;1H \u{1B}[3b\u{1B}[6n"

  /// Where the cursor was: ncurses does not know that it has moved.
  static let afterQuestion = "\u{1B}[H"

  /// Whether an answer says that the blank was repeated.
  static func isYes(row: Int, column: Int) -> Bool { row == 2 && column == 5 }

  /// A run is shortened only if that saves something.
  static let shortest = 12

  /// So many characters at the end of a run are written out. NB: libvterm, which some editors have for their
  /// terminal, takes the last column but one for the last after a repetition, and breaks the line there.
  static let kept = 2

  /// The same bytes with the long runs of one printable ASCII character shortened. Such a run is never a part of
  /// another sequence: none has so many of one character.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (index, done) = (0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      var end = index + 1
      if byte >= 0x20, byte < 0x7F { while end < bytes.count, bytes[end] == byte { end += 1 } }
      if end - index >= shortest {
        result += bytes[done...index]
        result += Array("\u{1B}[\(end - index - 1 - kept)b".utf8)
        // The last of the run stand at the begin of what comes next.
        done = end - kept
      }
      index = end
    }
    result += bytes[done...]
    return result
  }
}
