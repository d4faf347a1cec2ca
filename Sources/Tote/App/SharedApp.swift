import Screen

/// The app behind a pointer, for the loop: that hands the state on several times with each key press, to the keys, the view and
/// whoever asks whether all is over, and each time would copy all of it.
package struct SharedApp: Sendable {
  // Changed by its only owner alone.
  private final class Box: @unchecked Sendable {
    let held: UnsafeMutablePointer<HeldApp>

    init(_ app: App) {
      held = .allocate(capacity: 1)
      held.initialize(to: HeldApp(app: app))
    }

    deinit {
      held.deinitialize(count: 1)
      held.deallocate()
    }
  }

  private var box: Box

  package init(_ app: App) { box = Box(app) }

  package var app: App {
    _read { yield box.held.pointee.app }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(app) }
      yield &box.held.pointee.app
    }
  }

  /// Lends the app in its place.
  func withHeld<Result>(_ body: (borrowing HeldApp) -> Result) -> Result { body(box.held.pointee) }

  // What the loop asks with each key press.
  package var keymap: Keymap<AppAction> { box.held.pointee.keymap }
  package var isOver: Bool { box.held.pointee.isOver }
}

/// The app in its place. As this can't be copied, nothing that is asked of it is asked of a copy.
struct HeldApp: ~Copyable {
  var app: App

  var keymap: Keymap<AppAction> { app.keymap }
  var isOver: Bool { app.isOver }
}
