import Synchronization
import Testing
import ToteSync

@Suite struct RedirectionTests {
  private let request = DAVRequest.versions(in: Answers.address)

  private func ask(
    _ request: DAVRequest, _ answer: @escaping @Sendable (DAVRequest) -> DAVAnswer
  ) async -> (result: Result<DAVAnswer, DAVFault>, asked: [DAVRequest]) {
    let asked = Mutex<[DAVRequest]>([])
    let client = DAVClient { request in
      asked.withLock { $0.append(request) }
      return answer(request)
    }
    let result: Result<DAVAnswer, DAVFault>
    do throws(DAVFault) {
      result = .success(try await client.answer(to: request))
    } catch {
      result = .failure(error)
    }
    return (result, asked.withLock { $0 })
  }

  @Test(arguments: [301, 302, 307, 308])
  func `the same question is asked there`(status: Int) async throws {
    let (result, asked) = await ask(request) { request in
      request.address.path == "/new/"
        ? DAVAnswer(status: 207, address: request.address)
        : DAVAnswer(status: status, headers: [DAVHeader("location", "../../new/")], address: request.address)
    }
    #expect(try result.get().address.path == "/new/")
    #expect(asked.map(\.method) == [.propfind, .propfind])
    #expect(asked[1].body == request.body && asked[1].headers == request.headers)
  }

  @Test(arguments: [
    ("https://evil.example/ada/", "https://evil.example"), ("//evil.example", "https://evil.example"),
    ("http://dav.example.org/", "http://dav.example.org"),
    ("https://dav.example.org:8443/", "https://dav.example.org:8443"),
  ])
  func `another server is not asked`(location: String, server: String) async {
    let (result, asked) = await ask(request) {
      DAVAnswer(status: 301, headers: [DAVHeader("Location", location)], address: $0.address)
    }
    #expect(result == .failure(.otherServer(server)))
    #expect(asked.count == 1)
  }

  @Test func `a refusal that is wrapped in a multistatus is one`() async throws {
    func wrapped(_ href: String, _ status: String, _ children: [XMLNode] = []) -> DAVAnswer {
      let status = XMLNode(.dav("status"), text: status)
      return Answers.multistatus([
        XMLNode(.dav("response"), [XMLNode(.dav("href"), text: href), status] + children)
      ])
    }
    let error = XMLNode(.dav("error"), [XMLNode(.caldav("no-uid-conflict"))])
    let refusal = wrapped("https%3A//dav.example.org/ada/list/", "HTTP/1.1 412 Precondition Failed", [error])
    #expect(PutAnswer(try await ask(request) { _ in refusal }.result.get()) == .uidTaken(nil))
    let missing = wrapped("/ada/list", "HTTP/1.1 404 Not Found")
    #expect(ListingAnswer(try await ask(request) { _ in missing }.result.get()) == .failed(.notFound))
    // A resource gone from the collection is no refusal.
    let gone = wrapped("/ada/list/a.ics", "HTTP/1.1 404 Not Found")
    #expect(try await ask(request) { _ in gone }.result.get() == gone)
  }

  @Test func `a circle is left`() async {
    let (result, asked) = await ask(request) {
      DAVAnswer(status: 302, headers: [DAVHeader("Location", "/round/")], address: $0.address)
    }
    #expect(result == .failure(.redirectedTooOften))
    #expect(asked.count == 6)
  }

  @Test func `to nowhere`() async {
    let (result, _) = await ask(request) { DAVAnswer(status: 301, address: $0.address) }
    #expect(result == .failure(.notCalendars))
  }

  @Test func `nothing is sent without TLS to another machine`() async {
    let open = DAVRequest.versions(in: WebAddress(isSecure: false, host: "example.org"))
    let (result, asked) = await ask(open) { DAVAnswer(status: 207, address: $0.address) }
    #expect(result == .failure(.unreachable(.needsTLS)))
    #expect(asked.isEmpty)
  }
}
