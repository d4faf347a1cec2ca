// Control characters never reach a terminal raw, but files and pipes get them exactly.

import PtyTesting
import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct ExportTerminalTests {
    let home = Home()

    @Test(arguments: ["csv", "md", "todo.txt"])
    func `control characters are visible on a terminal and exact in a pipe`(format: String) async throws {
      let hostile = "m\u{1B}]52;c;aGk=\u{7}i\u{9B}31ml\u{202E}k"
      try home.fill([hostile])
      let program = try home.tote(["export", "-f", format])
      #expect(try program.waitForEnd() == .exited(0))
      let shown = String(decoding: program.output, as: UTF8.self)
      // The other formats escape them in their own way.
      #expect(shown.contains(format == "csv" ? "m␛]52;c;aGk=" : "m&#27;]52;c;aGk="))
      let raw: Set<Unicode.Scalar> = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"]
      #expect(!shown.unicodeScalars.contains { raw.contains($0) })
      let piped = try await home.script("tote export -f \(format)").output
      if format == "csv" { #expect(piped.contains(hostile)) }
    }
  }
}
