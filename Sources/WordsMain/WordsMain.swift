import Glibc
import TextChecks

/// Says what is wrong with the texts of a language, or of all: `Scripts/words fr`.
@main struct WordsMain {
  static func main() throws {
    let tree = SourceTree(of: #filePath)
    let codes = try tree.languages()
    let asked = CommandLine.arguments.dropFirst()
    if let strange = asked.first(where: { !codes.contains($0) }) {
      print("There is no folder Sources/CTexts/\(strange). There are: \(codes.joined(separator: ", ")).")
      exit(2)
    }
    var isRight = true
    for code in codes where asked.isEmpty || asked.contains(code) {
      let checks = try TextChecks(code, in: tree)
      for problem in checks.problems + checks.missing { print(problem) }
      let said = checks.problems.isEmpty ? "nothing is wrong" : "\(checks.problems.count) to mend"
      print("\(code): \(checks.count - checks.missing.count) of \(checks.count) phrases, \(said).")
      isRight = isRight && checks.problems.isEmpty && checks.missing.isEmpty
    }
    exit(isRight ? 0 : 1)
  }
}
