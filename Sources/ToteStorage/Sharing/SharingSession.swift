import FoundationEssentials
import ToteFormats
import ToteModel

/// What `tote-sync` reads and writes in one transaction: rows, the journal and what is known of the server change
/// together or not at all.
package struct SharingSession {
  let tables: Tables
  var database: Database { tables.database }

  // MARK: Rows

  package func lists() throws(StorageError) -> [ShoppingList] {
    try tables.rows(ShoppingList.self).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
  }

  package func items(of list: ShoppingList.ID) throws(StorageError) -> [Item] {
    try tables.rows(where: "list = ? ORDER BY ticked, rank, id", Value(list))
  }

  package func itemCount(of list: ShoppingList.ID) throws(StorageError) -> Int {
    Int(try database.integer("SELECT sum(count) FROM item_count WHERE list = ?", Value(list)) ?? 0)
  }

  package func corrections() throws(StorageError) -> [CategoryCorrection] {
    try tables.rows(CategoryCorrection.self)
  }

  package func row(_ key: Row.Key) throws(StorageError) -> Row? { try tables.row(key) }

  package func purchasedItems(of item: Item.ID) throws(StorageError) -> [PurchasedItem] {
    try tables.rows(where: "item = ?", Value(item))
  }

  package func purchases(of key: String) throws(StorageError) -> [Purchase] {
    try tables.purchases(of: [key])
  }

  package func setting(_ key: String) throws(StorageError) -> String? {
    if case .setting(let setting)? = try tables.row(.setting(key)) { setting.value } else { nil }
  }

  package func typedAmount(of item: Item.ID) throws(StorageError) -> TypedAmount? {
    try setting(TypedAmount.key(of: item)).map(TypedAmount.init(stored:))
  }

  package func apply(_ entry: Entry) throws(StorageError) {
    if entry.changes.contains(where: { !$0.isEmpty }) { try tables.apply(entry) }
  }

  // MARK: The account

  /// Whom the status names. Nothing is done by it, as a database may come from anyone: `tote-sync` has the account, with
  /// the place of its password, in a file of this machine.
  package func account() throws(StorageError) -> SharingStatus.Account? {
    let statement = try database.statement("SELECT address, user, problem FROM account WHERE number = 1")
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return SharingStatus.Account(
      user: statement.text(1), address: statement.text(0),
      problem: statement.textOrNil(2).flatMap(SharingProblem.init))
  }

  package func save(_ account: SharingStatus.Account?) throws(StorageError) {
    guard let account else { return try database.run("DELETE FROM account") }
    // NB: older versions had the place of the password and more in the other columns.
    try database.run(
      """
      INSERT OR REPLACE INTO account (number, address, user, secret, authorities, home, traits, problem)
        VALUES (1, ?, ?, '', NULL, NULL, '', ?)
      """, .text(account.address), .text(account.user), Value(text: account.problem?.rawValue))
  }

  /// A random number by which the file of this machine knows the database again; nil before the first login.
  package func accountKey() throws(StorageError) -> Int64? { try number(of: "account") }

  package func accountKey(new: () -> UUID) throws(StorageError) -> Int64 {
    try number(of: "account", new: new)
  }

  /// Forgets this Tote's id: a database restored from a backup would reuse version numbers.
  package func forgetSharingClient() throws(StorageError) {
    try database.run("DELETE FROM upkeep WHERE name = 'sharingClient'")
  }

  /// This Tote's permanent id in the version vectors it writes.
  package func sharingClient(new: () -> UUID) throws(StorageError) -> String {
    String(try number(of: "sharingClient", new: new), radix: 36)
  }

  private func number(of name: String) throws(StorageError) -> Int64? {
    try database.integer("SELECT value FROM upkeep WHERE name = ?", .text(name))
  }

  private func number(of name: String, new: () -> UUID) throws(StorageError) -> Int64 {
    if let number = try number(of: name) { return number }
    let bytes = new().uuid
    let number = [bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5].reduce(Int64(0)) {
      $0 << 8 | Int64($1)
    }
    try database.run("INSERT INTO upkeep (name, value) VALUES (?, ?)", .text(name), .integer(number))
    return number
  }

  // MARK: Shared lists

  package func sharedLists() throws(StorageError) -> [StoredSharedList] {
    let statement = try database.statement(
      """
      SELECT list, href, name, token, tag, read_only, problem, held, checked FROM shared_list ORDER BY name, href
      """)
    defer { statement.reset() }
    var lists: [StoredSharedList] = []
    while try statement.step() {
      guard let list: ShoppingList.ID = statement.id(0) else { throw .damaged }
      lists.append(
        StoredSharedList(
          list: list, href: statement.text(1), name: statement.text(2), token: statement.textOrNil(3),
          tag: statement.textOrNil(4), isReadOnly: statement.integer(5) != 0,
          problem: statement.textOrNil(6).flatMap(SharingProblem.init), held: Int(statement.integer(7)),
          checked: statement.integerOrNil(8).map { Moment(milliseconds: $0) }))
    }
    return lists
  }

  package func sharedList(_ list: ShoppingList.ID) throws(StorageError) -> StoredSharedList? {
    try sharedLists().first { $0.list == list }
  }

  package func save(_ list: StoredSharedList) throws(StorageError) {
    if try sharedList(list.list) == nil {
      // Unsent from now on, since only this database has these items.
      try database.run(
        "INSERT OR IGNORE INTO unsent_item SELECT list, id FROM item WHERE list = ?", Value(list.list))
    }
    try database.run(
      """
      INSERT OR REPLACE INTO shared_list (list, href, name, token, tag, read_only, problem, held, checked)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      Value(list.list), .text(list.href), .text(list.name), Value(text: list.token), Value(text: list.tag),
      .integer(list.isReadOnly ? 1 : 0), Value(text: list.problem?.rawValue), .integer(Int64(list.held)),
      list.checked.map { .integer($0.milliseconds) } ?? .null)
  }

  /// Stops sharing a list. Deletes no items, neither here nor on the server.
  package func forget(_ list: ShoppingList.ID) throws(StorageError) {
    for table in ["remote_item", "shared_list", "sharing_log", "unsent_item"] {
      try database.run("DELETE FROM \(table) WHERE list = ?", Value(list))
    }
  }

  // MARK: What is on the server

  package func remoteItems(
    of list: ShoppingList.ID, at href: String? = nil
  ) throws(StorageError) -> [StoredRemoteItem] {
    if let href { return try remoteItems("WHERE list = ? AND href = ?", Value(list), .text(href)) }
    return try remoteItems("WHERE list = ?", Value(list))
  }

  func remoteItems(_ condition: String, _ values: Value...) throws(StorageError) -> [StoredRemoteItem] {
    let statement = try database.statement(
      """
      SELECT href, uid, item, etag, body, base, base_seen, past, unanswered, unanswered_body, seen, state
        FROM remote_item \(condition)
      """)
    try statement.bind(values)
    defer { statement.reset() }
    var items: [StoredRemoteItem] = []
    while try statement.step() {
      items.append(
        StoredRemoteItem(
          href: statement.text(0), uid: statement.text(1), item: statement.id(2),
          etag: statement.textOrNil(3), body: statement.text(4), base: statement.textOrNil(5),
          baseSeen: statement.textOrNil(6), past: statement.text(7), unanswered: statement.textOrNil(8),
          unansweredBody: statement.textOrNil(9), seen: statement.text(10), state: statement.text(11)))
    }
    return items
  }

  /// Versions and states without the bodies, which are most of the data.
  package func remoteVersions(
    of list: ShoppingList.ID
  ) throws(StorageError) -> [(href: String, etag: String?, state: String)] {
    let statement = try database.statement("SELECT href, etag, state FROM remote_item WHERE list = ?")
    try statement.bind([Value(list)])
    defer { statement.reset() }
    var versions: [(href: String, etag: String?, state: String)] = []
    while try statement.step() {
      versions.append((statement.text(0), statement.textOrNil(1), statement.text(2)))
    }
    return versions
  }

  /// - Parameter isSettled: Whether the local item is known to match the server, so that nothing needs comparing.
  package func save(
    _ item: StoredRemoteItem, of list: ShoppingList.ID, isSettled: Bool = false
  ) throws(StorageError) {
    if let item = item.item, !isSettled {
      try database.run(
        "INSERT OR IGNORE INTO unsent_item (list, item) VALUES (?, ?)", Value(list), Value(item))
    }
    let id: Value = item.item.map { Value($0) } ?? .null
    let columns = [
      .text(item.uid), Value(text: item.etag), .text(item.body), Value(text: item.base),
      Value(text: item.baseSeen),
      .text(item.past), Value(text: item.unanswered), Value(text: item.unansweredBody), .text(item.seen),
      .text(item.state),
    ]
    // The record usually exists with the same item; updating it then writes no index.
    try database.run(
      """
      UPDATE remote_item SET uid = ?, etag = ?, body = ?, base = ?, base_seen = ?, past = ?, unanswered = ?,
        unanswered_body = ?, seen = ?, state = ? WHERE list = ? AND href = ? AND item IS ?
      """, columns + [Value(list), .text(item.href), id])
    if database.changedRows > 0 { return }
    if let item = item.item { try forgetBodiesOnTheWay(of: item) }
    try unsettle(href: item.href, of: list)
    try database.run(
      """
      INSERT OR REPLACE INTO remote_item
        (uid, etag, body, base, base_seen, past, unanswered, unanswered_body, seen, state, list, href, item)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, columns + [Value(list), .text(item.href), id])
  }

  package func forget(href: String, of list: ShoppingList.ID) throws(StorageError) {
    try unsettle(href: href, of: list)
    try keepBodyOnTheWay(from: href, of: list)
    try database.run("DELETE FROM remote_item WHERE list = ? AND href = ?", Value(list), .text(href))
  }

  // MARK: The log

  static let noteLimit: Int64 = 2_000

  package func add(_ notes: [StoredSharingNote]) throws(StorageError) {
    for note in notes {
      try database.run(
        "INSERT INTO sharing_log (moment, list, note) VALUES (?, ?, ?)", .integer(note.moment.milliseconds),
        Value(note.list), .text(note.text))
    }
    if !notes.isEmpty {
      try database.run(
        "DELETE FROM sharing_log WHERE number <= (SELECT max(number) FROM sharing_log) - ?",
        .integer(Self.noteLimit))
    }
  }

  package func notes(after number: Int64 = 0) throws(StorageError) -> [StoredSharingNote] {
    let statement = try database.statement(
      "SELECT number, moment, list, note FROM sharing_log WHERE number > ? ORDER BY number")
    try statement.bind([.integer(number)])
    defer { statement.reset() }
    var notes: [StoredSharingNote] = []
    while try statement.step() {
      guard let list: ShoppingList.ID = statement.id(2) else { throw .damaged }
      notes.append(
        StoredSharingNote(
          number: statement.integer(0), moment: Moment(milliseconds: statement.integer(1)), list: list,
          text: statement.text(3)))
    }
    return notes
  }

  /// How many items others have deleted from a list, not counting those that the user has agreed to.
  package func deletions(from list: ShoppingList.ID, since moment: Moment) throws(StorageError) -> Int {
    let count = try database.integer(
      """
      SELECT count(*) FROM sharing_log
      WHERE list = ?1 AND moment > ?2 AND substr(note, 1, 8) = 'deleted' || char(9) AND number > ifnull(
        (SELECT max(number) FROM sharing_log WHERE list = ?1 AND substr(note, 1, 9) = 'accepted' || char(9)), 0)
      """, Value(list), .integer(moment.milliseconds))
    return Int(count ?? 0)
  }

  // MARK: Status

  package func status() throws(StorageError) -> SharingStatus {
    guard let account = try account() else { return SharingStatus() }
    var status = SharingStatus(account: account)
    for shared in try sharedLists() {
      status.lists[shared.list] = SharedListStatus(
        name: shared.name, unsent: try unsentItems(of: shared.list).count, held: shared.held,
        isReadOnly: shared.isReadOnly, problem: shared.problem, checked: shared.checked,
        lastNote: try database.integer(
          "SELECT max(number) FROM sharing_log WHERE list = ?", Value(shared.list)) ?? 0)
    }
    return status
  }
}

extension Value {
  fileprivate init(text: String?) { self = text.map { .text($0) } ?? .null }
}

extension Storage {
  package func readSharing<Result: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try readTables { tables throws(StorageError) in try work(SharingSession(tables: tables)) }
  }

  package func editSharing<Result: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try with { database throws(StorageError) in
      try database.transaction { () throws(StorageError) in
        try database.checkNotMoved()
        return try work(SharingSession(tables: Tables(database: database)))
      }
    }
  }
}
