// Radicale and Xandikos from Debian, each started once for all tests.

import Glibc
import LoopbackTesting
import ToteSync

@testable import ToteSyncMain

/// A real calendar server on the loopback with users ada, bob, and cleo, who has many lists.
final class CalendarServer: Sendable {
  let address: WebAddress
  /// The file with its certificate authority.
  let authorities: String?
  private let program: BackgroundProgram

  private init(_ script: String, isSecure: Bool, port: @escaping (String) -> Int?) throws {
    var found: Int?
    program = try BackgroundProgram(script, ready: port, &found)
    address = WebAddress(isSecure: isSecure, host: "localhost", port: found)
    authorities = isSecure ? program.folder + "/ca.pem" : nil
  }

  static let radicale = Task { try await BackgroundProgram.started { try startRadicale() } }
  static let xandikos = Task { try await BackgroundProgram.started { try startXandikos() } }

  static func isInstalled(_ program: String) -> Bool { access("/usr/bin/\(program)", X_OK) == 0 }

  /// It serves all tests at once; on a slow machine, waiting long is no failure.
  private static let patience = CurlTransport.Patience(
    connection: 3_600_000, silence: 3_600_000, answer: 3_600_000)

  func client(user: String = "ada", password: String? = nil) throws -> DAVClient {
    let secret = Secret(password ?? "\(user)-secret")!
    return CurlTransport(
      login: .init(server: address, user: user, secret: secret), authorities: authorities,
      patience: Self.patience
    ).client
  }

  /// With TLS. Users may write in their own home; ada also in those of the house and the club, which others may read.
  private static func startRadicale() throws -> CalendarServer {
    let script = """
      \(Certificates.authority)
      \(Certificates.certificate("server", names: "DNS:localhost,IP:127.0.0.1"))
      printf 'ada:ada-secret\\nbob:bob-secret\\ncleo:cleo-secret\\n' >users
      cat >rights <<END
      [root]
      user: .+
      collection:
      permissions: R
      [home]
      user: .+
      collection: {user}
      permissions: RW
      [lists]
      user: .+
      collection: {user}/[^/]+
      permissions: rw
      [house]
      user: ada
      collection: house
      permissions: RW
      [houselists]
      user: ada
      collection: house/[^/]+
      permissions: rw
      [club]
      user: ada
      collection: club
      permissions: RW
      [clublists]
      user: ada
      collection: club/[^/]+
      permissions: rw
      [clubguest]
      user: cleo
      collection: club(/[^/]+)?
      permissions: Rr
      [houseguest]
      user: bob
      collection: house(/[^/]+)?
      permissions: Rr
      END
      cat >config <<END
      [server]
      hosts = 127.0.0.1:0
      ssl = True
      certificate = server.pem
      key = server.key
      [auth]
      type = htpasswd
      htpasswd_filename = users
      htpasswd_encryption = plain
      delay = 0
      [rights]
      type = from_file
      file = rights
      [storage]
      filesystem_folder = collections
      [web]
      type = none
      [logging]
      level = info
      END
      exec radicale -C config
      """
    return try CalendarServer(script, isSecure: true) { line in
      line.contains("Listening on '")
        ? line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) } : nil
    }
  }

  /// Without TLS and passwords.
  private static func startXandikos() throws -> CalendarServer {
    // It doesn't report its port, so choose one.
    let port = try LoopbackServer.freePort()
    let script = "exec xandikos -d data --defaults --current-user-principal /ada/ -l 127.0.0.1 -p \(port)"
    return try CalendarServer(script, isSecure: false) { $0.contains("Running on") ? port : nil }
  }
}

/// Shell commands that make certificates in the current folder.
enum Certificates {
  /// A private authority: `ca.pem`.
  static let authority = """
    key='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
    openssl req -x509 $key -days 30 -keyout ca.key -out ca.pem -subj '/CN=Tote test' \
      -addext basicConstraints=critical,CA:TRUE >/dev/null 2>&1
    """

  /// A certificate signed by it: `NAME.pem` and `NAME.key`.
  static func certificate(_ name: String, names: String, days: Int = 30) -> String {
    """
    openssl req $key -keyout \(name).key -out \(name).csr -subj /CN=localhost >/dev/null 2>&1
    printf 'subjectAltName=\(names)\\nextendedKeyUsage=serverAuth\\n' >\(name).ext
    openssl x509 -req -in \(name).csr -CA ca.pem -CAkey ca.key -CAcreateserial -days \(days) -out \(name).pem \
      -extfile \(name).ext >/dev/null 2>&1
    """
  }
}
