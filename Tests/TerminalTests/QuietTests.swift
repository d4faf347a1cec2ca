// What a program costs while nothing happens, and while its terminal is blocked.

import Glibc
import PtyTesting
import Testing

@Suite(.serialized, .waitsForPrograms) struct QuietTests {
  /// The context switches of all threads of a process.
  static func switches(_ process: Int32) -> Int {
    lines(of: "/proc/\(process)/status")
      .filter { $0.contains("ctxt_switches") }
      .compactMap { $0.split(whereSeparator: { $0 == "\t" || $0 == " " }).last.flatMap { Int($0) } }
      .reduce(0, +)
  }

  /// The processor time in hundredths of a second.
  static func time(_ process: Int32) -> Int {
    let words = (lines(of: "/proc/\(process)/stat").first ?? "").split(separator: " ")
    return words.count > 14 ? (Int(words[13]) ?? 0) + (Int(words[14]) ?? 0) : 0
  }

  private static func lines(of path: String) -> [Substring] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n")
  }

  @Test func `nothing wakes it while nothing happens`() throws {
    let program = try PtyProgram("ConsoleProbe", ["events"])
    try program.wait { $0.title == "events 0" }
    program.send("a")
    try program.wait { $0.title == "events 1" }
    // It may still be busy when its screen is complete.
    var before = 0
    try program.wait { program in
      let last = before
      program.settle(.milliseconds(300))
      before = Self.switches(program.process)
      return before == last
    }
    #expect(before > 0)
    program.settle(.seconds(2))
    #expect(Self.switches(program.process) == before)
  }

  @Test func `a terminal that takes nothing makes it wait, not spin, and it can still be ended`() throws {
    let program = try PtyProgram("ConsoleProbe", ["frames", "9"], width: 200, height: 60)
    try program.wait { $0.title.hasPrefix("frame 0") }
    program.block(for: .milliseconds(200), sending: String(repeating: "n", count: 3))
    for _ in 0..<20 { program.block(for: .milliseconds(10), sending: "n") }
    let before = Self.time(program.process)
    program.block(for: .milliseconds(800), sending: "")
    #expect(Self.time(program.process) - before <= 2)
    program.signal(SIGTERM)
    program.block(for: .milliseconds(700), sending: "")
    #expect(try program.waitForEnd() == .killed(SIGTERM))
    #expect(program.modes.echo && program.modes.lines)
  }
}

extension PtyProgram {
  /// Types, and does not read output for a while.
  func block(for time: Duration, sending text: String) {
    let bytes = Array(text.utf8)
    if !bytes.isEmpty { write(pty.master, bytes, bytes.count) }
    usleep(UInt32(time / .microseconds(1)))
  }
}
