// What is read of a shared list after few changes.

import Testing
import ToteFormats

@testable import ToteModel
@testable import ToteStorage

@Suite struct SharingExcerptTests {
  private let storage: Storage
  private var random = RandomEdits(seed: 3)
  private let list: ShoppingList

  init() throws {
    storage = try Storage.inMemory()
    list = random.list()
    try storage.apply([random.entry(Change(adding: list))])
    let shared = StoredSharedList(list: list.id, href: "/ada/list/", name: "list")
    try storage.editSharing { session throws(StorageError) in try session.save(shared) }
  }

  private mutating func add(_ name: String, state: String = "synced", isUnsent: Bool = false) throws -> Item {
    let item = random.item(on: list.id)
    try storage.apply([random.entry(Change(adding: item))])
    let record = StoredRemoteItem(
      href: "/ada/list/\(name).ics", uid: name, item: item.id, body: "", base: TaskItem(item).stored,
      state: state)
    try storage.editSharing { session throws(StorageError) in
      try session.save(record, of: list.id)
      if !isUnsent { try session.settle(list.id, item.id) }
    }
    return item
  }

  private func names(
    _ read: (SharingSession) throws(StorageError) -> [StoredRemoteItem]
  ) throws -> [String] {
    try storage.readSharing { session throws(StorageError) in try read(session).map(\.uid).sorted() }
  }

  @Test mutating func `what one asks for, what was touched here, and what waits for something`() throws {
    for name in ["a", "b", "c"] { _ = try add(name) }
    for state in ["fresh", "held", "deleting", "left noTask"] { _ = try add(state, state: state) }
    _ = try add("touched", isUnsent: true)
    try storage.editSharing { session throws(StorageError) in
      try session.save(
        StoredRemoteItem(href: "/ada/list/twin.ics", uid: "twin", state: "synced"), of: list.id)
    }
    let asked = try names { session throws(StorageError) in
      try session.remoteItems(
        of: list.id, at: ["/ada/list/b.ics", "/ada/list/nowhere.ics", "/ada/list/b.ics"])
    }
    #expect(asked == ["b"])
    #expect(
      try names { session throws(StorageError) in try session.notedRemoteItems(of: list.id) } == ["touched"])
    let waiting = try names { session throws(StorageError) in try session.waitingRemoteItems(of: list.id) }
    #expect(waiting == ["deleting", "fresh", "held", "twin"])
  }

  @Test mutating func `an item is found on its own list alone, and what stands in a place by that`() throws {
    let item = try add("a")
    let other = random.list()
    try storage.readSharing { session throws(StorageError) in
      #expect(try session.item(item.id, on: list.id) == item)
      #expect(try session.item(item.id, on: other.id) == nil)
      #expect(try session.items(of: list.id, at: item.rank) == [item.id])
      #expect(try session.items(of: other.id, at: item.rank) == [])
    }
  }

  @Test mutating func `a row that was read is written as it is then, however often`() throws {
    let item = try add("milk")
    let ticked = Change(item) { $0.isTicked = true }
    var renamed = item
    renamed.name = "oat milk"
    try storage.editSharing { [random] session throws(StorageError) in
      var random = random
      #expect(try session.item(item.id, on: list.id) == item)
      try session.apply(random.entry(ticked))
      try session.apply(random.entry(Change(item) { $0.name = "oat milk" }))
      // Back to the first state.
      try session.apply(random.entry(ticked.inverse))
    }
    let stored = try storage.readSharing { session throws(StorageError) in
      try session.item(item.id, on: list.id)
    }
    #expect(stored == renamed)
  }

  @Test mutating func `what is known to be settled is not looked at, and all else is`() throws {
    let items = try ["a", "b", "c"].map { try add($0) }
    let noted = { [storage, list] in
      try storage.readSharing { session throws(StorageError) in Set(try session.notedItems(of: list.id)) }
    }
    try storage.apply([random.entry(items[..<2].map { Change($0) { $0.isTicked = true } })])
    #expect(try noted() == Set(items[..<2].map(\.id)))
    try storage.editSharing { session throws(StorageError) in
      try session.settle(list.id, known: [items[0].id])
    }
    #expect(try noted() == Set(items[..<2].map(\.id)))
    try storage.editSharing { session throws(StorageError) in
      try session.settle(list.id, known: [items[0].id, items[1].id])
    }
    #expect(try noted() == [])
  }

  @Test mutating func `a record of what is known to be settled notes nothing`() throws {
    let item = try add("a")
    func save(isSettled: Bool) throws -> Int {
      try storage.editSharing { session throws(StorageError) in
        let record = StoredRemoteItem(
          href: "/ada/list/a.ics", uid: "a", item: item.id, body: "", base: TaskItem(item).stored,
          state: "synced")
        try session.save(record, of: list.id, isSettled: isSettled)
        return try session.notedItems(of: list.id).count
      }
    }
    #expect(try save(isSettled: true) == 0)
    #expect(try save(isSettled: false) == 1)
  }
}
