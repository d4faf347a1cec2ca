import Testing
import ToteSync

/// Finding a user's lists on several kinds of servers.
@Suite struct DiscoveryTests {
  /// Runs a discovery; returns the paths it asked for too.
  private func discover(
    from path: String = "/", answers: (String) -> Result<DAVAnswer, DAVFault>
  ) -> (step: Discovery.Step, asked: [String]) {
    var discovery = Discovery(from: Answers.address.with(path: path))
    var asked: [String] = []
    while case .asks(let request) = discovery.step, asked.count < 10 {
      asked.append(request.address.path)
      discovery.receive(answers(request.address.path))
    }
    return (discovery.step, asked)
  }

  private func answer(_ path: String, _ properties: [XMLNode]) -> Result<DAVAnswer, DAVFault> {
    .success(
      Answers.document(
        XMLNode(.dav("multistatus"), [Answers.response(path, properties)]), status: 207,
        at: Answers.address.with(path: path)))
  }

  private func home(_ path: String, _ responses: [XMLNode]) -> Result<DAVAnswer, DAVFault> {
    .success(
      Answers.document(
        XMLNode(.dav("multistatus"), responses), status: 207, at: Answers.address.with(path: path)))
  }

  private let principal = XMLName.dav("current-user-principal")
  private let homeSet = XMLName.caldav("calendar-home-set")

  @Test func `from the root by the principal to the home`() throws {
    let (step, asked) = discover { path in
      switch path {
      case "/": answer("/", [Answers.href(principal, "/ada/"), Answers.type(.dav("collection"))])
      case "/ada/": answer("/ada/", [Answers.href(homeSet, "/ada/")])
      default: .failure(.notFound)
      }
    }
    // The home equals the principal here and gives the principal's answer, so it is empty.
    #expect(asked == ["/", "/ada/", "/ada/"])
    #expect(step == .found(.init(home: Answers.address.with(path: "/ada/"), collections: [])))
  }

  @Test func `collections have their names, kinds, tokens and rights`() throws {
    let calendar = Answers.type(.dav("collection"), .caldav("calendar"))
    func components(_ names: String...) -> XMLNode {
      XMLNode(
        .caldav("supported-calendar-component-set"),
        names.map { XMLNode(.caldav("comp"), attributes: [.plain("name"): $0]) })
    }
    func may(_ names: String...) -> XMLNode {
      XMLNode(
        .dav("current-user-privilege-set"),
        names.map { XMLNode(.dav("privilege"), [XMLNode(.dav($0))]) })
    }
    let (step, _) = discover(from: "/p/") { path in
      path == "/p/"
        ? answer("/p/", [Answers.href(homeSet, "/h")])
        : home(
          path,
          [
            Answers.response("/h/", [Answers.type(.dav("collection"))]),
            Answers.response(
              "/h/a",
              [
                calendar, components("vtodo"), may("read", "write"),
                XMLNode(.dav("displayname"), text: " Groceries\n"),
                XMLNode(.dav("sync-token"), text: "t"), XMLNode(.calendarServer("getctag"), text: "c"),
              ]),
            Answers.response("/h/Caf%C3%A9/", [calendar, may("read"), XMLNode(.dav("displayname"))]),
            Answers.response(
              "/h/b%0Aworse/", [calendar, XMLNode(.dav("displayname"), text: "Food\nBank\r\n!")]),
            Answers.response("/h/b%0Abad/", [calendar]),
            Answers.response("/h/c/", [calendar, components("VEVENT"), may("read", "bind")]),
            Answers.response(
              "/h/d/", [calendar, components("VEVENT", "VTODO"), may("write-content", "bind")]),
            Answers.response("/h/e/", [Answers.type(.dav("collection"), XMLName("urn:x", "addressbook"))]),
          ])
    }
    guard case .found(let found) = step else {
      Issue.record("\(step)")
      return
    }
    #expect(
      found.collections == [
        CalendarCollection(href: Href(path: "/h/a/"), name: "Groceries", token: "t", changeTag: "c"),
        CalendarCollection(href: Href(path: "/h/Caf%C3%A9/"), name: "Café", access: .readOnly),
        // A line break in a name would look like another list.
        CalendarCollection(href: Href(path: "/h/b%0Aworse/"), name: "Food Bank !"),
        CalendarCollection(href: Href(path: "/h/b%0Abad/"), name: "b bad"),
        CalendarCollection(href: Href(path: "/h/c/"), name: "c", holdsTasks: false, access: .readOnly),
        CalendarCollection(href: Href(path: "/h/d/"), name: "d"),
      ])
    #expect(
      found.collections.map(\.href.path) == [
        "/h/a/", "/h/Caf%C3%A9/", "/h/b%0Aworse/", "/h/b%0Abad/", "/h/c/", "/h/d/",
      ])
  }

  @Test func `where the address says nothing, the usual ones are asked`() {
    let (step, asked) = discover(from: "/dav/") { path in
      switch path {
      case "/": answer("/", [Answers.href(principal, "p/")])
      case "/p/": answer("/p/", [Answers.href(homeSet, "https://dav.example.org:5232/h/")])
      case "/h/": home("/h/", [])
      // sabre/dav answers like this.
      default: .failure(.notFound)
      }
    }
    #expect(asked == ["/dav/", "/.well-known/caldav", "/", "/p/", "/h/"])
    // Behind a proxy, the server doesn't know its port.
    #expect(step == .found(.init(home: Answers.address.with(path: "/h/"), collections: [])))
  }

  @Test func `what the typed address said is what is told when nothing is found`() {
    let (step, asked) = discover(from: "/typo/") {
      $0 == "/typo/" ? .failure(.notFound) : .success(Answers.page)
    }
    #expect(asked == ["/typo/", "/.well-known/caldav", "/"])
    #expect(step == .failed(.notFound))
  }

  @Test(arguments: [
    DAVFault.unauthorized, .unreachable(.unknownServer), .busy(retryAfter: .seconds(5)),
    .otherServer("https://b.org"),
  ])
  func `a wrong password, or a server out of reach, is not tried at three addresses`(fault: DAVFault) {
    let (step, asked) = discover { _ in .failure(fault) }
    #expect(asked == ["/"])
    #expect(step == .failed(fault))
  }

  @Test func `a server that does not know who asks wants a password`() {
    let nobody = XMLNode(principal, [XMLNode(.dav("unauthenticated"))])
    #expect(discover { answer($0, [nobody]) }.step == .failed(.unauthorized))
  }

  @Test func `a collection by itself is enough where there is no more`() {
    let (step, asked) = discover(from: "/pub/list/") { path in
      path == "/pub/list/"
        ? answer(path, [Answers.type(.dav("collection"), .caldav("calendar"))]) : .failure(.forbidden)
    }
    #expect(asked.count == 3)
    #expect(
      step
        == .found(
          .init(home: nil, collections: [CalendarCollection(href: Href(path: "/pub/list/"), name: "list")])))
  }

  @Test func `a server that leads from one principal to the next is no server`() {
    let (step, asked) = discover { answer($0, [Answers.href(principal, "/again\($0.count)/")]) }
    #expect(asked.count <= 6)
    #expect(step == .failed(.notCalendars))
  }

  @Test func `a home on another server gets no password`() {
    let (step, _) = discover { answer($0, [Answers.href(homeSet, "https://p34.example.com/h/")]) }
    #expect(step == .failed(.otherServer("https://p34.example.com")))
  }
}
