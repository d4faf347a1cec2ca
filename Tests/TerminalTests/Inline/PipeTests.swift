// Programs in a pipe: data from standard input, keys from the terminal, the result to standard output.

import Glibc
import PtyTesting
import Screen
import Testing

@testable import Terminal

@Suite(.serialized, .waitsForPrograms) struct PipeTests {
  static func start(_ script: String, environment: [String: String?] = [:]) throws -> PtyProgram {
    var environment = environment
    environment["PROBE"] = try PtyProgram.product("ConsoleProbe")
    return try PtyProgram("/bin/bash", ["-c", script], width: 60, height: 12, environment: environment)
  }

  @Test(arguments: ["--pipes", "--pipes --rows 4"])
  func `standard input is data, and keys come from the terminal`(options: String) throws {
    let program = try Self.start(
      "{ printf 'one\\ntwo\\n'; sleep 0.2; printf 'bad\\377\\nlast'; } | \"$PROBE\" \(options) input")
    try program.wait { $0.text.contains("lines 4 keys 0 end") }
    #expect(program.text.contains("last last") && program.text.contains("repaired [3]"))
    program.send("x")
    try program.wait { $0.text.contains("keys 1") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
    #expect(program.filled == ["result 4 last"])
  }

  @Test(arguments: ["--pipes", "--pipes --rows 4"])
  func `standard output has the result, and the screen is on the terminal`(options: String) throws {
    let program = try Self.start("seq 1 100 | \"$PROBE\" \(options) input | sed 's/^/got: /'")
    try program.wait { $0.text.contains("lines 100 keys 0 end") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
    #expect(program.filled == ["got: result 100 100"])
  }

  @Test func `the log viewer shows what is piped into it`() throws {
    let gallery = try PtyProgram.product("gallery")
    let program = try Self.start("seq -f 'line %g' 1 9 | '\(gallery)' log")
    try program.wait { $0.text.contains("line 9") }
    #expect(program.text.contains("line 1"))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [] && program.filled == [])
  }

  @Test func `the wizard asks below the prompt, and its answers go into the pipe`() throws {
    let gallery = try PtyProgram.product("gallery")
    let program = try Self.start("echo before; '\(gallery)' wizard | sed 's/^/got: /'")
    try program.wait { $0.text.contains("What is it called?") }
    #expect(program.text.contains("before"), "what stood above stays")
    program.send("\u{03}")
    _ = try program.waitForEnd()
    #expect(program.disorder == [] && program.filled == ["before"], "\(program.dump)")
  }

  @Test func `who prints waits for who reads, and a reader that has gone ends it quietly`() throws {
    let program = try Self.start(
      "\"$PROBE\" --pipes --rows 3 rows | head -n 1; echo \"status ${PIPESTATUS[0]}\"")
    try program.wait { $0.text.contains("keys 0") }
    program.send("N")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
    #expect(program.filled == ["line 0 of very many lines", "status 141"], "\(program.dump)")
  }

  @Test func `without --pipes it is refused, and without any terminal in a sentence`() throws {
    let refused = try Self.start("echo | \"$PROBE\" --rows 3 input")
    #expect(try refused.waitForEnd() == .exited(2))
    #expect(refused.text.contains("Standard input is not a terminal"))
    let program = try Self.start("setsid -w \"$PROBE\" --pipes input </dev/null; echo status $?")
    try program.waitForEnd()
    #expect(program.text.contains("There is no terminal to draw on"), "\(program.dump)")
    #expect(program.text.contains("status 2"))
  }

  @Test func `where standard input is the terminal there is no data`() throws {
    let program = try Self.start("\"$PROBE\" --pipes --rows 4 input")
    try program.wait { $0.text.contains("lines 0 keys 0 end") }
    program.send("abc")
    try program.wait { $0.text.contains("lines 0 keys 3 end") }
  }

  @Test func `an editor has the terminal, whatever standard input is`() throws {
    let program = try Self.start(
      "yes | \"$PROBE\" --pipes --rows 4 rows", environment: ["EDITOR": "test -t 0 && test -t 1 && exit 7"])
    try program.wait { $0.text.contains("keys 0") }
    program.send("ov")
    try program.wait { $0.text.contains("keys 2") && !$0.modes.echo }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }
}

@Suite struct StandardInputTests {
  typealias Line = StandardInput.Line

  static func pipe() -> (output: Int32, input: Int32) {
    var ends: [Int32] = [0, 0]
    Glibc.pipe(&ends)
    return (ends[0], ends[1])
  }

  @Test func `lines end with a line break or the end, and say whether they were repaired`() async {
    var lines: [Line] = []
    for await line in StandardInput.Lines("a\r\n\nçé") { lines.append(line) }
    #expect(lines == [Line("a", number: 1), Line("", number: 2), Line("çé", number: 3)])
    var splitter = LineSplitter()
    splitter.add(Array("one\ntw".utf8))
    #expect(splitter.next() == Line("one", number: 1) && splitter.next() == nil)
    splitter.add([0x6F, 0xFF, 0x0A, 0x33])
    #expect(splitter.next() == Line("two\u{FFFD}", number: 2, isRepaired: true))
    #expect(splitter.next() == nil && splitter.last() == Line("3", number: 3) && splitter.last() == nil)
  }

  @Test func `it reads no further than it is asked`() async {
    let (output, input) = Self.pipe()
    defer { close(output) }
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    let reading = StandardInput.Bytes(source: .descriptor(output))
    var iterator = reading.makeAsyncIterator()
    let piece = [UInt8](repeating: 1, count: 4096)
    while write(input, piece, piece.count) > 0 {}
    // The pipe is full, and one question makes room for one piece.
    #expect(await iterator.next() != nil)
    var free = 0
    while write(input, piece, piece.count) > 0 { free += piece.count }
    #expect(free > 0 && free <= 64 << 10)
    close(input)
    while await iterator.next() != nil {}
  }

  @Test func `a cancelled effect stops reading at once`() async {
    let (output, input) = Self.pipe()
    defer {
      close(output)
      close(input)
    }
    let task = Task {
      var count = 0
      for await _ in StandardInput.Lines(source: .descriptor(output)) { count += 1 }
      return count
    }
    write(input, "a\n", 2)
    task.cancel()
    #expect(await task.value <= 1)
  }
}
