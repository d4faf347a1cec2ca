// Another program's changes appear on the open screen at once, without a key.

import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite(.serialized, .waitsForPrograms) struct OutsideTests {
  let home = Home()

  @Test func `what another process adds shows on the open screen`() throws {
    try home.fill(["milk"])
    let (one, other) = (try home.tote(), try home.tote())
    for program in [one, other] { try program.wait { $0.text.contains("milk") && $0.showsSaved } }
    one.send("abread\r")
    try one.wait { $0.text.contains("bread") && $0.showsSaved }
    try other.wait { $0.text.contains("bread") }
    other.send("abutter\r")
    try one.wait { $0.text.contains("butter") }
    try other.wait { $0.showsSaved }
    for program in [one, other] {
      try program.leaveField()
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
    }
    #expect(Set(try Storage(path: home.database).load().items.map(\.name)) == ["milk", "bread", "butter"])
  }

  @Test func `a screen on which nothing happens writes nothing and uses no time`() throws {
    try home.fill(["milk"])
    let program = try home.tote()
    try program.wait { $0.text.contains("milk") && $0.showsSaved }
    // The daily backup is the last thing it does by itself.
    try program.wait { _ in Home.names(in: home.backups).contains { $0.hasSuffix(".db") } }
    // Its threads may still be finishing when the screen is complete.
    var before = 0
    try program.wait { program in
      let last = before
      program.settle(.milliseconds(300))
      before = switches(of: program.process)
      return before == last
    }
    program.forgetOutput()
    program.settle(.seconds(1))
    #expect(program.output.isEmpty)
    // NB: Swift's own thread pool would wake up every second once an effect has run.
    #expect(switches(of: program.process) - before <= 2)
  }

  /// How often a process's threads have gone to sleep.
  private func switches(of process: Int32) -> Int {
    Home.names(in: "/proc/\(process)/task").reduce(0) { sum, thread in
      let line = Home.line("voluntary_ctxt_switches", of: "/proc/\(process)/task/\(thread)/status")
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }
}
