import Screen
import ToteModel

/// What stands over the screen and takes its keys, as the app sees every one of them. It holds what it shows; the app tells
/// it how many rows there are, and when the rows that it has chosen from may have changed.
package protocol OverlayFeature: Equatable, Sendable {
  associatedtype Action: Equatable, Sendable
  /// How it looks.
  var view: any View { get }
  /// What its keys are.
  var keymap: Keymap<Action> { get }
  /// The keys of the app that it leaves as they are.
  var companionKeys: CompanionKeys { get }
  /// Whether it takes the place of what is typed or shown below the screen, too.
  var hidesPanels: Bool { get }
  /// Whether the help may cover it: not the help itself, and not while an answer is on its way to it.
  var canBeCovered: Bool { get }
  /// How many rows of it show.
  var height: Int { get set }
  /// How many rows there are; the box around them is as high.
  var rowCount: Int { get }
  /// What a press does in a row of it, counted from the first that shows.
  func action(forPressIn row: Int) -> Action?
  /// What a press beside it does.
  var closing: Action { get }
  /// How wide it is at the most.
  var widest: Int { get }
  /// Learns how much room there is.
  mutating func fit(to room: Size)
  /// Brings what is chosen into view, after the height has changed.
  mutating func keepInView()
  /// Shows anew what it shows; false where there is nothing left to choose.
  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool
}

/// Which keys of the app go on meaning what they mean.
package enum CompanionKeys: Sendable {
  /// Those that are there wherever one is.
  case always
  /// The same but for the one that leaves: it leaves the overlay.
  case whileTyping
  /// Undo and redo too: what is done in the overlay says that it can be undone.
  case withUndo
}

/// What an overlay may have to know of the screens below it.
package struct CoveredScreen {
  /// The list that is open.
  package var list: ShoppingList.ID?
  /// The note that is read.
  package var reader: NoteReader?
  /// Whether others have changed the rows: the choice goes with what it was made on.
  package var isChangedByOthers = false
}

/// The key of an overlay that is opened by one: under which title and heading, and over which tab.
struct OverlayOpening {
  let title: String
  let group: CommandGroup
  let keys: [Key]
  let tab: Tab
}

extension OverlayFeature {
  package var companionKeys: CompanionKeys { .always }
  package var hidesPanels: Bool { true }
  package var canBeCovered: Bool { true }
  package var widest: Int { ScreenMetrics.overlayWidth }
  package func action(forPressIn row: Int) -> Action? { nil }

  package mutating func fit(to room: Size) {
    height = OverlayBox.rows(in: room)
    keepInView()
  }

  package mutating func keepInView() {}
  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool { true }

  /// What a press does at a point of the room for overlays.
  func action(forPressAt point: Point, in room: Size) -> Action? {
    let box = OverlayBox.box(rows: rowCount, in: room)
    guard box.contains(point) else { return closing }
    let content = OverlayBox.inside(of: box, in: room)
    return content.contains(point) ? action(forPressIn: point.row - content.top) : nil
  }

  func fitted(to room: Size) -> Self {
    var fitted = self
    fitted.fit(to: room)
    return fitted
  }

  func updated(from workspace: inout Workspace, over screen: CoveredScreen) -> Self? {
    var updated = self
    return updated.update(from: &workspace, over: screen) ? updated : nil
  }
}
