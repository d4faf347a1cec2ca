import Screen
import ToteModel

extension SettingsReading {
  /// The keys that are set, if any, and why some can't be.
  package var commandKeys: (keys: CommandKeys?, problems: [SettingsProblem]) {
    if settings.preset == nil, settings.keys.isEmpty { return (nil, []) }
    var problems: [KeyProblem] = []
    let keys = CommandKeys(preset: settings.preset, own: settings.keys, problems: &problems)
    return (
      keys,
      problems.map { problem in
        let line = problem.id.flatMap { lines["keys.\($0)"] }
        return SettingsProblem(
          .refusedKeys(problem.sentence), at: .file(line.map { SettingsPlace(line: $0, column: 1) }))
      }
    )
  }
}
