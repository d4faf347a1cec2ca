// `swift run -c release benchmarks [GROUP…] [--json]` compares measurements with their limits.

import Glibc

@main
struct Benchmarks {
  static let groups: [(name: String, run: @Sendable (inout Report) async -> Void)] = [
    ("core", runCore),
    ("pour", runPour),
    ("screen", runScreen),
    ("parts", runParts),
    ("phrases", runPhrases),
    ("recorder", runRecorder),
    ("inspector", runInspector),
    ("storage", runStorage),
    ("growth", runGrowth),
    ("tote", runTote),
    ("text", runText),
    ("formats", runFormats),
    ("notes", runNotes),
    ("shopping", runShopping),
    ("cli", runCli),
    ("sync", runSync),
  ]

  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isJSON = arguments.contains("--json")
    arguments.removeAll { $0 == "--json" }
    var report = Report(isJSON: isJSON)
    let names = arguments.isEmpty ? groups.map(\.name) : arguments
    for name in names {
      guard let group = groups.first(where: { $0.name == name }) else {
        printError(
          "benchmarks: there is no group \"\(name)\". Groups: \(groups.map(\.name).joined(separator: ", "))")
        exit(2)
      }
      await group.run(&report)
    }
    exit(report.allHold ? 0 : 1)
  }
}
