import Glibc
import Testing
import ToteStorage
import ToteSync

@testable import ToteSyncMain

@Suite struct AccountFileTests {
  private let folder = TemporaryFolder()
  private var file: AccountFile {
    AccountFile(path: folder.path + "/accounts/a.json", database: "/home/ada/a.db")
  }

  private let account = Account(
    address: WebAddress(host: "dav.example.org", port: 8443), user: "ada \"é",
    secret: .command("pass show 'dav'"),
    authorities: "/home/ada/ca.pem", home: WebAddress(host: "dav.example.org", port: 8443, path: "/ada/"),
    traits: ServerTraits(login: .digest, wantsExtendedRequest: true))

  @Test func `an account is read as it was saved, by nobody else`() throws {
    let plain = Account(
      address: WebAddress(isSecure: false, host: "localhost"), user: "", secret: .file("/x"))
    for account in [account, plain] {
      try file.save(account, key: 7)
      #expect(file.account(key: 7) == account)
    }
    let rights = try BackgroundProgram.output(of: "cd '\(folder.path)'; stat -c '%a %n' accounts accounts/*")
    #expect(String(decoding: rights, as: UTF8.self) == "700 accounts\n600 accounts/a.json\n")
    file.delete()
    #expect(file.account(key: 7) == nil)
  }

  @Test func `a copy of the database elsewhere, or another database in its place, has no account`() throws {
    try file.save(account, key: 7)
    #expect(file.account(key: 8) == nil)
    #expect(AccountFile(path: file.path, database: "/home/ada/b.db").account(key: 7) == nil)
  }

  @Test(arguments: [0o640, 0o604, 0o620, 0o602, 0o610] as [mode_t])
  func `a file that others may read or write is not believed`(mode: mode_t) throws {
    try file.save(account, key: 7)
    chmod(file.path, mode)
    #expect(file.account(key: 7) == nil)
  }

  @Test(.enabled(if: geteuid() == 0)) func `a file of another user is not believed`() throws {
    try file.save(account, key: 7)
    chown(file.path, 1, 1)
    #expect(file.account(key: 7) == nil)
  }

  @Test func `a link, a pipe and what is no account are not followed, waited for or believed`() throws {
    let other = AccountFile(path: folder.path + "/b.json", database: file.database)
    try other.save(account, key: 7)
    try PrivateFile.makeFolder(folder.path + "/accounts")
    symlink(other.path, file.path)
    #expect(file.account(key: 7) == nil)
    // What is saved replaces the link, and leaves what it points to.
    var new = account
    new.user = "bob"
    try file.save(new, key: 7)
    #expect(file.account(key: 7) == new && other.account(key: 7) == account)
    for text in ["", "{}", "[1, 2", String(repeating: "[", count: 100_000)] {
      try #require(PrivateFile.replace(file.path, with: Array(text.utf8)) == nil)
      #expect(file.account(key: 7) == nil)
    }
    file.delete()
    mkfifo(file.path, 0o600)
    #expect(file.account(key: 7) == nil)
  }
}
