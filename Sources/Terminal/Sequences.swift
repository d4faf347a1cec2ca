/// What the painter sends besides what ncurses works out: the window's title, the form of the cursor, the
/// modes that make the terminal tell about the mouse, pastes and the focus, the clipboard. All
/// of it is well-formed for terminals that do not know it, but is sent only
/// to those that are like xterm.

import Screen

enum Sequences {
  /// The mouse's buttons and wheel by columns, not its motion; pastes in brackets; the focus.
  static let takeModes = "\u{1B}[22;2t\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h"

  /// The same off; the cursor's form and the title as they were. First of all ends a synchronized update.
  static let leaveModes =
    "\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0 q\u{1B}[23;2t"

  /// Last of all. NB: some terminals (libvterm, so Neovim's) remember with the place of the cursor that it was hidden,
  /// and ncurses lets them remember it in the middle of a frame that has none; leaving the screen would show it hidden again.
  static let showCursor = "\u{1B}[?25h"

  /// What somebody else may have left behind who had the terminal meanwhile and was killed: margins, character sets and
  /// modes as they are by default (a soft reset), the keys reported as ever, no motion of the mouse.
  static let tidy = "\u{1B}[!p\u{1B}[?25h\u{1B}[>4m\u{1B}[?1003l\u{1B}[?1002l"

  /// Between these the terminal shows nothing, and after them all at once.
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"

  /// Names the window. What could end the sequence early is left out, and so is what is too long to be read.
  static func title(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(250) where !isControl(scalar) { plain.append(scalar) }
    return "\u{1B}]2;\(String(plain))\u{7}"
  }

  /// The cursor's form, without blinking.
  static func cursor(_ shape: Cursor.Shape) -> String {
    switch shape {
    case .block: "\u{1B}[2 q"
    case .underline: "\u{1B}[4 q"
    case .bar: "\u{1B}[6 q"
    }
  }

  /// Puts text on the clipboard.
  static func clipboard(_ text: String) -> String { "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{7}" }

  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? letters[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
