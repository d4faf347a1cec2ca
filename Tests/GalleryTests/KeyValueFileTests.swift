import FoundationEssentials
import LoopbackTesting
import Testing

@testable import Gallery

/// Uses a real file.
@Suite struct KeyValueFileTests {
  @Test func `what is stored is there for the next one who looks`() throws {
    try withFolder { folder in
      let path = "\(folder)/state/tote-gallery/values.json"
      #expect(try KeyValueFile(path: path).value("a") == nil)
      try KeyValueFile(path: path).store(true, under: "a")
      try KeyValueFile(path: path).store(false, under: "b")
      #expect(try KeyValueFile(path: path).value("a") == true)
      #expect(try KeyValueFile(path: path).value("b") == false)
    }
  }

  @Test func `it is for this user alone`() throws {
    try withFolder { folder in
      let path = "\(folder)/tote-gallery/values.json"
      try KeyValueFile(path: path).store(true, under: "a")
      func mode(_ path: String) throws -> Int? {
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        return (mode as? Int) ?? (mode as? UInt16).map(Int.init)
      }
      #expect(try mode(path) == 0o600)
      #expect(try mode("\(folder)/tote-gallery") == 0o700)
    }
  }

  @Test func `a damaged file is not overwritten`() throws {
    try withFolder { folder in
      let path = "\(folder)/values.json"
      try Data("{".utf8).write(to: URL(filePath: path))
      let damaged = KeyValueFile.Unusable(sentence: "\(path) is damaged. Delete it, and try again.")
      #expect(throws: damaged) { try KeyValueFile(path: path).value("a") }
      #expect(throws: damaged) { try KeyValueFile(path: path).store(true, under: "a") }
      #expect(FileManager.default.contents(atPath: path) == Data("{".utf8))
    }
  }

  @Test func `what cannot be written is said`() throws {
    let path = "/dev/null/values.json"
    #expect(
      throws: KeyValueFile.Unusable(
        sentence: "\(path) cannot be written. Make room for it, or set XDG_STATE_HOME.")
    ) { try KeyValueFile(path: path).store(true, under: "a") }
  }

  @Test func `it stands where the state of programs is kept`() {
    #expect(
      KeyValueFile(variables: ["XDG_STATE_HOME": "/state", "HOME": "/home/me"]).path
        == "/state/tote-gallery/values.json")
    for none in [nil, "", "relative"] {
      #expect(
        KeyValueFile(variables: ["XDG_STATE_HOME": none, "HOME": "/home/me"].compactMapValues { $0 }).path
          == "/home/me/.local/state/tote-gallery/values.json")
    }
  }

  @Test func `the endpoint is told, and its refusal is a sentence`() async throws {
    let server = try LoopbackServer { request, line in
      line.answer(request.line.contains("/done") ? 204 : 500, "")
    }
    defer { server.stop() }
    func finish(_ path: String) async throws {
      try await FirstRunEnvironment.live(
        endpoint: server.url.appending(path: path), file: KeyValueFile(path: "/dev/null/values.json"),
        transport: liveTransport(patience: .seconds(3600)), services: .unimplemented
      ).finish()
    }
    try await finish("done")
    await #expect(throws: Refused(server: "127.0.0.1:\(server.port)", status: 500)) { try await finish("oh") }
    #expect(server.requests.first?.line == "POST /done HTTP/1.1")
    #expect(server.requests.first?.body == #"{"finished": true}"#)
  }
}
