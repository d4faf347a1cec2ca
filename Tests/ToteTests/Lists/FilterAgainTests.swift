import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

/// A filter that was kept is selected when it is opened again: typing replaces it, anything else edits it.
@Suite struct FilterAgainTests {
  private func stage(_ keys: String) throws -> Stage {
    try Stage.blind(.groceries("milk", "bread", "oat milk"), "/milk<Enter>/" + keys)
  }

  @Test func `what is typed takes its place`() throws {
    let stage = try stage("")
    #expect(stage.state.lists.filter?.isSelected == true)
    #expect(stage.names == ["oat milk", "milk"] || stage.names == ["milk", "oat milk"])
    try stage.play("bre")
    #expect(stage.state.lists.filter?.field.text == "bre")
    #expect(stage.names == ["bread"])
    try stage.play("ad")
    #expect(stage.state.lists.filter?.field.text == "bread")
  }

  @Test(arguments: [
    ("<Backspace>", "mil"), ("<Left>x", "milxk"), ("<Home>x", "xmilk"), ("<End> o", "milk o"),
    ("<Enter>", "milk"), ("<Down>x", "x"),
  ])
  func `anything else edits it`(keys: String, text: String) throws {
    let stage = try stage(keys)
    #expect(stage.state.lists.filter?.field.text == text)
    #expect(stage.state.lists.filter?.isSelected == (false))
  }

  @Test func `what is pasted takes its place, and Escape shows all`() throws {
    #expect(try stage("<paste bread>").names == ["bread"])
    let stage = try stage("<Esc>")
    #expect(stage.state.lists.filter == nil && stage.names.count == 3)
  }

  @Test func `it shows that it is selected`() throws {
    assertFrames("again", try faces(.groceries("milk", "bread"), "/milk<Enter>/", sizes: [Size(40, 10)]))
  }

  @Test func `a search of notes is selected too`() throws {
    let stage = Stage.blind(
      .groceries("milk"), notes: [.sample(1, "Soup", "carrots"), .sample(2, "Pie", "apples")])
    try stage.play("2/soup<Enter>/pie")
    #expect(stage.state.notes.browser.search?.field.text == "pie")
    try stage.play("<Enter>/<Backspace>")
    #expect(stage.state.notes.browser.search?.field.text == "pi")
  }
}
