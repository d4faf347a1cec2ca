import FoundationEssentials

/// Where `Scripts/check-cuts` wants the tests that were written, to compile and run them.
package struct CutFiles {
  package let folder: String
  /// What the programs are driven by.
  package let seed: UInt64

  /// `nil` unless the check runs.
  package static let wanted: CutFiles? = {
    let variables = ProcessInfo.processInfo.environment
    return variables["TOTE_CUTS_FOLDER"].map { folder in
      CutFiles(folder: folder, seed: variables["TOTE_CUTS_SEED"].flatMap { UInt64($0) } ?? 1)
    }
  }()

  /// Writes the tests of a program to a file, each in a suite of its own, since several may have the same name.
  package func write(_ cuts: [WrittenCut], of program: DrivenProgram) throws {
    var text = """
      import Composable
      import ComposableTesting
      import Dumping
      import Inspector
      import Loop
      import ScreenTesting
      import Testing

      @testable import Parts
      @testable import Screen

      """
    text += program.imports.map { $0 + "\n" }.joined()
    for (number, cut) in cuts.enumerated() {
      guard let source = cut.source else { continue }
      let test =
        cut.mustFail || cut.mayFail ? Self.failing(source, isSure: cut.mustFail) : source
      text += "\n@Suite struct \(program.name.capitalized)\(number) {\n\(test)}\n"
    }
    try text.write(toFile: "\(folder)/\(program.name).swift", atomically: true, encoding: .utf8)
  }

  /// Copies the rehearsals that the tests play.
  package func copyRehearsals(besides test: String) throws {
    let rehearsals = test.split(separator: "/").dropLast().joined(separator: "/")
    for file in try FileManager.default.contentsOfDirectory(atPath: "/\(rehearsals)/Rehearsals") {
      let text = try String(contentsOfFile: "/\(rehearsals)/Rehearsals/\(file)", encoding: .utf8)
      try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
    }
  }

  /// The test as it was written, which has to fail.
  private static func failing(_ source: String, isSure: Bool) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let end = lines.lastIndex(of: "}"), end > 1 else { return source }
    return
      ([lines[0], "try withKnownIssue\(isSure ? "" : "(isIntermittent: true)") {"] + lines[1..<end] + [
        isSure ? "} matching: { $0.error == nil }" : "}", "}", "",
      ]).joined(separator: "\n")
  }
}
