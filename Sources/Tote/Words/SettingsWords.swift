import ToteModel

protocol SettingsWords {
  /// What is wrong, after the place.
  func sentence(_ problem: SettingsProblem.Kind) -> String
  /// What a setting may be, after "must be".
  func allowed(_ kind: SettingRow.Kind) -> String
}

extension Words {
  /// After the first problem.
  func moreSettingsProblems(_ count: Int) -> String {
    say("settings-more-settings-problems", ["count": counted(count)])
  }
  /// Written to the file, but this variable or option says otherwise.
  func overridden(_ setting: SettingName, by name: String) -> String {
    say("settings-overridden", ["setting": setting.rawValue, "name": name])
  }
  func settingsNotWritten(_ reason: String) -> String { say("settings-not-written", ["reason": reason]) }
}

extension SettingName {
  package var meaning: String { words.meaning(self) }
  package func overridden(by name: String) -> String { words.overridden(self, by: name) }
}

extension SettingsProblem.Kind {
  /// Without a place, as what was just typed has none.
  package var sentence: String { words.sentence(self) }
}

extension SettingRow.Kind {
  package var allowed: String { words.allowed(self) }
}

extension SettingsProblem {
  /// `config.toml:3:9: Text needs quotes: "dark".`
  ///
  /// - Parameter file: As the reader should find it.
  package func sentence(file: String) -> String {
    switch place {
    case .file(nil): "\(file): \(words.sentence(kind))"
    case .file(let place?): "\(file):\(place.line):\(place.column): \(words.sentence(kind))"
    case .variable(let name): "\(name): \(words.sentence(kind))"
    }
  }
}

extension Message {
  /// The first problem of a file, and how many more there are.
  static func problems(_ problems: [SettingsProblem]) -> Message? {
    guard let first = problems.first else { return nil }
    let more = problems.count > 1 ? " " + words.moreSettingsProblems(problems.count - 1) : ""
    return refused(first.sentence(file: SettingsReading.fileName) + more)
  }

  static func overridden(_ setting: SettingName, by name: String) -> Message {
    refused(words.overridden(setting, by: name))
  }

  static func settingsNotWritten(_ reason: String) -> Message { refused(words.settingsNotWritten(reason)) }
}
