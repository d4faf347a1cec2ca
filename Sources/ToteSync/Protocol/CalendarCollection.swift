/// A collection on a server that a list can be shared in.
package struct CalendarCollection: Hashable, Sendable {
  package var href: Href
  package var name: String
  package var holdsTasks: Bool
  package var access: Access
  /// For asking what has changed; `nil` if the server doesn't support that.
  package var token: String?
  /// Changes with every change in it, if the server has such a tag.
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

  init?(_ response: Multistatus.Response) {
    guard response[.dav("resourcetype")]?[.caldav("calendar")] != nil else { return nil }
    href = response.href.asCollection
    let name = response[.dav("displayname")]?.value ?? href.lastName
    // A line break would make a name look like two lists.
    self.name = String(name.map { $0.isNewline ? " " : $0 })
    let components = response[.caldav("supported-calendar-component-set")]?.all(.caldav("comp"))
    // If not stated, it takes any component (RFC 4791, 5.2.3).
    holdsTasks =
      components?.contains { $0.attributes[.plain("name")]?.uppercased() == "VTODO" } ?? true
    let privileges = response[.dav("current-user-privilege-set")]?.all(.dav("privilege")).flatMap(\.children)
    // Sharing needs both rights: to change resources and to add them.
    let mayWrite: Set<XMLName> = [.dav("all"), .dav("write")]
    let mayBoth: Set<XMLName> = [.dav("write-content"), .dav("bind")]
    let names = privileges.map { Set($0.map(\.name)) }
    access =
      names.map { mayWrite.isDisjoint(with: $0) && !mayBoth.isSubset(of: $0) } == true
      ? .readOnly : .readWrite
    token = response[.dav("sync-token")]?.value
    changeTag = response[.calendarServer("getctag")]?.value
  }

  package static func all(in answer: DAVAnswer) throws(DAVFault) -> [CalendarCollection] {
    try Multistatus(answer).responses.compactMap(CalendarCollection.init)
  }
}
