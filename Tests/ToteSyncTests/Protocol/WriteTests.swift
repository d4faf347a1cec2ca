import Testing
import ToteSync

@Suite struct WriteTests {
  @Test func `a change that is stored has its new version, if the server says it`() {
    #expect(PutAnswer(Answers.status(201, ("etag", "\"2\""))) == .stored(ETag("\"2\"")))
    #expect(PutAnswer(Answers.status(204)) == .stored(nil))
    #expect(PutAnswer(Answers.status(200, ("ETag", "W/\"2\""))) == .stored(ETag("W/\"2\"")))
  }

  @Test func `a page for people has stored nothing`() {
    #expect(PutAnswer(Answers.page) == .failed(.notCalendars))
    #expect(DeleteAnswer(Answers.page) == .failed(.notCalendars))
  }

  @Test func `412 is a change by somebody else`() {
    #expect(PutAnswer(Answers.status(412)) == .changed)
    #expect(DeleteAnswer(Answers.status(412)) == .changed)
  }

  @Test(arguments: [403, 409, 412])
  func `an item of the same UID is told by the condition, whatever the status`(status: Int) {
    let condition = XMLName.caldav("no-uid-conflict")
    let href = XMLNode(.dav("href"), text: "/ada/list/there.ics")
    #expect(
      PutAnswer(Answers.error(condition, status: status, [href]))
        == .uidTaken(Href(path: "/ada/list/there.ics")))
    #expect(PutAnswer(Answers.error(condition, status: status)) == .uidTaken(nil))
  }

  @Test func `or by a sentence with 400`() {
    let sentence = XMLNode(
      XMLName("http://sabredav.org/ns", "message"),
      text: "Calendar object with uid already exists in this calendar collection.")
    #expect(PutAnswer(Answers.document(XMLNode(.dav("error"), [sentence]), status: 400)) == .uidTaken(nil))
    #expect(PutAnswer(Answers.status(400)) == .rejected)
  }

  @Test func `one item that the server does not like says nothing about the others`() {
    #expect(PutAnswer(Answers.error(.caldav("max-resource-size"), status: 403)) == .rejected)
    #expect(PutAnswer(Answers.error(.caldav("supported-calendar-component"), status: 403)) == .rejected)
    for status in [400, 413, 415, 422] { #expect(PutAnswer(Answers.status(status)) == .rejected) }
  }

  @Test(arguments: [
    (401, DAVFault.unauthorized), (403, .forbidden), (409, .conflict), (423, .locked), (507, .full),
    (503, .busy(retryAfter: nil)),
  ])
  func `a refusal is told by its kind`(status: Int, fault: DAVFault) {
    #expect(PutAnswer(Answers.status(status)) == .failed(fault))
    #expect(DeleteAnswer(Answers.status(status)) == .failed(fault))
  }

  @Test(arguments: [404, 410])
  func `what is not there is gone, and need not be deleted`(status: Int) {
    #expect(PutAnswer(Answers.status(status)) == .gone)
    #expect(DeleteAnswer(Answers.status(status)) == .deleted)
  }

  @Test func `a collection is deleted if nothing of it is left`() {
    #expect(DeleteAnswer(Answers.status(204)) == .deleted)
    let left = Answers.response("/ada/list/a.ics", status: "HTTP/1.1 423 Locked")
    #expect(DeleteAnswer(Answers.multistatus([left])) == .failed(.conflict))
    #expect(DeleteAnswer(Answers.multistatus([])) == .deleted)
  }

  private let request = DAVRequest.makeCollection(at: Answers.address, name: "x")
  private let extended = DAVRequest.makeCollection(at: Answers.address, name: "x", extended: true)

  @Test func `a collection is made`() {
    #expect(MakeCollectionAnswer(Answers.status(201), to: request) == .made)
    #expect(MakeCollectionAnswer(Answers.page, to: request) == .failed(.notCalendars))
  }

  @Test func `one that is there already is 409, 405, or 403 with its condition`() {
    #expect(MakeCollectionAnswer(Answers.status(409), to: request) == .taken)
    #expect(MakeCollectionAnswer(Answers.status(405), to: request) == .taken)
    #expect(
      MakeCollectionAnswer(Answers.error(.dav("resource-must-be-null"), status: 403), to: request) == .taken)
    #expect(MakeCollectionAnswer(Answers.status(403), to: request) == .failed(.forbidden))
    #expect(
      MakeCollectionAnswer(Answers.status(405, ("Allow", "PUT, MKCALENDAR")), to: request) == .taken)
  }

  @Test func `a server that does not know the request is asked in other words, once`() {
    #expect(MakeCollectionAnswer(Answers.status(501), to: request) == .wantsExtended)
    #expect(
      MakeCollectionAnswer(Answers.status(405, ("Allow", "PUT, MKCOL")), to: request) == .wantsExtended)
    #expect(MakeCollectionAnswer(Answers.status(501), to: extended) == .failed(.notSupported))
    #expect(MakeCollectionAnswer(Answers.status(405, ("Allow", "PUT")), to: extended) == .taken)
  }

  @Test func `too many of them in an hour is a matter of time`() {
    let answer = Answers.status(429, ("Retry-After", "3600"))
    #expect(MakeCollectionAnswer(answer, to: request) == .failed(.busy(retryAfter: .seconds(3600))))
  }
}
