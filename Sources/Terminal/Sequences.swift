/// Sequences that ncurses doesn't write: title, cursor shape, mouse, pastes, focus, clipboard. Sent only to terminals like xterm.

import Screen

enum Sequences {
  /// Saves the title; bracketed paste, focus, reports of other colours.
  static let takeModes = "\u{1B}[22;2t\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?2031h"

  /// Mouse buttons and wheel.
  static func mouse(_ isHeard: Bool) -> String {
    isHeard ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l"
  }

  /// Ends a synchronized update first, and restores the cursor and the title last.
  static let leaveModes =
    "\u{1B}[?2026l\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0 q\u{1B}[23;2t"

  /// Sent last. Some terminals (libvterm, so Neovim's) save the cursor's visibility with its position, and would hide it again on
  /// leaving the screen.
  static let showCursor = "\u{1B}[?25h"

  /// Undoes what another program may have left behind: a soft reset, plain key reports, no mouse motion.
  static let tidy = "\u{1B}[!p\u{1B}[?25h\u{1B}[>4m\u{1B}[?1003l\u{1B}[?1000l"

  /// Asks for the cursor's row and column.
  static let whereIsCursor = "\u{1B}[6n"

  /// The terminal shows what comes between these at once.
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"

  /// Sets the window's title, shortened and without control characters, which could end the sequence early.
  static func title(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(250) where !isControl(scalar) { plain.append(scalar) }
    return "\u{1B}]2;\(String(plain))\u{7}"
  }

  static func cursor(_ shape: Cursor.Shape) -> String {
    switch shape {
    case .block: "\u{1B}[2 q"
    case .underline: "\u{1B}[4 q"
    case .bar: "\u{1B}[6 q"
    }
  }

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
