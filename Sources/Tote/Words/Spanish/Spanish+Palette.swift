import ToteModel

extension Spanish {
  func isIn(_ tab: Tab) -> String { "En \(tab.titles.title): \(AppCommand.open(tab).key)" }
}
