import Screen

/// The app behind a pointer, for the loop: that hands the state on several times with each key press, to the keys, the view and
/// whoever asks whether all is over, and each time would copy all of it.
package struct SharedApp: Sendable {
  // Changed by its only owner alone.
  private final class Box: @unchecked Sendable {
    var app: App

    init(_ app: App) { self.app = app }
  }

  private var box: Box

  package init(_ app: App) { box = Box(app) }

  package var app: App {
    _read { yield box.app }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.app) }
      yield &box.app
    }
  }

  // What the loop asks with each key press.
  package var keymap: Keymap<AppAction> { box.app.keymap }
  package var isOver: Bool { box.app.isOver }
}
