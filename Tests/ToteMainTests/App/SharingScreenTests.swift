// Sharing from the screen with the real tote-sync and an unreachable server.

import FoundationEssentials
import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

@Suite(.waitsForPrograms) struct SharingScreenTests {
  let home = Home()

  /// Logs in to a server that isn't there.
  private func logIn() throws {
    Home.write("secret\n", to: home.path + "/password")
    let key = try edit { session throws(StorageError) in
      try session.save(SharingStatus.Account(user: "ada", address: "https://localhost:1/"))
      return try session.accountKey(new: { UUID() })
    }
    let (path, variables) = (home.path, ["HOME": home.path])
    let places = Places(
      Variables(value: { variables[$0] }, home: { path }, workingFolder: { path }), file: home.database)
    let account = """
      {"database": "\(places.resolvedDatabase)", "key": \(key), "address": "https://localhost:1/", "user": "ada",
       "passwordFile": "\(home.path)/password", "home": "https://localhost:1/ada/", "login": "basic",
       "wantsExtendedRequest": false}
      """
    try #require(PrivateFile.replace(places.account, with: Array(account.utf8)) == nil)
  }

  @discardableResult
  private func edit<Value: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Value
  ) throws -> Value {
    let storage = try Storage(path: home.database)
    defer { storage.close() }
    return try storage.editSharing(work)
  }

  /// A database as an older version made it, or somebody who wants another's password.
  private func plant(_ secret: String) throws {
    try edit { session throws(StorageError) in
      try session.database.run(
        """
        INSERT OR REPLACE INTO account (number, address, user, secret, home, traits)
          VALUES (1, 'https://localhost:1/', 'eve', ?, 'https://localhost:1/eve/', 'basic')
        """, .text(secret))
      let list = ShoppingList.ID(high: 1, low: 1)
      try session.save(StoredSharedList(list: list, href: "/eve/x/", name: "Groceries"))
    }
  }

  @Test func `a database that names a command for the password can't have it run`() async throws {
    try home.fill(["milk"])
    try plant("command:touch '\(home.path)/ran'")
    let tote = try home.tote()
    try tote.wait { $0.text.contains("log in again") }
    tote.send("q")
    #expect(try tote.waitForEnd() == .exited(0))
    let shell = try await home.script("tote sync; echo $?; tote sync status; ls")
    #expect(
      shell.words
        == "tote-sync: This machine doesn't know the account of eve on localhost:1 that this database names. To use it here, run tote sync login.\n"
    )
    #expect(
      shell.output
        == "1\nLogged in to https://localhost:1/ as eve: log in again\nGroceries: 1 to send, not checked yet\n"
    )
  }

  @Test func `a database can't have a file deleted that it names as its password`() async throws {
    try home.fill(["milk"])
    let victim = "\(home.path)/.local/state/tote/passwords/../../../bank"
    try #require(PrivateFile.replace(home.path + "/.local/bank", with: Array("secret\n".utf8)) == nil)
    try PrivateFile.makeFolder(home.path + "/.local/state/tote/passwords")
    try plant("file:\(victim)")
    let shell = try await home.script("tote sync logout && cat .local/bank")
    #expect(shell.output.hasSuffix("secret\n") && shell.code == 0)
  }

  @Test func `while the server is asked keys go on, and why it does not answer is told`() throws {
    try home.fill(["milk"])
    try logIn()
    let tote = try home.tote()
    try tote.wait { $0.text.contains("milk") }
    tote.send("LSN")
    // The next key didn't wait for it.
    try tote.wait { $0.text.contains("New list") }
    try tote.wait { $0.text.contains("couldn't be shared. localhost:1 can't be reached.") }
    tote.send("\u{3}")
    try tote.wait { !$0.text.contains("New list") }
    tote.send("q")
    #expect(try tote.waitForEnd() == .exited(0))
  }

  @Test func `what tote-sync says arrives whole, however long it is, and a refusal without its name`()
    async throws
  {
    try home.fill(["milk"])
    let sync = SyncEnvironment.live(database: home.database)
    let failure = await #expect(throws: SharingFailure.self) { _ = try await sync.offers() }
    #expect(failure?.sentence.hasPrefix("You aren't logged in to a server.") == true)

    try logIn()
    let list = ShoppingList.ID(high: 1, low: 1)
    try edit { session throws(StorageError) in
      try session.save(StoredSharedList(list: list, href: "/ada/x/", name: "Groceries"))
      try session.add(
        (1...2_000).map { number in
          StoredSharingNote(
            moment: Moment(milliseconds: Int64(number)), list: list, text: "added\tthing number \(number)")
        })
    }
    let notes = try await sync.notes()
    #expect(notes.count == 2_000)
    #expect(notes.last?.text == "thing number 2000 added" && notes.last?.name == "Groceries")
  }
}
