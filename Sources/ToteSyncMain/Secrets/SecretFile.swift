import Glibc
import ToteModel
import ToteStorage
import ToteSync

/// A file whose first line is a password, readable only by its owner.
struct SecretFile {
  let path: String

  static let limit = 1 << 16

  func read() throws(SecretFault) -> Secret {
    // May be a link, as the user has named it; but nothing that would have to be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .cannotRead(path, reason: SystemError.reason(errno)) }
    defer { close(file) }
    // Check the open file, so that it can't be swapped in between.
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .isNotAFile(path)
    }
    guard status.st_mode & 0o077 == 0, [geteuid(), 0].contains(status.st_uid) else {
      throw .isOpenToOthers(path)
    }
    guard let bytes = FileBytes.read(from: file, atMost: Self.limit) else {
      throw .cannotRead(path, reason: SystemError.reason(errno))
    }
    return try Self.secret(in: bytes)
  }

  func store(_ secret: Secret) throws(SecretFault) {
    if let code = PrivateFile.replace(path, with: Array((secret.revealed + "\n").utf8)) {
      throw .cannotStore(path, reason: SystemError.reason(code))
    }
  }

  static func secret(in bytes: [UInt8]) throws(SecretFault) -> Secret {
    var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard let text = String(validating: line, as: UTF8.self), let secret = Secret(text) else {
      throw .isEmpty
    }
    return secret
  }

  /// Where a password is stored: in the state folder, since people publish their configuration folders in repositories.
  static func usual(in state: String, server: WebAddress, user: String) -> SecretFile {
    let name = Href(path: "").appending("\(user)@\(server.hostAndPort)").path.dropFirst()
    return SecretFile(path: "\(state)/passwords/\(name)")
  }
}
