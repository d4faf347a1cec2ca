import Testing

@testable import Dumping

/// A case's name says what a value is, so it is never folded.
@Suite struct FoldedCaseTests {
  struct Form: Equatable { var text = "a", note = "b" }
  enum Page: Equatable { case reading, editing(Form) }
  enum Action: Equatable {
    case page(Page)
    case row(id: Int, page: Page, form: Form)
  }
  struct Screen: Equatable { var page: Page, title: String, size = 1 }

  @Test("a fold names the cases within cases")
  func within() {
    #expect(
      summary(of: Action.page(.editing(Form())), isRoot: true) == "FoldedCaseTests.Action.page(.editing(…))")
    #expect(
      summary(of: Action.row(id: 7, page: .editing(Form()), form: Form())) == ".row(…, page: .editing(…), …)")
    #expect(
      summary(of: Action.row(id: 7, page: .reading, form: Form()), showsID: true)
        == ".row(id: 7, page: .reading, …)")
  }

  @Test("a difference keeps the unchanged case of a payload in sight")
  func unchanged() {
    enum Change: Equatable { case made(first: Form, second: Form, page: Page, count: Int) }
    let old = Change.made(first: Form(), second: Form(), page: .reading, count: 1)
    let new = Change.made(first: Form(text: "c"), second: Form(), page: .reading, count: 1)
    #expect(difference(old, new)?.text.contains("page: .reading,") == true)
    let one = Screen(page: .editing(Form()), title: "a")
    let other = Screen(page: .editing(Form()), title: "b")
    #expect(difference(one, other)?.text.contains("page: .editing(…),") == true)
  }
}
