import CutPrograms
import Inspector
import Testing

/// Programs that are driven by chance: what is written of their runs can be read. `Scripts/check-cuts` compiles and runs it, too.
@Suite struct CutsTests {
  static let programs = DrivenProgram.strangers + DrivenProgram.exhibits

  @Test(arguments: programs.map(\.name))
  func `what is written of a run by chance is short, or the reason is said`(name: String) throws {
    let program = try #require(Self.programs.first { $0.name == name })
    try program.check(besides: #filePath)
  }
}
