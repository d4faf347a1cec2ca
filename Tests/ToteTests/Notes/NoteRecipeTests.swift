// What a note with boxes, or a plan of such notes, has to be bought for it.

import Testing
import ToteModel

@testable import Tote

@Suite struct NoteRecipeTests {
  private let pancakes = Note.sample(
    1, "Pancakes", "serves: 4\n\n- [ ] 200 g flour\n- [ ] 3 eggs\n- [x] 0.5 l milk")

  @Test func `a plan is what it links to, each as often as it says`() throws {
    let soup = Note.sample(2, "Soup", "para 2\n- [ ] 1 onion\n- [ ] 100 g flour")
    let stock = Note.sample(3, "Stock", "No boxes here.")
    let week = Note.sample(
      4, "Week", "Mon: [[Pancakes]] x2\nTue: [[soup|this one]] for 6, see [[Stock]]\nWed: [[Nothing]]")
    let plan = try #require(NoteRecipe(week, among: [pancakes, soup, stock, week]))
    #expect(plan.isPlan && plan.servings == nil)
    #expect(plan.lines().map(\.item.description) == ["700 g flour", "6x eggs", "1 l milk", "3x onion"])
    #expect(plan.lines().map(\.isTicked) == [false, false, true, false])
    let boxes = Note.sample(
      5, "Boxes", "- [ ] Mon: [[Soup]]\n- [x] Tue: [[Pancakes]]\n- [ ] tea\n\n[[Pancakes]]")
    let mixed = try #require(NoteRecipe(boxes, among: [pancakes, soup]))
    #expect(mixed.lines().map(\.item.description) == ["tea", "1x onion", "100 g flour"])
    // A note with boxes of its own is not about what it links to.
    let own = Note.sample(6, "Own", "- [ ] tea\n\nGoes with [[Pancakes]].")
    #expect(try #require(NoteRecipe(own, among: [pancakes])).isCooked == false)
    #expect(NoteRecipe(stock, among: [pancakes]) == nil)
  }
}
