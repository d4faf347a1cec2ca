import Synchronization
import Testing
import ToteSync

@Suite struct ClientTests {
  /// A scripted server that records requests.
  private final class Server: Sendable {
    private let asked = Mutex<[DAVRequest]>([])
    private let answer: @Sendable (DAVRequest) throws(TransportFault) -> DAVAnswer

    init(_ answer: @escaping @Sendable (DAVRequest) throws(TransportFault) -> DAVAnswer) {
      self.answer = answer
    }

    var client: DAVClient {
      DAVClient { [self] request async throws(TransportFault) in
        asked.withLock { $0.append(request) }
        return try answer(request)
      }
    }
    var methods: [String] { asked.withLock { $0.map(\.method.rawValue) } }
  }

  private let address = Answers.address

  @Test func `a server that wants the extended request is asked so from then on`() async throws {
    let server = Server { Answers.status($0.method == .makeCollection ? 201 : 501) }
    var traits = ServerTraits()
    for _ in 0..<2 {
      #expect(try await server.client.makeCollection(at: address, name: "x", traits: &traits) == .made)
    }
    #expect(traits.wantsExtendedRequest)
    #expect(server.methods == ["MKCALENDAR", "MKCOL", "MKCOL"])
  }

  private func listing(
    _ server: Server, since token: String?, hasTokens: Bool = true
  ) async throws -> (Listing, Bool) {
    let (listing, isWhole) = try await server.client.listing(of: address, since: token, hasTokens: hasTokens)
    return (listing, isWhole)
  }

  private static let one = Answers.multistatus(
    [Answers.response("/ada/list/a.ics", [Answers.etag("\"1\"")])], token: "new")

  @Test func `with a token what changed, without one the whole`() async throws {
    let server = Server { _ in Self.one }
    #expect(try await listing(server, since: "old").1 == false)
    #expect(try await listing(server, since: nil).1)
    #expect(try await listing(server, since: nil, hasTokens: false).1)
    #expect(server.methods == ["REPORT", "REPORT", "PROPFIND"])
  }

  @Test func `a token that was forgotten leads to the whole and a new one`() async throws {
    let server = Server { request in
      request.body.contains("old") ? Answers.error(.dav("valid-sync-token"), status: 403) : Self.one
    }
    let (listing, isWhole) = try await listing(server, since: "old")
    #expect(isWhole && listing.token == "new")
    #expect(server.methods == ["REPORT", "REPORT"])
  }

  @Test func `where the whole is cut off behind a forgotten token, the versions say what has gone`()
    async throws
  {
    let cut = Answers.response("/ada/list/", status: "HTTP/1.1 507 Insufficient Storage")
    let server = Server { request in
      if request.method == .report, request.body.contains("old") {
        return Answers.error(.dav("valid-sync-token"), status: 403)
      }
      let items = ["a", "b"].map { Answers.response("/ada/list/\($0).ics", [Answers.etag("\"1\"")]) }
      return request.method == .report
        ? Answers.multistatus([items[0], cut], token: "new") : Answers.multistatus(items)
    }
    let (listing, isWhole) = try await listing(server, since: "old")
    #expect(isWhole && !listing.isTruncated && listing.token == "new")
    #expect(listing.present.map(\.href.lastName) == ["a.ics", "b.ics"])
    #expect(server.methods == ["REPORT", "REPORT", "PROPFIND"])
    // Without a token nothing is lost: the pieces come one after another.
    #expect(try await self.listing(server, since: nil).0.isTruncated)
  }

  @Test func `a server that cannot do tokens at all is asked for versions`() async throws {
    let server = Server { $0.method == .report ? Answers.status(500) : Self.one }
    #expect(try await listing(server, since: "old").1)
    #expect(server.methods == ["REPORT", "REPORT", "PROPFIND"])
  }

  @Test func `a refusal is no reason to ask on`() async throws {
    let server = Server { _ in Answers.status(401) }
    await #expect(throws: DAVFault.unauthorized) { _ = try await listing(server, since: "old") }
    #expect(server.methods == ["REPORT"])
  }

  @Test func `too many bodies at once are asked for by halves`() async throws {
    let hrefs = (0..<4).map { Href(path: "/ada/list/\($0).ics") }
    let server = Server { request throws(TransportFault) in
      let asked = hrefs.filter { request.body.contains($0.path) }
      if asked.count > 1 { throw .tooLarge(limit: 1) }
      return Answers.multistatus(asked.map { Answers.response($0.path, [Answers.data($0.path)]) })
    }
    let fetched = try await server.client.items(hrefs, in: address)
    #expect(fetched.items.map(\.body) == hrefs.map(\.path))
    #expect(fetched.missing.isEmpty)
    let one = Server { _ throws(TransportFault) in throw .tooLarge(limit: 1) }
    await #expect(throws: DAVFault.unreachable(.tooLarge(limit: 1))) {
      _ = try await one.client.items([hrefs[0]], in: address)
    }
  }

  @Test func `a change that gets no answer has failed, as far as one knows`() async {
    let server = Server { _ throws(TransportFault) in throw .brokenOff }
    #expect(await server.client.put("x", at: address, if: .isNew) == .failed(.unreachable(.brokenOff)))
    #expect(await server.client.delete(address, if: .always) == .failed(.unreachable(.brokenOff)))
  }

  @Test func `a collection that is none any more is told`() async {
    let folder = Server { _ in Answers.multistatus([Answers.response("/ada/list/", [Answers.type()])]) }
    await #expect(throws: DAVFault.notCalendars) { _ = try await folder.client.collection(at: address) }
  }
}
