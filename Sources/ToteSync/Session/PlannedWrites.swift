package struct PlannedWrites: Equatable, Sendable {
  package var writes: [RemoteWrite]
  package var fetches: [Href]
  package var held: Int
  package var waiting: Int

  package init(writes: [RemoteWrite] = [], fetches: [Href] = [], held: Int = 0, waiting: Int = 0) {
    (self.writes, self.fetches, self.held, self.waiting) = (writes, fetches, held, waiting)
  }

  package init(_ plan: ListPlan) {
    self.init(writes: plan.writes, fetches: plan.fetches, held: plan.held.count, waiting: plan.waiting)
  }
}

package struct KnownCollection: Equatable, Sendable {
  package var token: String?
  package var tag: String?
  /// Whether there may be local changes. If not, and nothing has changed there, the list isn't read.
  package var hasUnsent: Bool
  package var held: Int
  /// Each item's version, `nil` if unknown. Read only if the server lists something.
  package var versions: [Href: ETag?]

  package init(
    token: String? = nil, tag: String? = nil, hasUnsent: Bool = true, held: Int = 0,
    versions: [Href: ETag?] = [:]
  ) {
    (self.token, self.tag, self.hasUnsent, self.held) = (token, tag, hasUnsent, held)
    self.versions = versions
  }

  /// The stored spelling of a path, which the server may now write differently.
  func name(of href: Href) -> Href { versions.index(forKey: href).map { versions[$0].key } ?? href }
}
