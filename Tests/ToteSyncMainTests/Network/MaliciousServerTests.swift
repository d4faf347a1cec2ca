// A server that means harm, over real HTTP: 38 answers to each of 6 requests. Whatever it says, each request ends in a value or
// a fault, nothing goes to another server, and nothing outside the shared collection is taken for an item.

import LoopbackTesting
import Testing
import ToteSync

@testable import ToteSyncMain

@Suite struct MaliciousServerTests {
  struct Answer: Sendable, CustomTestStringConvertible {
    let name: String
    /// The head and the body; `OTHER` stands for the address of another server.
    let text: String
    var testDescription: String { name }

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

    /// An answer with a body of the right length.
    init(_ name: String, _ status: Int = 207, headers: [String] = [], body: String) {
      let lines =
        ["HTTP/1.1 \(status) Because", "Content-Type: application/xml", "Connection: close"] + headers
      // The length is left out, so that the body ends with the connection.
      self.init(name, lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }
  }

  private static func multistatus(_ href: String, _ inside: String) -> String {
    """
    <d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>\(href)</d:href>\
    <d:propstat><d:status>HTTP/1.1 200 OK</d:status><d:prop>\(inside)</d:prop></d:propstat></d:response></d:multistatus>
    """
  }

  private static let calendar = "<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>"
  private static let etag = "<d:getetag>\"1\"</d:getetag>"

  private static func task(_ line: String) -> String {
    "<c:calendar-data>BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\n\(line)\r\nEND:VTODO\r\nEND:VCALENDAR</c:calendar-data>"
  }

  private static let deep = String(repeating: "<a>", count: 100_000)
  private static let long = String(repeating: "x", count: 1 << 20)

  static let answers: [Answer] = [
    Answer("nothing at all", ""), Answer("no HTTP", "SSH-2.0-OpenSSH_9.2\r\n"),
    Answer("half a head", "HTTP/1.1 207"),
    Answer("a status without end", "HTTP/1.1 99999999999999999999 x\r\n\r\n"),
    Answer("a negative status", "HTTP/1.1 -1 x\r\n\r\n"),
    Answer("a length that isn't kept", "HTTP/1.1 207 x\r\nContent-Length: 100\r\n\r\n<a"),
    Answer("a negative length", "HTTP/1.1 207 x\r\nContent-Length: -5\r\n\r\n<a/>"),
    Answer("an endless length", "HTTP/1.1 207 x\r\nContent-Length: 99999999999999999999\r\n\r\n<a/>"),
    Answer(
      "two lengths",
      "HTTP/1.1 207 x\r\nContent-Length: 4\r\nContent-Length: 5\r\nConnection: close\r\n\r\n<a/>"),
    Answer(
      "chunks that are none", "HTTP/1.1 207 x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n<a/>\r\n0\r\n\r\n"),
    Answer(
      "a chunk of 16 EB", "HTTP/1.1 207 x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n<a/>"),
    Answer(
      "a thousand times to go on",
      String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1_000)
        + "HTTP/1.1 500 x\r\nConnection: close\r\n\r\n"),
    Answer("a header of 1 MB", "HTTP/1.1 207 x\r\nX-Long: \(long)\r\nConnection: close\r\n\r\n<a/>"),
    Answer("no compressed text", headers: ["Content-Encoding: gzip"], body: "not gzip"),
    Answer("a circle", 302, headers: ["Location: /ada/list/"], body: ""),
    Answer("another server", 302, headers: ["Location: OTHER/ada/list/"], body: ""),
    Answer("another server, without a scheme", 307, headers: ["Location: //127.0.0.1:1/"], body: ""),
    Answer("a file", 302, headers: ["Location: file:///etc/passwd"], body: ""),
    Answer("a gopher", 302, headers: ["Location: gopher://127.0.0.1:1/x"], body: ""),
    Answer("a name with a password", 302, headers: ["Location: http://eve:x@127.0.0.1:1/"], body: ""),
    Answer(
      "a second login", 401, headers: ["WWW-Authenticate: Digest realm=\"\(long.prefix(9_000))\""], body: ""),
    Answer("no XML", body: "{\"json\": true}"),
    Answer("half of an element", body: "<d:multistatus xmlns:d=\"DAV:\"><d:resp"),
    Answer("zero bytes", body: "<a>\u{0}\u{0}</a>"), Answer("100,000 elements in each other", body: deep),
    Answer(
      "entities of entities",
      body: "<!DOCTYPE a [<!ENTITY x \"xxxxxxxx\"><!ENTITY y \"&x;&x;&x;&x;&x;&x;&x;&x;\">]><a>&y;</a>"),
    Answer("a file as an entity", body: "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"),
    Answer("a document type elsewhere", body: "<!DOCTYPE a SYSTEM \"OTHER/a.dtd\"><a/>"),
    Answer("addresses above", body: multistatus("/ada/list/../../eve/a.ics", etag + task("SUMMARY:x"))),
    Answer(
      "encoded addresses above",
      body: multistatus("/ada/list/%2e%2e/%2e%2e/eve/a.ics", etag + task("SUMMARY:x"))),
    Answer("a neighbour", body: multistatus("/ada/listing/a.ics", etag + task("SUMMARY:x"))),
    Answer(
      "another server's address",
      body: multistatus("OTHER/ada/list/a.ics", calendar + etag + task("SUMMARY:x"))),
    Answer(
      "names of two lines",
      body: multistatus("/ada/list/", calendar + "<d:displayname>a\nb\r\nc</d:displayname>")),
    Answer(
      "a name of 1 MB", body: multistatus("/ada/list/", calendar + "<d:displayname>\(long)</d:displayname>")),
    Answer("a line of 1 MB", body: multistatus("/ada/list/a.ics", etag + task("SUMMARY:\(long)"))),
    Answer(
      "10,000 properties",
      body: multistatus(
        "/ada/list/a.ics", etag + task(String(repeating: "X-A:1\r\n", count: 10_000) + "SUMMARY:x"))),
    Answer(
      "a day that isn't one",
      body: multistatus("/ada/list/a.ics", etag + task("SUMMARY:x\r\nCREATED:3000000000101T999999Z"))),
    Answer(
      "tags with line breaks", headers: ["ETag: \"a\u{1B}[31m\""],
      body: multistatus("/ada/list/a.ics", "<d:getetag>\"a\n\"</d:getetag>")),
  ]

  @Test(arguments: answers)
  func `each request ends, and says nothing to others`(answer: Answer) async throws {
    let other = try LoopbackServer { _, line in line.answer(200, "") }
    defer { other.stop() }
    let text = answer.text.replacing("OTHER", with: "http://127.0.0.1:\(other.port)")
    let server = try LoopbackServer { _, line in line.write(text) }
    defer { server.stop() }
    let list = WebAddress(isSecure: false, host: "127.0.0.1", port: Int(server.port), path: "/ada/list/")
    let client = CurlTransport(login: .init(server: list, user: "ada", secret: Secret("secret")!)).client
    let item = Href(path: "/ada/list/a.ics")

    let found = try? await client.collections(from: list).collections
    let one = try? await client.collection(at: list)
    for collection in (found ?? []) + [one].compactMap({ $0 }) {
      let lines = collection.name.split(omittingEmptySubsequences: false) { $0.isNewline }
      #expect(lines.count == 1)
    }
    _ = try? await client.listing(of: list, since: nil, hasTokens: true)
    let items = try? await client.items([item], in: list).items
    for fetched in items ?? [] where fetched.href != item {
      guard case .failure = fetched.task else {
        Issue.record("\(fetched.href) was taken for an item of the list")
        continue
      }
    }
    var traits = ServerTraits()
    _ = try? await client.makeCollection(at: list, name: "x", traits: &traits)
    _ = await client.put("BEGIN:VCALENDAR", at: list.with(item), if: .always)
    #expect(other.requests == [])
    #expect(server.requests.count < 60, "\(server.requests.count)")
  }
}
