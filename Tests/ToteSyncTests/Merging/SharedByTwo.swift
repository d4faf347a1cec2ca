@testable import ToteModel
@testable import ToteSync

/// Two Totes and a phone that share a list on a server.
protocol SharedByTwo {
  var server: MemoryServer { get }
  var ada: Home { get set }
  var bob: Home { get set }
  var phone: Phone { get set }
}

extension SharedByTwo {
  mutating func share(_ lines: String...) {
    for line in lines { ada.add(line) }
    ada.sync(server)
    bob.sync(server)
    phone.fetch(server)
    bob.notes = []
  }

  func lines(_ home: Home) -> [String] {
    home.items.map { ($0.isTicked ? "x " : "") + ParsedItem(name: $0.name, details: $0.details)!.description }
  }
}
