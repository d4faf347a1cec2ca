// Two Totes and two other programs share a list through a real server, with cut connections and kills at random. In the
// end all agree, and no edit of a field that only one edits is lost. `TOTE_SHARED_LIFE=2000` runs so many rounds and
// reports.

import FoundationEssentials
import Glibc
import PtyTesting
import Testing
import ToteStorage
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(.onRealServers, .waitsForPrograms)
struct SharedLifeTests {
  static let asked = ProcessInfo.processInfo.environment["TOTE_SHARED_LIFE"].flatMap { Int($0) }
  static let seed = ProcessInfo.processInfo.environment["TOTE_SEED"].flatMap { UInt64($0) } ?? 1
  /// After so many rounds all sync up, and another list begins.
  static let roundsTogether = 100

  @Test(arguments: RealServer.allCases)
  func `four programs lose nothing, whatever is cut and killed`(kind: RealServer) async throws {
    let rounds = Self.asked ?? 40
    let server = try await kind.server()
    var result = SharedLife.Result()
    for start in stride(from: 0, to: rounds, by: Self.roundsTogether) {
      let seed = Self.seed + UInt64(start / Self.roundsTogether)
      var life = try SharedLife(seed: seed, server: server, user: kind == .radicale ? "cleo" : "ada")
      try await life.begin()
      for _ in 0..<min(Self.roundsTogether, rounds - start) { try await life.round() }
      result.add(try await life.end())
    }
    #expect(result.lost == 0)
    // Guards against a test that does nothing.
    #expect(result.cuts > 0 && result.kills > 0)
    if Self.asked != nil {
      print(
        #"{"server": "\#(kind.rawValue)", "rounds": \#(rounds), "edits": \#(result.edits), "lost": \#(result.lost), "#
          + #""cuts": \#(result.cuts), "kills": \#(result.kills)}"#)
    }
  }
}

/// A Tote with its own home, synced by the real program.
private final class LifeHome: Sendable {
  let folder: String

  init() {
    folder = makeMemoryFolder("tote-life")
  }

  deinit { _ = try? BackgroundProgram.output(of: "rm -rf '\(folder)'") }

  func run(_ script: String) async throws -> PlainProgram {
    try await PlainProgram.run(script, in: folder, environment: ["HOME": folder])
  }

  /// Prints its process id first, so that it can be killed.
  func sync() async throws -> PlainProgram { try await run("sh -c 'echo $$ >process; exec tote-sync sync'") }

  func kill() {
    guard let text = try? String(contentsOfFile: folder + "/process", encoding: .utf8),
      let process = pid_t(text.filter(\.isNumber))
    else { return }
    Glibc.kill(process, SIGKILL)
  }

  private func open() throws(StorageError) -> Storage {
    try Storage(path: folder + "/.local/share/tote/tote.db")
  }

  func items() throws -> [Item] {
    let storage = try open()
    defer { storage.close() }
    return try storage.readSharing { session throws(StorageError) in
      guard let list = try session.lists().first(where: { $0.name == "Life" }) else { return [] }
      return try session.items(of: list.id)
    }
  }

  func apply(_ changes: [Change]) throws {
    let storage = try open()
    defer { storage.close() }
    let edit = Edit(id: Edit.ID(UUID()), title: EditTitle(stored: "edit"), moment: .now, changes: changes)
    try storage.editSharing { session throws(StorageError) in
      try session.apply(Entry(edit, writer: RowID(UUID())))
    }
  }
}

/// A program that writes whole tasks back.
private struct LifePhone {
  var isCareful: Bool
  var dropsUnknown: Bool
  var clock: String
  let client: DAVClient
  let collection: WebAddress
  var copies: [Href: FetchedItems.Item] = [:]

  mutating func fetch() async throws {
    let listing = try await client.listing(of: collection, since: nil, hasTokens: false).listing
    let items = try await client.items(listing.present.map(\.href), in: collection).items
    copies = Dictionary(items.map { ($0.href, $0) }, uniquingKeysWith: { one, _ in one })
  }

  func href(of name: String) -> Href? {
    copies.values.first { copy in
      let summary = (try? CalendarDocument(Array(copy.body.utf8)).onlyTask())?["SUMMARY"]
      return summary == name || summary?.hasPrefix(name + " ") == true
    }?.href
  }

  mutating func edit(_ href: Href, _ edit: (inout CalendarComponent) -> Void) async throws -> Bool {
    guard let copy = copies[href], var document = try? CalendarDocument(Array(copy.body.utf8)) else {
      return false
    }
    document.edit { task in
      edit(&task)
      if dropsUnknown { for name in ["X-TOTE-ITEM", "X-TOTE-SEEN"] { task[raw: name] = nil } }
      for name in ["LAST-MODIFIED", "DTSTAMP"] { task[raw: name] = clock }
    }
    let body = String(decoding: document.bytes, as: UTF8.self).replacing("\r\n", with: "\n").replacing(
      "\n", with: "\r\n")
    let condition = isCareful ? DAVRequest.Condition(version: copy.etag) : .always
    guard case .stored = await client.put(body, at: collection.with(href), if: condition) else {
      return false
    }
    try await fetch()
    return true
  }
}

private struct SharedLife {
  struct Result {
    var edits = 0
    var lost = 0
    var cuts = 0
    var kills = 0

    mutating func add(_ other: Result) {
      edits += other.edits
      lost += other.lost
      cuts += other.cuts
      kills += other.kills
    }
  }

  static let count = 6
  var chance: SplitMix
  let seed: UInt64
  let server: CalendarServer
  let user: String
  let proxy: CuttingProxy
  let ada = LifeHome()
  let bob = LifeHome()
  var hasty: LifePhone!
  var forgetful: LifePhone!
  var result = Result()
  /// Expected values by item name.
  var amounts: [String: Amount] = [:]
  var prices: [String: Price] = [:]
  var notes: [String: String] = [:]
  var ticks: [String: Bool] = [:]
  var stores: [String: String] = [:]

  init(seed: UInt64, server: CalendarServer, user: String) throws {
    (chance, self.seed, self.server, self.user) = (SplitMix(seed: seed), seed, server, user)
    proxy = try CuttingProxy(to: server.address.port, seed: seed &* 77)
  }

  mutating func begin() async throws {
    let address = "\(server.address.isSecure ? "https" : "http")://localhost:\(proxy.port)/"
    let authorities = server.authorities.map { "--ca \($0)" } ?? ""
    for home in [ada, bob] {
      let login = try await home.run(
        "umask 077; echo \(user)-secret >secret; tote-sync login \(address) --user \(user) \(authorities) --password-file secret"
      )
      try #require(login.code == 0, "\(login.words)")
    }
    let list = ShoppingList(id: ShoppingList.ID(UUID()), name: "Life", created: .now)
    var changes = [Change(adding: list)]
    var rank = Rank.first
    for number in 1...Self.count {
      changes.append(
        Change(
          adding: Item(
            id: Item.ID(UUID()), list: list.id, name: "thing\(number)", rank: rank,
            created: Moment(milliseconds: 1_790_000_000_000 + Int64(number) * 1_000))))
      rank = .between(rank, nil)
    }
    try ada.apply(changes)
    // The same name in both homes, unique on the server.
    let name = "Life \(seed)"
    let shared = try await ada.run("tote-sync share Life --as '\(name)'")
    try #require(shared.code == 0, "\(shared.words)")
    let joined = try await bob.run(
      "tote add -l Life x >/dev/null; tote-sync join '\(name)'; tote list rename '\(name)' Life")
    try #require(!joined.words.contains("tote-sync:") || joined.code == 0, "\(joined.words)")

    let client = try server.client(user: user)
    let home = server.address.with(path: server.address.isSecure ? "/\(user)/" : "/\(user)/calendars/")
    let found = try await client.collections(from: home).collections.first { $0.name == name }
    let collection = server.address.with(try #require(found).href)
    hasty = LifePhone(
      isCareful: false, dropsUnknown: false, clock: "20161122T101500Z", client: client, collection: collection
    )
    forgetful = LifePhone(
      isCareful: true, dropsUnknown: true, clock: "20361122T101500Z", client: client, collection: collection)
    try await hasty.fetch()
    try await forgetful.fetch()
  }

  mutating func round() async throws {
    let name = "thing\(Int.random(in: 1...Self.count, using: &chance))"
    let value = Int(chance.next() % 1_000_000) + 1
    switch chance.next() % 12 {
    case 0...1:
      guard let item = try ada.items().first(where: { $0.name == name }) else { return }
      let amount = Amount(thousandths: Int64(value), unit: .kilogram)
      try ada.apply([Change(item) { $0.amount = amount }])
      amounts[name] = amount
      result.edits += 1
    case 2...3:
      guard let item = try bob.items().first(where: { $0.name == name }) else { return }
      let price = Price(minorUnits: Int64(value), currency: .euro)
      try bob.apply([Change(item) { $0.price = price }])
      prices[name] = price
      result.edits += 1
    // Writes an old copy over whatever the Totes have written since.
    case 4...5:
      guard let href = hasty.href(of: name) else { return }
      guard try await hasty.edit(href, { $0["DESCRIPTION"] = "note \(value)" }) else { return }
      notes[name] = "note \(value)"
      result.edits += 1
    case 6:
      // A tick on an old copy can't be told from no tick, so fetch first.
      try await hasty.fetch()
      guard let href = hasty.href(of: name) else { return }
      let isTicked = value % 2 == 0
      guard try await hasty.edit(href, { $0[raw: "STATUS"] = isTicked ? "COMPLETED" : "NEEDS-ACTION" }) else {
        return
      }
      ticks[name] = isTicked
      result.edits += 1
    case 7:
      try await forgetful.fetch()
      guard let href = forgetful.href(of: name) else { return }
      guard try await forgetful.edit(href, { $0["LOCATION"] = "store \(value)" }) else { return }
      stores[name] = "store \(value)"
      result.edits += 1
      // Text only this program has read couldn't be restored by anyone.
      try await hasty.fetch()
    case 8...9: try await sync(ada)
    default: try await sync(bob)
    }
  }

  private mutating func sync(_ home: LifeHome) async throws {
    let isDeadly = chance.next() % 2 == 0
    let kill: @Sendable () -> Void = { home.kill() }
    proxy.cut(oneOf: 2, then: isDeadly ? kill : nil)
    if try await home.sync().code == 128 + 9 { result.kills += 1 }
    proxy.cut(oneOf: 0)
  }

  /// Syncs all and counts what was lost.
  mutating func end() async throws -> Result {
    for _ in 0..<5 {
      for home in [ada, bob] {
        let sync = try await home.sync()
        #expect(sync.code == 0, "seed \(seed): \(sync.words)")
      }
    }
    try await hasty.fetch()
    let here = try ada.items()
    let there = try bob.items()
    func rows(_ items: [TaskItem]) -> [String: [FieldValue]] {
      Dictionary(items.map { ($0.name, $0.fields) }, uniquingKeysWith: { one, other in one + other })
    }
    let expected = rows(here.map { TaskItem($0) })
    #expect(expected == rows(there.map { TaskItem($0) }), "seed \(seed)")
    var tasks: [TaskItem] = []
    for copy in hasty.copies.values {
      let document = try CalendarDocument(Array(copy.body.utf8))
      tasks.append(try TaskItem(document.onlyTask()))
    }
    #expect(expected == rows(tasks), "seed \(seed)")
    #expect(here.count == Self.count, "seed \(seed)")
    for home in [ada, bob] {
      let check = try await home.run("tote check")
      #expect(check.output == "No problems found.\n", "seed \(seed)")
    }
    for item in here {
      let isKept: [Bool?] = [
        amounts[item.name].map { $0 == item.amount }, prices[item.name].map { $0 == item.price },
        notes[item.name].map { $0 == item.note }, ticks[item.name].map { $0 == item.isTicked },
        stores[item.name].map { $0 == item.store },
      ]
      for (field, isKept) in zip(["amount", "price", "note", "tick", "store"], isKept) where isKept == false {
        result.lost += 1
        Issue.record("seed \(seed): the \(field) of \(item.name) is lost")
      }
    }
    result.cuts = proxy.cuts
    _ = try await ada.run("tote-sync unshare Life --delete-on-server")
    return result
  }
}
