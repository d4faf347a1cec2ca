import ToteModel

extension Words {
  /// After the first problem.
  func moreSettingsProblems(_ count: Int) -> String {
    say("settings-more-settings-problems", ["count": counted(count)])
  }
  /// Written to the file, but this variable or option says otherwise.
  func overridden(_ setting: SettingName, by name: String) -> String {
    say("settings-overridden", ["setting": setting.rawValue, "name": name])
  }
  /// Above the form.
  var settingsTitle: String { say("settings-title") }
  func savedSettings(_ count: Int) -> String { say("settings-saved", ["count": counted(count)]) }
  /// Below a field.
  func settingMustBe(_ row: SettingRow) -> String {
    if case .choice(let names) = row.kind {
      return say("settings-must-be-offered", ["names": names.prefix(2).joined(separator: ", ")])
    }
    return say("settings-must-be", ["allowed": allowed(row.kind)])
  }
  /// Below a field of a restricted account.
  var settingsAreFixed: String { say("restricted-settings") }
  /// Below the field that the app could only turn on.
  var settingIsForTheFile: String { say("restricted-only-in-file") }
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

extension Words {
  /// What is wrong, after the place.
  func sentence(_ problem: SettingsProblem.Kind) -> String {
    switch problem {
    case .unreadable(let code): say("settings-problem-unreadable", ["reason": SystemError.reason(code)])
    case .tooLarge: say("settings-problem-too-large")
    case .notAFile: say("settings-problem-not-a-file")
    case .ofAnotherUser: say("settings-problem-of-another-user")
    case .notText: say("settings-problem-not-text")
    case .noName(let found): say("settings-problem-no-name", ["found": found])
    case .noEquals: say("settings-problem-no-equals")
    case .noValue: say("settings-problem-no-value")
    case .unclosedText: say("settings-problem-unclosed-text")
    case .unclosedList: say("settings-problem-unclosed-list")
    case .unclosedTable(let table): say("settings-problem-unclosed-table", ["table": table])
    case .badEscape: say("settings-problem-bad-escape")
    case .notANumber(let found): say("settings-problem-not-a-number", ["found": found])
    case .noQuotes(let found): say("settings-problem-no-quotes", ["found": found])
    case .notATextInList(let found): say("settings-problem-not-a-text-in-list", ["found": found])
    case .unexpected(let found): say("settings-problem-unexpected", ["found": found])
    case .tooMany: say("settings-problem-too-many")
    case .unsupported: say("settings-problem-unsupported")
    case .unknown(let name, let suggestion):
      say("settings-problem-unknown", ["name": name]) + didYouMean(suggestion)
    case .unknownTable(let name, let suggestion):
      say("settings-problem-unknown-table", ["name": name]) + didYouMean(suggestion.map { "[\($0)]" })
    case .twice(let name, let line): say("settings-problem-twice", ["name": name, "line": line])
    case .notAllowed(let setting, let found):
      say(
        "settings-problem-not-allowed",
        ["setting": setting.rawValue, "allowed": allowed(setting.row.kind), "found": found.written])
    case .refusedKeys(let sentence): sentence
    case .tooManyKeys(let id, let most): say("settings-problem-too-many-keys", ["id": id, "count": most])
    case .notKeys(let command): say("settings-problem-not-keys", ["command": command])
    case .unknownRole(let role, let suggestion):
      say("settings-problem-unknown-role", ["name": role]) + didYouMean(suggestion)
    case .notAColor(_, let found): say("settings-problem-not-a-color", ["found": found.written])
    }
  }
  private func didYouMean(_ name: String?) -> String {
    name.map { " " + say("settings-did-you-mean", ["name": $0]) } ?? ""
  }
  /// What a setting may be, after "must be".
  func allowed(_ kind: SettingRow.Kind) -> String {
    switch kind {
    case .choice(let names):
      say(
        "settings-allowed-choice",
        ["names": names.dropLast().joined(separator: ", "), "last": names[names.count - 1]])
    case .flag: say("settings-allowed-flag")
    case .number(let range):
      say(
        "settings-allowed-number",
        ["least": counted(range.lowerBound), "most": counted(range.upperBound)])
    case .text: say("settings-allowed-text")
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

  /// What holds now, and what doesn't since something else overrides it.
  static func written(_ names: [SettingName], _ reading: SettingsReading) -> Message {
    for name in names {
      switch reading.origin(of: name) {
      case .variable(let variable) where variable == name.variable: return overridden(name, by: variable)
      case .option(let option): return overridden(name, by: option)
      case .variable, .file, .standard: break
      }
    }
    guard names.count == 1 else { return Message(words.savedSettings(names.count)) }
    return Message(words.title(of: names[0], names[0].row.write(reading.settings).shown))
  }

  static func overridden(_ setting: SettingName, by name: String) -> Message {
    refused(words.overridden(setting, by: name))
  }

  static func settingsNotWritten(_ reason: String) -> Message { refused(words.settingsNotWritten(reason)) }
}
