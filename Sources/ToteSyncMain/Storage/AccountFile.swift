import FoundationEssentials
import Glibc
import ToteModel
import ToteStorage
import ToteSync

/// The account of one database on this machine: server, user and where the password is. It is not in the database, since
/// a database, a backup or an import may come from anyone, and what it says must not start a program, open a file or
/// choose a server.
struct AccountFile: Sendable {
  let path: String
  /// The database it belongs to, without links: a copy elsewhere has no account.
  let database: String

  static let limit = 1 << 16

  /// The account, if this machine has one for the database with this key; a file that others can write counts as none.
  func account(key: Int64) -> Account? {
    guard let bytes = PrivateFile.read(path, atMost: Self.limit),
      let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
      content.database == database, content.key == key
    else { return nil }
    return content.account
  }

  func save(_ account: Account, key: Int64) throws(StorageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Content(account, database: database, key: key)) else {
      throw .damaged
    }
    if let code = PrivateFile.replace(path, with: Array(data) + [UInt8(ascii: "\n")]) {
      throw StorageError(errno: code, path)
    }
  }

  func delete() { unlink(path) }

  private struct Content: Codable {
    var database: String
    var key: Int64
    var address: String
    var user: String
    var passwordCommand: String?
    var passwordFile: String?
    var authorities: String?
    var home: String?
    var login: String
    var wantsExtendedRequest: Bool

    init(_ account: Account, database: String, key: Int64) {
      (self.database, self.key) = (database, key)
      (address, user) = (account.address.description, account.user)
      switch account.secret {
      case .command(let command): passwordCommand = command
      case .file(let path): passwordFile = path
      }
      (authorities, home) = (account.authorities, account.home?.description)
      login = account.traits.login.rawValue
      wantsExtendedRequest = account.traits.wantsExtendedRequest
    }

    var account: Account? {
      guard let address = WebAddress(address),
        let secret = passwordCommand.map(SecretSource.command) ?? passwordFile.map(SecretSource.file)
      else { return nil }
      return Account(
        address: address, user: user, secret: secret, authorities: authorities,
        home: home.flatMap { WebAddress($0) },
        traits: ServerTraits(
          login: LoginScheme(rawValue: login) ?? .basic, wantsExtendedRequest: wantsExtendedRequest))
    }
  }
}

extension SharingSession {
  /// The account of this machine; nil too if the database names another one.
  func account(in file: AccountFile) throws(StorageError) -> Account? {
    guard let named = try account(), let key = try accountKey(), let account = file.account(key: key),
      account.address.description == named.address, account.user == named.user
    else { return nil }
    return account
  }

  /// Writes the file first: without it, the database would name an account that isn't known.
  func save(_ account: Account, in file: AccountFile, newID: () -> UUID = { UUID() }) throws(StorageError) {
    try file.save(account, key: try accountKey(new: newID))
    try save(SharingStatus.Account(user: account.user, address: account.address.description))
  }
}
