/// A collection on a server that items can be shared in: what a list becomes.
package struct CalendarCollection: Hashable, Sendable {
  package var href: Href
  package var name: String
  /// Whether tasks may stand in it.
  package var holdsTasks: Bool
  package var access: Access
  /// For the question what has changed; `nil` where the server does not answer it.
  package var token: String?
  /// Changes with every change in it, where the server has such a thing.
  package var changeTag: String?

  package enum Access: Hashable, Sendable { case readOnly, readWrite }

  package init(
    href: Href, name: String, holdsTasks: Bool = true, access: Access = .readWrite, token: String? = nil,
    changeTag: String? = nil
  ) {
    self.href = href
    self.name = name
    self.holdsTasks = holdsTasks
    self.access = access
    self.token = token
    self.changeTag = changeTag
  }
}

extension CalendarCollection {
  static let properties: [XMLName] = [
    .dav("resourcetype"), .dav("displayname"), .caldav("supported-calendar-component-set"),
    .dav("sync-token"),
    .calendarServer("getctag"), .dav("current-user-privilege-set"),
  ]

  /// `nil` where it is a folder, a book of addresses, or something else.
  init?(_ response: Multistatus.Response) {
    guard response[.dav("resourcetype")]?[.caldav("calendar")] != nil else { return nil }
    href = response.href.asCollection
    name = response[.dav("displayname")]?.value ?? href.lastName
    let components = response[.caldav("supported-calendar-component-set")]?.all(.caldav("comp"))
    // Where nothing is said, everything may stand in it (RFC 4791, 5.2.3).
    holdsTasks =
      components?.contains { $0.attributes[.plain("name")]?.uppercased() == "VTODO" } ?? true
    let privileges = response[.dav("current-user-privilege-set")]?.all(.dav("privilege")).flatMap(\.children)
    // Changing what is there without adding to it, or the other way round, does not make a list.
    let mayWrite: Set<XMLName> = [.dav("all"), .dav("write")]
    let mayBoth: Set<XMLName> = [.dav("write-content"), .dav("bind")]
    let names = privileges.map { Set($0.map(\.name)) }
    access =
      names.map { mayWrite.isDisjoint(with: $0) && !mayBoth.isSubset(of: $0) } == true
      ? .readOnly : .readWrite
    token = response[.dav("sync-token")]?.value
    changeTag = response[.calendarServer("getctag")]?.value
  }

  /// What a home holds; or one collection, asked for by itself.
  package static func all(in answer: DAVAnswer) throws(DAVFault) -> [CalendarCollection] {
    try Multistatus(answer).responses.compactMap(CalendarCollection.init)
  }
}
