// Two programs change the same item or its list in every combination: both end up showing what the file holds, and
// changes to different fields both survive.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteStorage

@Suite struct ItemPairTests {
  /// An act on an item or its list; some begin before and end after the other program has written.
  enum Act: String, CaseIterable {
    case amount, store, note, name, tick, delete, addAgain, addOther, renameList, archiveList, deleteList

    /// Typed at the end of the item's line.
    var typed: String? {
      switch self {
      case .amount: " 2 l"
      case .store: " @Lidl"
      case .note: " !cold"
      case .name: " fresh"
      case .tick, .delete, .addAgain, .addOther, .renameList, .archiveList, .deleteList: nil
      }
    }

    func begin(_ app: SavedApp) {
      if let typed {
        app.send(.lists(.editBegun))
        app.send(.lists(.itemEditor(.edited(.insert(typed)))))
      } else if self == .addOther {
        app.send(.lists(.addBegun(above: false)))
        app.send(.lists(.itemEditor(.edited(.insert("bread")))))
      }
    }

    func end(_ app: SavedApp) {
      switch self {
      case .amount, .store, .note, .name, .addOther:
        if case .itemEditor? = app.app.lists.panel { app.send(.lists(.itemEditor(.committed))) }
        // A refused line stays in its field.
        if case .itemEditor(let editor)? = app.app.lists.panel, editor.field.isEmpty {
          app.send(.lists(.itemEditor(.closed)))
        }
      case .tick: app.send(.lists(.ticked))
      case .delete: app.send(.lists(.deleted))
      case .addAgain: if app.app.lists.list != nil { app.type("1 kg milk") }
      case .renameList:
        app.send(.lists(.listRenameBegun))
        if case .nameEditor? = app.app.lists.panel {
          app.send(.lists(.nameEditor(.edited(.insert(" 2")))))
          app.send(.lists(.nameEditor(.committed)))
        }
      case .archiveList: app.send(.lists(.listArchived))
      case .deleteList: app.send(.lists(.listDeleted))
      }
      app.save()
    }

    var removes: Bool { self == .delete || self == .deleteList }
  }

  static let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: .zero)
  static let milk = Item(id: Item.ID(high: 2, low: 1), list: list.id, name: "milk", created: .zero)

  private func programs(on folder: TemporaryFolder) throws -> (SavedApp, SavedApp) {
    let first = try Storage(path: folder.database)
    let made = Edit(
      id: Edit.ID(high: 9, low: 9), title: "", moment: .zero,
      changes: [
        Change(adding: Setting(key: "tour", value: "seen")), Change(adding: Self.list),
        Change(adding: Self.milk),
      ])
    try first.apply([Entry(made, writer: .zero)])
    return (try SavedApp(first, ids: 1), try SavedApp(Storage(path: folder.database), ids: 2))
  }

  private func expectAgreement(_ one: SavedApp, _ two: SavedApp, _ what: String) throws {
    for app in [one, two, one] { app.look() }
    let contents = try one.storage.load()
    for app in [one, two] {
      let records = app.app.workspace.records
      #expect(app.app.workspace.isSaved, "\(what)")
      #expect(
        contents.lists.sorted { $0.id < $1.id } == records.lists.sorted { $0.id < $1.id }, "\(what)")
      let items = records.lists.flatMap { records.items(of: $0.id) }
      #expect(contents.items.sorted { $0.id < $1.id } == items.sorted { $0.id < $1.id }, "\(what)")
    }
  }

  @Test("both show the same, and different fields both hold", arguments: Act.allCases, [false, true])
  func pairs(_ one: Act, sees: Bool) throws {
    for two in Act.allCases {
      let what = "\(one), then \(two), \(sees ? "having seen it" : "not having seen it")"
      let folder = TemporaryFolder()
      let (first, second) = try programs(on: folder)
      one.begin(first)
      two.begin(second)
      one.end(first)
      if sees { second.look() }
      two.end(second)
      try expectAgreement(first, second, what)
      let item = try first.storage.load().items.first { $0.id == Self.milk.id }
      if !one.removes, !two.removes {
        let item = try #require(item, "\(what)")
        for act in [one, two] {
          switch act {
          case .amount where one != .addAgain && two != .addAgain:
            #expect(item.details.amount == Amount("2 l"), "\(what)")
          case .store: #expect(item.details.store == "Lidl", "\(what)")
          case .note: #expect(item.details.note == "cold", "\(what)")
          case .name: #expect(item.name == "milk fresh", "\(what)")
          case .amount, .tick, .delete, .addAgain, .addOther, .renameList, .archiveList, .deleteList: break
          }
        }
      }
      if two == .addOther {
        var lines = try first.storage.load().items.map(\.name)
        // If the other program archived or deleted the list, the typed text waits for a new one.
        if case .itemEditor(let editor)? = second.app.lists.panel { lines.append(editor.field.text) }
        if case .nameEditor(let editor)? = second.app.lists.panel { lines.append(editor.line ?? "") }
        #expect(lines.contains("bread"), "\(what)")
      }
      second.send(.undone)
      second.save()
      try expectAgreement(first, second, "\(what), undone")
    }
  }
}
