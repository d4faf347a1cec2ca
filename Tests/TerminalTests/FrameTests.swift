// A terminal shows each Frame, whatever frames and sizes follow each other.

import Screen
import PtyTesting
import Testing

@testable import ConsoleProbe

@Suite(.serialized, .waitsForPrograms) struct FrameTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  func `a terminal shows a hundred frames made by chance as they are`(seed: Int) throws {
    var dice = Dice(UInt64(seed) + 1000)
    let program = try PtyProgram("ConsoleProbe", ["frames", "\(seed)"], width: 80, height: 24)
    var size = Size(80, 24)
    for number in 0..<100 {
      if number > 0 {
        program.send("n")
        try program.wait("for frame \(number)") { $0.title.hasPrefix("frame \(number) ") }
      }
      if number % 3 == 1 {
        size = Size(.random(in: 1...110, using: &dice), .random(in: 1...35, using: &dice))
        program.resize(size.width, size.height)
      }
      try program.wait("for frame \(number) at \(size)") { $0.title == "frame \(number) \(size)" }
      try program.waitToShow(Chance.frame(seed: UInt64(seed), number: number, size: size))
    }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test(arguments: ["xterm", "screen-256color", "tmux-256color", "linux", "vt100", "rxvt-unicode-256color"])
  func `other types of terminal show the same text`(type: String) throws {
    let program = try PtyProgram(
      "ConsoleProbe", ["frames", "77"], width: 60, height: 20, environment: ["TERM": type])
    let size = Size(60, 20)
    for number in 0..<30 {
      if number > 0 { program.send("n") }
      let frame = Chance.frame(seed: 77, number: number, size: size)
      let expected = frame.lines.map { PtyProgram.trimmed($0) }
      try program.wait("for frame \(number) in \(type):\n" + expected.joined(separator: "\n")) {
        $0.lines == expected
      }
    }
  }

  @Test func `NO_COLOR takes the colours and leaves the rest`() throws {
    let program = try PtyProgram("ConsoleProbe", ["frames", "5"], environment: ["NO_COLOR": "1"])
    for number in 0..<20 {
      if number > 0 { program.send("n") }
      try program.wait { $0.title.hasPrefix("frame \(number) ") }
      try program.waitToShow(Chance.frame(seed: 5, number: number, size: Size(80, 24)).withoutColor())
    }
  }

  @Test(arguments: ["", "truecolor"], ["0000/0000/0000", "ff/ff/f0"])
  func `a terminal that says that it is dark or light gets its shades`(colorterm: String, answer: String)
    throws
  {
    let program = try PtyProgram("ConsoleProbe", ["frames", "6"], environment: ["COLORTERM": colorterm])
    let size = Size(80, 24)
    try program.wait { $0.title == "frame 0 \(size)" }
    program.send("\u{1B}]11;rgb:\(answer)\u{1B}\\")
    for number in 0..<20 {
      if number > 0 { program.send("n") }
      try program.wait { $0.title == "frame \(number) \(size)" }
      try program.waitToShow(
        Chance.frame(seed: 6, number: number, size: size),
        theme: answer.hasPrefix("0") ? .dark : .light, isMixed: !colorterm.isEmpty)
    }
  }

  @Test(arguments: [("15;0", Theme.dark), ("0;default;15", .light), ("x", .sixteen), ("", .sixteen)])
  func `a terminal that does not answer is asked by its environment`(value: String, theme: Theme) throws {
    let program = try PtyProgram("ConsoleProbe", ["frames", "7"], environment: ["COLORFGBG": value])
    try program.wait { $0.title == "frame 0 80x24" }
    try program.waitToShow(Chance.frame(seed: 7, number: 0, size: Size(80, 24)), theme: theme)
  }

  @Test func `two hundred sizes in a storm of output end in the last`() throws {
    let program = try PtyProgram("ConsoleProbe", ["frames", "3"])
    try program.wait { $0.title == "frame 0 80x24" }
    var dice = Dice(99)
    for number in 0..<200 {
      program.send("n")
      let size = Size(.random(in: 2...120, using: &dice), .random(in: 1...40, using: &dice))
      // libvterm 0.1 breaks on wide characters in one column, so it is not told of that size.
      if number % 10 == 0 { program.tellSize(1, 1) } else { program.resize(size.width, size.height) }
      program.pump(for: .milliseconds(number % 4))
    }
    program.resize(70, 20)
    try program.wait { $0.title == "frame 200 70x20" }
    try program.waitToShow(Chance.frame(seed: 3, number: 200, size: Size(70, 20)))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test(arguments: [Size(1, 1), Size(2, 1), Size(1, 5), Size(3, 2), Size(300, 100)])
  func `very small and very large`(size: Size) throws {
    let program = try PtyProgram("ConsoleProbe", ["frames", "11"], width: size.width, height: size.height)
    for number in 0..<20 {
      if number > 0 { program.send("n") }
      try program.wait { $0.title == "frame \(number) \(size)" }
      try program.waitToShow(Chance.frame(seed: 11, number: number, size: size))
    }
  }

  @Test(arguments: [Size(60, 24), Size(23, 30), Size(7, 12)])
  func `each text of the width contract lands in the columns where the frame has it`(size: Size) throws {
    let program = try PtyProgram("ConsoleProbe", ["texts"], width: size.width, height: size.height)
    for number in 0..<Corpus.count {
      if number > 0 { program.send("n") }
      try program.wait { $0.title == "texts \(number) \(size)" }
      try program.waitToShow(Corpus.frame(number, size: size))
    }
  }
}

extension PtyProgram {
  static func trimmed(_ line: String) -> String {
    var text = line.unicodeScalars
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
