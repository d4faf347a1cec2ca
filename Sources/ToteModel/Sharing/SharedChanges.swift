extension Entry.Writer.ID {
  /// The writer of everything from a server, whichever program fetched it.
  package static let sharing = Entry.Writer.ID(high: 0x746F_7465_2D73_796E, low: 1)
}

package struct SharedChanges: Hashable, Sendable {
  package var added: Set<Item.ID> = []
  package var ticked: Set<Item.ID> = []
  package var changed: Set<Item.ID> = []
  package var removed = 0

  package init() {}

  package init(of list: ShoppingList.ID, in changes: ExternalChanges) {
    for change in changes.entries.lazy.filter({ $0.writer == .sharing }).flatMap(\.changes) {
      switch (change.before, change.after) {
      case (nil, .item(let item)?) where item.list == list: added.insert(item.id)
      case (.item(let before)?, .item(let after)?):
        // NB: a change contains only what it changes, so the row tells the list.
        guard case .item(let item)?? = changes.rows[change.key], item.list == list else { continue }
        if !before.isTicked && after.isTicked { ticked.insert(item.id) } else { changed.insert(item.id) }
      case (.item(let item)?, nil) where item.list == list: removed += 1
      default: break
      }
    }
    changed.subtract(added.union(ticked))
  }

  /// Combines consecutive changes, as they often arrive in parts.
  package func adding(_ later: SharedChanges) -> SharedChanges {
    var all = self
    all.added.formUnion(later.added)
    all.ticked.formUnion(later.ticked)
    all.changed = changed.union(later.changed).subtracting(all.added.union(all.ticked))
    all.removed += later.removed
    return all
  }

  package var isEmpty: Bool { added.isEmpty && ticked.isEmpty && changed.isEmpty && removed == 0 }

  package var items: Set<Item.ID> { added.union(ticked).union(changed) }
}
