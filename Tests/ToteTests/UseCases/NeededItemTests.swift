import Testing

@testable import Tote
@testable import ToteModel

/// What a recipe, a plan or a paste needs comes with what is remembered of it, and changes nothing of how much is usually bought.
@Suite struct NeededItemTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  /// A list on which these lines were bought, and cleared.
  private func workspace(bought lines: String...) throws -> (Workspace, ShoppingList.ID) {
    let contents = DatabaseSnapshot.lists(["One": lines], plain: true)
    var workspace = Workspace.with(contents)
    let list = contents.lists[0].id
    try buyAll(on: list, &workspace)
    return (workspace, list)
  }

  private func buyAll(on list: ShoppingList.ID, _ workspace: inout Workspace) throws {
    workspace.tickItems(Array(workspace.records.items(of: list)), to: true, context)
    _ = workspace.clearTicked(on: list, context)
  }

  private func parsed(_ line: String) throws -> ParsedItem { try #require(ParsedItem(line)) }

  private func lines(_ workspace: Workspace, on list: ShoppingList.ID) -> [String] {
    workspace.records.items(of: list).map { item in
      ParsedItem(name: item.name, details: item.details.withoutCategory)?.description ?? ""
    }
  }

  /// What is noted of items whose amount was not typed.
  private func noted(_ workspace: Workspace) -> [String] {
    workspace.records.settings.keys.filter { $0.hasPrefix("needed/") }
  }

  /// As "buy again" offers it.
  private func offered(_ name: String, _ workspace: Workspace) throws -> String {
    let entry = try #require(workspace.records.history.entry(of: name))
    return try #require(ParsedItem(name: entry.name, details: entry.remembered)).description
  }

  @Test(arguments: [
    // From the price of a line with an amount that of a kilo follows; that of one without is what it costs.
    ("1 kg flour @Lidl 1.20€", "35 g flour", "35 g flour @Lidl 1.20€/kg"),
    ("500 g cheese 3.20€", "100 g cheese", "100 g cheese 6.40€/kg"),
    ("5 cans beans 4€", "2 cans beans", "2 cans beans 0.80€/can"),
    ("cheese 3.20€", "100 g cheese", "100 g cheese 3.20€"),
    ("1 kg flour @Lidl 1.20€", "1000 g flour", "1000 g flour @Lidl 1.20€"),
    ("1 kg flour @Lidl 1.20€", "flour", "flour @Lidl 1.20€/kg"),
    ("salt 0.60€", "salt", "salt 0.60€"),
    // That of a kilo or a piece is the same of any amount.
    ("500 g rice 2.50€/kg !round", "200 g rice", "200 g rice 2.50€/kg !round"),
    ("6 eggs 0.40€/x @Market", "3 eggs", "3x eggs @Market 0.40€/x"),
    // What one of several packs costs says nothing of 75 g.
    ("2 butter 2.29€/x @Lidl", "75 g butter", "75 g butter @Lidl"),
    ("2 butter 4.58€ @Lidl", "75 g butter", "75 g butter @Lidl"),
    // What is said wins, and another shop has another price.
    ("500 g rice 2.50€/kg @Lidl", "200 g rice @Aldi", "200 g rice @Aldi"),
    ("1 can tomatoes !peeled", "1 can tomatoes !chopped", "1 can tomatoes !chopped"),
    // In singular and plural.
    ("2 kg carrots @Market", "1 carrot", "1x carrot @Market"),
  ])
  func `what is needed comes with what is remembered`(line: String, needed: String, result: String) throws {
    var (workspace, list) = try workspace(bought: line)
    let additions = try workspace.addItems([parsed(needed)], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == [result])
    #expect(additions.items.map(\.id) == workspace.records.items(of: list).map(\.id))
  }

  @Test(arguments: [
    ("1 kg flour @Lidl 1.20€", "35 g flour", "1 kg flour @Lidl 1.20€"),
    ("500 g rice @Lidl 2.50€/kg", "200 g rice", "500 g rice @Lidl 2.50€/kg"),
    ("500 g cheese 3.20€", "100 g cheese", "500 g cheese 3.20€"),
    ("2 butter 2.29€/x @Lidl", "75 g butter", "2x butter @Lidl 2.29€/x"),
    // The price of another shop is not that of this one.
    ("1 kg flour @Lidl 1.20€ !fine", "35 g flour @Aldi", "1 kg flour @Aldi !fine"),
    ("2 onions", "3 onions !chopped", "2x onions"),
  ])
  func `however much was needed, as much as usual is bought again`(
    line: String, needed: String, offered: String
  ) throws {
    var (workspace, list) = try workspace(bought: line)
    let before = workspace
    _ = try workspace.addItems([parsed(needed)], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    let name = try parsed(needed).name
    #expect(try self.offered(name, workspace) == offered)
    #expect(workspace.records.history.entry(of: name)?.count == 2)
    #expect(workspace.records.settings == before.records.settings, "what was noted goes with the item")
  }

  @Test(arguments: [
    ("onion, diced", "onion"), ("chickpeas, drained and rinsed", "chickpeas"), ("salt to taste", "salt"),
    ("2 cans chickpeas, drained and rinsed", "2 cans chickpeas"), ("butter, divided", "butter"),
    ("parsley, finely chopped, divided", "parsley"), ("onion !red, diced", "onion !red"),
    ("cebolla, picada", "cebolla"), ("oignon, émincé finement", "oignon"), ("soğan, ince doğranmış", "soğan"),
    // What is asked for in a shop, or bought like that.
    ("ham !sliced", "ham !sliced"), ("queso, rallado", "queso !rallado"), ("milk !bio", "milk !bio"),
    ("1 can tomatoes !peeled", "1 can tomatoes !peeled"),
  ])
  func `how it was to be prepared is not bought again`(line: String, again: String) throws {
    var (workspace, list) = try workspace(bought: line)
    let name = try parsed(line).name
    #expect(try offered(name, workspace) == again)
    let entry = try #require(workspace.records.history.entry(of: name))
    #expect(workspace.offer(of: entry, on: list)?.item?.description == again)
    // What still stands ticked on the list comes back the same.
    _ = try workspace.addItems([parsed(line)], to: list, context)
    workspace.tickItems(Array(workspace.records.items(of: list)), to: true, context)
    _ = try workspace.addItems([parsed(name)], to: list, context)
    #expect(lines(workspace, on: list) == [again])
    // And so does a staple.
    let item = try #require(workspace.records.items(of: list).first)
    var other = Workspace.with(.lists(["One": [line]], plain: true))
    let staple = try #require(other.records.items(of: other.records.lists[0].id).first)
    other.repeatItem(staple, every: .days(1), context)
    other.deleteItems([staple], context)
    let later = EditContext(newID: context.newID, now: context.now.adding(days: 2))
    let due = other.addStaples(dueAt: later.now, later)
    #expect(due.map(\.details.note) == [item.details.note])
  }

  @Test func `what was never bought is offered without the amount that was needed`() throws {
    var (workspace, list) = try workspace(bought: "milk")
    _ = try workspace.addItems([parsed("7 g yeast @Lidl")], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    #expect(try offered("yeast", workspace) == "yeast @Lidl")
  }

  @Test(arguments: [
    ("200 ml cream", "200 ml cream"), ("1 bunch basil", "1 bunch basil"), ("3 onions", "3x onions"),
    // What stands in the kitchen in a bottle or a bag says nothing.
    ("2 tbsp oil", "oil"), ("35 g flour", "flour"),
  ])
  func `what was only ever needed comes back as much as it was needed last`(needed: String, line: String)
    throws
  {
    var (workspace, list) = try workspace(bought: "milk")
    let name = try parsed(needed).name
    func again() throws -> String? {
      let entry = try #require(workspace.records.history.entry(of: name))
      return workspace.offer(of: entry, on: list)?.item?.description
    }
    _ = try workspace.addItems([parsed(needed)], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    #expect(try again() == line)
    let typed = workspace.remembered(of: try parsed(name), addedTo: list, at: context.now)
    #expect(typed.amount == (try parsed(line).amount))

    // What is typed counts from then on.
    _ = try workspace.addItems([parsed("500 g \(name)")], to: list, context)
    try buyAll(on: list, &workspace)
    _ = try workspace.addItems([parsed("100 g \(name)")], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    #expect(try again() == "500 g \(name)")
  }

  @Test(arguments: ["1 tsp cumin", "35 g cumin", "3 cans cumin"])
  func `what only recipes needed is no rhythm, spoonfuls neither, until it is bought by itself`(
    needed: String
  ) throws {
    var (workspace, list) = try workspace(bought: "milk")
    func isOnlyNeeded() throws -> Bool? {
      let entry = try #require(workspace.records.history.entry(of: "cumin"))
      return workspace.offer(of: entry, on: list)?.isOnlyNeeded
    }
    for _ in 1...2 {
      _ = try workspace.addItems([parsed(needed)], to: list, as: .needed, context)
      try buyAll(on: list, &workspace)
      #expect(try isOnlyNeeded() == true)
    }
    // Another recipe takes it with a spoon.
    _ = try workspace.addItems([parsed("2 tsp cumin")], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    #expect(try isOnlyNeeded() == true)
    _ = try workspace.addItems([parsed("cumin")], to: list, context)
    try buyAll(on: list, &workspace)
    #expect(try isOnlyNeeded() == false)
    // From then on, a spoonful is a reason to buy it like any other.
    _ = try workspace.addItems([parsed("1 tsp cumin")], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    #expect(try isOnlyNeeded() == false)
  }

  @Test func `what it needed last counts, with what was paid, and forgetting it forgets that too`() throws {
    var (workspace, list) = try workspace(bought: "milk")
    let before = workspace.records.settings
    _ = try workspace.addItems([parsed("200 ml cream 1.19€")], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    _ = try workspace.addItems([parsed("400 ml cream")], to: list, as: .needed, context)
    try buyAll(on: list, &workspace)
    let entry = try #require(workspace.records.history.entry(of: "cream"))
    let offer = workspace.offer(of: entry, on: list)
    #expect(offer?.item?.description == "400 ml cream 1.19€")
    workspace.forgetPurchase(entry, context)
    #expect(workspace.records.settings == before)
    _ = workspace.undo(id: context.id(), at: context.now)
    #expect(workspace.offer(of: entry, on: list) == offer)
  }

  @Test func `a price that is typed for what was never bought is remembered, however much was needed`() throws
  {
    var (workspace, list) = try workspace(bought: "milk")
    _ = try workspace.addItems([parsed("1.5 kg carrots")], to: list, as: .needed, context)
    let item = workspace.records.items(of: list)[0]
    _ = try workspace.editItem(workspace.line(of: item), to: parsed("1.5 kg carrots @Lidl 1.49€"), context)
    try buyAll(on: list, &workspace)
    #expect(try offered("carrots", workspace) == "carrots @Lidl 1.49€")

    // Needed again, and for another price.
    _ = try workspace.addItems([parsed("1 kg carrots")], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == ["1 kg carrots @Lidl 1.49€"])
    let again = workspace.records.items(of: list)[0]
    _ = try workspace.editItem(workspace.line(of: again), to: parsed("1 kg carrots @Lidl 1.59€"), context)
    try buyAll(on: list, &workspace)
    #expect(try offered("carrots", workspace) == "carrots @Lidl 1.59€")
  }

  @Test func `what was typed and what is needed stand in one line, and what was typed is remembered`() throws
  {
    var (workspace, list) = try workspace(bought: "milk")
    _ = try workspace.addItems([parsed("1 kg flour 1.20€")], to: list, context)
    _ = try workspace.addItems(
      [parsed("35 g flour"), parsed("65 g flour")], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == ["1.1 kg flour 1.32€"])
    try buyAll(on: list, &workspace)
    #expect(try offered("flour", workspace) == "1 kg flour 1.20€")

    _ = try workspace.addItems([parsed("35 g flour")], to: list, as: .needed, context)
    _ = try workspace.addItems([parsed("2 kg flour")], to: list, context)
    try buyAll(on: list, &workspace)
    #expect(try offered("flour", workspace).hasPrefix("2 kg flour"))
  }

  @Test func `an amount that is edited is the user's own`() throws {
    var (workspace, list) = try workspace(bought: "1 kg flour")
    _ = try workspace.addItems([parsed("35 g flour")], to: list, as: .needed, context)
    let item = workspace.records.items(of: list)[0]
    _ = try workspace.editItem(workspace.line(of: item), to: parsed("35 g flour @Lidl"), context)
    #expect(workspace.records.typedAmount(of: item.id) != nil, "it is the same amount")
    let edited = workspace.records.items(of: list)[0]
    _ = try workspace.editItem(workspace.line(of: edited), to: parsed("500 g flour @Lidl"), context)
    try buyAll(on: list, &workspace)
    #expect(try offered("flour", workspace) == "500 g flour @Lidl")
  }

  @Test func `from the basket it comes back as needed, as typed, or by its name as usual`() throws {
    var (workspace, list) = try workspace(bought: "1 kg flour 1.20€")
    _ = try workspace.addItems([parsed("35 g flour")], to: list, as: .needed, context)
    workspace.tickItems(Array(workspace.records.items(of: list)), to: true, context)
    let ticked = workspace
    _ = try workspace.addItems([parsed("flour")], to: list, context)
    #expect(lines(workspace, on: list) == ["1 kg flour 1.20€"])
    #expect(noted(workspace) == [])

    workspace = ticked
    _ = try workspace.addItems([parsed("50 g flour")], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == ["50 g flour 1.20€/kg"])
    try buyAll(on: list, &workspace)
    #expect(try offered("flour", workspace) == "1 kg flour 1.20€")
  }

  @Test func `needing, buying and clearing are undone step by step`() throws {
    var (workspace, list) = try workspace(bought: "1 kg flour 1.20€")
    let before = workspace
    let undoable = workspace.history.undoable.count
    _ = try workspace.addItems([parsed("35 g flour"), parsed("salt")], to: list, as: .needed, context)
    #expect(noted(workspace).count == 1)
    try buyAll(on: list, &workspace)
    for _ in undoable..<workspace.history.undoable.count {
      _ = workspace.undo(id: context.id(), at: context.now)
    }
    #expect(workspace.records == before.records)
  }

  @Test func `a copy of a list needs as much`() throws {
    let contents = DatabaseSnapshot.lists(["One": ["1 kg flour"]], plain: true)
    var workspace = Workspace.with(contents)
    _ = try workspace.addItems([parsed("35 g flour")], to: contents.lists[0].id, as: .needed, context)
    let copy = workspace.duplicateList(contents.lists[0], context)
    try buyAll(on: copy.id, &workspace)
    #expect(try offered("flour", workspace) == "1 kg flour")
    _ = workspace.deleteList(contents.lists[0], context)
    #expect(noted(workspace) == [])
  }

  @Test func `what is moved into a line of its name is needed there too`() throws {
    let contents = DatabaseSnapshot.lists(["One": ["1 kg flour"], "Two": []], plain: true)
    var workspace = Workspace.with(contents)
    let (one, two) = (contents.lists[0], contents.lists[1])
    _ = try workspace.addItems([parsed("35 g flour")], to: two.id, as: .needed, context)
    _ = workspace.moveItems(workspace.records.items(of: two.id).map(\.id), to: one, context)
    #expect(noted(workspace).count == 1)
    try buyAll(on: one.id, &workspace)
    #expect(try offered("flour", workspace) == "1 kg flour")
    #expect(noted(workspace) == [])
  }
}
