import FoundationEssentials
import Parts
import Screen
import Testing

/// Actions of parts become text in a recording, and actions again.
@Suite struct PartActionsTests {
  private func again<Action: Codable>(_ action: Action) throws -> Action {
    try JSONDecoder().decode(Action.self, from: JSONEncoder().encode(action))
  }

  @Test func `each action is the same again`() throws {
    for action: ListingAction<Int> in [.pressed(3), .filterEdited(.insert("a")), .resized(Size(4, 5)), .left]
    {
      #expect(try again(action) == action)
    }
    #expect(try again(FormAction.pressed("name", at: Point(1, 2))) == .pressed("name", at: Point(1, 2)))
    #expect(try again(FormAction<String>.keyPressed("shift+tab")) == .keyPressed("shift+tab"))
    #expect(try again(TextEditorAction.edited(.extending(.pages(1)))) == .edited(.extending(.pages(1))))
    let toast = ToastsAction.show("a", .info, offer: Toasts.Offer("undo", "Undo", key: "ctrl+z"))
    #expect(try again(toast) == toast)
    #expect(
      try again(MonthPickerAction.pressed(CalendarDay(2026, 11, 27))) == .pressed(CalendarDay(2026, 11, 27)))
    #expect(try again(ConfirmAction.answered(.yes)) == .answered(.yes))
    #expect(try again(ViewportAction.scrolled(rows: 3)) == .scrolled(rows: 3))
    #expect(try again(SplitterAction.dragged(by: -2)) == .dragged(by: -2))
    #expect(try again(SuggestionsAction.moved(by: 1)) == .moved(by: 1))
    #expect(try again(PaletteAction<Int>.ran(4)) == .ran(4))
    #expect(try again(PaletteAction<Int>.resized(Size(2, 9))) == .resized(Size(2, 9)))
  }
}
