import Parts
import ToteModel

extension App {
  /// A row for each value that a setting can have: `Theme: light`.
  var settingRows: [Palette.Row] {
    SettingRow.all.flatMap { row in
      let current = row.write(settings.current).shown
      return values(of: row).map { value in
        let (title, names) = (words.title(of: row.name, value), words.searchNames(of: row.name, value))
        if settings.current.restricted {
          return Palette.Row(title, unless: words.settingsAreFixed, names: names)
        }
        return Palette.Row(
          title, kind: value == current ? words.currentSettingKind : words.settingKind,
          action: .settings(.set(row.name, to: value)), names: names)
      }
    }
  }

  /// Those that can be chosen from; a number or a command is for `tote config`.
  private func values(of row: SettingRow) -> [String] {
    switch row.kind {
    case .choice(let choices): choices
    // The app could turn it on, but not off.
    case .flag where row.name == .restricted: []
    case .flag: ["true", "false"]
    case .number: []
    case .text:
      switch row.name {
      case .defaultList: workspace.openLists.map(\.name)
      case .defaultStore: workspace.records.shops(of: lists.list).map(\.shop.name)
      default: []
      }
    }
  }
}
