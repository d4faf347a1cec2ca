import Screen

protocol ChoiceOverlay: OverlayFeature where Action: ChoiceAction {
  var position: ListPosition { get set }
  var count: Int { get }
}

protocol ChoiceAction: OverlayFeatureAction {
  static func moved(by rows: Int) -> Self
  /// A page is as many rows as show.
  static func pageMoved(by halves: Int) -> Self
  /// The action of a press under the cursor; elsewhere it moves the cursor.
  static var rowPressed: Self { get }
}

extension ChoiceOverlay {
  var note: String { words.place(position.selected, of: count, height: height) }
  var rowCount: Int { count == 0 ? OverlayBox.emptyRows : count }

  func action(forPressOn row: Int) -> Action? {
    row == position.selected ? .rowPressed : .moved(by: row - position.selected)
  }

  mutating func keepInView() { position = position.inView(count: count, height: height) }

  mutating func move(by rows: Int) { position.move(by: rows, count: count, height: height) }

  mutating func move(byHalfPages halves: Int) {
    position.move(byHalfPages: halves, count: count, height: height)
  }
}
