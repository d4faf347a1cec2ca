import Testing
import ToteSync

@Suite struct ListingTests {
  private func listing(_ answer: DAVAnswer) throws -> Listing {
    guard case .listing(let listing) = ListingAnswer(answer) else {
      Issue.record("\(ListingAnswer(answer))")
      throw DAVFault.notCalendars
    }
    return listing
  }

  @Test func `what changed, what has gone, and the token`() throws {
    let listing = try listing(
      Answers.multistatus(
        [
          Answers.response("/ada/list/a.ics", [Answers.etag(" \"1\"\n")]),
          Answers.response("/ada/list/b.ics", status: "HTTP/1.1 404 Not Found"),
          Answers.response("/ada/list/c.ics", status: "HTTP/1.1 410 Gone"),
        ], token: "\n  data:,1 "))
    #expect(listing.present == [.init(href: Href(path: "/ada/list/a.ics"), etag: ETag("\"1\""))])
    #expect(listing.gone.map(\.path) == ["/ada/list/b.ics", "/ada/list/c.ics"])
    #expect(listing.token == "data:,1")
    #expect(!listing.isTruncated)
  }

  @Test func `the collection is not in itself, however it is written`() throws {
    let listing = try listing(
      Answers.multistatus([
        Answers.response("https://dav.example.org/ad%61/list", [Answers.etag("\"0\"")]),
        Answers.response("/ada/list/below/", [Answers.type(.dav("collection"))]),
        Answers.response("/ada/list/a.ics", [Answers.type(), Answers.etag("\"1\"")]),
      ]))
    #expect(listing.present.map(\.href.path) == ["/ada/list/a.ics"])
    #expect(listing.gone.isEmpty)
  }

  @Test func `a missing tag is unknown, and a weak one known to be weak`() throws {
    let listing = try listing(
      Answers.multistatus([
        Answers.response("/ada/list/a.ics", [Answers.etag("W/\"1\"")]),
        Answers.response("/ada/list/b.ics", []), Answers.response("/ada/list/c.ics", [Answers.etag("")]),
        XMLNode(
          .dav("response"),
          [
            XMLNode(.dav("href"), text: "/ada/list/d.ics"),
            Answers.propstat([Answers.etag("\"unreadable\"")], "HTTP/1.1 403 Forbidden"),
          ]),
      ]))
    #expect(listing.present.map(\.etag?.isWeak) == [true, nil, nil, nil])
    #expect(listing.gone.isEmpty)
  }

  @Test func `a server that cuts its listing says so by 507, and nothing counts as gone`() throws {
    let listing = try listing(
      Answers.multistatus(
        [
          Answers.response("/ada/list/a.ics", [Answers.etag("\"1\"")]),
          Answers.response("/ada/list/", status: "HTTP/1.1 507 Insufficient Storage"),
        ], token: "next"))
    #expect(listing.isTruncated)
    #expect(listing.present.count == 1)
    #expect(listing.token == "next")
  }

  @Test func `an item that cannot be looked at makes the listing no proof that it has gone`() throws {
    let listing = try listing(
      Answers.multistatus([Answers.response("/ada/list/a.ics", status: "HTTP/1.1 500 Oops")]))
    #expect(listing.isTruncated && listing.present.isEmpty && listing.gone.isEmpty)
    #expect(listing.unavailable == [Href(path: "/ada/list/a.ics")])
  }

  @Test func `one item under two names is one`() throws {
    let listing = try listing(
      Answers.multistatus([
        Answers.response("/ada/list/a%40.ics", [Answers.etag("\"1\"")]),
        Answers.response("/ada/list/a@.ics", [Answers.etag("\"1\"")]),
      ]))
    #expect(listing.present.count == 1)
  }

  @Test(arguments: [403, 409, 412, 400])
  func `a token that the server has forgotten is told by the condition, whatever the status`(status: Int) {
    #expect(ListingAnswer(Answers.error(.dav("valid-sync-token"), status: status)) == .tokenExpired)
  }

  @Test(arguments: [400, 500, 501])
  func `a server that stumbles over a token is asked without one`(status: Int) {
    #expect(ListingAnswer(Answers.status(status), since: "old") == .tokenExpired)
    #expect(ListingAnswer(Answers.status(status)) != .tokenExpired)
    #expect(ListingAnswer(Answers.status(503), since: "old") == .failed(.busy(retryAfter: nil)))
  }

  @Test(arguments: [
    (401, DAVFault.unauthorized), (403, .forbidden), (404, .notFound), (405, .notSupported), (410, .notFound),
    (423, .locked), (429, .busy(retryAfter: nil)), (503, .busy(retryAfter: nil)), (507, .full),
    (500, .status(500)),
    (418, .status(418)),
  ])
  func `a refusal is told by its kind`(status: Int, fault: DAVFault) {
    #expect(ListingAnswer(Answers.status(status)) == .failed(fault))
  }

  @Test func `a page for people with status 200 is no listing, least of all an empty one`() {
    #expect(ListingAnswer(Answers.page) == .failed(.notCalendars))
    #expect(ListingAnswer(Answers.status(207)) == .failed(.notCalendars))
    #expect(
      ListingAnswer(Answers.document(XMLNode(.dav("prop")), status: 207)) == .failed(.notCalendars))
    let broken = DAVAnswer(status: 207, content: .broken(.notUTF8), address: Answers.address)
    #expect(ListingAnswer(broken) == .failed(.unreadable(.notUTF8)))
  }

  @Test(arguments: [
    ("120", 120), ("0", 0), ("-5", nil), ("soon", nil), ("999999999", 86_400),
    ("Sun, 06 Nov 1994 08:50:07 GMT", 30), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
    ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400), ("Sun, 06 Nov 1994 08:50:07", nil),
  ])
  func `how long to wait is read by the server's own clock`(value: String, seconds: Int?) {
    let answer = Answers.status(503, ("date", "Sun, 06 Nov 1994 08:49:37 GMT"), ("retry-after", value))
    #expect(ListingAnswer(answer) == .failed(.busy(retryAfter: seconds.map { .seconds($0) })))
  }

  @Test func `a date without the server's own is no time to wait`() {
    let answer = Answers.status(503, ("Retry-After", "Sun, 06 Nov 1994 08:49:37 GMT"))
    #expect(answer.retryAfter == nil)
  }
}

@Suite struct FetchedItemsTests {
  private let asked = [Href(path: "/ada/list/a@b.ics"), Href(path: "/ada/list/c.ics")]

  @Test func `items come under the names by which they were asked for`() throws {
    let fetched = try FetchedItems(
      Answers.multistatus([
        Answers.response("/ada/list/c.ics", [Answers.etag("\"2\""), Answers.data("C\n")]),
        Answers.response("http://inside/ada/list/a%40b.ics", [Answers.etag("\"1\""), Answers.data("A\n")]),
        Answers.response("/ada/list/stranger.ics", [Answers.etag("\"3\""), Answers.data("S\n")]),
      ]), asked: asked)
    #expect(fetched.items.map(\.href.path) == ["/ada/list/c.ics", "/ada/list/a@b.ics"])
    #expect(fetched.items.map(\.body) == ["C\n", "A\n"])
    #expect(fetched.missing.isEmpty && fetched.unavailable.isEmpty)
  }

  @Test func `a missing item is 404, or left out, or has nothing at all`() throws {
    let said = Answers.multistatus([Answers.response("/ada/list/c.ics", status: "HTTP/1.1 404 Not Found")])
    #expect(try FetchedItems(said, asked: asked).missing == [asked[1], asked[0]])
    let empty = Answers.multistatus([Answers.response("/ada/list/c.ics", [])])
    #expect(try FetchedItems(empty, asked: asked).missing == [asked[1], asked[0]])
  }

  @Test func `what could not be given just now is not missing`() throws {
    let answer = Answers.multistatus([
      Answers.response("/ada/list/c.ics", status: "HTTP/1.1 500 Oops"),
      Answers.response("/ada/list/", status: "HTTP/1.1 507 Insufficient Storage"),
    ])
    let fetched = try FetchedItems(answer, asked: asked)
    #expect(fetched.missing.isEmpty)
    #expect(Set(fetched.unavailable) == Set(asked))
    let withoutBody = Answers.multistatus([Answers.response("/ada/list/c.ics", [Answers.etag("\"1\"")])])
    #expect(try FetchedItems(withoutBody, asked: [asked[1]]).unavailable == [asked[1]])
  }

  @Test func `a refusal is a fault`() {
    #expect(throws: DAVFault.unauthorized) { try FetchedItems(Answers.status(401), asked: asked) }
    #expect(throws: DAVFault.notCalendars) { try FetchedItems(Answers.page, asked: asked) }
  }
}
