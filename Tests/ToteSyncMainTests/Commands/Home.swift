import Composable
import FoundationEssentials
import Glibc
import Synchronization
import Testing
import ToteTesting
import ToteStorage

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

/// A Tote with its own database, as cleo at Radicale; removed after the test.
final class Home: Sendable {
  let folder: String
  let server: CalendarServer
  private let requests = Mutex<[String]>([])
  private let printed = Mutex<[String]>([])
  private let said = Mutex<[String]>([])
  private let count = Mutex<Int64>(0)

  init(_ server: CalendarServer) throws {
    self.server = server
    folder = makeMemoryFolder("tote-sharing")
    try edit { session throws(StorageError) in try session.save(account, in: accountFile) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var account: Account {
    Account(
      address: server.address, user: "cleo", secret: .file("/nowhere"), authorities: server.authorities,
      home: server.address.with(path: "/cleo/"))
  }

  var accountFile: AccountFile {
    AccountFile(path: folder + "/accounts/a.json", database: folder + "/tote.db")
  }

  func open() throws(StorageError) -> Storage { try Storage(path: folder + "/tote.db") }

  func read<Value: Sendable>(_ work: (SharingSession) throws(StorageError) -> Value) throws -> Value {
    let storage = try open()
    defer { storage.close() }
    return try storage.readSharing(work)
  }

  @discardableResult func edit<Value: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Value
  ) throws -> Value {
    let storage = try open()
    defer { storage.close() }
    return try storage.editSharing(work)
  }

  // MARK: Rows

  func lists() throws -> [ShoppingList] { try read { session throws(StorageError) in try session.lists() } }

  func list(_ name: String) throws -> ShoppingList { try #require(try lists().first { $0.name == name }) }

  func items(_ name: String) throws -> [Item] {
    let id = try list(name).id
    return try read { session throws(StorageError) in try session.items(of: id) }
  }

  func item(_ name: String, on list: String) throws -> Item {
    try #require(try items(list).first { $0.name == name })
  }

  /// Items as add-field lines, with a cross if ticked and without categories.
  func lines(_ name: String) throws -> [String] {
    try items(name).map { item in
      var details = item.details
      details.category = nil
      return (item.isTicked ? "x " : "") + ParsedItem(name: item.name, details: details)!.description
    }
  }

  func apply(_ changes: [Change]) throws {
    let entry = Entry(
      Edit(id: Edit.ID(UUID()), title: EditTitle(stored: "edit"), moment: .now, changes: changes),
      writer: RowID(UUID()))
    try edit { session throws(StorageError) in try session.apply(entry) }
  }

  func add(_ lines: String..., to name: String) throws { try add(lines, to: name) }

  /// Makes the list if it is missing.
  func add(_ lines: [String], to name: String) throws {
    let lists = try lists()
    let known = lists.first { $0.name == name }
    let new = ShoppingList(
      id: ShoppingList.ID(UUID()), name: name, rank: Rank.between(lists.last?.rank, nil), created: .now)
    let list = known ?? new
    var rank = known == nil ? nil : try items(name).map(\.rank).max()
    let items = lines.map { line in
      rank = Rank.between(rank, nil)
      let created = count.withLock {
        $0 += 1
        return Moment(milliseconds: 1_790_000_000_000 + $0 * 1_000)
      }
      var item = Item(
        ParsedItem(line)!, id: Item.ID(UUID()), list: list.id, rank: rank!, created: created)
      item.category = item.category ?? Catalogue.category(of: item.name, corrections: [:])
      return item
    }
    try apply((known == nil ? [Change(adding: list)] : []) + items.map { Change(adding: $0) })
  }

  func change(_ item: String, on list: String, _ change: (inout Item) -> Void) throws {
    try apply([Change(try self.item(item, on: list), change)])
  }

  /// Undoes the last step and returns its title.
  func undo() throws -> EditTitle? {
    let storage = try open()
    defer { storage.close() }
    var workspace = Workspace(try storage.load(), writer: RowID(UUID()))
    let title = workspace.history.undoable.last?.title
    _ = workspace.undo(id: Entry.ID(UUID()), at: .now)
    try storage.apply(workspace.unsaved)
    return title
  }

  func purchases(_ name: String) throws -> Int {
    let key = ItemName.key(of: name)
    guard
      case .purchase(let purchase)? = try read({ session throws(StorageError) in
        try session.row(.purchase(key))
      })
    else { return 0 }
    return purchase.count
  }

  /// Messages printed since the last call.
  var told: [String] {
    said.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  // MARK: Commands

  /// The network; records every change sent to the server.
  func client(password: String? = nil) throws -> DAVClient {
    let client = try server.client(user: "cleo", password: password ?? "cleo-secret")
    return DAVClient { [self] request async throws(TransportFault) in
      if [.put, .delete, .makeCalendar, .makeCollection].contains(request.method) {
        requests.withLock { $0.append(request.method.rawValue) }
      }
      return try await client.send(request)
    }
  }

  /// Requests sent since the last call.
  var sent: [String] {
    requests.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  @discardableResult
  func run(
    _ command: SharingCommand, password: String? = nil, client: DAVClient? = nil, at now: Moment = .now
  ) async throws -> [String] {
    let client = try client ?? self.client(password: password)
    try await command.run(
      SharingCommandEnvironment(
        storage: { [self] () throws(StorageError) in try open() }, connect: { _ in client },
        account: accountFile, forgetSecret: { _ in },
        print: { [self] line in printed.withLock { $0.append(line) } },
        say: { [self] line in said.withLock { $0.append(line) } }, now: { now }, minutesAhead: { _ in 120 }))
    return printed.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func sync() async throws { try await run(.sync(list: nil)) }

  func status(_ name: String) throws -> SharedListStatus? {
    let id = try list(name).id
    return try read { session throws(StorageError) in try session.status() }.lists[id]
  }

  func problem() throws -> SharingProblem? {
    try read { session throws(StorageError) in try session.status() }.account?.problem
  }

  func collection(_ name: String) throws -> WebAddress {
    let id = try list(name).id
    let shared = try read { session throws(StorageError) in try session.sharedList(id) }
    return server.address.with(Href(path: try #require(shared).href))
  }

  func hrefs(_ list: String) async throws -> [Href] {
    let (listing, _) = try await client().listing(of: try collection(list), since: nil, hasTokens: false)
    return listing.present.map(\.href)
  }

  func notes() throws -> [SyncNote] {
    try read { session throws(StorageError) in try session.notes() }.compactMap { SyncNote(stored: $0.text) }
  }
}

extension Home {
  /// Two Totes that share a list of these lines; its name on the server is unique to the test.
  static func sharing(_ lines: [String], as name: String = #function) async throws -> (Home, Home, String) {
    let server = try await CalendarServer.radicale.value
    let (ada, bob) = (try Home(server), try Home(server))
    try ada.add(lines, to: "Groceries")
    let name = name.filter { $0.isLetter || $0 == " " }
    try await ada.run(.share(list: "groc", name: name))
    try await bob.run(.join(name))
    _ = (ada.sent, bob.sent)
    return (ada, bob, name)
  }
}
