// Counts the bytes sent for small changes.

import Screen
import PtyTesting
import Testing

@testable import ConsoleProbe

@Suite(.serialized, .waitsForPrograms) struct BytesTests {
  /// The bytes that some keys cost until the last row has changed.
  static func cost(
    _ keys: String, to position: String, width: Int = 120, height: Int = 40
  ) throws -> Int {
    let program = try PtyProgram("ConsoleProbe", ["list"], width: width, height: height)
    try program.wait { $0.line(height - 1) == "1/200" }
    program.settle()
    program.send("jjj")
    try program.wait { $0.line(height - 1) == "4/200" }
    program.settle()
    program.forgetOutput()
    program.send(keys)
    try program.wait { $0.line(height - 1) == position }
    program.settle()
    return program.output.count
  }

  @Test func `a move of the highlight over a whole row of 120 columns takes less than 250 bytes`() throws {
    let bytes = try Self.cost("j", to: "5/200")
    #expect(bytes > 0 && bytes < 250)
    print("a move of the highlight in 120x40 takes \(bytes) bytes")
  }

  @Test func `a key that changes nothing sends nothing`() throws {
    #expect(try Self.cost("x", to: "4/200") == 0)
  }

  @Test func `one changed cell takes some tens of bytes`() throws {
    let program = try PtyProgram("ConsoleProbe", ["deeds"], width: 120, height: 40)
    try program.wait { $0.title == "deeds" }
    program.settle()
    program.send("x")
    try program.wait { $0.line(0).hasPrefix("deeds 1") }
    program.settle()
    program.forgetOutput()
    program.send("x")
    try program.wait { $0.line(0).hasPrefix("deeds 2") }
    program.settle()
    #expect(program.output.count < 40)
  }

  @Test(arguments: [10, 40])
  func `a list scrolled up and down is shown as it is`(height: Int) throws {
    let program = try PtyProgram("ConsoleProbe", ["list"], width: 70, height: height)
    var list = ListProbe()
    let keys = String(repeating: "j", count: height + 20) + String(repeating: "k", count: height + 10)
    for key in keys {
      program.send(String(key))
      _ = list.take(.key(Key(.character(key))))
      let frame = list.frame(Size(70, height))
      try program.wait { $0.differences(from: frame).isEmpty }
    }
  }
}
