import PtyTesting
import Testing
import ToteSync

@testable import ToteSyncMain

/// Tests the protocol against servers that people use.
enum RealServer: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case radicale, xandikos

  var testDescription: String { rawValue }

  func server() async throws -> CalendarServer {
    switch self {
    case .radicale: try await CalendarServer.radicale.value
    case .xandikos: try await CalendarServer.xandikos.value
    }
  }

  fileprivate static let areInstalled = allCases.allSatisfy { CalendarServer.isInstalled($0.rawValue) }
}

extension Trait where Self == ConditionTrait {
  /// Requires real servers and openssl.
  static var onRealServers: Self {
    .enabled(
      if: RealServer.areInstalled && CalendarServer.isInstalled("openssl"),
      "Radicale, Xandikos or openssl is not installed: Scripts/test installs them.")
  }
}

@Suite(.onRealServers, .waitsForPrograms)
struct RealServerTests {
  static let body = """
    BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tote//EN\r\nBEGIN:VTODO\r\nUID:milk\r\nDTSTAMP:20260101T000000Z\r\n\
    SUMMARY:milk 2 l\r\nX-TOTE-ITEM:v=1&s=milk%202%20l\r\nEND:VTODO\r\nEND:VCALENDAR\r\n
    """

  private func find(
    on server: CalendarServer, from path: String = "/", user: String = "ada", password: String? = nil
  ) async throws -> Result<Discovery.Found, DAVFault> {
    let client = try server.client(user: user, password: password)
    do throws(DAVFault) {
      return .success(try await client.collections(from: server.address.with(path: path)))
    } catch {
      return .failure(error)
    }
  }

  private func makeCollection(_ name: String, _ client: DAVClient, home: WebAddress) async throws
    -> WebAddress
  {
    let address = home.newCollection(name)
    let request = DAVRequest.makeCollection(at: address, name: "Liste für \(name) & more")
    var answer = MakeCollectionAnswer(try await client.answer(to: request), to: request)
    if answer == .wantsExtended {
      let extended = DAVRequest.makeCollection(at: address, name: "Liste für \(name) & more", extended: true)
      answer = MakeCollectionAnswer(try await client.answer(to: extended), to: extended)
    }
    #expect(answer == .made)
    return address
  }

  private func listing(_ request: DAVRequest, _ client: DAVClient) async throws -> Listing {
    let answer = ListingAnswer(try await client.answer(to: request))
    guard case .listing(let listing) = answer else {
      Issue.record("\(answer)")
      throw DAVFault.notCalendars
    }
    return listing
  }

  @Test(arguments: RealServer.allCases, ["/", "/ada/", "/nothing/here/"])
  func `the home is found from wherever one starts`(kind: RealServer, path: String) async throws {
    let server = try await kind.server()
    let found = try await find(on: server, from: path).get()
    let home = try #require(found.home)
    #expect(home.server == server.address.server)
    #expect(home.path == (kind == .radicale ? "/ada/" : "/ada/calendars/"))
  }

  @Test func `a wrong password is one`() async throws {
    let server = try await RealServer.radicale.server()
    #expect(try await find(on: server, password: "wrong") == .failure(.unauthorized))
  }

  @Test(arguments: RealServer.allCases)
  func `a collection is made once, for tasks, with its name`(kind: RealServer) async throws {
    let server = try await kind.server()
    let client = try server.client()
    let home = try #require(try await find(on: server).get().home)
    let address = try await makeCollection("made é", client, home: home)
    let request = DAVRequest.makeCollection(at: address, name: "again")
    #expect(MakeCollectionAnswer(try await client.answer(to: request), to: request) == .taken)

    let found = try #require(
      try await find(on: server).get().collections.first { $0.href == Href(path: address.path) })
    #expect(found.name == "Liste für made é & more")
    #expect(found.holdsTasks)
    #expect(found.access == .readWrite)
    #expect(found.token != nil)
    #expect(found.changeTag != nil)
    let alone = try CalendarCollection.all(in: try await client.answer(to: .collection(at: address)))
    #expect(alone.map(\.href) == [found.href])
    #expect(DeleteAnswer(try await client.answer(to: .delete(address, if: .always))) == .deleted)
    #expect(ListingAnswer(try await client.answer(to: .versions(in: address))) == .failed(.notFound))
  }

  @Test(arguments: RealServer.allCases)
  func `an item is written, changed, refused and deleted by its version`(kind: RealServer) async throws {
    let server = try await kind.server()
    let client = try server.client()
    let home = try #require(try await find(on: server).get().home)
    let list = try await makeCollection("written", client, home: home)
    let milk = Href(path: list.path).appending("milk@home.ics")
    let address = list.with(milk)

    guard
      case .stored(let first) = PutAnswer(
        try await client.answer(to: .put(Self.body, at: address, if: .isNew)))
    else {
      Issue.record("not stored")
      return
    }
    // A second item with this name or this UID is refused.
    #expect(PutAnswer(try await client.answer(to: .put(Self.body, at: address, if: .isNew))) == .changed)
    let twin = list.with(Href(path: list.path).appending("twin.ics"))
    let answer = PutAnswer(try await client.answer(to: .put(Self.body, at: twin, if: .isNew)))
    #expect(answer == .uidTaken(nil) || answer == .uidTaken(milk), "\(answer)")

    let all = try await listing(.versions(in: list), client)
    #expect(all.present.map(\.href) == [milk])
    #expect(first == nil || all.present[0].etag == first)
    let missing = Href(path: list.path).appending("missing.ics")
    let fetched = try FetchedItems(
      try await client.answer(to: .items([milk, missing], in: list)), asked: [milk, missing])
    #expect(fetched.missing == [missing])
    #expect(fetched.items.map(\.etag) == [all.present[0].etag])
    #expect(fetched.items[0].body.contains("SUMMARY:milk 2 l"))
    #expect(fetched.items[0].body.contains("X-TOTE-ITEM:v=1&s=milk%202%20l"))

    let changed = Self.body.replacing("milk 2 l", with: "milk 3 l")
    let etag = try #require(all.present[0].etag)
    #expect(!etag.isWeak)
    guard
      case .stored = PutAnswer(try await client.answer(to: .put(changed, at: address, if: .isStill(etag))))
    else {
      Issue.record("not stored")
      return
    }
    // The previous version is gone, so conditions on it fail.
    #expect(
      PutAnswer(try await client.answer(to: .put(Self.body, at: address, if: .isStill(etag)))) == .changed)
    #expect(DeleteAnswer(try await client.answer(to: .delete(address, if: .isStill(etag)))) == .changed)
    let now = try #require(try await listing(.versions(in: list), client).present[0].etag)
    #expect(now != etag)
    #expect(DeleteAnswer(try await client.answer(to: .delete(address, if: .isStill(now)))) == .deleted)
    #expect(DeleteAnswer(try await client.answer(to: .delete(address, if: .isStill(now)))) == .deleted)
    let put = PutAnswer(try await client.answer(to: .put(changed, at: address, if: .isStill(now))))
    #expect(put == .changed || put == .gone)
  }

  @Test(arguments: RealServer.allCases)
  func `changes are what has changed since the token`(kind: RealServer) async throws {
    let server = try await kind.server()
    let client = try server.client()
    let home = try #require(try await find(on: server).get().home)
    let list = try await makeCollection("changes", client, home: home)
    func address(_ name: String) -> WebAddress { list.with(Href(path: list.path).appending(name)) }
    for name in ["a", "b", "c"] {
      let body = Self.body.replacing("UID:milk", with: "UID:\(name)")
      _ = try await client.answer(to: .put(body, at: address("\(name).ics"), if: .isNew))
    }
    let all = try await listing(.changes(in: list, since: nil), client)
    #expect(Set(all.present.map(\.href.lastName)) == ["a.ics", "b.ics", "c.ics"])
    let token = try #require(all.token)
    let none = try await listing(.changes(in: list, since: token), client)
    #expect(none.present.isEmpty && none.gone.isEmpty)

    let changed = Self.body.replacing("UID:milk", with: "UID:b").replacing("2 l", with: "1 l")
    _ = try await client.answer(to: .put(changed, at: address("b.ics"), if: .always))
    _ = try await client.answer(to: .delete(address("c.ics"), if: .always))
    let some = try await listing(.changes(in: list, since: token), client)
    #expect(some.present.map(\.href.lastName) == ["b.ics"])
    #expect(some.gone.map(\.lastName) == ["c.ics"])
    #expect(some.token != token)
    #expect(!some.isTruncated)
  }

  @Test(arguments: RealServer.allCases)
  func `a token that the server does not know is told`(kind: RealServer) async throws {
    let server = try await kind.server()
    let client = try server.client()
    let home = try #require(try await find(on: server).get().home)
    let list = try await makeCollection("token", client, home: home)
    let real = try #require(try await listing(.changes(in: list, since: nil), client).token)
    // A well-formed token that was never issued, like a forgotten one.
    let old = String(real.dropLast(4)) + (real.hasSuffix("0000") ? "1111" : "0000")
    let answer = try await client.answer(to: .changes(in: list, since: old))
    #expect(ListingAnswer(answer, since: old) == .tokenExpired)
  }

  @Test func `a guest may look and not write`() async throws {
    let server = try await RealServer.radicale.server()
    let ada = try server.client()
    _ = try await ada.answer(to: .delete(server.address.with(path: "/house/"), if: .always))
    let house = DAVRequest(.makeCollection, server.address.with(path: "/house/"))
    #expect(try await ada.answer(to: house).isSuccess)
    let list = try await makeCollection("shared", ada, home: house.address)
    let bob = try server.client(user: "bob")
    let seen = try CalendarCollection.all(in: try await bob.answer(to: .collections(in: house.address)))
    #expect(seen.map(\.access) == [.readOnly])
    let address = list.with(path: list.path + "x.ics")
    #expect(
      PutAnswer(try await bob.answer(to: .put(Self.body, at: address, if: .isNew))) == .failed(.forbidden))
    #expect(
      ListingAnswer(try await bob.answer(to: .versions(in: server.address.with(path: "/ada/"))))
        == .failed(.forbidden))
  }

  @Test func `a note of a megabyte is written and read`() async throws {
    let server = try await RealServer.radicale.server()
    let client = try server.client()
    let home = try #require(try await find(on: server).get().home)
    let list = try await makeCollection("large", client, home: home)
    let href = Href(path: list.path).appending("large.ics")
    let note = String(repeating: "né ", count: 250_000)
    let body = Self.body.replacing("SUMMARY:milk 2 l", with: "SUMMARY:milk\r\nDESCRIPTION:\(note)")
    let put = PutAnswer(try await client.answer(to: .put(body, at: list.with(href), if: .isNew)))
    guard case .stored = put else {
      Issue.record("\(put)")
      return
    }
    let fetched = try FetchedItems(try await client.answer(to: .items([href], in: list)), asked: [href])
    #expect(fetched.items[0].body.utf8.count > 1_000_000)
  }
}
