// Two programs on one database: what the other one does shows on the open screen, at once and without a key.

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
    // The copy of the day is the last that it does by itself.
    try program.wait { _ in Home.names(in: home.backups).contains { $0.hasSuffix(".db") } }
    // It may still wait for its turn when its screen is whole.
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
    // NB: Swift's own pool of threads looks around once a second, as soon as one effect has run.
    #expect(switches(of: program.process) - before <= 2)
  }

  /// How often the threads of a process have stopped to wait.
  private func switches(of process: Int32) -> Int {
    Home.names(in: "/proc/\(process)/task").reduce(0) { sum, thread in
      let line = Home.line("voluntary_ctxt_switches", of: "/proc/\(process)/task/\(thread)/status")
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }
}
