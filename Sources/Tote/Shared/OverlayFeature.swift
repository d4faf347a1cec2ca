import Screen
import ToteModel

/// An overlay as the app sees each of them. It holds what it shows; the app tells it how much room there is, and when
/// the rows it was made from may have changed.
protocol OverlayFeature: Equatable, Sendable {
  associatedtype Action: OverlayFeatureAction
  /// This feature as a case of all overlays.
  var overlay: Overlay { get }

  /// What stands in the line above it, and at the other end of that line.
  var title: String { get }
  var note: String { get }
  /// The field above its rows, if it has one.
  var prompt: Prompt? { get }
  /// Its rows, or the reason why there are none.
  var content: any View { get }
  /// How many rows it would like to show below the field.
  var rowCount: Int { get }
  /// How wide it is at most.
  var widest: Int { get }
  /// The room there is for its box.
  var room: Size { get set }

  var keymap: Keymap<Action> { get }
  /// Which keys of the app stay as they are.
  var companionKeys: CompanionKeys { get }
  /// Whether it is about what it covers: what is typed below stays in view, and no help covers it.
  var isHelp: Bool { get }
  /// What a press in a row does; the first row that shows is 0.
  func action(forPressIn row: Int) -> Action?
  /// What a press beside it does.
  var closing: Action { get }
  /// What it still has to ask before it can show everything.
  var question: Action? { get }

  mutating func fit(to room: Size)
  /// Brings what is chosen into view, after the room or the rows have changed.
  mutating func keepInView()
  /// Shows what there is now. Returns false if there is nothing left to choose.
  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool
}

protocol OverlayFeatureAction: Equatable, Sendable {
  static var closed: Self { get }
  /// This action as a case of those of all overlays.
  var overlayAction: OverlayAction { get }
  /// What the overlay asks its parent for.
  var delegate: OverlayDelegate? { get }
  /// Whether a person did it.
  var isAct: Bool { get }
}

/// What an overlay may have to know of the screens below it.
struct CoveredScreen {
  /// The open list.
  var list: ShoppingList.ID?
  /// The note that is being read.
  var reader: NoteReader?
  /// Whether other programs have changed the rows: the cursor then follows its row.
  var isChangedByOthers = false
}

extension OverlayFeature {
  var note: String { "" }
  var prompt: Prompt? { nil }
  var widest: Int { ScreenMetrics.overlayWidth }
  var companionKeys: CompanionKeys { .always }
  var isHelp: Bool { false }
  var closing: Action { .closed }
  var question: Action? { nil }
  func action(forPressIn row: Int) -> Action? { nil }

  mutating func fit(to room: Size) {
    self.room = room
    keepInView()
  }

  mutating func keepInView() {}
  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool { true }
}

extension OverlayFeatureAction {
  var isAct: Bool { delegate == nil }
}

// What the app does with any overlay.
extension OverlayFeature {
  var box: OverlayBox {
    OverlayBox(title: title, note: note, rows: rowCount, prompt: prompt, content: content)
  }

  /// How many of its rows show.
  var height: Int {
    let rows = OverlayBox.rows(in: room)
    return max(1, rows - (rows > 2 && prompt != nil ? 1 : 0))
  }

  /// Which rows show, if not all of them.
  func range(from top: Int, of count: Int) -> String {
    count > height ? words.range(top + 1, min(count, top + height), of: count) : ""
  }

  var overlayKeymap: Keymap<OverlayAction> { keymap.map { $0.overlayAction } }
  var overlayQuestion: OverlayAction? { question?.overlayAction }

  /// What a press at a point of the room does: beside the box it closes the overlay.
  func action(forPressAt point: Point) -> OverlayAction? {
    let box = box
    guard box.frame(in: room).contains(point) else { return closing.overlayAction }
    let rows = box.contentFrame(in: room)
    return rows.contains(point) ? action(forPressIn: point.row - rows.top)?.overlayAction : nil
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
