import ToteModel

extension Turkish {
  func isIn(_ tab: Tab) -> String { "\(tab.titles.title) sekmesinde: \(AppCommand.open(tab).key)" }
}
