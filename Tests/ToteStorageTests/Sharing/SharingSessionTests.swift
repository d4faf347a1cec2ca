import FoundationEssentials
import Testing
import ToteFormats

@testable import ToteModel
@testable import ToteStorage

@Suite struct SharingSessionTests {
  private let storage: Storage
  private var random = RandomEdits(seed: 1)
  private let list: ShoppingList

  init() throws {
    storage = try Storage.inMemory()
    list = random.list()
    try storage.apply([random.entry(Change(adding: list))])
  }

  private let account = SharingStatus.Account(
    user: "ada", address: "https://dav.example.org:8443/", problem: .password)

  private func save(_ account: SharingStatus.Account?) throws {
    try storage.editSharing { session throws(StorageError) in try session.save(account) }
  }

  private func save(_ list: StoredSharedList) throws {
    try storage.editSharing { session throws(StorageError) in try session.save(list) }
  }

  private func save(_ items: StoredRemoteItem...) throws {
    try storage.editSharing { session throws(StorageError) in
      for item in items { try session.save(item, of: list.id) }
    }
  }

  private func status() throws -> SharingStatus {
    try storage.readSharing { session throws(StorageError) in try session.status() }
  }

  /// A record that matches its item.
  private func record(_ name: String, of item: Item, state: String = "synced") -> StoredRemoteItem {
    StoredRemoteItem(
      href: "/ada/list/\(name).ics", uid: name, item: item.id, etag: "\"1\"", body: "BEGIN:VCALENDAR",
      base: TaskItem(item).stored, state: state)
  }

  // MARK: The tables

  @Test func `an account that was saved is the same when it is read, and there is one`() throws {
    func read() throws -> SharingStatus.Account? {
      try storage.readSharing { session throws(StorageError) in try session.account() }
    }
    #expect(try read() == nil)
    try save(account)
    #expect(try read() == account)
    let plain = SharingStatus.Account(user: "", address: "http://localhost/")
    try save(plain)
    #expect(try read() == plain)
    try save(nil as SharingStatus.Account?)
    #expect(try read() == nil)
  }

  @Test func `a database keeps the key that it got with its first account`() throws {
    let (one, other) = (UUID(), UUID())
    let keys = try storage.editSharing { session throws(StorageError) in
      [
        try session.accountKey(), try session.accountKey(new: { one }),
        try session.accountKey(new: { other }),
        try session.accountKey(),
      ]
    }
    #expect(keys[0] == nil && keys[1] != nil && Set(keys[1...]).count == 1)
    // Not the one that it forgets after it was restored from a backup.
    let after = try storage.editSharing { session throws(StorageError) in
      _ = try session.sharingClient(new: { other })
      try session.forgetSharingClient()
      return try session.accountKey()
    }
    #expect(after == keys[1])
  }

  @Test func `where an older version had the password's place, saving leaves nothing of it`() throws {
    let left = try storage.editSharing { session throws(StorageError) in
      try session.database.run(
        """
        INSERT INTO account (number, address, user, secret, authorities, home, traits)
          VALUES (1, 'https://a.org/', 'ada', 'command:pass', '/ca.pem', 'https://a.org/ada/', 'digest')
        """)
      try session.save(try session.account())
      return try session.database.text(
        "SELECT secret || ifnull(authorities, '') || ifnull(home, '') || traits FROM account")
    }
    #expect(left == "")
  }

  @Test(arguments: [nil] + SharingProblem.allCases)
  func `a shared list that was saved is the same when it is read`(problem: SharingProblem?) throws {
    let full = StoredSharedList(
      list: list.id, href: "/ada/l%C3%AFst/", name: "Lïst", token: "http://radicale.org/ns/sync/1",
      tag: "\"a\"",
      isReadOnly: true, problem: problem, held: 12, checked: RandomEdits.now)
    for shared in [full, StoredSharedList(list: list.id, href: "/b/", name: "")] {
      try save(shared)
      let (all, one) = try storage.readSharing { session throws(StorageError) in
        (try session.sharedLists(), try session.sharedList(list.id))
      }
      #expect(all == [shared] && one == shared)
    }
  }

  @Test mutating func `two lists are never one collection`() throws {
    try save(StoredSharedList(list: list.id, href: "/a/", name: "b"))
    let other: ShoppingList.ID = random.id()
    try save(StoredSharedList(list: other, href: "/b/", name: "a"))
    let names = try storage.readSharing { session throws(StorageError) in
      try session.sharedLists().map(\.name)
    }
    #expect(names == ["a", "b"])
  }

  @Test mutating func `a record that was saved is the same when it is read, at its place and in its list`()
    throws
  {
    let full = StoredRemoteItem(
      href: "/ada/list/a%40b.ics", uid: "a@b", item: random.id(), etag: "W/\"1\"", body: "one\r\ntwo",
      base: "n=milk", baseSeen: "a=1", past: "n=milk a=1\nn=oat -", unanswered: "! n=milk a=2",
      unansweredBody: "three",
      seen: "a=2&b=3", state: "left several-tasks:2")
    let bare = StoredRemoteItem(href: "/ada/list/c.ics", uid: "c", state: "fresh")
    try save(full, bare)
    let other: ShoppingList.ID = random.id()
    let read = try storage.editSharing { session throws(StorageError) in
      try session.save(full, of: other)
      try session.forget(href: full.href, of: other)
      return [
        try session.remoteItems(of: list.id).sorted { $0.href < $1.href },
        try session.remoteItems(of: list.id, at: bare.href), try session.remoteItems(of: other),
      ]
    }
    #expect(read == [[full, bare], [bare], []])
    var changed = full
    (changed.etag, changed.unanswered, changed.unansweredBody) = (nil, nil, nil)
    try save(changed)
    let again = try storage.readSharing { session throws(StorageError) in
      try session.remoteItems(of: list.id, at: full.href)
    }
    #expect(again == [changed])
  }

  @Test func `the log goes on behind a number, and forgets its oldest lines`() throws {
    let limit = Int(SharingSession.noteLimit)
    try storage.editSharing { session throws(StorageError) in
      try session.add([])
      try session.add(
        (0..<limit + 5).map {
          StoredSharingNote(moment: RandomEdits.now, list: list.id, text: "added\t\($0)")
        })
    }
    let (all, last) = try storage.readSharing { session throws(StorageError) in
      (try session.notes(), try session.notes(after: Int64(limit + 4)))
    }
    #expect(all.count == limit && all.first?.text == "added\t5")
    #expect(
      last == [
        StoredSharingNote(
          number: Int64(limit + 5), moment: RandomEdits.now, list: list.id, text: "added\t\(limit + 4)")
      ])
  }

  @Test func `what this Tote is called is found once, and stays`() throws {
    let names = try (0..<3).map { _ in
      try storage.editSharing { session throws(StorageError) in try session.sharingClient { UUID() } }
    }
    #expect(Set(names).count == 1)
    #expect(names[0].allSatisfy { $0.isLetter || $0.isNumber })
  }

  @Test mutating func `what fails half-way has not happened`() throws {
    let item = random.item(on: list.id)
    let entry = random.entry(Change(adding: item))
    #expect(throws: StorageError.full) {
      try storage.editSharing { session throws(StorageError) in
        try session.apply(entry)
        try session.save(record("a", of: item), of: list.id)
        throw .full
      }
    }
    let counts = try storage.readSharing { session throws(StorageError) in
      (try session.items(of: list.id).count, try session.remoteItems(of: list.id).count)
    }
    #expect(counts == (0, 0))
  }

  @Test func `an edit that changes nothing leaves no line in the journal`() throws {
    let before = try storage.load().sequence
    var random = random
    let entry = random.entry(Change(list) { $0.name = "Groceries" })
    try storage.editSharing { session throws(StorageError) in try session.apply(entry) }
    #expect(try storage.load().sequence == before)
  }

  @Test mutating func `a list that is forgotten stays here, and another one stays shared`() throws {
    let other = random.list("Hardware")
    let (one, two) = (random.item(on: list.id), random.item(on: other.id))
    try storage.apply([random.entry(Change(adding: other), Change(adding: one), Change(adding: two))])
    try save(account)
    try storage.editSharing { session throws(StorageError) in
      for (shared, item) in [(list.id, one), (other.id, two)] {
        try session.save(StoredSharedList(list: shared, href: "/\(shared)/", name: "x"))
        try session.save(record("a", of: item), of: shared)
        try session.add([StoredSharingNote(moment: .zero, list: shared, text: "added\tmilk")])
      }
      try session.forget(list.id)
    }
    func read<Value: Sendable>(
      _ value: (SharingSession) throws(StorageError) -> Value
    ) throws(StorageError) -> Value { try storage.readSharing(value) }
    #expect(
      try read { (session) throws(StorageError) in try session.sharedLists() }.map(\.list) == [other.id])
    #expect(try read { (session) throws(StorageError) in try session.remoteItems(of: list.id) }.isEmpty)
    #expect(try read { (session) throws(StorageError) in try session.remoteItems(of: other.id) }.count == 1)
    #expect(try read { (session) throws(StorageError) in try session.notes() }.map(\.list) == [other.id])
    #expect(try read { (session) throws(StorageError) in try session.items(of: list.id) } == [one])
    #expect(try read { (session) throws(StorageError) in try session.items(of: other.id) } == [two])
    #expect(try read { (session) throws(StorageError) in try session.account() } == account)
  }

  @Test mutating func `deletions are counted since a moment, on one list, and until they were agreed to`()
    throws
  {
    let other: ShoppingList.ID = random.id()
    func count(since moment: Int64) throws -> Int {
      try storage.readSharing { session throws(StorageError) in
        try session.deletions(from: list.id, since: Moment(milliseconds: moment))
      }
    }
    func add(_ note: String, at moment: Int64, to list: ShoppingList.ID) throws {
      try storage.editSharing { session throws(StorageError) in
        try session.add([StoredSharingNote(moment: Moment(milliseconds: moment), list: list, text: note)])
      }
    }
    try add("deleted\tmilk", at: 1, to: list.id)
    try add("deleted\tbread", at: 2, to: list.id)
    try add("deleted\ttea", at: 3, to: other)
    try add("added\tdeleted", at: 3, to: list.id)
    #expect(try count(since: 0) == 2 && count(since: 1) == 1 && count(since: 2) == 0)
    try add("accepted\t2", at: 4, to: list.id)
    try add("deleted\trice", at: 4, to: list.id)
    #expect(try count(since: 0) == 1)
  }

  // MARK: Status

  @Test func `without an account nothing is said`() throws {
    try save(StoredSharedList(list: list.id, href: "/a/", name: "x"))
    #expect(try status() == SharingStatus())
  }

  @Test func `the status has what is in the way, of a list or of all`() throws {
    try save(account)
    try save(
      StoredSharedList(
        list: list.id, href: "/a/", name: "Food", isReadOnly: true, problem: .gone, held: 11,
        checked: RandomEdits.now))
    try storage.editSharing { session throws(StorageError) in
      try session.add([StoredSharingNote(moment: .zero, list: list.id, text: "held\t11")])
    }
    #expect(
      try status()
        == SharingStatus(
          account: .init(user: "ada", address: "https://dav.example.org:8443/", problem: .password),
          lists: [
            list.id: SharedListStatus(
              name: "Food", held: 11, isReadOnly: true, problem: .gone, checked: RandomEdits.now, lastNote: 1)
          ]))
    #expect(try storage.load().sharing == status())
  }

  @Test mutating func `what is unsent: new here, changed here, or no longer here`() throws {
    let items = ["as it was", "new", "changed", "deleted"].map { random.item(on: list.id, $0) }
    try save(account)
    try save(StoredSharedList(list: list.id, href: "/a/", name: "Food"))
    func unsent() throws -> Int? { try status().lists[list.id]?.unsent }

    #expect(try unsent() == 0)
    try storage.apply([random.entry(items[..<3].map { Change(adding: $0) })])
    #expect(try unsent() == 3)
    try save(
      record("as it was", of: items[0]), record("changed", of: items[2]), record("deleted", of: items[3]))
    #expect(try unsent() == 2)
    try storage.apply([random.entry(Change(items[2]) { $0.isTicked = true })])
    #expect(try unsent() == 3)
    // Without a base it is unknown whether the server has it.
    var sent = record("new", of: items[1])
    sent.base = nil
    try save(sent)
    #expect(try unsent() == 3)
  }

  @Test mutating func `only what something was done to is looked at, and nothing where a list is not shared`()
    throws
  {
    let other = random.list("Hardware")
    let items = ["milk", "bread", "tea"].map { random.item(on: list.id, $0) }
    func noted() throws -> Int64? {
      try storage.with { (database) throws(StorageError) in
        try database.integer("SELECT count(*) FROM unsent_item")
      }
    }
    try save(account)
    try storage.apply([
      random.entry(
        [Change(adding: other), Change(adding: random.item(on: other.id))] + items.map { Change(adding: $0) })
    ])
    #expect(try noted() == 0)
    // Sharing the list makes all of it unsent.
    try save(StoredSharedList(list: list.id, href: "/a/", name: "Food"))
    #expect(try noted() == 3 && status().lists[list.id]?.unsent == 3)
    try save(record("milk", of: items[0]), record("bread", of: items[1]), record("tea", of: items[2]))
    func settle(_ item: Item? = nil) throws {
      try storage.editSharing { session throws(StorageError) in
        if let item { try session.settle(list.id, item.id) } else { try session.settle(list.id) }
      }
    }
    try settle(items[0])
    #expect(try noted() == 2)
    try settle()
    #expect(try noted() == 0)
    // Saving the list again notes no items.
    try save(StoredSharedList(list: list.id, href: "/a/", name: "Food", token: "2"))
    try storage.apply([
      random.entry(
        Change(items[0]) { $0.isTicked = true }, Change(adding: random.item(on: other.id, "nails")))
    ])
    #expect(try noted() == 1 && status().lists[list.id]?.unsent == 1)
    // What differs stays noted; moved and deleted items count too.
    try settle()
    try storage.apply([random.entry(Change(items[1]) { $0.list = other.id }, Change(removing: items[2]))])
    #expect(try noted() == 3 && status().lists[list.id]?.unsent == 3)
    try settle()
    #expect(try noted() == 3)
    try storage.editSharing { session throws(StorageError) in
      try session.forget(href: "/ada/list/tea.ics", of: list.id)
      try session.settle(list.id, items[2].id)
      try session.forget(list.id)
    }
    #expect(try noted() == 0)
  }

  @Test mutating func `what waits for a decision or is left alone there is not unsent`() throws {
    let items = ["held", "left", "gone"].map { random.item(on: list.id, $0) }
    try save(account)
    try save(StoredSharedList(list: list.id, href: "/a/", name: "Food"))
    try storage.apply([random.entry(items[..<2].map { Change(adding: $0) })])
    try save(
      record("held", of: items[0], state: "held"), record("left", of: items[1], state: "left no-summary"),
      record("gone", of: items[2], state: "left no-task"),
      StoredRemoteItem(href: "/ada/list/event.ics", uid: "", state: "left no-task"))
    #expect(try status().lists[list.id]?.unsent == 0)
    // An edit that can't be sent still counts.
    try storage.apply([random.entry(Change(items[1]) { $0.isTicked = true })])
    #expect(try status().lists[list.id]?.unsent == 1)
  }
}
