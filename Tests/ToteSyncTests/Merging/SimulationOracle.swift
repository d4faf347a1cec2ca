// What must have survived, and what nobody could have known. A program that unconditionally writes an old copy may take
// back what others have written since. A Tote restores that in all cases but these:
//
// - No Tote knows what was overwritten: it no longer exists anywhere.
// - The copy, or a version between it and the overwritten one, had no `X-TOTE-SEEN`, and the Tote that reads it hasn't
//   read both in this order: it can't tell old text from edits.
// - It repeats an earlier text of the server without `X-TOTE-SEEN`: somebody may have changed it back.
// - An old copy unknown to the Tote was ticked: it can't tell that from an unchanged tick.
//
// Only those values aren't required; they are counted.

import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

final class SimulationOracle {
  enum Field: CaseIterable { case amount, price, note, tick, store }

  /// Expected final values by the number in an item's name.
  private(set) var expected: [Int: [Field: String]] = [:]
  /// Values that may be lost.
  private(set) var unknown: [Int: [Field: String]] = [:]
  private(set) var edits = 0
  /// How many edits may be lost.
  private(set) var unknowable = 0
  /// What each Tote has read or written of a task, in order.
  private var readings: [String: [String: [MemoryServer.Resource]]] = [:]
  private var doubts: [String: [Doubt]] = [:]
  private var bare: [String: [Int]] = [:]

  private struct Doubt {
    var number: Int
    var field: Field
    var new: String
    /// The copy written back.
    var copy: ETag?
    var hasVector: Bool
    var isEdit: Bool
  }

  init(_ server: MemoryServer) {
    server.reads = { [unowned self] in read($0, by: $1) }
    server.writes = { [unowned self] in write($0, by: $1) }
  }

  func edit(_ number: Int, _ field: Field, _ value: String) {
    edits += 1
    expected[number, default: [:]][field] = value
    unknown[number]?[field] = nil
  }

  static func value(_ field: Field, in body: String) -> String {
    guard let task = try? CalendarDocument(Array(body.utf8)).onlyTask(), let item = try? TaskItem(task) else {
      return ""
    }
    return value(field, of: item)
  }

  static func value(_ field: Field, of item: TaskItem) -> String {
    switch field {
    case .amount: item.details.amount?.description ?? ""
    case .price: item.details.price.map { "\($0.minorUnits)" } ?? ""
    case .note: item.details.note ?? ""
    case .tick: "\(item.isTicked)"
    case .store: item.details.store ?? ""
    }
  }

  /// Notes that a copy is about to overwrite what is there.
  ///
  /// - Parameter etag: The copy's version, if the server has had it.
  func overwrite(
    _ number: Int, _ there: MemoryServer.Resource, by copy: FetchedItems.Item, _ etag: ETag?,
    editing fields: [Field]
  ) {
    guard let uid = there.uid, etag != there.etag else { return }
    let isBetween = { (number: Int) in Self.number(etag).map { $0 < number } ?? true }
    let hasVector =
      copy.body.contains(VersionVector.property) && !(bare[uid] ?? []).contains(where: isBetween)
    for field in Field.allCases {
      let (old, new) = (Self.value(field, in: copy.body), Self.value(field, in: there.body))
      let isEdit = fields.contains(field)
      if isEdit ? field != .tick : old == new || field == .price && !hasVector { continue }
      doubts[uid, default: []].append(
        Doubt(number: number, field: field, new: new, copy: etag, hasVector: hasVector, isEdit: isEdit))
    }
  }

  private static func number(_ etag: ETag?) -> Int? { etag.flatMap { Int($0.text.filter(\.isNumber)) } }

  private func write(_ resource: MemoryServer.Resource, by tote: String?) {
    guard let uid = resource.uid else { return }
    if !resource.body.contains(VersionVector.property), let number = Self.number(resource.etag) {
      bare[uid, default: []].append(number)
    }
    guard let tote else { return }
    // From now on, everybody reads this version.
    doubts[uid] = nil
    read(resource, by: tote)
  }

  private func read(_ resource: MemoryServer.Resource, by tote: String) {
    guard let uid = resource.uid else { return }
    let doubts = doubts[uid] ?? []
    let isOld =
      !doubts.isEmpty && doubts.contains { !$0.hasVector }
      && readings[uid]?[tote]?.dropLast().contains { old in
        Field.allCases.allSatisfy {
          $0 == .price || Self.value($0, in: old.body) == Self.value($0, in: resource.body)
        }
      } ?? false
    for doubt in doubts where isOld || !isKnown(doubt, uid, by: tote) {
      guard let value = expected[doubt.number]?.removeValue(forKey: doubt.field) else { continue }
      unknowable += 1
      unknown[doubt.number, default: [:]][doubt.field] = value
    }
    readings[uid, default: [:]][tote, default: []].append(resource)
  }

  private func isKnown(_ doubt: Doubt, _ uid: String, by tote: String) -> Bool {
    let readings = readings[uid] ?? [:]
    let own = readings[tote] ?? []
    if doubt.isEdit { return own.contains { $0.etag == doubt.copy } }
    func says(_ resource: MemoryServer.Resource) -> Bool {
      Self.value(doubt.field, in: resource.body) == doubt.new
    }
    guard doubt.hasVector else {
      guard let new = own.lastIndex(where: says) else { return false }
      return own[..<new].contains { $0.etag == doubt.copy }
    }
    return own.contains(where: says)
      || readings.values.contains { $0.contains { says($0) && $0.body.contains(VersionVector.property) } }
  }
}
