import Tote
import ToteModel

protocol ConfigCommandWords {
  var configHelp: CommandHelp { get }
  var configGetHelp: CommandHelp { get }
  var configSetHelp: CommandHelp { get }
  var configUnsetHelp: CommandHelp { get }
  var configEditHelp: CommandHelp { get }
  var configPathHelp: CommandHelp { get }
  var configKeysHelp: CommandHelp { get }

}

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

extension ConfigCommandWords where Self: ShellWords {
  /// Each setting with its values, for help and manual.
  var settingLines: [String] {
    SettingName.allCases.map { name in
      let meaning = meaning(name)
      guard case .choice(let values) = name.row.kind else {
        return "\(CommandHelp.bullet)\(name.rawValue): \(meaning)"
      }
      return "\(CommandHelp.bullet)\(name.rawValue) (\(values.joined(separator: ", "))): \(meaning)"
    }
  }
}
