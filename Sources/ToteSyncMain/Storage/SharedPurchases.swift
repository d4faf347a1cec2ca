import ToteModel
import ToteStorage

/// Records others' ticks as purchases: they count for suggestions, staples and usual intervals like our own. A tick
/// that comes back from the server changes nothing, so it counts once.
///
/// Prices and the order of aisles (`PurchasedItem`) are recorded only for our own ticks, in rows with ids: so importing
/// another household member's export duplicates nothing.
struct SharedPurchases {
  let changes: [Change]

  /// - Parameter merged: Changes from others, not yet applied.
  init(_ merged: [Change], in session: SharingSession, at now: Moment) throws(StorageError) {
    var items: [Item] = []
    var purchases: [String: [Purchase]] = [:]
    var typed: [Item.ID: TypedAmount] = [:]
    var slips: [Change] = []
    for change in merged {
      guard case .item(let before)? = change.before, case .item(let after)? = change.after,
        before.isTicked != after.isTicked,
        case .item(let item)? = change.applied(to: try session.row(change.key))
      else { continue }
      items.append(item)
      if purchases[item.key] == nil { purchases[item.key] = try session.purchases(of: item.key) }
      if let amount = try session.typedAmount(of: item.id) { typed[item.id] = amount }
      // Somebody else has taken the purchase back.
      if !item.isTicked,
        let slip = PurchaseLog(try session.purchasedItems(of: item.id)).slip(of: item.id, at: now)
      {
        slips.append(Change(removing: slip))
      }
    }
    let history = PurchaseHistory(Set(purchases.values.joined()).map(\.entry))
    changes =
      items.isEmpty
      ? [] : PurchaseCounting(items, history: history, at: now, typed: { typed[$0] }).changes + slips
  }
}
