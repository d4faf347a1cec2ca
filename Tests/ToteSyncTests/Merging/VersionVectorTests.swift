import Testing

@testable import ToteSync

@Suite struct VersionVectorTests {
  @Test("a vector is at most another that has seen everything of it")
  func order() throws {
    let old = try #require(VersionVector("a1f3=12"))
    let new = try #require(VersionVector("a1f3=12&b77c=5"))
    let other = try #require(VersionVector("a1f3=13"))
    #expect(old.isAtMost(new) && old.isAtMost(old) && !new.isAtMost(old))
    #expect(!new.isAtMost(other) && !other.isAtMost(new))
    #expect(VersionVector().isAtMost(old))
  }

  @Test("writing counts one's own, and two vectors together have seen what both have")
  func counting() {
    var vector = VersionVector("b77c=5&a1f3=12")!
    vector.advance("b77c")
    vector.advance("new")
    #expect(vector.description == "a1f3=12&b77c=6&new=1")
    vector.merge(VersionVector("a1f3=13&b77c=2")!)
    #expect(vector.description == "a1f3=13&b77c=6&new=1")
    #expect(VersionVector(vector.description) == vector)
  }

  @Test(
    "what no Tote has written is no vector",
    arguments: [
      "", "a", "a=", "=1", "a=1&", "a=-1", "a=1=2", "a=1&a=2", "a b=1", "a=99999999999999999999",
      "a=18446744073709551615", String(repeating: "a", count: 33) + "=1",
      (0...64).map { "c\($0)=1" }.joined(separator: "&"),
    ])
  func invalid(text: String) {
    #expect(VersionVector(text) == nil)
  }
}
