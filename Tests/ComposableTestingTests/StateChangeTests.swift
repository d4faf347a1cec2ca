import Testing

@testable import ComposableTesting

/// Which places a message mentions.
@Suite struct StateChangeTests {
  struct Inner: Equatable { var x = 0, y = 0 }
  struct Whole: Equatable { var a = 0, ab = 0; var inner = Inner(); var list = [1, 2]; var maybe: Inner? }

  private func paths(at named: String...) -> [String] {
    let new = Whole(a: 1, ab: 1, inner: Inner(x: 1, y: 1), list: [1, 3], maybe: Inner())
    return StateChange(Whole(), new).at(named).changes.map(\.path)
  }

  @Test("a place is itself, and not another whose name begins alike")
  func itself() {
    #expect(paths(at: "a") == ["a"])
    #expect(paths(at: "ab") == ["ab"])
    #expect(paths(at: "inner.x", "ab") == ["ab", "inner.x"])
    #expect(paths(at: "other") == [])
  }

  @Test("what lies in a place belongs to it")
  func inside() {
    #expect(paths(at: "inner") == ["inner.x", "inner.y"])
    #expect(paths(at: "list") == ["list[1]"])
  }

  @Test("what lies round a place belongs to it")
  func round() {
    #expect(paths(at: "maybe.x") == ["maybe"])
    #expect(paths(at: "") == ["a", "ab", "inner.x", "inner.y", "list[1]", "maybe"])
  }
}
