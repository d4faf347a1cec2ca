import FoundationEssentials
import ToteModel

package struct SyncContext {
  /// This Tote's permanent name in version vectors.
  package var client: String
  package var collection: Href
  package var now: Moment
  package var newID: () -> UUID
  package var mayWrite: Bool
  package var heldDeletions: HeldDeletions
  /// How many items others have deleted in the last days, as a server that deletes a few each time empties a list too.
  package var recentDeletions: Int
  package var category: (String) -> Category?
  /// The item's body on the shared list it came from, to keep what other programs added.
  package var bodyElsewhere: (Item.ID) -> String?
  /// About rows not given to the plan; `nil` if all were.
  package var others: OtherRows?

  package enum HeldDeletions: Hashable, Sendable { case ask, accept, keep }

  /// Rows that have changed neither here nor there, usually not needed.
  package struct OtherRows {
    package var count: Int
    package var isTaken: (Rank) -> Bool

    package init(count: Int, isTaken: @escaping (Rank) -> Bool) {
      self.count = count
      self.isTaken = isTaken
    }
  }

  package init(
    client: String, collection: Href, now: Moment, newID: @escaping () -> UUID, mayWrite: Bool = true,
    heldDeletions: HeldDeletions = .ask, recentDeletions: Int = 0, others: OtherRows? = nil,
    category: @escaping (String) -> Category? = { _ in nil },
    bodyElsewhere: @escaping (Item.ID) -> String? = { _ in nil }
  ) {
    self.client = client
    self.collection = collection
    self.now = now
    self.newID = newID
    self.mayWrite = mayWrite
    self.heldDeletions = heldDeletions
    self.recentDeletions = recentDeletions
    self.category = category
    self.bodyElsewhere = bodyElsewhere
    self.others = others
  }
}

package struct RemoteNews: Hashable, Sendable {
  package var items: [FetchedItems.Item]
  package var gone: [Href]
  /// Whether these are all changes, not only what was asked for.
  package var isWhole: Bool
  /// Whether more parts follow. Until then nothing is sent or deleted: a missing item may still come under another
  /// name.
  package var hasMore: Bool

  package init(
    items: [FetchedItems.Item] = [], gone: [Href] = [], isWhole: Bool = true, hasMore: Bool = false
  ) {
    self.items = items
    self.gone = gone
    self.isWhole = isWhole
    self.hasMore = hasMore
  }
}

package struct RemoteWrite: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case put(String)
    case delete
  }

  package var href: Href
  package var kind: Kind
  /// Use `always` only right after fetching the resource again because its tag is weak.
  package var condition: DAVRequest.Condition

  package init(href: Href, kind: Kind, condition: DAVRequest.Condition) {
    self.href = href
    self.kind = kind
    self.condition = condition
  }
}
