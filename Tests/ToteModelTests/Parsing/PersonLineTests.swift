import Testing

@testable import ToteModel

/// `+jonas` says whom something is for. A plus in anything else stays what it was.
@Suite struct PersonLineTests {
  @Test(arguments: [
    ("2 l oat milk +Jonas", "oat milk", "Jonas"), ("+Léa comics", "comics", "Léa"),
    ("tea +\"Aunt Mia\" @Lidl", "tea", "Aunt Mia"), ("wine ＋Deniz €4", "wine", "Deniz"),
    ("socks +mia !the warm ones", "socks", "mia"), ("oat milk +Jonas,", "oat milk", "Jonas"),
    ("+Ada: tea", "tea", "Ada"), ("tea +\"Mia,\"", "tea", "Mia,"),
  ])
  func `a name behind a plus is a person`(line: String, name: String, person: String) throws {
    let item = try #require(ParsedItem(line))
    #expect(item.name == name && item.details.person == person)
    // Written again, it says the same.
    #expect(ParsedItem(item.description) == item)
  }

  @Test(arguments: [
    "vitamin D3 +2", "C++ book", "cola 2+1", "bread + butter", "vitamin B+", "milk 3.5+",
  ])
  func `other pluses belong to the name`(line: String) throws {
    let item = try #require(ParsedItem(line))
    #expect(item.details.person == nil && item.name.contains("+"), "\(item)")
  }

  @Test func `a name that looks like a person is written in quotes`() throws {
    let item = try #require(ParsedItem(name: "+pure shampoo"))
    #expect(item.details.person == nil && ParsedItem(item.description) == item, "\(item.description)")
  }
}
