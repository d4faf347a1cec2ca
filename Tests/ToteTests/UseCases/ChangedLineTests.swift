import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What is typed over a line that is there: it is said what changes, and that it is there only where nothing does.
@Suite struct ChangedLineTests {
  let signer = EditSigner()

  @Test(arguments: [
    ("milk 1.09€/l", "€2.18 (€1.09/l)"), ("milk 2.20€", "€2.20"),
    ("milk @Lidl !the blue one", "@Lidl · the blue one"),
    ("milk #drinks 2€", "Drinks"), ("milk", nil), ("Milk 2€", nil), ("milk #dairy", nil),
  ])
  func `it says what it changes`(line: String, news: String?) throws {
    let contents = DatabaseSnapshot.lists(["One": ["2 l milk #dairy 2€"]], plain: true)
    var workspace = Workspace.with(contents)
    let thing = try #require(ParsedItem(line))
    let additions = workspace.addItems([thing], to: contents.lists[0].id, signer.context)
    switch additions.outcomes[0] {
    case .there: #expect(news == nil)
    case .changed(let now, let was):
      #expect(now.changes(since: was) == news)
      #expect(additions.items[0].details == now)
    case .new, .summed, .unticked, .apart: Issue.record("\(additions.outcomes[0])")
    }
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `the field and the message show it`(size: Size) throws {
    let stage = Stage(.groceries("2 l milk 2€"), size: size)
    try stage.play("amilk €1.09/l")
    #expect(stage.frame.lines.contains { $0.contains("on the list: now €2.18") })
    try stage.play("<Enter><Esc>")
    #expect(stage.frame.lines.contains { $0.contains("€2.18") })
    try stage.play("amilk €1.19/l<Enter>")
    #expect(stage.message == "“milk” is now €2.38 (€1.19/l).")
    try stage.play("milk €1.19/l<Enter>")
    #expect(stage.message == "“milk” is already on the list.")
  }

  @Test(arguments: Language.allCases)
  func `each language says it`(language: Language) throws {
    Language.$current.withValue(language) {
      let item = DatabaseSnapshot.groceries("tea 1€").items[0]
      var was = item.details
      was.price = nil
      let outcome = AddOutcome.changed(item.details, was: was)
      let price = Price("1€")!.shown
      #expect(words.met(outcome)?.contains(price) == true)
      #expect(words.sentence(outcome, item).contains(price) && words.sentence(outcome, item).contains("tea"))
      #expect(AddedCounts([outcome, .there]).updated == 1)
    }
  }
}
