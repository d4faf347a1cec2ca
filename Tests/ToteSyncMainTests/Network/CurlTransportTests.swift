import LoopbackTesting
import Synchronization
import Testing
import ToteSync

@testable import ToteSyncMain

/// The real transport, against a scripted server on the loopback.
@Suite struct CurlTransportTests {
  static let password = "correct horse"

  private func address(_ server: LoopbackServer, _ path: String = "/ada/list/") -> WebAddress {
    WebAddress(isSecure: false, host: "127.0.0.1", port: Int(server.port), path: path)
  }

  private func transport(
    for address: WebAddress, _ patience: CurlTransport.Patience = .init()
  ) -> CurlTransport {
    CurlTransport(
      login: .init(server: address, user: "ada", secret: Secret(Self.password)!), patience: patience)
  }

  private func ask(
    _ make: (WebAddress) -> DAVRequest = { .versions(in: $0) }, patience: CurlTransport.Patience = .init(),
    _ answer: @escaping @Sendable (LoopbackServer.Request, LoopbackServer.Line) -> Void
  ) async throws -> (result: Result<DAVAnswer, DAVFault>, requests: [LoopbackServer.Request]) {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    let address = address(server)
    let client = transport(for: address, patience).client
    do throws(DAVFault) {
      return (.success(try await client.answer(to: make(address))), server.requests)
    } catch {
      return (.failure(error), server.requests)
    }
  }

  static let multistatus = """
    HTTP/1.1 207 Multi-Status\r\nContent-Type: application/xml; charset=utf-8\r\nConnection: close\r\n\
    Content-Length: 40\r\n\r\n<multistatus xmlns="DAV:"></multistatus>
    """

  @Test func `a request arrives as it was made`() async throws {
    let (result, requests) = try await ask {
      .items([Href(path: "/é a")], in: $0)
    } _: { _, line in
      line.write(Self.multistatus)
    }
    let answer = try result.get()
    #expect(answer.status == 207)
    #expect(answer.header("content-type") == "application/xml; charset=utf-8")
    #expect(answer.content == .xml(XMLNode(.dav("multistatus"))))
    let request = try #require(requests.first)
    #expect(request.line == "REPORT /ada/list/ HTTP/1.1")
    #expect(request.header("Depth") == "1")
    #expect(request.header("Content-Type") == "application/xml; charset=utf-8")
    // ada:correct horse
    #expect(request.header("Authorization") == "Basic YWRhOmNvcnJlY3QgaG9yc2U=")
    #expect(request.header("User-Agent") == "tote-sync")
    #expect(request.body == DAVRequest.items([Href(path: "/é a")], in: answer.address).body)
  }

  @Test func `a large body is sent at once`() async throws {
    let body = String(repeating: "milk é\r\n", count: 200_000)
    let (result, requests) = try await ask {
      .put(body, at: $0, if: .isNew)
    } _: { request, line in
      line.write("HTTP/1.1 201 Created\r\nETag: \"1\"\r\nContent-Length: 0\r\n\r\n")
    }
    #expect(PutAnswer(try result.get()) == .stored(ETag("\"1\"")))
    #expect(requests.count == 1)
    #expect(requests[0].body == body)
    #expect(requests[0].header("Expect") == nil)
    #expect(requests[0].header("If-None-Match") == "*")
  }

  @Test func `to delete has no body`() async throws {
    let (result, requests) = try await ask {
      .delete($0, if: .always)
    } _: { _, line in
      line.write("HTTP/1.1 204 No Content\r\n\r\n")
    }
    #expect(DeleteAnswer(try result.get()) == .deleted)
    #expect(requests[0].line == "DELETE /ada/list/ HTTP/1.1")
    #expect(requests[0].header("Content-Length") == nil)
  }

  @Test func `another server hears no password`() async throws {
    let server = try LoopbackServer { _, line in line.write(Self.multistatus) }
    defer { server.stop() }
    var other = address(server)
    other.host = "localhost"
    _ = try await transport(for: other).client.answer(to: .versions(in: address(server)))
    #expect(server.requests.count == 1)
    #expect(server.requests[0].header("Authorization") == nil)
  }

  @Test func `a redirection to another server is not followed, one on the same is, with all that was asked`()
    async throws
  {
    let other = try LoopbackServer { _, line in line.write(Self.multistatus) }
    defer { other.stop() }
    let there = "http://127.0.0.1:\(other.port)"
    let (result, requests) = try await ask { _, line in
      line.write("HTTP/1.1 301 Moved\r\nLocation: \(there)/x\r\nContent-Length: 0\r\n\r\n")
    }
    #expect(result == .failure(.otherServer(there)))
    #expect(requests.count == 1)
    #expect(other.requests.isEmpty)

    let (second, both) = try await ask { request, line in
      if request.line.contains("/new/") {
        line.write(Self.multistatus)
      } else {
        line.write("HTTP/1.1 308 Moved\r\nLocation: /new/\r\nContent-Length: 0\r\n\r\n")
      }
    }
    #expect(try second.get().address.path == "/new/")
    #expect(both.map(\.line) == ["PROPFIND /ada/list/ HTTP/1.1", "PROPFIND /new/ HTTP/1.1"])
    #expect(both[0].body == both[1].body)
    #expect(both[1].header("Authorization") != nil)
  }

  @Test func `a server that takes nothing but a digest gets one, and the body again`() async throws {
    let server = try LoopbackServer { request, line in
      if request.header("Authorization")?.hasPrefix("Digest ") == true {
        line.write("HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
      } else {
        line.write(
          "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"dav\", nonce=\"abc\", qop=\"auth\"\r\n"
            + "Content-Type: text/html\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno")
      }
    }
    defer { server.stop() }
    let transport = transport(for: address(server))
    #expect(transport.scheme == .basic)
    for _ in 0..<2 {
      let answer = try await transport.client.answer(to: .put("BODY", at: address(server), if: .isNew))
      #expect(PutAnswer(answer) == .stored(nil))
      #expect(answer.content == .none)
    }
    #expect(transport.scheme == .digest)
    let digests = server.requests.filter { $0.header("Authorization")?.hasPrefix("Digest ") == true }
    #expect(digests.count == 2)
    for request in digests {
      #expect(request.body == "BODY")
      #expect(request.header("Authorization")?.contains(#"username="ada", realm="dav", nonce="abc""#) == true)
      #expect(request.header("If-None-Match") == "*")
    }
    // The plain password isn't sent any more.
    #expect(server.requests.filter { $0.header("Authorization")?.hasPrefix("Basic ") == true }.count == 1)
  }

  @Test func `a wrong password is told once`() async throws {
    let (result, requests) = try await ask { _, line in
      line.write(
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"dav\"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      )
    }
    #expect(ListingAnswer(try result.get()) == .failed(.unauthorized))
    #expect(requests.count == 1)
  }

  @Test func `an answer without end is left when it is too large`() async throws {
    let hasHungUp = Signal()
    let (result, _) = try await ask {
      .collection(at: $0)
    } _: { _, line in
      line.write("HTTP/1.1 207 OK\r\nContent-Type: text/xml\r\n\r\n<multistatus>")
      let piece = String(repeating: " ", count: 100_000)
      // Practically endless, but a client that reads it all must fail, not the machine.
      for _ in 0..<100_000 where !line.write(piece) { break }
      hasHungUp.give()
    }
    #expect(result == .failure(.unreachable(.tooLarge(limit: 1 << 20))))
    await hasHungUp.wait()
  }

  @Test func `a head without end too`() async throws {
    let (result, _) = try await ask { _, line in
      line.write("HTTP/1.1 207 OK\r\n")
      for number in 0..<1_000_000 where !line.write("X-\(number): \(number)\r\n") { break }
    }
    #expect(result == .failure(.unreachable(.tooLarge(limit: DAVRequest.longAnswer))))
  }

  @Test func `an answer that is small on its way and large unpacked is one that is too large`() async throws {
    // 2 MB of zeros, compressed a thousandfold.
    let bomb = try BackgroundProgram.output(of: "head -c 2000000 /dev/zero | gzip -9")
    #expect(bomb.count < 5000)
    let (result, requests) = try await ask {
      .collection(at: $0)
    } _: { _, line in
      line.write(
        "HTTP/1.1 207 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\nConnection: close\r\n\r\n"
      )
      line.write(bomb)
    }
    #expect(requests[0].header("Accept-Encoding") == "gzip")
    #expect(result == .failure(.unreachable(.tooLarge(limit: 1 << 20))))
  }

  @Test(arguments: [
    "", "HTTP/1.1 207 OK\r\nContent-Length: 1000\r\n\r\n<multistatus xmlns='DAV:'>",
    "HTTP/1.1 207 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<a/>",
  ])
  func `an answer that breaks off is not taken for a whole one`(text: String) async throws {
    let (result, _) = try await ask { _, line in line.write(text) }
    #expect(result == .failure(.unreachable(.brokenOff)))
  }

  @Test func `a server that drips has not answered`() async throws {
    let hasHungUp = Signal()
    let (result, _) = try await ask(patience: .init(answer: 100)) { _, line in
      line.write("HTTP/1.1 207 OK\r\n\r\n<")
      line.waitForEnd()
      hasHungUp.give()
    }
    #expect(result == .failure(.unreachable(.timedOut)))
    await hasHungUp.wait()
  }

  @Test func `who cancels hangs up`() async throws {
    let (hasAsked, hasHungUp) = (Signal(), Signal())
    let server = try LoopbackServer { _, line in
      hasAsked.give()
      line.waitForEnd()
      hasHungUp.give()
    }
    defer { server.stop() }
    let (client, address) = (transport(for: address(server)).client, address(server))
    let task = Task { () async -> DAVFault? in
      do throws(DAVFault) {
        _ = try await client.answer(to: .versions(in: address))
        return nil
      } catch {
        return error
      }
    }
    await hasAsked.wait()
    task.cancel()
    #expect(await task.value == .unreachable(.cancelled))
    await hasHungUp.wait()
  }

  @Test func `where nobody listens nobody answers`() async throws {
    try await LoopbackServer.withDeafPort { port in
      let address = WebAddress(isSecure: false, host: "127.0.0.1", port: Int(port))
      let client = transport(for: address).client
      await #expect(throws: DAVFault.unreachable(.cannotConnect)) {
        _ = try await client.answer(to: .versions(in: address))
      }
    }
  }

  @Test func `a server that does not speak TLS is said not to`() async throws {
    let server = try LoopbackServer { _, line in line.answer(400, "") }
    defer { server.stop() }
    var address = address(server)
    address.isSecure = true
    let (client, request) = (transport(for: address).client, DAVRequest.versions(in: address))
    await #expect(throws: DAVFault.unreachable(.noTLS)) { _ = try await client.answer(to: request) }
  }

  @Test(arguments: [
    ("<a>\u{0}</a>", XMLFault.malformed(line: 1)), ("<html><br></html>", .malformed(line: 1)),
    (#"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#, .declaresEntities),
    (String(repeating: "<a>", count: 1000), .tooDeep),
  ])
  func `a multistatus that cannot be read is a fault`(body: String, fault: XMLFault) async throws {
    let (result, _) = try await ask { _, line in
      line.write("HTTP/1.1 207 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
    }
    #expect(ListingAnswer(try result.get()) == .failed(.unreadable(fault)))
  }

  @Test func `somebody's page for logging in is no answer to anything`() async throws {
    let page = "<!DOCTYPE html><html><body>Welcome to our hotel<br></body></html>"
    let respond: @Sendable (LoopbackServer.Request, LoopbackServer.Line) -> Void = { _, line in
      line.write(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(page.utf8.count)\r\n"
          + "Connection: close\r\n\r\n\(page)")
    }
    let listing = try await ask {
      .versions(in: $0)
    } _: {
      respond($0, $1)
    }
    #expect(ListingAnswer(try listing.result.get()) == .failed(.notCalendars))
    let put = try await ask {
      .put("x", at: $0, if: .isNew)
    } _: {
      respond($0, $1)
    }
    #expect(PutAnswer(try put.result.get()) == .failed(.notCalendars))
  }

  @Test func `no password shows anywhere`() throws {
    let secret = try #require(Secret(Self.password))
    let login = CurlTransport.Login(
      server: WebAddress(host: "example.org"), user: "ada", secret: secret)
    var text = "\(secret) \(login)" + String(reflecting: secret) + String(reflecting: login)
    dump(login, to: &text)
    dump(transport(for: login.server), to: &text)
    #expect(!text.contains("horse"))
    #expect(text.contains("•••"))
  }
}
