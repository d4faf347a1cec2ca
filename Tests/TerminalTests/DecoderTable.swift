// What common terminals send, and the resulting events.

enum DecoderTable {
  private static let e = "\u{1B}"

  /// Whether the bytes may be the start of a longer sequence.
  static func isOpen(_ bytes: String) -> Bool {
    bytes.hasSuffix(e) || ["[", "O", "]", "P", "X", "^", "_"].contains { bytes.hasSuffix(e + $0) }
  }

  static let rows: [(String, String)] =
    characters + cursorKeys + functionKeys + numberedKeys + otherTerminals + modifiedKeys + mouse + swallowed

  private static let characters = [
    ("a", "a"), ("A", "A"), ("ä€牛👍", "ä € 牛 👍"), (" ", "space"), ("\r", "enter"), ("\n", "enter"),
    ("\t", "tab"), ("\u{7F}", "backspace"), ("\u{8}", "ctrl+h"), ("\u{0}", "ctrl+space"), ("\u{1}", "ctrl+a"),
    ("\u{3}", "ctrl+c"), ("\u{1A}", "ctrl+z"), ("\u{1C}", "ctrl+\\"), ("\u{1F}", "ctrl+_"), (e, "esc"),
    (e + e, "esc esc"), (e + e + e, "esc esc esc"), (e + "a", "alt+a"), (e + "A", "alt+A"),
    (e + "ö", "alt+ö"),
    (e + "\r", "alt+enter"), (e + "\u{7F}", "alt+backspace"), (e + "\u{1}", "ctrl+alt+a"),
    (e + " ", "alt+space"),
    (e + "[", "alt+["), (e + "O", "alt+O"), (e + "]", "alt+]"), (e + "P", "alt+P"),
    (e + e + "x", "esc alt+x"),
    ("jjjk", "j j j k"),
  ]

  private static let cursorKeys = [
    (e + "[A", "up"), (e + "[B", "down"), (e + "[C", "right"), (e + "[D", "left"), (e + "[H", "home"),
    (e + "[F", "end"), (e + "OA", "up"), (e + "OB", "down"), (e + "OC", "right"), (e + "OD", "left"),
    (e + "OH", "home"), (e + "OF", "end"), (e + "[Z", "shift+tab"), (e + "[A" + e + "[B", "up down"),
  ]

  private static let functionKeys = [
    (e + "OP", "f1"), (e + "OQ", "f2"), (e + "OR", "f3"), (e + "OS", "f4"), (e + "[P", "f1"),
    (e + "[15~", "f5"),
    (e + "[17~", "f6"), (e + "[18~", "f7"), (e + "[19~", "f8"), (e + "[20~", "f9"), (e + "[21~", "f10"),
    (e + "[23~", "f11"), (e + "[24~", "f12"), (e + "[25~", "f13"), (e + "[34~", "f20"),
    (e + "[11~", "f1"), (e + "[14~", "f4"), (e + "[[A", "f1"), (e + "[[E", "f5"),
  ]

  private static let numberedKeys = [
    (e + "[1~", "home"), (e + "[2~", "insert"), (e + "[3~", "delete"), (e + "[4~", "end"),
    (e + "[5~", "pgup"),
    (e + "[6~", "pgdn"), (e + "[7~", "home"), (e + "[8~", "end"),
  ]

  private static let otherTerminals = [
    // rxvt: shift, ctrl, both; alt by an Escape before it.
    (e + "[a", "shift+up"), (e + "[d", "shift+left"), (e + "Oa", "ctrl+up"), (e + "Oc", "ctrl+right"),
    (e + "[3$", "shift+delete"), (e + "[5^", "ctrl+pgup"), (e + "[6@", "ctrl+shift+pgdn"),
    (e + e + "[A", "alt+up"), (e + e + "OA", "alt+up"), (e + e + "[3~", "alt+delete"),
    // The keypad in its application mode.
    (e + "OM", "enter"), (e + "Oj", "*"), (e + "Ok", "+"), (e + "Om", "-"), (e + "Oo", "/"), (e + "Op", "0"),
    (e + "Oy", "9"), (e + "OX", "="),
    (e + "O5P", "ctrl+f1"), (e + "O1;2Q", "shift+f2"),
  ]

  private static let modifiedKeys = [
    (e + "[1;2A", "shift+up"), (e + "[1;3B", "alt+down"), (e + "[1;5C", "ctrl+right"),
    (e + "[1;6D", "ctrl+shift+left"), (e + "[1;7H", "ctrl+alt+home"), (e + "[1;8F", "ctrl+alt+shift+end"),
    (e + "[3;5~", "ctrl+delete"), (e + "[5;3~", "alt+pgup"), (e + "[15;2~", "shift+f5"),
    (e + "[1;5P", "ctrl+f1"),
    (e + "[1;2R", "shift+f3"), (e + "[1;2S", "shift+f4"),
    (e + "[27;5;13~", "ctrl+enter"), (e + "[27;2;13~", "shift+enter"), (e + "[27;5;9~", "ctrl+tab"),
    (e + "[27;6;65~", "ctrl+shift+a"), (e + "[27;2;33~", "!"), (e + "[27;5;46~", "ctrl+."),
    (e + "[97;5u", "ctrl+a"), (e + "[105;5u", "ctrl+i"), (e + "[27u", "esc"), (e + "[13;2u", "shift+enter"),
    (e + "[127;5u", "ctrl+backspace"), (e + "[97;2u", "A"), (e + "[228;2u", "Ä"),
    (e + "[97:65;6u", "ctrl+shift+a"),
    (e + "[32;5u", "ctrl+space"), (e + "[57414u", "enter"), (e + "[57400u", "1"), (e + "[57376u", "f13"),
    (e + "[9;6u", "ctrl+shift+tab"), (e + "[1;69A", "ctrl+up"),
  ]

  private static let mouse = [
    (e + "[<0;4;5M", "click(3,4)"), (e + "[<1;1;1M", "click(middle,0,0)"),
    (e + "[<2;300;90M", "click(right,299,89)"),
    (e + "[<0;4;5m", "release(3,4)"), (e + "[<64;1;2M", "wheel(up,0,1)"),
    (e + "[<65;1;2M", "wheel(down,0,1)"),
    (e + "[<66;1;2M", "wheel(left,0,1)"), (e + "[<67;1;2M", "wheel(right,0,1)"),
    (e + "[<16;1;1M", "click(0,0)"),
    (e + "[<32;1;1M", "drag(0,0)"), (e + "[<35;1;1M", ""), (e + "[<0;0;0M", ""), (e + "[<128;1;1M", ""),
    (e + "[<0;1M", ""),
    (e + "[M !!", "click(0,0)"), (e + "[M`#$", "wheel(up,2,3)"), (e + "[M#!!", ""),
    (e + "[32;7;8M", "click(6,7)"),
    (e + "[I", "focus(in)"), (e + "[O", "focus(out)"),
  ]

  private static let swallowed = [
    // Answers to queries of other programs.
    (e + "[?62;4c", ""), (e + "[>0;276;0c", ""), (e + "[24;80R", ""), (e + "[?2026;2$y", ""),
    (e + "[?1u", ""),
    (e + "[8;24;80t", ""), (e + "]11;rgb:0000/0000/0000\u{7}", ""), (e + "]11;rgb:0/0/0" + e + "\\", ""),
    (e + "P>|XTerm(370)" + e + "\\", ""), (e + "_Gi=1;OK" + e + "\\", ""), (e + "P1+r544e" + e + "\\x", "x"),
    // Unknown but complete sequences, a stray end of a paste, and broken-off sequences.
    (e + "[99~", ""), (e + "[1;2;3;4;5y", ""), (e + "[?25h", ""), (e + "[ q", ""), (e + "[201~", ""),
    (e + "Oz", ""),
    (e + "[57441;2u", ""), (e + "[1;5" + e + "[A", "up"), (e + "[12\u{18}a", "a"), (e + "[12\u{3}", "ctrl+c"),
    (e + "[1é", "é"), (e + "]0;title" + e + "[A", "up"),
  ]
}
