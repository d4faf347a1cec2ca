import Screen

/// Keys that people know from elsewhere, for everything at once. What isn't named keeps its keys.
package enum KeyPreset: String, CaseIterable, Sendable {
  case vim, arrows, emacs

  var keys: [String: [Key]] {
    switch self {
    case .vim: Self.vimKeys
    case .arrows: Self.arrowKeys
    case .emacs: Self.emacsKeys
    }
  }

  private static let vimKeys: [String: [Key]] = [
    "items.add": ["o", "a"], "items.addAbove": ["O", "A"], "items.edit": ["i", "e", "enter"],
    "items.tick": ["space"], "items.delete": ["x", "d", "delete"],
    "items.pageDown": ["ctrl+f", "pgdn"], "items.pageUp": ["ctrl+b", "pgup"],
    "notes.new": ["o", "a"], "notes.edit": ["i", "e"], "notes.delete": ["x", "d", "delete"],
    "notes.pageDown": ["ctrl+f", "ctrl+d", "pgdn"], "notes.pageUp": ["ctrl+b", "ctrl+u", "pgup"],
    "notes.emptyTrash": ["X"],
    "spending.pageDown": ["ctrl+f", "pgdn"], "spending.pageUp": ["ctrl+b", "pgup"],
  ]

  private static let arrowKeys: [String: [Key]] = [
    "app.undo": ["ctrl+z", "u"], "app.redo": ["ctrl+y", "ctrl+r", "U"], "app.suspend": [],
    "app.leave": ["ctrl+q"],
    "items.copy": ["ctrl+c", "y"], "items.delete": ["delete", "d"], "items.edit": ["f2", "enter", "e"],
    "items.add": ["insert", "a", "o"], "list.filter": ["ctrl+f", "/"], "lists.new": ["ctrl+n", "N"],
    "notes.delete": ["delete", "d"], "notes.edit": ["f2", "e", "i"], "notes.new": ["insert", "a", "o"],
    "notes.search": ["ctrl+f", "/"], "spending.price": ["f2", "$", "e"],
  ]

  private static let emacsKeys: [String: [Key]] = [
    "app.undo": ["ctrl+_", "u"], "app.palette": ["alt+x", ":"], "app.save": ["alt+s"],
    "items.down": ["ctrl+n", "down", "j"], "items.up": ["ctrl+p", "up", "k"],
    "items.first": ["alt+<", "home", "g"], "items.last": ["alt+>", "end", "G"],
    "items.pageDown": ["ctrl+v", "pgdn"], "items.pageUp": ["alt+v", "pgup"],
    "items.halfPageDown": [], "items.delete": ["ctrl+d", "d", "delete"],
    "items.select": ["ctrl+space", "v"], "items.copy": ["alt+w", "y"],
    "list.filter": ["ctrl+s", "/"], "list.clearSelection": ["ctrl+g", "esc"],
    "notes.down": ["ctrl+n", "down", "j"], "notes.up": ["ctrl+p", "up", "k"],
    "notes.first": ["alt+<", "home", "g"], "notes.last": ["alt+>", "end", "G"],
    "notes.pageDown": ["ctrl+v", "pgdn"], "notes.pageUp": ["alt+v", "ctrl+u", "pgup"],
    "notes.search": ["ctrl+s", "/"], "notes.delete": ["ctrl+d", "d", "delete"],
    "notes.showMore": ["ctrl+g", "esc"],
    "spending.down": ["ctrl+n", "down", "j"], "spending.up": ["ctrl+p", "up", "k"],
    "spending.pageDown": ["ctrl+v", "pgdn"], "spending.pageUp": ["alt+v", "pgup"],
    "spending.close": ["ctrl+g", "esc"],
  ]
}
