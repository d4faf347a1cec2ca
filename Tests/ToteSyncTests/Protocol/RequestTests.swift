import Testing

@testable import ToteSync

@Suite struct RequestTests {
  let address = Answers.address

  @Test func `changes are asked for by their token, without a limit`() {
    let request = DAVRequest.changes(in: address, since: "http://x/?a&b")
    #expect(request.method == .report)
    #expect(
      request.headers == [.init("Depth", "0"), .init("Content-Type", "application/xml; charset=utf-8")])
    #expect(
      request.body == #"<?xml version="1.0" encoding="utf-8"?>"#
        + #"<D:sync-collection xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav""#
        + #" xmlns:S="http://calendarserver.org/ns/"><D:sync-token>http://x/?a&amp;b</D:sync-token>"#
        + #"<D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop></D:sync-collection>"#)
    #expect(DAVRequest.changes(in: address, since: nil).body.contains("<D:sync-token/>"))
    for request in [request, .versions(in: address), .items([], in: address)] {
      #expect(!request.body.contains("limit"))
      #expect(request.answerLimit == DAVRequest.longAnswer)
    }
  }

  @Test func `items are asked for as the server has called them`() {
    let request = DAVRequest.items([Href(path: "/ada/list/a%40b&c.ics")], in: address)
    #expect(request.body.contains("<D:href>/ada/list/a%40b&amp;c.ics</D:href>"))
    #expect(request.body.contains("<C:calendar-multiget xmlns:D"))
  }

  @Test func `a change says what it counts on`() throws {
    let etag = try #require(ETag(#""1""#))
    #expect(DAVRequest.put("x", at: address, if: .isNew).headers.last == .init("If-None-Match", "*"))
    #expect(DAVRequest.put("x", at: address, if: .isStill(etag)).headers.last == .init("If-Match", #""1""#))
    #expect(DAVRequest.delete(address, if: .isStill(etag)).headers == [.init("If-Match", #""1""#)])
    #expect(DAVRequest.delete(address, if: .always).headers.isEmpty)
    #expect(DAVRequest.put("x", at: address, if: .isNew).headers[0].value == "text/calendar; charset=utf-8")
  }

  @Test func `a weak tag is never sent, for it would be refused for ever`() {
    #expect(DAVRequest.Condition(version: ETag(#"W/"1""#)) == .always)
    #expect(DAVRequest.Condition(version: nil) == .always)
    #expect(DAVRequest.Condition(version: ETag(#""1""#)) == ETag(#""1""#).map { .isStill($0) })
  }

  @Test(arguments: ["", "*", " ", "\"a\r\nX: y\"", "a\nb"])
  func `what would make a condition that always holds, or another line, is no tag`(text: String) {
    #expect(ETag(text) == nil)
  }

  @Test func `a new collection holds tasks and has its name`() {
    let request = DAVRequest.makeCollection(at: address, name: "Ben & Jerry's <3\r")
    #expect(request.method == .makeCalendar)
    #expect(request.body.contains("<C:mkcalendar xmlns:D"))
    #expect(request.body.contains("<D:displayname>Ben &amp; Jerry's &lt;3&#13;</D:displayname>"))
    #expect(request.body.contains(#"<C:supported-calendar-component-set><C:comp name="VTODO"/></C:"#))
    #expect(!request.body.contains("resourcetype"))
    let extended = DAVRequest.makeCollection(at: address, name: "x", extended: true)
    #expect(extended.method == .makeCollection)
    #expect(extended.body.contains("<D:mkcol xmlns:D"))
    #expect(extended.body.contains("<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"))
  }

  @Test func `a character that no document may hold does not spoil the request`() {
    #expect(
      XMLNode(.dav("a"), text: "x\u{0}\u{1B}\u{FFFF}y").document.contains(">x\u{FFFD}\u{FFFD}\u{FFFD}y<"))
  }
}
