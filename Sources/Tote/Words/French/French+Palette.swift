import ToteModel

extension French {
  func isIn(_ tab: Tab) -> String { "Dans \(tab.titles.title) : \(AppCommand.open(tab).key)" }
}
