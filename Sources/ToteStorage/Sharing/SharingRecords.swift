import ToteModel

// Protocol data is plain text here: only `tote-sync` understands it, so `tote` needn't link the protocol.

package struct StoredSharedList: Hashable, Sendable {
  package var list: ShoppingList.ID
  package var href: String
  package var name: String
  /// How far its changes are known; `tag` is for servers that only tell whether there are any.
  package var token: String?
  package var tag: String?
  package var isReadOnly: Bool
  package var problem: SharingProblem?
  package var held: Int
  /// When the server last answered.
  package var checked: Moment?

  package init(
    list: ShoppingList.ID, href: String, name: String, token: String? = nil, tag: String? = nil,
    isReadOnly: Bool = false, problem: SharingProblem? = nil, held: Int = 0, checked: Moment? = nil
  ) {
    (self.list, self.href, self.name, self.token, self.tag) = (list, href, name, token, tag)
    (self.isReadOnly, self.problem, self.held, self.checked) = (isReadOnly, problem, held, checked)
  }
}

package struct StoredRemoteItem: Hashable, Sendable {
  package var href: String
  package var uid: String
  package var item: Item.ID?
  package var etag: String?
  package var body: String
  /// The last common state (`TaskItem.stored`).
  package var base: String?
  package var baseSeen: String?
  /// What the server had before, newest first.
  package var past: String
  /// What was sent without an answer.
  package var unanswered: String?
  package var unansweredBody: String?
  package var seen: String
  package var state: String

  package init(
    href: String, uid: String, item: Item.ID? = nil, etag: String? = nil, body: String = "",
    base: String? = nil, baseSeen: String? = nil, past: String = "", unanswered: String? = nil,
    unansweredBody: String? = nil, seen: String = "", state: String
  ) {
    (self.href, self.uid, self.item, self.etag, self.body) = (href, uid, item, etag, body)
    (self.base, self.baseSeen, self.past) = (base, baseSeen, past)
    (self.unanswered, self.unansweredBody, self.seen, self.state) = (unanswered, unansweredBody, seen, state)
  }
}

package struct StoredSharingNote: Hashable, Sendable {
  package var number: Int64
  package var moment: Moment
  package var list: ShoppingList.ID
  package var text: String

  package init(number: Int64 = 0, moment: Moment, list: ShoppingList.ID, text: String) {
    (self.number, self.moment, self.list, self.text) = (number, moment, list, text)
  }
}
