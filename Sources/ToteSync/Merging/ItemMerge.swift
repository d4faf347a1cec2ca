/// An item that was changed here and elsewhere, field by field: what one side alone has changed is changed, and where both
/// have, no word and no amount is lost.

import ToteFormats
import ToteModel

/// What becomes of an item.
///
/// - Of two amounts of one dimension the larger stays, and an amount beside none.
/// - Of two notes both stay: by lines where they have lines, else one behind the other.
/// - Of anything else what the server has, and the other value is told; and so of all that others have both changed.
package struct ItemMerge: Hashable, Sendable {
  /// What both have changed, each otherwise, and what was given up.
  package struct Conflict: Hashable, Sendable {
    /// As its column is called.
    package var field: String
    package var kept: String
    package var lost: String
  }

  package let item: Item
  package let conflicts: [Conflict]

  /// Where nobody knows what both began from: whatever only one side says stays, and of the rest what the server says.
  package init(synced: TaskItem?, local: Item, remote: TaskItem) {
    var base = TaskItem(local)
    base.details.amount = remote.details.amount == nil ? nil : local.amount
    base.details.category = remote.details.category == nil ? nil : local.category
    base.details.store = remote.details.store == nil ? nil : local.store
    base.details.price = remote.details.price == nil ? nil : local.price
    base.details.note = remote.details.note == nil ? nil : local.note
    self.init(base: base, synced: synced, local: local, remote: remote)
  }

  /// - Parameters:
  ///   - base: What both began from.
  ///   - synced: What was on both sides last; `nil` where that is the base. A program that is slow has begun from an older one.
  ///   - local: As it is here.
  ///   - remote: As it is on the server.
  package init(base: TaskItem, synced: TaskItem? = nil, local: Item, remote: TaskItem) {
    let synced = (synced ?? base).item(insteadOf: local)
    let base = base.item(insteadOf: local)
    let remote = remote.item(insteadOf: local)
    // The common case, and the quick one: nobody has been at it here.
    if local.isSame(as: base) {
      (item, conflicts) = (remote, [])
      return
    }
    var item = local
    // NB: a row comes back as one, since nothing here takes it away.
    if case .item(let merged)? = Change(before: .item(base), after: .item(remote))?.applied(to: .item(local))
    {
      item = merged
    }
    if Self.differ(base.amount, local.amount, remote.amount),
      FieldValue(local.amount) != FieldValue(synced.amount)
    {
      item.amount = Self.larger(local.amount, remote.amount) ?? remote.amount ?? local.amount
    }
    if Self.differ(base.note, local.note, remote.note), FieldValue(local.note) != FieldValue(synced.note) {
      item.note = Self.both(base: base.note, local: local.note, remote: remote.note)
    }
    self.item = item
    conflicts = Self.conflicts(base: base, local: local, remote: remote, merged: item)
  }

  /// The larger of two amounts that can be compared.
  static func larger(_ one: Amount?, _ other: Amount?) -> Amount? {
    guard let one, let other, let isLess = one.isLess(than: other) else { return nil }
    return isLess ? other : one
  }

  /// Whether both sides have changed something, each otherwise.
  private static func differ<Value: FieldType>(_ base: Value?, _ local: Value?, _ remote: Value?) -> Bool {
    let (base, local, remote) = (FieldValue(base), FieldValue(local), FieldValue(remote))
    return base != local && base != remote && local != remote
  }

  private static func both(base: String?, local: String?, remote: String?) -> String? {
    guard let local, let remote else { return local ?? remote }
    if local.contains(remote) { return local }
    if remote.contains(local) { return remote }
    let base = base ?? ""
    guard [base, local, remote].contains(where: { $0.contains("\n") }) else { return "\(remote) / \(local)" }
    let merge = TextMerge(base: base, first: remote, later: local)
    return merge.hasConflict ? "\(remote)\n\(local)" : merge.text
  }

  /// What was given up. That a row stands elsewhere is not worth a line.
  private static func conflicts(base: Item, local: Item, remote: Item, merged: Item) -> [Conflict] {
    let fields = zip(zip(base.fields, local.fields), zip(remote.fields, merged.fields))
    return zip(Item.schema.fields, fields).compactMap { field, values in
      let ((base, local), (remote, merged)) = values
      guard field.rules.isExported, field.kind != .rank, base != local, base != remote, local != remote else {
        return nil
      }
      let lost = merged == remote ? local : merged == local ? remote : nil
      return lost.map { Conflict(field: field.name, kept: merged.text, lost: $0.text) }
    }
  }
}

extension Amount {
  /// Whether it is less than another; `nil` where the two cannot be compared.
  fileprivate func isLess(than other: Amount) -> Bool? {
    guard unit.dimension == other.unit.dimension else { return nil }
    return size < other.size
  }

  /// In the smallest parts of its dimension, a thousand times.
  private var size: Int128 { Int128(thousandths) * unit.size }
}

extension FieldValue {
  /// For the log.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .null, .id: ""
    }
  }
}
