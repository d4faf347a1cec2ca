// Moving an item between shared lists keeps what other programs added.

import FoundationEssentials
import Testing

@testable import ToteFormats
@testable import ToteModel
@testable import ToteStorage
@testable import ToteSync
@testable import ToteSyncMain

@Suite struct MovedItemTests {
  private let storage: Storage
  private let food = ShoppingList(id: ShoppingList.ID(UUID()), name: "food", created: .zero)
  private let house = ShoppingList(id: ShoppingList.ID(UUID()), name: "house", created: .zero)

  init() throws {
    storage = try Storage.inMemory()
    for list in [food, house] {
      try apply([Change(adding: list)])
      try storage.editSharing { session throws(StorageError) in
        try session.save(StoredSharedList(list: list.id, href: "/ada/\(list.name)/", name: list.name))
      }
    }
  }

  private func apply(_ changes: [Change]) throws {
    let edit = Edit(
      id: Edit.ID(UUID()), title: EditTitle(stored: "edit"), moment: .zero, changes: changes)
    try storage.editSharing { session throws(StorageError) in
      try session.apply(Entry(edit, writer: RowID(UUID())))
    }
  }

  private func merge(_ list: ShoppingList, _ items: [FetchedItems.Item] = []) async throws -> [RemoteWrite] {
    let client = DAVClient { _ throws(TransportFault) in throw .cancelled }
    let collection = CalendarCollection(href: Href(path: "/ada/\(list.name)/"), name: list.name, token: "2")
    return try await SharingStore(storage: storage, list: list.id).environment(client)
      .merge(RemoteNews(items: items), collection).writes
  }

  /// Milk with a phone's additions, moved from the food list to the house list.
  private func moveMilk() async throws -> Item {
    let body = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:milk
      SUMMARY:milk
      LOCATION:Lidl
      DUE;VALUE=DATE:20340714
      BEGIN:VALARM
      ACTION:DISPLAY
      END:VALARM
      END:VTODO
      END:VCALENDAR

      """
    _ = try await merge(
      food,
      [FetchedItems.Item(href: Href(path: "/ada/food/milk.ics"), etag: ETag("\"1\""), body: body)])
    let item = try #require(
      try storage.readSharing { session throws(StorageError) in try session.items(of: food.id) }.first)
    var moved = item
    moved.list = house.id
    moved.store = nil
    try apply([Change(item) { $0 = moved }])
    return moved
  }

  private func sent() async throws -> (href: Href, body: String)? {
    let writes = try await merge(house)
    guard writes.count == 1, case .put(let body) = writes[0].kind else { return nil }
    return (writes[0].href, body)
  }

  private func expectComplete(_ sent: (href: Href, body: String)?) throws {
    let (href, body) = try #require(sent)
    for line in ["SUMMARY:milk", "DUE;VALUE=DATE:20340714", "BEGIN:VALARM", "X-TOTE-SEEN"] {
      #expect(body.contains(line))
    }
    // The shop was removed here; and it is a resource of its own.
    #expect(!body.contains("LOCATION") && !body.contains("UID:milk"))
    let uid = href.lastName.dropLast(4)
    #expect(body.contains("UID:\(uid)\r\n"))
  }

  private func bodiesOnTheWay() throws -> Int {
    try storage.readSharing { session throws(StorageError) in try session.remoteItems(of: .zero).count }
  }

  private func forgetMilk() throws {
    try storage.editSharing { session throws(StorageError) in
      try session.forget(href: "/ada/food/milk.ics", of: food.id)
    }
  }

  @Test func `what was said of it comes along, where its new list is the first`() async throws {
    _ = try await moveMilk()
    try expectComplete(try await sent())
    let writes = try await merge(food)
    #expect(writes.map(\.kind) == [.delete])
    try forgetMilk()
    #expect(try bodiesOnTheWay() == 0)
  }

  @Test func `what was said of it comes along, where its old list is the first`() async throws {
    _ = try await moveMilk()
    #expect(try await merge(food).map(\.kind) == [.delete])
    try forgetMilk()
    #expect(try bodiesOnTheWay() == 1)
    try expectComplete(try await sent())
    #expect(try bodiesOnTheWay() == 0)
  }

  @Test func `what was deleted there while it was edited here is sent anew with all that was said of it`()
    async throws
  {
    let milk = try await moveMilk()
    try apply([
      Change(milk) {
        $0.list = food.id; $0.note = "fresh"
      }
    ])
    // The server has answered the edit with "gone".
    try forgetMilk()
    let writes = try await merge(food)
    guard writes.count == 1, case .put(let body) = writes[0].kind else {
      Issue.record("nothing is sent")
      return
    }
    try expectComplete((writes[0].href, body))
    #expect(try bodiesOnTheWay() == 0)
  }

  @Test func `nothing is kept of what was deleted on the way`() async throws {
    let milk = try await moveMilk()
    try forgetMilk()
    try apply([Change(removing: milk)])
    // Moving the next item finds stranded bodies.
    _ = try await moveMilk()
    try forgetMilk()
    #expect(try bodiesOnTheWay() == 1)
  }
}
