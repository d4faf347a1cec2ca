import Parts
import Screen

extension LogViewer {
  var keymap: Keymap<LogViewerAction> { isTyping ? logFilterKeys : logViewerKeys }
}

let logViewerKeys = Keymap([
  Command("log.filter", keys: "/", action: LogViewerAction.filterOpened, group: "Log", footer: true),
  Command("log.level", keys: "L", action: .levelRaised, group: "Log", footer: true),
]).adding(Tail<LogLine>.keymap.map(LogViewerAction.tail)).adding(visitKeys.map(LogViewerAction.visit))

/// Rows can be moved through while one types.
let logFilterKeys = Keymap(
  [
    Command("log.done", keys: "enter", action: LogViewerAction.filterClosed, footer: true),
    Command("log.showAll", keys: "esc", action: .filterCleared, footer: true),
    Command("log.lineUp", keys: "up", action: .tail(.moved(by: -1))),
    Command("log.lineDown", keys: "down", action: .tail(.moved(by: 1))),
    Command("log.pageUp", keys: "pgup", action: .tail(.pageMoved(by: -2))),
    Command("log.pageDown", keys: "pgdn", action: .tail(.pageMoved(by: 2))),
  ]
) { TextEdit(field: $0).map(LogViewerAction.filterEdited) }
.adding(alwaysKeys.map(LogViewerAction.visit))
