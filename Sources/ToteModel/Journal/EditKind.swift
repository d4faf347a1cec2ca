import FoundationEssentials

package enum EditKind: Hashable, Sendable {
  case addItems(EditSubject)
  case editItem(String)
  case tickItems(EditSubject)
  case untickItems(EditSubject)
  case moveItem(String)
  case moveItems(EditSubject, list: String)
  case categorizeItems(EditSubject, Category)
  case deleteItems(EditSubject)
  case clearItems(EditSubject)
  case forgetPurchase(String)
  case pricePurchase(String)
  case repeatItem(String)
  /// Recurring items that were due.
  case addStaples(EditSubject)
  /// Put at home.
  case keepAtHome(EditSubject)
  case useUp(EditSubject)
  /// A recipe, whose amounts were taken from what is at home.
  case cook(String)
  /// Meals of a week, by what there is to eat.
  case planMeals(EditSubject)
  case unplanMeal(String)

  case createList(String)
  case renameList(String)
  case duplicateList(String)
  case archiveList(String)
  case unarchiveList(String)
  case deleteList(String)
  case setBudget(String)
  case orderLists
  case orderAisles(String)

  // Untitled notes have an empty name.
  case createNote(String)
  case editNote(String)
  case tickBox(note: String)
  case pinNote(String)
  case unpinNote(String)
  case archiveNote(String)
  case restoreNote(String)
  case trashNotes(EditSubject)
  case renameLinks(String)
  case renameTag(String)
  /// The folder is empty for the top.
  case moveNotes(EditSubject, folder: String)
  case renameFolder(String)
  case attachNote(String, item: String)

  /// The name is empty for standard input.
  case importFile(String)
  /// Made by `tote check`.
  case repair
  /// A single earlier step, with its title, undone out of order.
  case undoStep(Edit.ID, EditTitle)
}

package enum EditSubject: Hashable, Sendable {
  case one(String)
  case several(Int)

  package init(_ names: [String]) { self = names.count == 1 ? .one(names[0]) : .several(names.count) }
}

// The stored form: a word for the kind, then its texts. Never change the words.
extension EditKind {
  var fields: [String] {
    switch self {
    case .addItems(let items): ["add"] + items.fields
    case .editItem(let name): ["edit", name]
    case .tickItems(let items): ["tick"] + items.fields
    case .untickItems(let items): ["untick"] + items.fields
    case .moveItem(let name): ["move", name]
    case .moveItems(let items, let list): ["moveToList"] + items.fields + [list]
    case .categorizeItems(let items, let category): ["categorize"] + items.fields + [category.rawValue]
    case .deleteItems(let items): ["delete"] + items.fields
    case .clearItems(let items): ["clear"] + items.fields
    case .forgetPurchase(let name): ["forget", name]
    case .pricePurchase(let name): ["price", name]
    case .repeatItem(let name): ["repeat", name]
    case .addStaples(let items): ["staples"] + items.fields
    case .keepAtHome(let items): ["home"] + items.fields
    case .useUp(let items): ["used"] + items.fields
    case .cook(let name): ["cooked", name]
    case .planMeals(let meals): ["planMeals"] + meals.fields
    case .unplanMeal(let name): ["unplanMeal", name]
    case .createList(let name): ["createList", name]
    case .renameList(let name): ["renameList", name]
    case .duplicateList(let name): ["duplicateList", name]
    case .archiveList(let name): ["archiveList", name]
    case .unarchiveList(let name): ["unarchiveList", name]
    case .deleteList(let name): ["deleteList", name]
    case .setBudget(let name): ["setBudget", name]
    case .orderLists: ["orderLists"]
    case .orderAisles(let shop): ["orderAisles", shop]
    case .createNote(let name): ["createNote", name]
    case .editNote(let name): ["editNote", name]
    case .tickBox(let name): ["tickBox", name]
    case .pinNote(let name): ["pinNote", name]
    case .unpinNote(let name): ["unpinNote", name]
    case .archiveNote(let name): ["archiveNote", name]
    case .restoreNote(let name): ["restoreNote", name]
    case .trashNotes(let notes): ["trashNotes"] + notes.fields
    case .renameLinks(let title): ["renameLinks", title]
    case .renameTag(let tag): ["renameTag", tag]
    case .moveNotes(let notes, let folder): ["moveNotes"] + notes.fields + [folder]
    case .renameFolder(let folder): ["renameFolder", folder]
    case .attachNote(let name, let item): ["attachNote", name, item]
    case .importFile(let name): ["import", name]
    case .repair: ["repair"]
    case .undoStep(let id, let title):
      ["undoStep", id.description]
        + title.stored.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// `nil` if this version doesn't know the kind or lacks one of its texts. Further texts are ignored.
  init?(_ word: Substring, _ fields: [Substring]) {
    var fields = fields[...]
    func text() -> String? { fields.popFirst().map(String.init) }
    func of(_ make: (String) -> EditKind) -> EditKind? { text().map(make) }
    func of(_ make: (EditSubject) -> EditKind) -> EditKind? { EditSubject(&fields).map(make) }

    let kind: EditKind? =
      switch word {
      case "add": of(EditKind.addItems)
      case "edit": of(EditKind.editItem)
      case "tick": of(EditKind.tickItems)
      case "untick": of(EditKind.untickItems)
      case "move": of(EditKind.moveItem)
      case "moveToList":
        EditSubject(&fields).flatMap { items in text().map { .moveItems(items, list: $0) } }
      case "categorize":
        EditSubject(&fields).flatMap { items in
          text().map { .categorizeItems(items, Category(rawValue: $0)) }
        }
      case "delete": of(EditKind.deleteItems)
      case "clear": of(EditKind.clearItems)
      case "forget": of(EditKind.forgetPurchase)
      case "price": of(EditKind.pricePurchase)
      case "repeat": of(EditKind.repeatItem)
      case "staples": of(EditKind.addStaples)
      case "home": of(EditKind.keepAtHome)
      case "used": of(EditKind.useUp)
      case "cooked": of(EditKind.cook)
      case "planMeals": of(EditKind.planMeals)
      case "unplanMeal": of(EditKind.unplanMeal)
      case "createList": of(EditKind.createList)
      case "renameList": of(EditKind.renameList)
      case "duplicateList": of(EditKind.duplicateList)
      case "archiveList": of(EditKind.archiveList)
      case "unarchiveList": of(EditKind.unarchiveList)
      case "deleteList": of(EditKind.deleteList)
      case "setBudget": of(EditKind.setBudget)
      case "orderLists": .orderLists
      case "orderAisles": of(EditKind.orderAisles)
      case "createNote": of(EditKind.createNote)
      case "editNote": of(EditKind.editNote)
      case "tickBox": of(EditKind.tickBox)
      case "pinNote": of(EditKind.pinNote)
      case "unpinNote": of(EditKind.unpinNote)
      case "archiveNote": of(EditKind.archiveNote)
      case "restoreNote": of(EditKind.restoreNote)
      case "trashNotes": of(EditKind.trashNotes)
      case "renameLinks": of(EditKind.renameLinks)
      case "renameTag": of(EditKind.renameTag)
      case "moveNotes":
        EditSubject(&fields).flatMap { notes in text().map { .moveNotes(notes, folder: $0) } }
      case "renameFolder": of(EditKind.renameFolder)
      case "attachNote": text().flatMap { note in text().map { .attachNote(note, item: $0) } }
      case "import": of(EditKind.importFile)
      case "repair": .repair
      case "undoStep":
        text().flatMap(UUID.init(uuidString:)).map {
          .undoStep(Edit.ID($0), EditTitle(stored: fields.joined(separator: "\t")))
        }
      default: nil
      }
    guard let kind else { return nil }
    self = kind
  }
}

extension EditSubject {
  /// Only a single name is stored, so notes deleted for good leave no trace in larger edits.
  fileprivate var fields: [String] {
    switch self {
    case .one(let name): [name, "1"]
    case .several(let count): ["", "\(count)"]
    }
  }

  fileprivate init?(_ fields: inout ArraySlice<Substring>) {
    guard let name = fields.popFirst(), let count = fields.popFirst().flatMap({ Int($0) }) else { return nil }
    self = count == 1 ? .one(String(name)) : .several(count)
  }
}
