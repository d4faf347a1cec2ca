import ToteModel

extension English {
  func isIn(_ tab: Tab) -> String { "In \(tab.titles.title): \(AppCommand.open(tab).key)" }
}
