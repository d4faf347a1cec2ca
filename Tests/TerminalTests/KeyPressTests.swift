// Key presses in a real pty arrive as the right events.

import PtyTesting
import Testing

@Suite(.serialized, .waitsForPrograms) struct KeyPressTests {
  @Test func `it starts, takes the screen, and gives it back`() throws {
    let program = try PtyProgram("ConsoleProbe", ["events"])
    try program.wait { $0.line(0) == "events 0 size 80x24" && $0.title == "events 0" }
    #expect(program.isOtherScreen)
    #expect(
      program.disorder == [
        "no echo", "no lines", "no signals from keys", "the other screen", "mouse reports",
        "brackets round pastes", "focus reports",
      ])
    program.send("\u{11}")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
    #expect(program.text.contains("ConsoleProbe ends"))
  }

  @Test func `every kind of key arrives as its event`() throws {
    let program = try PtyProgram("ConsoleProbe", ["events"], height: 60)
    try program.wait { $0.title == "events 0" }
    let keys: [(String, String)] = [
      ("a", "a"), ("Ä", "Ä"), ("牛", "牛"), ("👨‍👩‍👧", "u+1f468-200d-1f469-200d-1f467"), (" ", "space"),
      ("\r", "enter"),
      ("\t", "tab"), ("\u{1B}[Z", "shift+tab"), ("\u{7F}", "backspace"), ("\u{3}", "ctrl+c"),
      ("\u{1A}", "ctrl+z"),
      ("\u{1C}", "ctrl+\\"), ("\u{13}", "ctrl+s"), ("\u{16}", "ctrl+v"), ("\u{0}", "ctrl+space"),
      ("\u{1B}", "esc"),
      ("\u{1B}x", "alt+x"), ("\u{1B}OA", "up"), ("\u{1B}[1;5D", "ctrl+left"), ("\u{1B}[5~", "pgup"),
      ("\u{1B}[15~", "f5"), ("\u{1B}OP", "f1"), ("\u{1B}[3;2~", "shift+delete"),
      ("\u{1B}[27;5;13~", "ctrl+enter"),
      ("\u{1B}[<0;4;5M", "click(3,4)"), ("\u{1B}[<0;4;5m", "release(3,4)"),
      ("\u{1B}[<65;80;24M", "wheel(down,79,23)"), ("\u{1B}[I", "focus(in)"), ("\u{1B}[O", "focus(out)"),
      ("\u{1B}[200~two\rlines\u{1B}[201~", "paste(two\\rlines)"),
    ]
    for (number, (bytes, text)) in keys.enumerated() {
      program.send(bytes)
      try program.wait("for \(text)") { $0.title == "events \(number + 1)" }
      #expect(program.line(number + 1) == "\(number + 1) \(text)")
    }
  }

  @Test func `an Escape waits no longer than it must`() throws {
    let program = try PtyProgram("ConsoleProbe", ["events"])
    try program.wait { $0.title == "events 0" }
    var shortest = Duration.seconds(1)
    for number in 1...10 {
      let start = ContinuousClock.now
      program.send("\u{1B}")
      try program.wait { $0.title == "events \(number)" }
      shortest = min(shortest, .now - start)
    }
    #expect(shortest >= .milliseconds(20) && shortest < .milliseconds(60))
  }

  @Test func `a thousand keys at once arrive all`() throws {
    let program = try PtyProgram("ConsoleProbe", ["events"])
    try program.wait { $0.title == "events 0" }
    program.send(String(repeating: "j", count: 1000))
    try program.wait { $0.title == "events 1000" }
  }

  @Test func `a paste of a million bytes is one event`() throws {
    let program = try PtyProgram("ConsoleProbe", ["events"])
    try program.wait { $0.title == "events 0" }
    let text = String(repeating: "0123456789 ünïcödé pasted\r", count: 37_500)
    program.send("\u{1B}[200~" + text + "\u{1B}[201~")
    try program.wait { $0.title == "events 1" }
    let sum = text.utf8.reduce(0 as UInt32) { $0 &* 31 &+ UInt32($1) }
    #expect(text.utf8.count > 1_000_000)
    #expect(program.line(1) == "1 paste of \(text.utf8.count) bytes, sum \(sum)")
    program.send("x")
    try program.wait { $0.line(2) == "2 x" }
  }

  @Test func `in a tty without UTF-8 in the environment characters are still characters`() throws {
    for locale: [String: String?] in [["LANG": nil], ["LANG": "POSIX"], ["LC_ALL": "nowhere.ISO-8859-1"]] {
      let program = try PtyProgram("ConsoleProbe", ["events"], environment: locale)
      try program.wait { $0.title == "events 0" }
      program.send("牛ü")
      try program.wait { $0.line(1) == "1 牛" && $0.line(2) == "2 ü" }
    }
  }
}
