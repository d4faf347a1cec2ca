extension DAVRequest {
  /// Asks for the user and their calendars; servers know one or the other at different addresses.
  static func whereabouts(at address: WebAddress) -> DAVRequest {
    propfind(
      address, depth: 0,
      [
        .dav("current-user-principal"), .caldav("calendar-home-set"), .dav("resourcetype"),
      ])
  }

  package static func collections(in home: WebAddress) -> DAVRequest {
    propfind(home, depth: 1, CalendarCollection.properties, answerLimit: longAnswer)
  }

  package static func collection(at address: WebAddress) -> DAVRequest {
    propfind(address, depth: 0, CalendarCollection.properties)
  }

  package static func versions(in collection: WebAddress) -> DAVRequest {
    propfind(collection, depth: 1, [.dav("getetag"), .dav("resourcetype")], answerLimit: longAnswer)
  }

  /// What has changed since a token, or everything without one.
  ///
  /// NB: never with a `limit`: Xandikos then omits the rest, with a token as if nothing were missing.
  package static func changes(in collection: WebAddress, since token: String?) -> DAVRequest {
    var request = DAVRequest(.report, collection, headers: [depth("0"), xml], answerLimit: longAnswer)
    request.body =
      XMLNode(
        .dav("sync-collection"),
        [
          XMLNode(.dav("sync-token"), text: token ?? ""), XMLNode(.dav("sync-level"), text: "1"),
          XMLNode(.dav("prop"), [XMLNode(.dav("getetag"))]),
        ]
      ).document
    return request
  }

  package static func items(_ hrefs: [Href], in collection: WebAddress) -> DAVRequest {
    var request = DAVRequest(.report, collection, headers: [depth("1"), xml], answerLimit: longAnswer)
    request.body =
      XMLNode(
        .caldav("calendar-multiget"),
        [XMLNode(.dav("prop"), [XMLNode(.dav("getetag")), XMLNode(.caldav("calendar-data"))])]
          + hrefs.map { XMLNode(.dav("href"), text: $0.path) }
      ).document
    return request
  }

  package enum Condition: Hashable, Sendable {
    case isNew
    case isStill(ETag)
    /// Unconditional: only if the server's tags are weak or missing, right after reading the resource.
    case always
  }

  package static func put(_ body: String, at address: WebAddress, if condition: Condition) -> DAVRequest {
    DAVRequest(
      .put, address, headers: [DAVHeader("Content-Type", "text/calendar; charset=utf-8")] + condition.headers,
      body: body)
  }

  package static func delete(_ address: WebAddress, if condition: Condition) -> DAVRequest {
    DAVRequest(.delete, address, headers: condition.headers)
  }

  /// A new collection for tasks. `extended` uses RFC 5689, which some servers require.
  package static func makeCollection(at address: WebAddress, name: String, extended: Bool = false)
    -> DAVRequest
  {
    var properties = [
      XMLNode(.dav("displayname"), text: name),
      XMLNode(
        .caldav("supported-calendar-component-set"),
        [XMLNode(.caldav("comp"), attributes: [.plain("name"): "VTODO"])]),
    ]
    if extended {
      properties.insert(
        XMLNode(.dav("resourcetype"), [XMLNode(.dav("collection")), XMLNode(.caldav("calendar"))]), at: 0)
    }
    let set = XMLNode(.dav("set"), [XMLNode(.dav("prop"), properties)])
    return DAVRequest(
      extended ? .makeCollection : .makeCalendar, address, headers: [xml],
      body: XMLNode(extended ? .dav("mkcol") : .caldav("mkcalendar"), [set]).document)
  }

  private static func propfind(
    _ address: WebAddress, depth: Int, _ names: [XMLName], answerLimit: Int = shortAnswer
  ) -> DAVRequest {
    DAVRequest(
      .propfind, address, headers: [self.depth("\(depth)"), xml],
      body: XMLNode(.dav("propfind"), [XMLNode(.dav("prop"), names.map { XMLNode($0) })]).document,
      answerLimit: answerLimit)
  }

  private static func depth(_ depth: String) -> DAVHeader { DAVHeader("Depth", depth) }
  private static let xml = DAVHeader("Content-Type", "application/xml; charset=utf-8")
}

extension DAVRequest.Condition {
  fileprivate var headers: [DAVHeader] {
    switch self {
    case .isNew: [DAVHeader("If-None-Match", "*")]
    case .isStill(let etag): [DAVHeader("If-Match", etag.text)]
    case .always: []
    }
  }

  /// Matches this version. Servers never match a weak tag, so that isn't sent.
  package init(version: ETag?) {
    self = version.flatMap { $0.isWeak ? nil : .isStill($0) } ?? .always
  }
}
