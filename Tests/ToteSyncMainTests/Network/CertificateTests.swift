import PtyTesting
import Testing
import ToteSync

@testable import ToteSyncMain

/// Certificates that must be refused. `RealServerTests` has one that is accepted.
@Suite(
  .waitsForPrograms,
  .enabled(if: CalendarServer.isInstalled("openssl"), "openssl is not installed: Scripts/test installs it."))
struct CertificateTests {
  /// Asks a server with such a certificate, with or without its authority.
  private func ask(
    names: String = "DNS:localhost,IP:127.0.0.1", days: Int = 30, authorities: String? = "ca.pem"
  ) async throws -> Result<DAVAnswer, DAVFault> {
    let (program, port) = try await BackgroundProgram.started {
      var port: Int?
      let program = try BackgroundProgram(
        """
        \(Certificates.authority)
        \(Certificates.certificate("server", names: names, days: days))
        exec openssl s_server -accept 127.0.0.1:0 -cert server.pem -key server.key -www
        """,
        ready: { line in
          line.hasPrefix("ACCEPT")
            ? line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) } : nil
        }, &port)
      return (program, port)
    }
    let address = WebAddress(host: "localhost", port: port)
    let path = authorities.map { $0.hasPrefix("/") ? $0 : "\(program.folder)/\($0)" }
    let client = CurlTransport(login: nil, authorities: path).client
    do throws(DAVFault) {
      return .success(try await client.answer(to: .versions(in: address)))
    } catch {
      return .failure(error)
    }
  }

  @Test func `one by an authority that nobody has named is not`() async throws {
    #expect(try await ask(authorities: nil) == .failure(.unreachable(.certificate(.unknownAuthority))))
    // Trusts another authority but not this one.
    #expect(
      try await ask(authorities: "/etc/ssl/certs/ca-certificates.crt")
        == .failure(.unreachable(.certificate(.unknownAuthority))))
  }

  @Test func `one that has expired is not`() async throws {
    #expect(try await ask(days: -1) == .failure(.unreachable(.certificate(.expired))))
  }

  @Test func `one of another server is not`() async throws {
    #expect(try await ask(names: "DNS:example.org") == .failure(.unreachable(.certificate(.otherServer))))
  }

  @Test func `authorities that cannot be read are no reason to believe everything`() async throws {
    #expect(try await ask(authorities: "/nowhere/ca.pem") == .failure(.unreachable(.noAuthorities)))
    #expect(try await ask(authorities: "server.key") == .failure(.unreachable(.noAuthorities)))
  }
}
