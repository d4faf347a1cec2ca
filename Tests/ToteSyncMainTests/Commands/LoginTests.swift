import Synchronization
import Testing
import ToteSync

@testable import ToteSyncMain

@Suite struct LoginTests {
  private let options = LoginOptions(address: WebAddress(host: "dav.example.org"), user: "ada")

  /// What `login` did, in order.
  private final class Diary: Sendable {
    private let lines = Mutex<[String]>([])
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  private func environment(
    _ diary: Diary, secret: Result<String, SecretFault> = .success("secret"),
    stores: Result<SecretSource, SecretFault> = .success(.file("/state/secret")),
    answer: @escaping @Sendable (DAVRequest) throws(TransportFault) -> DAVAnswer = LoginTests.answer
  ) -> LoginEnvironment {
    LoginEnvironment(
      read: { source throws(SecretFault) in
        diary.note("read \(source)")
        return Secret(try secret.get())!
      },
      ask: { question throws(SecretFault) in
        diary.note(question)
        return Secret(try secret.get())!
      },
      store: { secret, options throws(SecretFault) in
        diary.note("store \(secret.revealed)")
        return try stores.get()
      },
      connect: { options, secret in
        diary.note("connect \(options.user):\(secret.revealed)@\(options.address.host)")
        return (DAVClient { request throws(TransportFault) in try answer(request) }, { .digest })
      })
  }

  /// A home with a list, and a calendar without tasks.
  @Sendable private static func answer(_ request: DAVRequest) throws(TransportFault) -> DAVAnswer {
    func href(_ path: String) -> XMLNode { XMLNode(.dav("href"), text: path) }
    func collection(_ path: String, _ component: String) -> XMLNode {
      let comp = XMLNode(.caldav("comp"), attributes: [.plain("name"): component])
      return XMLNode(
        .dav("response"),
        [
          href(path),
          XMLNode(
            .dav("propstat"),
            [
              XMLNode(
                .dav("prop"),
                [
                  XMLNode(.dav("resourcetype"), [XMLNode(.caldav("calendar"))]),
                  XMLNode(.caldav("supported-calendar-component-set"), [comp]),
                ])
            ]),
        ])
    }
    let home = XMLNode(.caldav("calendar-home-set"), [href("/ada/")])
    let about = XMLNode(
      .dav("response"), [href("/"), XMLNode(.dav("propstat"), [XMLNode(.dav("prop"), [home])])])
    let responses =
      request.address.path == "/"
      ? [about] : [collection("/ada/list/", "VTODO"), collection("/ada/cal/", "VEVENT")]
    return DAVAnswer(
      status: 207, content: .xml(XMLNode(.dav("multistatus"), responses)), address: request.address)
  }

  @Test func `the password is asked for, tried, and only then stored`() async throws {
    let diary = Diary()
    let result = try await options.logIn(environment(diary))
    #expect(
      result.account
        == Account(
          address: options.address, user: "ada", secret: .file("/state/secret"),
          home: options.address.with(path: "/ada/"), traits: ServerTraits(login: .digest)))
    #expect(result.lists.map(\.name) == ["list"])
    #expect(
      diary.all == [
        "Password for ada at dav.example.org: ", "connect ada:secret@dav.example.org", "store secret",
      ])
  }

  @Test func `where it is to be had already, it is read there and not stored`() async throws {
    let diary = Diary()
    var options = options
    options.source = .command("pass show dav")
    options.authorities = "/ca.pem"
    let result = try await options.logIn(environment(diary))
    #expect(result.account.secret == .command("pass show dav"))
    #expect(result.account.authorities == "/ca.pem")
    #expect(diary.all == [#"read command("pass show dav")"#, "connect ada:secret@dav.example.org"])
  }

  @Test func `a password that the server does not accept is not stored`() async {
    let diary = Diary()
    let environment = environment(diary) { DAVAnswer(status: 401, address: $0.address) }
    await #expect(throws: SyncFailure.server(.unauthorized, at: options.address)) {
      try await options.logIn(environment)
    }
    #expect(diary.all.count == 2)
  }

  @Test func `what fails is told by how the program ends`() async {
    let environment = environment(Diary(), stores: .failure(.cannotStore("/x", reason: "y")))
    await #expect(throws: SyncFailure.secret(.cannotStore("/x", reason: "y"))) {
      try await options.logIn(environment)
    }
    #expect(SyncFailure.secret(.cannotStore("/x", reason: "y")).exit == .storage)
    #expect(SyncFailure.secret(.cancelled).exit == .refused)
    #expect(SyncFailure.server(.full, at: options.address).exit.rawValue == 5)
  }

  @Test func `without a password nobody is asked anything`() async {
    let diary = Diary()
    let environment = environment(diary, secret: .failure(.nobodyToAsk))
    await #expect(throws: SyncFailure.secret(.nobodyToAsk)) { try await options.logIn(environment) }
    #expect(diary.all.count == 1)
  }

  @Test func `where no server can be reached nobody is asked for a password`() async {
    let diary = Diary()
    var environment = environment(diary)
    environment.reach = { _ in .certificate(.unknownAuthority) }
    await #expect(
      throws: SyncFailure.server(.unreachable(.certificate(.unknownAuthority)), at: options.address)
    ) {
      try await options.logIn(environment)
    }
    #expect(diary.all == [])
  }
}
