// Somebody who presses anything: keys of the table and others, the mouse, pastes of hostile text, sizes down to 1×1,
// and after a size often what gives the terminal away before the next frame.

import Screen
import ToteTesting

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

struct Monkey {
  var chance: SplitMix
  private var hasResized = false

  init(seed: UInt64) { chance = SplitMix(seed: seed) }

  mutating func below(_ limit: Int) -> Int { Int(chance.next() % UInt64(limit)) }
  private mutating func one<T>(of things: [T]) -> T { things[below(things.count)] }

  /// What it does next, by what the keys mean now. It never leaves.
  mutating func event(in app: App) -> Event {
    while true {
      let event = hasResized && below(2) == 0 ? .key(one(of: Self.givingAway)) : any(in: app)
      if case .resize = event { hasResized = true } else { hasResized = false }
      if app.keymap.action(for: event) != .quit { return event }
    }
  }

  private mutating func any(in app: App) -> Event {
    let point = Point(below(app.lists.screen.width + 2), below(app.lists.screen.height + 2))
    let isWriting = app.written != nil
    let isTyping = app.isTyping
    switch below(100) {
    case 0: return .resize(one(of: [Size(1, 1), Size(1, 9), Size(9, 1), Size(80, 24), Size(120, 40)]))
    case 1: return .resize(Size(below(130) + 1, below(45) + 1))
    case 2..<5: return .click(.left, point)
    case 5..<8: return .wheel(one(of: [.up, .down]), point)
    case 8: return .paste(text())
    case 9 where below(10) == 0: return .paste((0...below(6)).map { _ in text() }.joined(separator: "\n"))
    case 10: return one(of: [.focus(true), .release(.left, point), .click(.right, point)])
    case 11: return .key(one(of: [Key(.function(5)), "alt+x", "ctrl+q", "shift+tab", "ctrl+home"]))
    case 12..<20 where !isWriting || below(6) == 0: return .key("esc")
    case 12..<20: return .key(one(of: Self.strokes))
    case 20..<28 where isTyping: return .key("enter")
    case 28..<75 where isWriting:
      return .key(Key(.character(one(of: Array("soup stock[[]]# -x*`|>1.牛👩‍👩‍👧é\u{301}")))))
    case 75..<85 where isWriting: return .key(one(of: Self.strokes))
    case 28..<75 where isTyping:
      return .key(Key(.character(one(of: Array("abemilk 2#@!.\"½xŞé牛👩‍👩‍👧€")))))
    case 75..<80 where !isTyping: return .key("a")
    default:
      // The palette alone has some.
      let commands = app.keymap.commands.filter { !$0.keys.isEmpty }
      return commands.isEmpty ? .key("j") : .key(one(of: one(of: commands).keys))
    }
  }

  /// Suspends, opens the editor, copies.
  private static let givingAway: [Key] = ["ctrl+z", "E", "y", "Y"]

  /// What moves and erases in a text.
  static let strokes: [Key] = [
    "left", "right", "up", "down", "home", "end", "pgup", "pgdn", "backspace", "delete", "ctrl+w", "ctrl+k",
    "ctrl+_", "ctrl+y", "tab", "shift+tab", "enter", "ctrl+s", "alt+b", "alt+f",
  ]

  /// Something to paste.
  private mutating func text() -> String {
    if below(200) == 0 { return "e" + String(repeating: "\u{301}", count: 10_000) }
    return one(of: Self.texts)
  }

  static let texts = [
    "milk", "2 kg apples", "1 l milk @Lidl 1.09€", "x2 bread #Pets", "½ l cream !the blue one", "apples",
    "500 g rice", "3 cans rice", "- [x] eggs, beaten", "", " ", "\n", "\t\r\n", "#", "@", "!", "\"", "\"\"\"",
    "999999999999 kg sand", "99999999999999999999999999 kg", "0 kg nothing", "-5 kg", "1e400", "1/0 l",
    "0.0005 g",
    "999999999999.99€", "$99999999999999999999", "\u{0}\u{1}\u{7F}\u{9B}31m", "\u{1B}]0;title\u{7}\u{1B}[2J",
    "# Head\n\n- [ ] milk\n  - [x] [[Soup]]\n\n| a | b |\n|---|---|\n| 牛 | 2 |", "```\n[[no]] #no\n```", "[[",
    "]]",
    "\u{202E}drow\u{202C}", "\u{2066}\u{2069}\u{200F}", "👩‍👩‍👧‍👦 2 kg", "🏳️‍🌈🇹🇷🇪🇸", "\u{200D}\u{FE0F}", "\u{301}",
    "ﷺ﷽", "İstanbul ıspanak", "ẞß", "牛乳 2 本 #乳製品", "क्षि", "Z̸̢a̴l̷g̵o̶", "\u{FEFF}bom", "\u{2028}line\u{2029}",
    String(repeating: "long ", count: 200), String(repeating: "界", count: 300),
  ]
}

extension Event {
  /// It as a step of a script.
  var script: String {
    guard case .key(let key) = self, let character = key.character else { return "<\(self)>" }
    return character == "<" ? "<<" : String(character)
  }
}
