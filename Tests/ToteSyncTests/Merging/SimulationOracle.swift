// What must have survived, and what nobody could have known. A program that writes an old copy over what is there, without a
// condition, may take back what others have written since. A Tote gives that back, and can in all cases but these:
//
// - No Tote knows what was written over: it stands nowhere any more.
// - The copy was without `X-TOTE-SEEN`, or something between it and what it was written over, and a Tote that reads it has not
//   read that very copy and then what was written over: it cannot tell what is old from what was edited.
// - It says what the server had before to the word, without `X-TOTE-SEEN`: somebody may have edited it back.
// - A tick on an old copy that a Tote that reads it has not read: it cannot tell ticking from leaving as it was.
//
// Just those values are not asked for, and they are counted.

import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

final class SimulationOracle {
  enum Field: CaseIterable { case amount, price, note, tick, store }

  /// What an item should say in the end, by the number in its name.
  private(set) var expected: [Int: [Field: String]] = [:]
  /// What may be lost.
  private(set) var unknown: [Int: [Field: String]] = [:]
  private(set) var edits = 0
  /// How many edits nobody could know of.
  private(set) var unknowable = 0
  /// What each Tote has read or written of a task, in its order.
  private var readings: [String: [String: [MemoryServer.Resource]]] = [:]
  private var doubts: [String: [Doubt]] = [:]
  /// The versions without a vector.
  private var bare: [String: [Int]] = [:]

  private struct Doubt {
    var number: Int
    var field: Field
    var new: String
    /// The copy that was written back.
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

  /// Somebody is about to write a copy over what is there, without looking.
  ///
  /// - Parameter etag: Which version the copy is; `nil` where the server does not have it.
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
    // From now on it is this that everybody reads.
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
