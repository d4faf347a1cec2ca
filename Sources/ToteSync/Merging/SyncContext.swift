/// What a plan for a shared list is made of, and the writes that come out of it.

import FoundationEssentials
import ToteModel

/// What a plan needs beside the rows.
package struct SyncContext {
  /// What this Tote is called in version vectors, for good.
  package var client: String
  package var collection: Href
  package var now: Moment
  package var newID: () -> UUID
  package var mayWrite: Bool
  /// What becomes of items that have gone from the server with many others.
  package var heldDeletions: HeldDeletions
  /// The category of a thing, where the server names none.
  package var category: (String) -> Category?
  /// What an item was on the shared list that it has come from: so what other programs have said of it comes too.
  package var bodyElsewhere: (Item.ID) -> String?
  /// What of the list the plan is not given; `nil` where it is given all.
  package var others: OtherRows?

  package enum HeldDeletions: Hashable, Sendable { case ask, accept, keep }

  /// Rows to which nothing has happened, neither here nor there: a plan does without them, mostly.
  package struct OtherRows {
    package var count: Int
    /// Whether one of them stands in a place.
    package var isTaken: (Rank) -> Bool

    package init(count: Int, isTaken: @escaping (Rank) -> Bool) {
      self.count = count
      self.isTaken = isTaken
    }
  }

  package init(
    client: String, collection: Href, now: Moment, newID: @escaping () -> UUID, mayWrite: Bool = true,
    heldDeletions: HeldDeletions = .ask, others: OtherRows? = nil,
    category: @escaping (String) -> Category? = { _ in nil },
    bodyElsewhere: @escaping (Item.ID) -> String? = { _ in nil }
  ) {
    self.client = client
    self.collection = collection
    self.now = now
    self.newID = newID
    self.mayWrite = mayWrite
    self.heldDeletions = heldDeletions
    self.category = category
    self.bodyElsewhere = bodyElsewhere
    self.others = others
  }
}

/// What the server says of a list since the last time.
package struct RemoteNews: Hashable, Sendable {
  package var items: [FetchedItems.Item]
  package var gone: [Href]
  /// Whether this is all that has changed, and not only what was asked for.
  package var isWhole: Bool
  /// Whether it is only a part of the items, and more of them come. Until then nothing is sent, and nothing is deleted for having
  /// gone: what has may yet come under another name.
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

/// A write to the server.
package struct RemoteWrite: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case put(String)
    case delete
  }

  package var href: Href
  package var kind: Kind
  /// `always` is only meant right after what is there was fetched once more: its tag is weak.
  package var condition: DAVRequest.Condition

  package init(href: Href, kind: Kind, condition: DAVRequest.Condition) {
    self.href = href
    self.kind = kind
    self.condition = condition
  }
}
