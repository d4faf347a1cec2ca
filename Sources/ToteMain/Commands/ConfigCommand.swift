import Screen
import Tote
import ToteModel
import ToteStorage

/// `tote config`: all settings with where each comes from.
extension Command {
  static let config = Command(
    name: "config", help: { $0.help("help-of-config") },
    commands: [configGet, configSet, configUnset, configEdit, configKeys, configPath]
  ) { shell, _ in
    var columns = Columns()
    let reading = shell.settings
    for name in SettingName.allCases {
      columns.add(
        name.rawValue, name.row.write(reading.settings).shown, shell.text(of: reading.origin(of: name)))
    }
    for (name, line) in reading.lines.sorted(by: { $0.value < $1.value }) {
      columns.add(name, reading.settings.value(named: name)?.shown ?? "", shell.text(of: .file(line: line)))
    }
    // The sentences stand in a column of their own, below each other even where they need two lines.
    let lines = columns.lines
    let start = (lines.map(\.columns).max() ?? 0) + 2
    let room = shell.output.isTerminal ? max(30, shell.output.width - start) : Int.max
    let names =
      SettingName.allCases.map(\.meaning)
      + Array(repeating: "", count: lines.count - SettingName.allCases.count)
    for (line, meaning) in zip(lines, names) {
      let parts =
        room == .max
        ? [meaning]
        : meaning.wrapped(to: room).map {
          String(decoding: Array(meaning.utf8)[$0.start..<$0.end], as: UTF8.self)
        }
      for (index, part) in parts.enumerated() {
        let left = index == 0 ? line : ""
        let gap = part.isEmpty ? "" : String(repeating: " ", count: start - left.columns)
        try shell.print(left + gap + part)
      }
    }
    try shell.refuseProblems(of: reading)
  }

  private static let configGet = Command(
    name: "get", help: { $0.help("help-of-config-get") }, operands: [Operand(.setting, .setting)]
  ) { shell, arguments in
    let name = try known(arguments.operands[0])
    try shell.print(shell.settings.settings.value(named: name)?.shown ?? "")
    try shell.refuseProblems(of: shell.settings)
  }

  private static let configSet = Command(
    name: "set", help: \.configSetHelp,
    operands: [Operand(.setting, .setting), Operand(.value, .settingValue, isRepeated: true)],
    reachesOutside: true
  ) { shell, arguments in
    let name = try known(arguments.operands[0])
    let value = try value(of: name, Array(arguments.operands.dropFirst()))
    try shell.write { $0.setting(name, to: value) }
    if let setting = SettingName(rawValue: name) { shell.sayIfOverridden(setting) }
  }

  private static let configUnset = Command(
    name: "unset", help: { $0.help("help-of-config-unset") },
    operands: [Operand(.setting, .setting, isRepeated: true)], reachesOutside: true
  ) { shell, arguments in
    let names = try arguments.operands.map(known)
    try shell.write { text in
      names.reduce(text.bytes) { bytes, name in SettingsText(bytes).unsetting(name) }
    }
    for setting in names.compactMap(SettingName.init) { shell.sayIfOverridden(setting) }
  }

  private static let configKeys = Command(name: "keys", help: { $0.help("help-of-config-keys") }) {
    shell, _ in
    var columns = Columns()
    var known: Set<String> = []
    let own = shell.settings.commandKeys.keys ?? CommandKeys()
    for row in CommandKeys.$current.withValue(own, operation: { App.keyTable })
    where known.insert(row.id).inserted {
      columns.add(row.id, row.keys, row.title)
    }
    for line in columns.lines { try shell.print(line) }
    try shell.refuseProblems(of: shell.settings)
  }

  private static let configPath = Command(name: "path", help: { $0.help("help-of-config-path") }) {
    shell, _ in
    try shell.print(shell.source.file.path)
  }

  /// The name as it stands in the file; refuses what isn't known, with the nearest that is.
  private static func known(_ word: String) throws(Refusal) -> String {
    func refuse(_ suggestion: String?) -> Refusal {
      Refusal(
        .usage, words.unknownSetting(word.printable) + (suggestion.map { " " + words.didYouMean($0) } ?? ""))
    }
    switch SettingAddress(typed: word) {
    case .setting: return word
    case .keys(let command):
      let ids = App.commands.map(\.id)
      if ids.contains(command) { return word }
      throw refuse(command.closestMatch(in: ids).map { "keys.\($0)" })
    case .color(_, let role):
      if RoleColors.roles.contains(role) { return word }
      let table = word.dropLast(role.count)
      throw refuse(role.closestMatch(in: RoleColors.roles).map { table + $0 })
    case .unknown: throw refuse(word.closestMatch(in: SettingAddress.names))
    }
  }

  private static func value(of name: String, _ typed: [String]) throws(Refusal) -> SettingValue {
    let text = typed.joined(separator: " ")
    func checked(_ value: SettingValue, _ isAllowed: Bool, _ kind: SettingsProblem.Kind) throws(Refusal)
      -> SettingValue
    {
      if isAllowed { return value }
      throw Refusal(.usage, kind.sentence)
    }
    switch SettingAddress(typed: name) {
    case .setting(let setting):
      let value = setting.row.value(typed: text)
      return try checked(value, setting.row.allows(value), .notAllowed(setting, found: value))
    case .keys(let command):
      let keys = typed.flatMap { $0.split(separator: " ").map(String.init) }
      var problems: [KeyProblem] = []
      // Beside the other keys they may be refused later, when all are known.
      _ = CommandKeys(preset: nil, own: [command: keys], problems: &problems)
      if let problem = problems.first, !problem.isConflict { throw Refusal(.usage, problem.sentence) }
      return .texts(keys)
    case .color(_, let role):
      let value = Int(text).map(SettingValue.number) ?? .text(text)
      return try checked(value, RoleColors.Color(value) != nil, .notAColor(role, found: value))
    case .unknown: return .text(text)
    }
  }
}

extension Shell {
  func text(of origin: SettingsReading.Origin) -> String {
    switch origin {
    case .standard: words.isDefault
    case .file(let line): "\(SettingsReading.fileName):\(line)"
    case .variable(let name): "$\(name)"
    case .option(let name): name
    }
  }

  func write(_ change: (SettingsText) -> [UInt8]) throws(Refusal) {
    do throws(SettingsFile.WriteError) {
      try source.file.write(change)
    } catch {
      throw refusal(error)
    }
  }

  func refusal(_ error: SettingsFile.WriteError) -> Refusal {
    switch error {
    case .refused(let problem): Refusal(.usage, problem.sentence(file: source.file.path))
    case .failed(let reason): Refusal(.storage, words.settingsNotSaved(source.file.path, reason))
    }
  }

  fileprivate func sayIfOverridden(_ setting: SettingName) {
    switch source.read().origin(of: setting) {
    case .variable(let name) where name == setting.variable: say(setting.overridden(by: "$\(name)"))
    case .option(let name): say(setting.overridden(by: name))
    case .variable, .file, .standard: break
    }
  }

  /// Before a command does its work, which continues without the settings that are wrong.
  func saySettingsProblems() {
    // What is wrong with keys is told where there are keys, in the app, and by `tote config`: making the tables takes longer
    // than most commands.
    for problem in settings.problems { say(problem.sentence(file: source.file.path)) }
  }

  /// At the end of `tote config`, which has printed what applies.
  func refuseProblems(of reading: SettingsReading) throws(Refusal) {
    let problems = problems(of: reading)
    if !problems.isEmpty { throw Refusal(.usage, problems) }
  }

  private func problems(of reading: SettingsReading) -> [String] {
    (reading.problems + reading.commandKeys.problems).map { $0.sentence(file: source.file.path) }
  }
}
