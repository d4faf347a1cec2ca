import ToteModel
import ToteStorage

/// What others have ticked was bought: it counts for what is offered again, for staples, and for how often a thing is usually
/// bought, as a tick of one's own does. A tick that comes back from the server changes nothing, and so is counted once.
///
/// What was paid and in which order a shop was walked through (`PurchasedItem`) is only known of one's own ticks, and only that
/// has rows with ids of their own: so whoever takes in what another of the house has exported has nothing twice.
struct SharedPurchases {
  /// What the history is told, beside the changes of a merge.
  let changes: [Change]

  /// - Parameter merged: What comes from others, before it is applied.
  init(_ merged: [Change], in session: SharingSession, at now: Moment) throws(StorageError) {
    var items: [Item] = []
    var purchases: [String: [Purchase]] = [:]
    var shares: [Item.ID: OwnShare] = [:]
    var slips: [Change] = []
    for change in merged {
      guard case .item(let before)? = change.before, case .item(let after)? = change.after,
        before.isTicked != after.isTicked,
        case .item(let item)? = change.applied(to: try session.row(change.key))
      else { continue }
      items.append(item)
      if purchases[item.key] == nil { purchases[item.key] = try session.purchases(of: item.key) }
      if let share = try session.ownShare(of: item.id) { shares[item.id] = share }
      // Somebody else says that it was not bought.
      if !item.isTicked,
        let slip = PurchaseLog(try session.purchasedItems(of: item.id)).slip(of: item.id, at: now)
      {
        slips.append(Change(removing: slip))
      }
    }
    let history = History(Set(purchases.values.joined()).map(\.entry))
    changes =
      items.isEmpty
      ? [] : PurchaseCounting(items, history: history, at: now, share: { shares[$0] }).changes + slips
  }
}
