// Four programs share a list for hundreds of rounds, none waiting for the others: two Totes whose answers get lost, one that
// writes over whatever is there, and one that drops what it does not know. Each edits fields of its own, and no edit may be
// lost. `TOTE_SYNC_ROUNDS=10000` makes it longer.

import FoundationEssentials
import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct SimulationTests {
  /// Each of them is 75 rounds, after which all come to rest.
  static let seeds = 0..<UInt64(max(4, rounds / 75))
  static let rounds = ProcessInfo.processInfo.environment["TOTE_SYNC_ROUNDS"].flatMap { Int($0) } ?? 300

  @Test("every edit of a field that one alone edits survives, and all end equal", arguments: seeds)
  func survival(seed: UInt64) throws {
    var household = Household(seed: seed)
    for _ in 0..<75 { household.round() }
    try household.end()
  }
}

/// What is shared, and what everybody has last written.
struct Household {
  var chance: SplitMix
  let server = MemoryServer()
  var ada: Home
  var bob: Home
  var hasty = Phone(isCareful: false, dropsUnknown: false)
  var forgetful = Phone(isCareful: true, dropsUnknown: true)
  /// By the number in the name.
  var amounts: [Int: Amount] = [:]
  var prices: [Int: Price] = [:]
  var notes: [Int: String] = [:]
  var ticks: [Int: Bool] = [:]
  var stores: [Int: String] = [:]
  var count = 0

  init(seed: UInt64) {
    chance = SplitMix(seed: seed)
    ada = Home("ada1", seed: seed)
    bob = Home("bob2", seed: seed)
    (ada.losses, bob.losses) = (5, 5)
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
    switch chance.next() % 20 {
    case 0: addAtHome()
    case 1:
      count += 1
      hasty.add("thing\(count)", [], server)
    case 2...4:
      ada.edit("thing\(number)") { $0.amount = Amount(thousandths: Int64(value), unit: .kilogram) }
      if ada.item("thing\(number)") != nil {
        amounts[number] = Amount(thousandths: Int64(value), unit: .kilogram)
      }
    case 5...7:
      bob.edit("thing\(number)") { $0.price = Price(minorUnits: Int64(value), currency: .euro) }
      if bob.item("thing\(number)") != nil {
        prices[number] = Price(minorUnits: Int64(value), currency: .euro)
      }
    case 8...10: write(number, "note \(value)")
    case 11...12: tick(number)
    case 13...14: shop(number, "store \(value)")
    case 15: hasty.fetch(server)
    case 16: forgetful.fetch(server)
    case 17...18: ada.sync(server)
    default: bob.sync(server)
    }
  }

  private mutating func write(_ number: Int, _ note: String) {
    guard let href = copy(of: number, in: hasty), prepare(href) else { return }
    hasty.edit(href, server) { $0["DESCRIPTION"] = note }
    hasty.fetch(server)
    notes[number] = note
  }

  private mutating func tick(_ number: Int) {
    guard let href = copy(of: number, in: hasty), prepare(href) else { return }
    let isTicked = !(ticks[number] ?? false)
    hasty.edit(href, server) { $0[raw: "STATUS"] = isTicked ? "COMPLETED" : "NEEDS-ACTION" }
    hasty.fetch(server)
    ticks[number] = isTicked
  }

  private mutating func shop(_ number: Int, _ store: String) {
    guard let href = copy(of: number, in: forgetful) else { return }
    if !forgetful.edit(href, server, { $0["LOCATION"] = store }) {
      forgetful.fetch(server)
      guard forgetful.edit(href, server, { $0["LOCATION"] = store }) else { return }
    }
    stores[number] = store
  }

  /// Nobody can bring back what nobody but its writer has seen: the hasty one then looks first.
  private mutating func prepare(_ href: Href) -> Bool {
    guard let resource = server.resources[href] else { return false }
    if !resource.isSeen, hasty.copies[href]?.etag != resource.etag { hasty.fetch(server) }
    return true
  }

  private func copy(of number: Int, in phone: Phone) -> Href? {
    phone.copies.values.first { copy in
      copy.body.contains("SUMMARY:thing\(number)\r\n") || copy.body.contains("SUMMARY:thing\(number) ")
    }?.href
  }

  /// All come to rest.
  mutating func end() throws {
    (ada.losses, bob.losses) = (.max, .max)
    for _ in 0..<4 {
      ada.sync(server)
      bob.sync(server)
    }
    #expect(ada.sync(server).writes.isEmpty && bob.sync(server).writes.isEmpty)
    func rows(_ items: [TaskItem]) -> [String: [FieldValue]] {
      Dictionary(items.map { ($0.name, $0.fields) }, uniquingKeysWith: { one, _ in one + one })
    }
    let here = rows(ada.items.map { TaskItem($0) })
    #expect(here == rows(bob.items.map { TaskItem($0) }))
    #expect(here == rows(try server.tasks.map { try TaskItem($0) }))
    #expect(here.count == count)
    for (number, amount) in amounts {
      #expect(ada.item("thing\(number)")?.amount == amount, "amount \(number)")
    }
    for (number, price) in prices { #expect(ada.item("thing\(number)")?.price == price, "price \(number)") }
    for (number, note) in notes { #expect(ada.item("thing\(number)")?.note == note, "note \(number)") }
    for (number, isTicked) in ticks {
      #expect(ada.item("thing\(number)")?.isTicked == isTicked, "tick \(number)")
    }
    for (number, store) in stores { #expect(ada.item("thing\(number)")?.store == store, "store \(number)") }
  }
}
