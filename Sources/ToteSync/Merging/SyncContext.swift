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

  package enum HeldDeletions: Hashable, Sendable { case ask, accept, keep }

  package init(
    client: String, collection: Href, now: Moment, newID: @escaping () -> UUID, mayWrite: Bool = true,
    heldDeletions: HeldDeletions = .ask, category: @escaping (String) -> Category? = { _ in nil }
  ) {
    self.client = client
    self.collection = collection
    self.now = now
    self.newID = newID
    self.mayWrite = mayWrite
    self.heldDeletions = heldDeletions
    self.category = category
  }
}

/// What the server says of a list since the last time.
package struct RemoteNews: Hashable, Sendable {
  package var items: [FetchedItems.Item]
  package var gone: [Href]
  /// Whether this is all that has changed, and not only what was asked for.
  package var isWhole: Bool

  package init(items: [FetchedItems.Item] = [], gone: [Href] = [], isWhole: Bool = true) {
    self.items = items
    self.gone = gone
    self.isWhole = isWhole
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
