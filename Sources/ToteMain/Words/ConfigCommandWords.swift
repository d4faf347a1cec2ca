import Tote
import ToteModel

extension CommandLineWords {
  /// Where a value comes from that isn't set.
  var isDefault: String { say("config-command-is-default") }
  func unknownSetting(_ name: String) -> String { say("config-command-unknown-setting", ["name": name]) }
  func settingsNotSaved(_ path: String, _ reason: String) -> String {
    say("config-command-settings-not-saved", ["path": path, "reason": reason])
  }
  /// In the manual.
  var settingsFile: String { say("config-command-settings-file") }
  var settingsVariables: String { say("config-command-settings-variables") }
}

extension CommandLineWords {
  var configSetHelp: CommandHelp {
    help("help-of-config-set", ["settings": settingLines.joined(separator: "\n")])
  }

  /// Each setting with its values, for help and manual.
  private var settingLines: [String] {
    SettingName.allCases.map { name in
      let meaning = meaning(name)
      guard case .choice(let values) = name.row.kind else {
        return "\(CommandHelp.bullet)\(name.rawValue): \(meaning)"
      }
      return "\(CommandHelp.bullet)\(name.rawValue) (\(values.joined(separator: ", "))): \(meaning)"
    }
  }
}
