import Composable
import Screen

@testable import Loop
@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The whole program without a terminal, a clock or a disk: keys in, frames out.
typealias Stage = Rehearsal<App, AppAction>

extension Rehearsal where State == App, Action == AppAction {
  /// A program that begins with these rows.
  convenience init(
    _ contents: DatabaseSnapshot = .toured, notes: [Note] = [], size: Size = Size(80, 24),
    keepsShots: Bool = true, linear: Bool = false,
    environment change: (inout ToteEnvironment) -> Void = { _ in }
  ) {
    let overrides = linear ? [SettingsReading.Override(.linear, "true", from: .standard)] : []
    self.init(
      size: size, initialState: App(SettingsReading(overrides: overrides)), reducer: appReducer,
      environment: { clock in
        var environment = ToteEnvironment.preview(contents, notes: notes, clock: clock)
        change(&environment)
        return environment
      },
      view: AppView.init, keymap: \.keymap,
      mouse: App.mouse,
      typeahead: \.typeahead,
      isOver: \.isOver, whenOpen: .started, whenOver: .ended,
      linear: linear, keepsShots: keepsShots)
  }
}

extension Stage {
  /// What the mouse would do on what is drawn.
  func meaning(of event: Event) -> AppAction? {
    var pointers = PointerTracker()
    return App.mouse.action(for: event, pointers.pointer(for: event, on: frame, at: .zero), in: state)
  }
}

extension DatabaseSnapshot {
  /// An empty database whose user has seen the tour.
  static let toured = DatabaseSnapshot(settings: [Setting(key: "tour", value: "seen")])
}
