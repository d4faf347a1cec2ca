import Composable
import Screen
import ToteModel

/// The field's reducer: from what is typed to the edit of a row.
let fieldReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .addBegun(let above):
    guard state.shopping.list != nil else {
      state.message = .noList
      return .none
    }
    let entering = Entering(.add(above: above, anchor: state.selectedItem?.id))
    state.understand(entering, at: environment.now())

  case .editBegun:
    let items = state.chosenItems
    guard items.count < 2 else {
      state.message = Message("e edits one item, and \(items.count) are selected: Esc ends that.", .refused)
      return .none
    }
    guard let item = items.first else { return .none }
    state.understand(Entering(.edit(item.id), text: state.line(of: item)), at: environment.now())

  case .categoryBegun:
    let items = state.chosenItems.map(\.id)
    guard !items.isEmpty else { return .none }
    state.understand(Entering(.categorize(items), text: "#"), at: environment.now())

  case .fieldEdited(let edit): state.edit(by: edit, environment)

  case .suggestionMoved(let steps):
    guard case .entering(var entering) = state.shopping.mode, !entering.suggestions.isEmpty else {
      return .none
    }
    let count = entering.suggestions.count
    entering.chosen = ((entering.chosen + steps) % count + count) % count
    state.shopping.mode = .entering(entering)

  case .fieldCompleted:
    guard case .entering(var entering) = state.shopping.mode, let field = entering.completing else {
      return .none
    }
    entering.field = field
    state.understand(entering, at: environment.now())

  case .fieldCommitted: state.commit(environment)
  case .fieldLeft: state.shopping.mode = .browsing
  default: break
  }
  return .none
}

extension App {
  /// An item as the line that says it; the category only where the catalogue would not find it.
  func line(of item: Item) -> String {
    let category = item.category.flatMap {
      $0 == Additions.category(of: item.name, in: workspace) ? nil : $0
    }
    return ParsedItem(
      name: item.name, amount: item.amount, category: category, store: item.store, price: item.price,
      note: item.note)?.description ?? item.name
  }

  fileprivate mutating func edit(by edit: TextEdit, _ environment: ToteEnvironment) {
    switch shopping.mode {
    case .entering(var entering):
      entering.field.apply(edit)
      understand(entering, at: environment.now())
    case .naming(var naming):
      naming.field.apply(edit)
      shopping.mode = .naming(naming)
    case .filtering:
      guard var filter = shopping.filter, let list = shopping.list else { return }
      let before = Folding.fold(filter.field.text)
      filter.field.apply(edit)
      let text = Folding.fold(filter.field.text)
      // More letters find fewer: what was not found before need not be looked at.
      filter.lines = workspace.records.find(
        text, on: list, within: text.hasPrefix(before) ? filter.lines : nil)
      shopping.filter = filter
      select(0)
    default: break
    }
  }

  fileprivate mutating func commit(_ environment: ToteEnvironment) {
    switch shopping.mode {
    case .naming(let naming): name(naming, environment)
    case .entering(let entering):
      if case .categorize(let ids) = entering.purpose {
        shopping.mode = .browsing
        if let category = entering.category { put(ids, under: category, environment) }
        return
      }
      guard let understood = entering.understood else {
        shopping.mode = .browsing
        return
      }
      guard let thing = entering.item else {
        message = .nameless(understood.item.name)
        return
      }
      switch entering.purpose {
      case .categorize: break
      case .add(let above, let anchor):
        guard shopping.list != nil else { return message = .noList }
        let last = add([thing], above: above, anchor: anchor, environment)
        // Ready for the next one, which comes below this one.
        understand(
          Entering(.add(above: above, anchor: above ? anchor : last ?? anchor)), at: environment.now())
      case .edit(let id):
        shopping.mode = .browsing
        edit(id, to: thing, environment)
      }
    default: break
    }
  }

  /// Adds things in one step, and says what has become of them; the answer is the last of them.
  mutating func add(
    _ things: [ParsedItem], above: Bool = false, anchor: Item.ID? = nil, _ environment: ToteEnvironment
  ) -> Item.ID? {
    guard let list = shopping.list else { return nil }
    var additions = Additions(to: list, at: environment.now())
    additions.add(
      things, above: above, anchor: anchor, in: &workspace, id: { Item.ID(environment.uuid()) },
      added: { _ in })
    perform(additions.title, additions.changes, environment)
    message = Message(Self.story(of: additions))
    guard let last = additions.items.last?.id else { return nil }
    if shopping.filter != nil, shownIndex(of: last) == nil { endFilter() }
    select(last)
    return last
  }

  /// Puts items under a category, in one step; it is learnt for each of their names.
  fileprivate mutating func put(_ ids: [Item.ID], under category: Category, _ environment: ToteEnvironment) {
    let items = ids.compactMap { workspace.records[item: $0] }
    guard !items.isEmpty else {
      message = Message("What this was for is gone: somebody else has deleted it.", .refused)
      return
    }
    var corrections: [Row.Key: Change] = [:]
    for item in items {
      if let correction = Additions.correction(category, of: item.name, in: workspace) {
        corrections[correction.key] = correction
      }
    }
    let changes = items.map { Change($0) { $0.category = category } }
    perform(
      "put \(items.summary) under \(category.title)",
      changes + corrections.values.sorted { "\($0.key)" < "\($1.key)" }, environment)
    shopping.marks = []
    let words = items.count == 1 ? "\(items.summary) belongs" : "\(items.told) belong"
    message = Message("\(words) to \(category.title) from now on.")
  }

  fileprivate mutating func edit(_ id: Item.ID, to thing: ParsedItem, _ environment: ToteEnvironment) {
    guard let item = workspace.records[item: id] else {
      message = Message(
        "\(thing.name) is gone: somebody else has deleted it. u brings nothing back, a adds it.", .refused)
      return
    }
    var changes = [
      Change(item) {
        $0.name = thing.name
        $0.amount = thing.amount
        $0.store = thing.store
        $0.price = thing.price
        $0.note = thing.note
        $0.category = thing.category ?? Additions.category(of: thing.name, in: workspace)
      }
    ]
    if let category = thing.category,
      let correction = Additions.correction(category, of: thing.name, in: workspace)
    {
      changes.append(correction)
      message = Message("\(thing.name) belongs to \(category.title) from now on.")
    }
    perform("edit \(item.name)", changes, environment)
    shopping.marks = []
    select(id)
  }

  private static func story(of additions: Additions) -> String {
    guard additions.items.count == 1, let item = additions.items.first, let outcome = additions.outcomes.first
    else {
      let new = additions.outcomes.count { $0.isNew }
      let met = additions.outcomes.count - new
      let added = "Added \(new) item\(new == 1 ? "" : "s")"
      return met == 0 ? "\(added)." : "\(added); \(met) \(met == 1 ? "was" : "were") on the list before."
    }
    return outcome.story(of: item)
  }
}

extension AddOutcome {
  /// What has become of an item, in a sentence.
  func story(of item: Item) -> String {
    switch self {
    case .new(let category), .apart(let category): "Added \(item.name) to \(category.title)."
    case .summed(let sum, let was?): "\(item.name) was there with \(was): now \(sum)."
    case .summed(let sum, nil): "\(item.name) was there: now \(sum)."
    case .unticked: "\(item.name) is wanted again."
    case .there: "\(item.name) is on the list already."
    }
  }
}

extension Message {
  /// There is an amount, a store, a note, but nothing that it is of.
  static func nameless(_ text: String) -> Message {
    Message("A name is missing. In quotes this is one: \"\(text)\"", .refused)
  }
}
