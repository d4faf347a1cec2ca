import FoundationEssentials
import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Staples are added to their list when it is first opened on a day.
@Suite struct StapleTests {
  @Test func `where there is room its row says how often it comes`() throws {
    var contents = DatabaseSnapshot.groceries("2 l milk 1€ @Lidl")
    contents.staples = [
      Staple(name: "milk", list: contents.lists[0].id, every: .weeks(2), since: DatabaseSnapshot.rowMoment)
    ]
    for (width, mark) in [
      (120, "milk ↻ every 2 weeks"), (80, "milk ↻ every 2 weeks"), (60, "milk ↻"), (40, "milk ↻"),
    ] {
      let stage = Stage(contents, size: Size(width, 12)) { $0.edits.now = { DatabaseSnapshot.rowMoment } }
      try stage.play("g")
      let row = try #require(stage.frame.lines.first { $0.contains("☐ milk") })
      #expect(row.contains(mark) && row.contains("every") == mark.contains("every"), "\(width)")
      #expect(row.contains("2 l"))
    }
  }

  static let day: Int64 = 86_400_000
  static let now = Moment(milliseconds: 1_790_000_000_000)
  static func ago(_ days: Int64) -> Moment { Moment(milliseconds: now.milliseconds - days * day) }
  static let list = ShoppingList.ID(high: 1, low: 1)

  private func contents(
    _ staples: [Staple], on lines: [String] = ["bread"], bought: [Purchase] = []
  ) -> DatabaseSnapshot {
    var contents = DatabaseSnapshot.lists(["Groceries": lines], plain: true)
    contents.staples = staples
    contents.purchases = bought
    return contents
  }

  @Test func `what is due comes whole, as one step of undo, and is told`() throws {
    let milk = Staple(name: "milk", list: Self.list, every: .weeks(1), since: Self.ago(30))
    let rice = Staple(name: "rice", list: Self.list, every: .months(1), since: Self.ago(10))
    let bought = Purchase(
      name: "milk", count: 4, last: Self.ago(8), details: ItemDetails(amount: Amount("2 l"), store: "Lidl"))
    let stage = try Stage.blind(contents([milk, rice], bought: [bought]), "")
    #expect(stage.names == ["bread", "milk"])
    #expect(
      stage.state.lines.items[1].details
        == ItemDetails(amount: Amount("2 l"), category: .dairy, store: "Lidl"))
    #expect(stage.message == "Staples added: “milk”. u undoes.")
    try stage.play("u")
    #expect(stage.names == ["bread"])
  }

  /// A list with one staple, and the line it comes back as after a week in which it was bought.
  private func comesBack(
    _ line: String, after change: (inout Workspace, Item, EditContext) throws -> Void
  ) throws -> String? {
    let signer = EditSigner()
    func context(_ days: Int64) -> EditContext {
      EditContext(newID: signer.context.newID, now: Self.ago(-days))
    }
    var workspace = Workspace.with(contents([], on: [line]))
    let item = try #require(workspace.records.items(of: Self.list).first)
    workspace.repeatItem(item, every: .weeks(1), context(0))
    try change(&workspace, item, context(0))
    let bought = Array(workspace.records.items(of: Self.list))
    workspace.tickItems(bought, to: true, context(0))
    workspace.deleteItems(Array(workspace.records.items(of: Self.list)), context(0))
    return workspace.addDueStaples(context(7)).first.map { workspace.line(of: $0).text(in: .english) }
  }

  private func add(_ line: String, to workspace: inout Workspace, _ context: EditContext) throws {
    _ = workspace.addItems([try #require(ParsedItem(line))], to: Self.list, context)
  }

  private func edit(
    _ item: Item, to line: String, in workspace: inout Workspace, _ context: EditContext
  ) throws {
    let item = try #require(workspace.records[item: item.id])
    _ = workspace.editItem(workspace.line(of: item), to: try #require(ParsedItem(line)), context)
  }

  @Test func `what was wanted more of once comes back as it was made a staple`() throws {
    let line = "2 l milk @Lidl €2.00 !oat"
    #expect(try comesBack(line) { _, _, _ in } == line)
    #expect(try comesBack(line) { workspace, _, now in try add("4 l milk", to: &workspace, now) } == line)
    #expect(try comesBack("milk") { workspace, _, now in try add("4 l milk", to: &workspace, now) } == "milk")
  }

  @Test func `what a recipe needs beside it isn't wanted again`() throws {
    let signer = EditSigner()
    var workspace = Workspace.with(contents([], on: ["10 eggs €2.00"]))
    _ = workspace.addItems([try #require(ParsedItem("4 eggs"))], to: Self.list, as: .needed, signer.context)
    let eggs = try #require(workspace.records.items(of: Self.list).first)
    #expect(eggs.amount == Amount("14"))
    workspace.repeatItem(eggs, every: .weeks(1), signer.context)
    #expect(workspace.staple(named: "eggs")?.details.amount == Amount("10"))
  }

  @Test func `it comes back from where and for what it was last bought`() throws {
    let line = "2 l milk @Lidl €2.00"
    let milk = Staple(
      name: "milk", list: Self.list, every: .weeks(1), since: Self.ago(30),
      details: ItemDetails(amount: Amount("2 l"), category: .dairy, store: "Lidl", price: Price("2€")))
    let bought = Purchase(
      name: "milk", count: 4, last: Self.ago(8),
      details: ItemDetails(amount: Amount("3 l"), store: "Aldi", price: Price("3.30€")))
    var workspace = Workspace.with(contents([milk], on: [line], bought: [bought]))
    workspace.deleteItems(Array(workspace.records.items(of: Self.list)), EditSigner().context)
    let added = workspace.addDueStaples(EditContext(newID: EditSigner().context.newID, now: Self.ago(0)))
    #expect(added.map { workspace.line(of: $0).text(in: .english) } == ["2 l milk @Aldi €2.20"])
  }

  @Test func `what is edited of a staple's line comes back edited, and nothing else of it`() throws {
    let line = "2 l milk @Lidl €2.00"
    #expect(
      try comesBack(line) { workspace, item, now in
        try edit(item, to: "3 l milk @Aldi 2€", in: &workspace, now)
      } == "3 l milk @Aldi €3.00")
    // The note stays, the six litres were for once; their price tells what two cost.
    #expect(
      try comesBack(line) { workspace, item, now in
        try add("4 l milk", to: &workspace, now)
        try edit(item, to: "6 l milk @Lidl €4.50 !oat", in: &workspace, now)
      } == "2 l milk @Lidl €1.50 !oat")
  }

  @Test func `a staple goes along with the name of its item, in one step of undo`() throws {
    #expect(
      try comesBack("2 l mylk @Lidl") { workspace, item, now in
        try edit(item, to: "3 l milk @Lidl", in: &workspace, now)
      } == "3 l milk @Lidl")
    let stage = try Stage.blind(contents([], on: ["zwiebak"]), "re<ctrl+u>zwieback<Enter>")
    #expect(stage.state.workspace.records.staples.mapValues(\.every) == ["zwieback": .weeks(1)])
    try stage.play("u")
    #expect(stage.state.workspace.records.staples.mapValues(\.every) == ["zwiebak": .weeks(1)])
    #expect(stage.names == ["zwiebak"])
  }

  @Test func `a renamed staple counts from when it was bought by its old name`() throws {
    let staple = Staple(name: "zwiebak", list: Self.list, every: .weeks(1), since: Self.ago(30))
    let bought = Purchase(name: "zwiebak", last: Self.ago(2))
    let stage = try Stage.blind(
      contents([staple], on: ["zwiebak"], bought: [bought]), "e<ctrl+u>zwieback<Enter>")
    #expect(stage.state.workspace.records.staples["zwieback"]?.since == Self.ago(2))
  }

  @Test func `a staple that has the new name already stays as it is, and so does the other`() throws {
    let staples = [
      Staple(name: "zwiebak", list: Self.list, every: .weeks(1), since: Self.now),
      Staple(name: "zwieback", list: Self.list, every: .months(1), since: Self.now),
    ]
    let stage = try Stage.blind(contents(staples, on: ["zwiebak"]), "e<ctrl+u>zwieback<Enter>")
    #expect(stage.names == ["zwieback"])
    #expect(stage.state.workspace.records.staples.values.sorted { $0.key > $1.key } == staples)
  }

  @Test func `an edit that changes a staple is one step of undo`() throws {
    let stage = try Stage.blind(contents([], on: ["2 l milk"]), "re<ctrl+u>3 l milk<Enter>")
    #expect(stage.state.workspace.records.staples["milk"]?.details.amount == Amount("3 l"))
    try stage.play("u")
    #expect(stage.state.workspace.records.staples["milk"]?.details.amount == Amount("2 l"))
    #expect(stage.names == ["milk"])
  }

  @Test func `what was taken off again does not come back before tomorrow`() throws {
    let milk = Staple(name: "milk", list: Self.list, every: .weeks(1), since: Self.ago(30))
    var workspace = Workspace(contents([milk]), writer: Entry.Writer.ID(high: 9, low: 9))
    var number: UInt8 = 0
    func context(_ now: Moment) -> EditContext {
      EditContext(
        newID: {
          number += 1
          return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, number))
        }, now: now)
    }
    let came = workspace.addDueStaples(context(Self.now))
    #expect(came.map(\.name) == ["milk"])
    workspace.deleteItems(came, context(Self.now))
    #expect(workspace.addDueStaples(context(Self.now)).isEmpty)
    // It came today, so it is not due tomorrow, but a week later.
    #expect(workspace.addDueStaples(context(Self.ago(-1))).isEmpty)
    #expect(workspace.addDueStaples(context(Self.ago(-7))).map(\.name) == ["milk"])
    // An item that is on the list is not added twice.
    #expect(workspace.addDueStaples(context(Self.ago(-14))).isEmpty)
  }

  @Test func `what is bought as often as usual is due by its own history`() throws {
    let days = [29, 22, 15, 8].map { Self.ago(Int64($0)).dayNumber }
    let eggs = Staple(name: "eggs", list: Self.list, every: .usual, since: Self.ago(40))
    let bought = Purchase(name: "eggs", count: 4, last: Self.ago(8), days: days)
    #expect(try Stage.blind(contents([eggs], bought: [bought]), "").names == ["bread", "eggs"])
    let early = Purchase(name: "eggs", count: 4, last: Self.ago(5), days: days.map { $0 + 3 })
    #expect(try Stage.blind(contents([eggs], bought: [early]), "").names == ["bread"])
    #expect(try Stage.blind(contents([eggs]), "").names == ["bread"], "nothing is usual yet")
  }

  @Test func `several that are due together each have a place of their own, below what is there`() throws {
    let staples = ["milk", "rice", "tea"].map {
      Staple(name: $0, list: Self.list, every: .weeks(1), since: Self.ago(30))
    }
    let stage = try Stage.blind(contents(staples), "")
    #expect(stage.names == ["bread", "milk", "rice", "tea"])
    #expect(Set(stage.state.lines.items.map(\.rank)).count == 4)
  }

  @Test func `what repeats is told by when it is due, also of one list`() throws {
    let staples = [
      Staple(name: "tea", list: Self.list, every: .usual, since: Self.ago(30)),
      Staple(name: "milk", list: Self.list, every: .weeks(1), since: Self.ago(3)),
      Staple(name: "rice", list: Self.list, every: .weeks(1), since: Self.ago(30)),
      Staple(name: "wine", list: ShoppingList.ID(high: 7, low: 7), every: .months(1), since: Self.ago(1)),
    ]
    let workspace = Workspace(contents(staples), writer: Entry.Writer.ID(high: 9, low: 9))
    #expect(workspace.staplesByDueDay().map(\.staple.name) == ["rice", "milk", "wine", "tea"])
    #expect(workspace.staplesByDueDay(on: Self.list).map(\.staple.name) == ["rice", "milk", "tea"])
    #expect(workspace.staplesByDueDay().last?.due == nil, "nothing is usual yet")
  }

  @Test func `a staple that is ticked says when it comes back, as far as that is known`() throws {
    let stage = try Stage.blind(contents([], on: ["bread", "milk"]), "r ")
    #expect(stage.message == "“bread” will be added again on 2026-09-28.")
    try stage.play(" ")
    #expect(stage.message == "All in the basket. X clears the basket.", "milk is none")
    let usual = try Stage.blind(contents([]), "rrrr ")
    #expect(usual.message == nil)
  }

  @Test func `its row has a mark on every screen, and the field of its line tells the rest`() throws {
    var contents = contents([Staple(name: "bread", list: Self.list, every: .weeks(2), since: Self.now)])
    contents.purchasedItems = [(Int64(9), "€1.20", "Lidl"), (3, "€1.50", "Aldi")].map { ago, price, store in
      PurchasedItem(
        id: PurchasedItem.ID(high: 5, low: UInt64(ago)), item: Item.ID(high: 5, low: 5), name: "bread",
        store: store, price: Price(price), moment: Self.ago(ago))
    }
    for width in [40, 80, 139] {
      let stage = Stage(contents, size: Size(width, 24))
      try stage.play("g")
      #expect(stage.frame.lines.contains { $0.contains("bread ↻") })
      try stage.play("e")
      let facts = stage.frame.lines.last { $0.contains("↻ every 2 weeks") } ?? ""
      #expect(facts.contains("last €1.50/x at Aldi, 2026-09-18") == (width > 70), "\(width): \(facts)")
      #expect(facts.contains("lowest €1.20/x at Lidl, 2026-09-12") == (width > 130))
    }
  }

  @Test func `r turns through how often, says so, and can be undone`() throws {
    let stage = try Stage.blind(contents([]), "")
    var said: [String?] = []
    for _ in 0..<5 {
      try stage.play("r")
      said.append(stage.message)
    }
    #expect(
      said == [
        "“bread” will be added every week. r changes how often.", "“bread” will be added every 2 weeks.",
        "“bread” will be added every month.",
        "“bread”: Tote will learn how often after three shopping days.",
        "“bread” is no longer a staple.",
      ])
    try stage.play("u")
    #expect(stage.state.workspace.records.staples["bread"]?.every == .usual)
  }

  @Test func `a staple of a list that is gone or archived waits`() throws {
    let milk = Staple(
      name: "milk", list: ShoppingList.ID(high: 7, low: 7), every: .weeks(1), since: Self.ago(30))
    #expect(try Stage.blind(contents([milk]), "").names == ["bread"])
  }
}
