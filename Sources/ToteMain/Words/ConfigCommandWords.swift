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

  /// Where a value comes from that isn't set.
  var isDefault: String { get }
  func unknownSetting(_ name: String) -> String
  func settingsNotSaved(_ path: String, _ reason: String) -> String
  /// In the manual.
  var settingsFile: String { get }
  var settingsVariables: String { get }
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
