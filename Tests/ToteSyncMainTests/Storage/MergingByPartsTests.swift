// A long list is merged part by part into a real database, reading only what is needed.

import FoundationEssentials
import Testing

@testable import ToteFormats
@testable import ToteModel
@testable import ToteStorage
@testable import ToteSync
@testable import ToteSyncMain

@Suite struct MergingByPartsTests {
  private let storage: Storage
  private let list = ShoppingList(id: ShoppingList.ID(UUID()), name: "Groceries", created: .zero)
  private let collection = CalendarCollection(href: Href(path: "/ada/list/"), name: "Groceries", token: "2")

  init() throws {
    storage = try Storage.inMemory()
    let edit = Edit(
      id: Edit.ID(UUID()), title: EditTitle(stored: "edit"), moment: .zero, changes: [Change(adding: list)])
    try storage.editSharing { [list] session throws(StorageError) in
      try session.apply(Entry(edit, writer: RowID(UUID())))
      try session.save(StoredSharedList(list: list.id, href: "/ada/list/", name: "Groceries"))
    }
  }

  private func href(_ number: Int) -> Href { Href(path: "/ada/list/\(number).ics") }

  /// A task as another program writes it.
  private func task(_ number: Int, version: Int = 1, note: String = "") -> FetchedItems.Item {
    FetchedItems.Item(
      href: href(number), etag: ETag("\"\(version)\""),
      body: """
        BEGIN:VCALENDAR
        BEGIN:VTODO
        UID:\(number)
        CREATED:20261122T1200\(10 + number % 50)Z
        SUMMARY:thing \(number) of the list
        DESCRIPTION:\(note)
        END:VTODO
        END:VCALENDAR

        """)
  }

  @discardableResult private func merge(_ news: RemoteNews) async throws -> PlannedWrites {
    let client = DAVClient { _ throws(TransportFault) in throw .cancelled }
    return try await SharingStore(storage: storage, list: list.id).environment(client).merge(news, collection)
  }

  private func read<Value: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Value
  ) throws -> Value { try storage.readSharing(work) }

  private struct Contents: Equatable {
    var names: [String]
    var records: Set<String>
    var lines: Int
    var notes: Int
    var unsent: Bool
  }

  private func contents() throws -> Contents {
    try read { session throws(StorageError) in
      Contents(
        names: try session.items(of: list.id).map(\.name),
        records: Set(try session.remoteItems(of: list.id).map { "\($0.href) \($0.etag ?? "") \($0.state)" }),
        lines: Int(try session.tables.lastSequence()), notes: try session.notes().count,
        unsent: try session.mayHaveUnsentItems(list.id))
    }
  }

  @Test func `killed between two parts, the next time goes on, and nothing is there twice`() async throws {
    let tasks = (0..<9).map { task($0) }
    try await merge(RemoteNews(items: Array(tasks[..<4]), isWhole: false, hasMore: true))
    let half = try contents()
    #expect(half.names.count == 4 && !half.unsent)
    // The token is stored only at the very end.
    #expect(try read { session throws(StorageError) in try session.sharedList(list.id)?.token } == nil)
    // Merging a part twice changes nothing.
    try await merge(RemoteNews(items: Array(tasks[..<4]), isWhole: false, hasMore: true))
    #expect(try contents() == half)

    let planned = try await merge(RemoteNews(items: Array(tasks[4...])))
    let whole = try contents()
    #expect(planned == PlannedWrites())
    #expect(whole.names == tasks.indices.map { "thing \($0) of the list" })
    #expect(whole.records.count == 9 && !whole.unsent)
  }

  @Test func `a part sends nothing and deletes nothing; the last one does`() async throws {
    try await merge(RemoteNews(items: (0..<20).map { task($0) }))
    let milk = Item(ParsedItem("milk")!, id: Item.ID(UUID()), list: list.id, rank: .first, created: .zero)
    let edit = Edit(
      id: Edit.ID(UUID()), title: EditTitle(stored: "edit"), moment: .zero, changes: [Change(adding: milk)])
    try storage.editSharing { session throws(StorageError) in
      try session.apply(Entry(edit, writer: RowID(UUID())))
    }
    let part = RemoteNews(
      items: [task(7, version: 2, note: "red")], gone: [href(3)], isWhole: false, hasMore: true)
    #expect(try await merge(part) == PlannedWrites())
    #expect(try contents().names.count == 21)
    let planned = try await merge(RemoteNews(items: [task(8, version: 2, note: "red")], gone: [href(3)]))
    #expect(planned.writes.count == 1)
    #expect(try contents().names.count == 20)
  }

  @Test func `what a part has under another name is the item that has gone elsewhere`() async throws {
    try await merge(RemoteNews(items: (0..<5).map { task($0) }))
    let before = try read { session throws(StorageError) in try session.items(of: list.id).map(\.id) }
    var moved = task(3, version: 2)
    moved.href = href(33)
    try await merge(RemoteNews(items: [moved], gone: [href(3)], isWhole: false, hasMore: true))
    try await merge(RemoteNews(items: [task(4, version: 2, note: "red")], gone: [href(3)]))
    #expect(
      try read { session throws(StorageError) in try session.items(of: list.id).map(\.id) } == before)
  }

  @Test func `of a long list only what has happened is read`() async throws {
    try await merge(RemoteNews(items: (0..<50).map { task($0) }))
    let rows = try read { [list] session throws(StorageError) in
      let rows = try ListRows(
        of: list.id, around: RemoteNews(items: [task(7, version: 2)], gone: [href(9)]), in: session)
      return (rows.items.map(\.name), rows.remotes.map(\.href.path), rows.others?.count)
    }
    #expect(Set(rows.0) == ["thing 7 of the list", "thing 9 of the list"])
    #expect(Set(rows.1) == [href(7).path, href(9).path])
    #expect(rows.2 == 48)
  }

  @Test func `a place that is taken by a row that was not read is told apart all the same`() async throws {
    try await merge(RemoteNews(items: (0..<5).map { task($0) }))
    let taken = try read { session throws(StorageError) in try session.items(of: list.id)[2].rank }
    // Its name sorts before that of the item in its place, so that one has to move.
    let plain = task(10)
    let exact = "X-TOTE-ITEM:v=1&s=thing%2010%20of%20the%20list&n=thing%2010%20of%20the%20list&r=\(taken)\n"
    let twin = FetchedItems.Item(
      href: plain.href, etag: plain.etag, body: plain.body.replacing("END:VTODO", with: exact + "END:VTODO"))
    let planned = try await merge(RemoteNews(items: [twin]))
    let items = try read { session throws(StorageError) in try session.items(of: list.id) }
    #expect(items.count == 6 && Set(items.map(\.rank)).count == 6)
    #expect(items.first { $0.name == "thing 10 of the list" }?.rank == taken)
    // It is sent, so that everyone ends up with the same order.
    #expect(planned.writes.map(\.href) == [href(2)])
  }

  @Test func `a record that cannot be read any more is fetched anew, and is the same item`() async throws {
    try await merge(RemoteNews(items: (0..<5).map { task($0) }))
    try storage.editSharing { session throws(StorageError) in
      try session.database.run("UPDATE remote_item SET state = 'of tomorrow' WHERE href LIKE '%/3.ics'")
    }
    try await merge(RemoteNews(items: [task(3)]))
    #expect(try contents().names.count == 5)
  }
}
