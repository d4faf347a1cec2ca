// Five programs share a list for hundreds of rounds without waiting for each other: two Totes that lose answers and are
// killed, a phone that overwrites anything, one that drops unknown properties, and one that moves and recreates tasks.
// Their clocks are ten years apart. Each edits fields of its own, and no edit may be lost (`SimulationOracle`).
// `TOTE_SYNC_ROUNDS=10000` runs longer and reports.

import FoundationEssentials
import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct SimulationTests {
  /// Each runs 75 rounds, after which all sync up.
  static let seeds = 0..<UInt64(max(4, rounds / 75))
  static let asked = ProcessInfo.processInfo.environment["TOTE_SYNC_ROUNDS"].flatMap { Int($0) }
  static let rounds = asked ?? 300

  @Test func `every edit of a field that one alone edits survives, and all end equal`() throws {
    var (edits, unknowable, lost, lostUnknown, parts, excerpts) = (0, 0, 0, 0, 0, 0)
    for seed in Self.seeds {
      var household = Household(seed: seed)
      for _ in 0..<75 { household.round() }
      let losses = try household.end(seed)
      lost += losses.lost
      lostUnknown += losses.unknown
      edits += household.oracle.edits
      unknowable += household.oracle.unknowable
      parts += household.ada.parts + household.bob.parts
      excerpts += household.ada.excerpts + household.bob.excerpts
    }
    // Guards against testing no parts and excerpts.
    #expect(parts > Self.seeds.count && excerpts > Self.seeds.count * 4)
    guard Self.asked != nil else { return }
    print(
      #"{"rounds": \#(Self.seeds.count * 75), "edits": \#(edits), "lost": \#(lost), "unknowable": \#(unknowable), "#
        + #""unknowableLost": \#(lostUnknown)}"#)
  }
}

/// The shared list and all its programs.
struct Household {
  var chance: SplitMix
  let server: MemoryServer
  let oracle: SimulationOracle
  var ada: Home
  var bob: Home
  var hasty = Phone(isCareful: false, dropsUnknown: false, clock: Moment(calendarTime: "20161122T101500Z"))
  var forgetful = Phone(isCareful: true, dropsUnknown: true, clock: Moment(calendarTime: "20361122T101500Z"))
  var mover = Phone(isCareful: true, dropsUnknown: false)
  /// What the hasty one has edited but not sent.
  var unarrived: [Href: [(field: SimulationOracle.Field, value: String)]] = [:]
  var count = 0

  init(seed: UInt64) {
    chance = SplitMix(seed: seed)
    server = MemoryServer()
    oracle = SimulationOracle(server)
    ada = Home("ada1", seed: seed)
    bob = Home("bob2", seed: seed)
    bob.now -= 10 * 365 * 86_400_000
    (ada.losses, bob.losses) = (5, 5)
    (ada.kills, bob.kills) = (6, 6)
    for _ in 0..<5 { addAtHome() }
    ada.sync(server)
  }

  mutating func addAtHome() {
    count += 1
    ada.add("thing\(count)")
  }

  mutating func round() {
    let number = Int.random(in: 1...max(1, count), using: &chance)
    let value = Int(chance.next() % 1_000_000) + 1
    let name = "thing\(number)"
    switch chance.next() % 24 {
    case 0: addAtHome()
    case 1:
      count += 1
      hasty.add("thing\(count)", [], server)
    case 2...4:
      guard ada.item(name) != nil else { return }
      let amount = Amount(thousandths: Int64(value), unit: .kilogram)!
      ada.edit(name) { $0.amount = amount }
      oracle.edit(number, .amount, amount.description)
    case 5...7:
      guard bob.item(name) != nil else { return }
      bob.edit(name) { $0.price = Price(minorUnits: Int64(value), currency: .euro) }
      oracle.edit(number, .price, "\(value)")
    case 8...9: write(number, [.note], value)
    case 10...11: write(number, [.tick], value)
    case 12: write(number, [.note, .tick], value)
    case 13...14: shop(number, "store \(value)")
    case 15: move(number, value)
    case 16: fetch()
    case 17: forgetful.fetch(server)
    case 18: retry(number)
    case 19...21: ada.sync(server)
    default: bob.sync(server)
    }
  }

  /// Writes one or two fields over whatever is there.
  private mutating func write(_ number: Int, _ fields: [SimulationOracle.Field], _ value: Int) {
    guard let href = copy(of: number, in: hasty), let copy = hasty.copies[href] else { return }
    let isTicked = SimulationOracle.value(.tick, in: copy.body) == "false"
    let isCut = chance.next() % 6 == 0
    let fate: Phone.Fate = !isCut ? .answered : chance.next() % 2 == 0 ? .unanswered : .neverArrived
    unarrived[href, default: []] += fields.map { ($0, $0 == .tick ? "\(isTicked)" : "note \(value)") }
    if fate != .neverArrived { tell(number, href) }
    let isWritten = hasty.edit(href, server, fate: fate) { task in
      if fields.contains(.note) { task["DESCRIPTION"] = "note \(value)" }
      if fields.contains(.tick) { task[raw: "STATUS"] = isTicked ? "COMPLETED" : "NEEDS-ACTION" }
    }
    if fate != .neverArrived { arrive(number, href, isWritten) }
    if chance.next() % 2 == 0 { fetch() }
  }

  private mutating func retry(_ number: Int) {
    guard let href = copy(of: number, in: hasty), hasty.unanswered[href] != nil else { return }
    tell(number, href)
    arrive(number, href, hasty.retry(href, server))
  }

  private mutating func arrive(_ number: Int, _ href: Href, _ isWritten: Bool) {
    for (field, value) in unarrived.removeValue(forKey: href) ?? [] where isWritten {
      oracle.edit(number, field, value)
    }
  }

  private mutating func fetch() {
    hasty.fetch(server)
    unarrived = unarrived.filter { hasty.unanswered[$0.key] != nil }
  }

  private func tell(_ number: Int, _ href: Href) {
    guard let there = server.resources[href], let copy = hasty.copies[href] else { return }
    oracle.overwrite(
      number, there, by: copy, hasty.unanswered[href] == nil ? copy.etag : nil,
      editing: unarrived[href]?.map(\.field) ?? [.note, .tick])
  }

  private mutating func shop(_ number: Int, _ store: String) {
    guard let href = copy(of: number, in: forgetful) else { return }
    // Without an answer it has arrived all the same, and the next edit finds it.
    let fate: Phone.Fate = chance.next() % 6 == 0 ? .unanswered : .answered
    if !forgetful.edit(href, server, fate: fate, { $0["LOCATION"] = store }) {
      forgetful.unanswered = [:]
      forgetful.fetch(server)
      guard forgetful.edit(href, server, { $0["LOCATION"] = store }) else { return }
    }
    oracle.edit(number, .store, store)
  }

  private mutating func move(_ number: Int, _ value: Int) {
    mover.fetch(server)
    guard let href = copy(of: number, in: mover) else { return }
    switch value % 4 {
    case 0: mover.makeAnew(href, at: href, server)
    case 1: mover.makeAnew(href, at: server.collection.appending("anew-\(server.count).ics"), server)
    default: mover.edit(href, server) { $0[raw: "X-APPLE-SORT-ORDER"] = "\(value)" }
    }
  }

  private func copy(of number: Int, in phone: Phone) -> Href? {
    phone.copies.values.first { copy in
      copy.body.contains("SUMMARY:thing\(number)\r\n") || copy.body.contains("SUMMARY:thing\(number) ")
    }?.href
  }

  /// Syncs all; returns how many edits were lost, and how many could be.
  mutating func end(_ seed: UInt64) throws -> (lost: Int, unknown: Int) {
    (ada.losses, bob.losses, ada.kills, bob.kills) = (.max, .max, .max, .max)
    for number in 1...count { retry(number) }
    for _ in 0..<5 {
      ada.sync(server)
      bob.sync(server)
    }
    #expect(ada.sync(server).writes.isEmpty && bob.sync(server).writes.isEmpty, "seed \(seed)")
    func rows(_ items: [TaskItem]) -> [String: [FieldValue]] {
      Dictionary(items.map { ($0.name, $0.fields) }, uniquingKeysWith: { one, _ in one + one })
    }
    let here = rows(ada.items.map { TaskItem($0) })
    #expect(here == rows(bob.items.map { TaskItem($0) }), "seed \(seed)")
    #expect(here == rows(try server.tasks.map { try TaskItem($0) }), "seed \(seed)")
    #expect(here.count == count, "seed \(seed)")
    let items = Dictionary(ada.items.map { ($0.name, TaskItem($0)) }, uniquingKeysWith: { one, _ in one })
    func differing(_ expected: [Int: [SimulationOracle.Field: String]]) -> [String] {
      expected.flatMap { number, fields in
        fields.compactMap { field, value in
          let said = items["thing\(number)"].map { SimulationOracle.value(field, of: $0) }
          return said == value ? nil : "\(field) of thing\(number) is \(said ?? "nowhere"), not \(value)"
        }
      }
    }
    let lost = differing(oracle.expected)
    for sentence in lost { Issue.record("seed \(seed): \(sentence)") }
    return (lost.count, differing(oracle.unknown).count)
  }
}
