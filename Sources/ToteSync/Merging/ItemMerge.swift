/// An item that was changed here and elsewhere, field by field: what one side alone has changed is changed, and where both
/// have, no word and no amount is lost.

import ToteFormats
import ToteModel

/// What becomes of an item.
///
/// - Of two amounts of one dimension the larger stays (of equal ones, the server's), and an amount beside none.
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

  /// Without a common base, what only one side says stays; of the rest, the server decides.
  package init(synced: TaskItem?, local: Item, remote: TaskItem) {
    var base = TaskItem(local)
    base.details = base.details.said(in: remote.details)
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
    // Usually it has not been changed here.
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
    let values = [base, local, remote, synced].map(\.details.values)
    var merged = item.details.values
    for (index, field) in ItemDetails.fields.enumerated() {
      let (base, local, remote) = (values[0][index], values[1][index], values[2][index])
      guard base != local, base != remote, local != remote, local != values[3][index] else { continue }
      switch field.rules.merging {
      case .server: break
      case .larger: merged[index] = Self.larger(local, remote)
      case .both:
        merged[index] = FieldValue(Self.both(base: base.text, local: local.text, remote: remote.text))
      }
    }
    item.details = ItemDetails(values: merged)
    self.item = item
    conflicts = Self.conflicts(base: base, local: local, remote: remote, merged: item)
  }

  /// The larger of two amounts that can be compared; the first if they are equal.
  static func larger(_ one: Amount?, _ other: Amount?) -> Amount? {
    guard let one, let other, let isLess = one.isLess(than: other) else { return nil }
    return isLess ? other : one
  }

  /// The larger of two amounts as they are stored; if they can't be compared, the server's, unless it has none.
  private static func larger(_ local: FieldValue, _ remote: FieldValue) -> FieldValue {
    let amounts = [remote, local].map { $0.text.flatMap(Amount.init(stored:)) }
    if let larger = larger(amounts[0], amounts[1]) { return FieldValue(larger) }
    return remote == .null ? local : remote
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
      return lost.map { Conflict(field: field.name, kept: merged.loggedText, lost: $0.loggedText) }
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
  fileprivate var loggedText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .null, .id: ""
    }
  }
}
