import Testing

/// A failing server must not keep tests waiting.
@Suite struct BackgroundProgramTests {
  @Test func `a server that ends before it is ready is told of, and not waited for`() async throws {
    let failure = await #expect(throws: BackgroundProgram.Failure.self) {
      try await BackgroundProgram.started {
        var port: Int?
        _ = try BackgroundProgram("echo no such port >&2; exit 1", ready: Int.init, &port)
      }
    }
    #expect(failure?.description.contains("no such port\n") == true)
  }
}
