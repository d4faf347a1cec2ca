import Parts
import ToteModel

// Titles and other words by the ids of settings and commands: `setting-theme`, `also-items-delete`. Ids are English, so only English
// finds them.

extension Words {
  /// Such as `Theme: dark`.
  func title(of setting: SettingName, _ value: String) -> String {
    say(
      "palette-setting",
      ["setting": known("setting-", setting.rawValue), "value": name(ofValue: value, of: setting)])
  }

  func searchNames(of setting: SettingName, _ value: String) -> [SearchName] {
    let ids = language == .english ? ["\(setting.rawValue): \(value)"] : []
    return ([title(of: setting, value)] + others("setting-\(setting.rawValue)") + ids).map(
      SearchName.init(folding:))
  }

  func searchNames(ofCommand id: String, _ title: String) -> [SearchName] {
    let ids = language == .english ? [id] : []
    return ([title] + others(id.replacing(".", with: "-")) + ids).map(SearchName.init(folding:))
  }

  /// Found by typing: people look for it here, and it is done on the command line.
  var onCommandLine: [Palette.Row] {
    [("backup", "backup"), ("export", "export"), ("import", "import")].map {
      id, command in
      let title = known("elsewhere-", id)
      return Palette.Row(
        title, unless: say("palette-on-command-line", ["command": "tote \(command)"]),
        names: ([title] + others("elsewhere-\(id)")).map(SearchName.init(folding:)))
    }
  }

  private func known(_ prefix: String, _ id: String) -> String { language.phrases.text(prefix + id) ?? id }

  private func name(ofValue value: String, of setting: SettingName) -> String {
    switch setting {
    case .language: Language(code: value)?.name ?? known("setting-value-", value)
    case .defaultList, .defaultStore, .templateFolder: value
    default: known("setting-value-", value)
    }
  }

  private func others(_ id: String) -> [String] {
    language.phrases.text("also-" + id).map { $0.split(separator: ",").map(String.init) } ?? []
  }
}
