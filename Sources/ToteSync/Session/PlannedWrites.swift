/// What a plan leaves to be done once it is saved.
package struct PlannedWrites: Equatable, Sendable {
  /// What is to be sent, in this order.
  package var writes: [RemoteWrite]
  /// What must be fetched before it can be sent.
  package var fetches: [Href]
  /// How many deletions wait for somebody to say what they mean.
  package var held: Int

  package init(writes: [RemoteWrite] = [], fetches: [Href] = [], held: Int = 0) {
    (self.writes, self.fetches, self.held) = (writes, fetches, held)
  }

  package init(_ plan: ListPlan) {
    self.init(writes: plan.writes, fetches: plan.fetches, held: plan.held.count)
  }
}

/// What is known of a collection before the server is asked.
package struct KnownCollection: Equatable, Sendable {
  package var token: String?
  package var tag: String?
  /// Whether something may be to send. Where there is not, and nothing has happened there, nobody looks at the list.
  package var hasUnsent: Bool
  /// How many deletions wait for somebody to say what they mean.
  package var held: Int
  /// In which version each item is known; `nil` where it is not known. Only read where the server lists something.
  package var versions: [Href: ETag?]

  package init(
    token: String? = nil, tag: String? = nil, hasUnsent: Bool = true, held: Int = 0,
    versions: [Href: ETag?] = [:]
  ) {
    (self.token, self.tag, self.hasUnsent, self.held) = (token, tag, hasUnsent, held)
    self.versions = versions
  }

  /// The same place as it is remembered: a server may write one in another way than before.
  func name(of href: Href) -> Href { versions.index(forKey: href).map { versions[$0].key } ?? href }
}
