// Problems of shared lists are reported, stored and shown; the password never is.

import FoundationEssentials
import PtyTesting
import Testing
import ToteFormats
import ToteStorage

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(.onRealServers, .waitsForPrograms)
struct SharingStatusTests {
  @Test func `a wrong password is told by how it ends, and stands in the status until there is a right one`()
    async throws
  {
    let (ada, _, _) = try await Home.sharing(["milk"])
    try ada.add("bread", to: "Groceries")
    let failure = SyncFailure.server(.unauthorized, at: ada.server.address)
    #expect(failure.exit.rawValue == 5)
    await #expect(throws: failure) { try await ada.run(.sync(list: nil), password: "wrong") }
    #expect(try ada.problem() == .password)
    #expect(try ada.status("Groceries")?.problem == nil && ada.status("Groceries")?.unsent == 1)
    try await ada.sync()
    #expect(try ada.problem() == nil && ada.status("Groceries")?.unsent == 0)
  }

  @Test func `so does one that is found when a list is to be shared or joined`() async throws {
    let (ada, _, name) = try await Home.sharing(["milk"])
    try ada.add("nails", to: "Hardware")
    let failure = SyncFailure.server(.unauthorized, at: ada.server.address)
    let commands: [SharingCommand] = [
      .share(list: "Hardware", name: nil), .join(nil), .join("anything"),
      .unshare(list: "Groceries", deletesOnServer: true),
    ]
    for command in commands {
      await #expect(throws: failure) { try await ada.run(command, password: "wrong") }
      #expect(try ada.problem() == .password)
      // Listing the server shows that the password is right again.
      #expect(try await ada.run(.join(nil)).contains("\(name) (already here)"))
      #expect(try ada.problem() == nil)
    }
    #expect(try ada.status("Hardware") == nil && ada.status("Groceries") != nil)
  }

  @Test func `a poll with nothing new writes nothing, so that nobody wakes, but for once an hour`()
    async throws
  {
    let (ada, _, _) = try await Home.sharing(["milk", "bread"])
    let watching = try ada.open()
    defer { watching.close() }
    try await ada.sync()
    let before = (version: try watching.version(), checked: try ada.status("Groceries")?.checked)
    for _ in 0..<3 { try await ada.sync() }
    #expect(try watching.version() == before.version)
    #expect(try ada.status("Groceries")?.checked == before.checked)

    let later = Moment.now.adding(days: 1)
    let storage = try ada.open()
    let synchronizer = Synchronizer(
      storage: storage, account: ada.account, client: try ada.client(), now: { later })
    #expect(try await synchronizer.synchronize() == nil)
    storage.close()
    #expect(try watching.version() != before.version && ada.status("Groceries")?.checked == later)
  }

  @Test
  func `a server that takes every write for outdated is told of, once in the log and by how the sync ends`()
    async throws
  {
    let (ada, _, _) = try await Home.sharing(["milk"])
    let real = try ada.client()
    let stubborn = DAVClient { request async throws(TransportFault) in
      request.method == .put ? DAVAnswer(status: 412, address: request.address) : try await real.send(request)
    }
    try ada.change("milk", on: "Groceries") { $0.isTicked = true }
    var failures = 0
    for _ in 0..<4 {
      do {
        try await ada.run(.sync(list: nil), client: stubborn)
      } catch {
        failures += 1
        #expect(
          error as? SyncFailure
            == .list(.outdated, name: "Groceries", at: ada.server.address))
        #expect((error as? SyncFailure)?.exit == .server)
      }
    }
    #expect(failures > 0)
    #expect(try ada.notes() == [.rejected("milk")])
    #expect(try ada.status("Groceries")?.problem == .outdated && ada.problem() == nil)
  }

  @Test func `whoever logs in anew meanwhile stays so`() async throws {
    let (ada, _, _) = try await Home.sharing(["milk"])
    let storage = try ada.open()
    defer { storage.close() }
    let synchronizer = Synchronizer(storage: storage, account: ada.account, client: try ada.client())
    var new = ada.account
    new.secret = .command("pass show dav")
    try ada.edit { session throws(StorageError) in try session.save(new, in: ada.accountFile) }
    #expect(try await synchronizer.synchronize() == nil)
    #expect(try ada.read { session throws(StorageError) in try session.account(in: ada.accountFile) } == new)
  }

  @Test func `the status for scripts`() async throws {
    let (ada, _, name) = try await Home.sharing(["milk"])
    try ada.add("bread", to: "Groceries")
    let text = try #require(try await ada.run(.status(isJSON: true)).first)
    let checked = try #require(try ada.status("Groceries")?.checked?.milliseconds)
    #expect(
      text == """
        {
          "lists" : [
            {
              "checked" : \(checked),
              "held" : 0,
              "list" : "Groceries",
              "name" : "\(name)",
              "readOnly" : false,
              "unsent" : 1
            }
          ],
          "server" : "\(ada.server.address)",
          "user" : "cleo"
        }
        """)
  }

  @Test func `no file of the database has the password, nor does anything that is said`() async throws {
    let server = try await CalendarServer.radicale.value
    let home = try Home(server)
    let run = { (script: String) in
      try await PlainProgram.run(script, in: home.folder, environment: ["HOME": home.folder + "/home"])
    }
    let program = try await run(
      """
      umask 077; mkdir -p home secret; printf 'cleo-secret\\n' >secret/password
      tote-sync login localhost:\(server.address.port) --user cleo --ca \(try #require(server.authorities)) \
        --password-file secret/password
      echo milk | tote add - && tote-sync share Groceries --as 'no password' && tote add bread && tote-sync sync &&
      tote-sync status && tote-sync status --json && tote-sync log; echo $?
      grep -rl -e cleo-secret -e Y2xlbzpjbGVvLXNlY3JldA home; echo grep $?
      """)
    #expect(program.output.hasSuffix("grep 1\n"), "\(program.output)\(program.words)")
    #expect(program.output.contains("Groceries: last checked"), "\(program.output)\(program.words)")
    #expect(!(program.output + program.words).contains("cleo-secret"))
  }
}
