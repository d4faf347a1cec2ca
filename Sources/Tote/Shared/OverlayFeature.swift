import Composable
import Screen
import ToteModel

/// What the app needs of every overlay.
protocol OverlayFeature: Equatable, Sendable {
  associatedtype Action: OverlayFeatureAction
  var overlay: Overlay { get }

  /// Texts at the two ends of the line above it.
  var title: String { get }
  var note: String { get }
  var prompt: Prompt? { get }
  /// Its rows, or why there are none.
  var content: any View { get }
  /// Wanted rows below the field.
  var rowCount: Int { get }
  var widest: Int { get }
  /// The rows to choose from that show.
  var height: Int { get }
  var room: Size { get set }

  /// Needed by its reducer.
  associatedtype Environment
  static var reducer: Reducer<Self, Action, Environment> { get }
  static func environment(of app: ToteEnvironment) -> Environment

  /// Its commands, by what can be open in it.
  static var modes: [KeyMode<Self, Action>] { get }
  var keymap: Keymap<Action> { get }
  static var mouse: Mouse<Self, Action> { get }
  /// Which of the app's keys keep working.
  var companionKeys: CompanionKeys { get }
  /// Whether it explains what it covers: the field below stays in view, and help can't cover it.
  static var isHelp: Bool { get }
  /// Whether it shows something of all purchases, which are read for it.
  static var needsPurchases: Bool { get }
  /// Also what a press beside it does.
  var closing: Action { get }
  /// What it still has to load.
  var question: Action? { get }

  mutating func fit(to room: Size)
  /// Called after the room or the rows have changed.
  mutating func keepInView()
  /// Returns false if nothing is left to choose.
  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool
}

protocol OverlayFeatureAction: Equatable, Sendable {
  associatedtype Feature: OverlayFeature where Feature.Action == Self
  static var closed: Self { get }
  var overlayAction: OverlayAction { get }
  var delegate: OverlayDelegate? { get }
  /// Whether a person did it.
  var isAct: Bool { get }
}

/// What an overlay may need from the screens below it.
struct CoveredScreen {
  var list: ShoppingList.ID?
  var reader: NoteReader?
  /// Others changed the rows: the cursor follows its row.
  var isChangedByOthers = false
  /// Of all purchases, rather than the latest.
  var purchases = SpendingScreen.Loading.idle
}

extension OverlayFeature {
  var note: String { "" }
  var prompt: Prompt? { nil }
  var widest: Int { ScreenMetrics.overlayWidth }
  var companionKeys: CompanionKeys { .always }
  static var isHelp: Bool { false }
  static var needsPurchases: Bool { false }
  var closing: Action { .closed }
  var question: Action? { nil }

  mutating func fit(to room: Size) {
    self.room = room
    keepInView()
  }

  mutating func keepInView() {}
  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool { true }
}

extension OverlayFeature {
  var isHelp: Bool { Self.isHelp }
  var needsPurchases: Bool { Self.needsPurchases }
  static var mouse: Mouse<Self, Action> { .none }
}

extension OverlayFeature where Environment == Void {
  static func environment(of app: ToteEnvironment) {}
}

extension OverlayFeatureAction {
  var isAct: Bool { delegate == nil }

  /// Runs its overlay's reducer, whose effects end when the overlay closes.
  func run(in overlays: inout [Overlay], _ environment: ToteEnvironment) -> Effect<OverlayAction> {
    Feature.reducer.run(
      self, in: &overlays, at: \.[OverlayKind<Feature>()], Feature.environment(of: environment),
      as: { $0.overlayAction })
  }
}

extension OverlayFeature {
  var box: OverlayBox {
    OverlayBox(title: title, note: note, rows: rowCount, prompt: prompt, content: content)
  }

  var height: Int { rowsInBox }

  /// Below the field.
  var rowsInBox: Int {
    let rows = OverlayBox.rows(in: room)
    return max(1, rows - (rows > 2 && prompt != nil ? 1 : 0))
  }

  /// Which rows show, if not all of them.
  func range(from top: Int, of count: Int) -> String {
    count > height ? words.range(top + 1, min(count, top + height), of: count) : ""
  }

  var overlayKeymap: Keymap<OverlayAction> { keymap.map { $0.overlayAction } }
  var overlayQuestion: OverlayAction? { question?.overlayAction }

  func action(for pointer: Pointer<OverlayPlace>) -> OverlayAction? {
    switch pointer.press {
    case .beside: closing.overlayAction
    case .box, nil: nil
    }
  }

  func fitted(to room: Size) -> Overlay {
    var fitted = self
    fitted.fit(to: room)
    return fitted.overlay
  }

  func updated(from workspace: inout Workspace, over screen: CoveredScreen) -> Overlay? {
    var updated = self
    return updated.update(from: &workspace, over: screen) ? updated.overlay : nil
  }
}
