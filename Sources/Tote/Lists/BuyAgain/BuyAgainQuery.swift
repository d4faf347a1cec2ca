import ToteModel

/// A search among what was bought: each typed word must begin a word of the name, or after `@` of the store.
struct BuyAgainQuery {
  private let names: [[UInt8]]
  private let stores: [[UInt8]]

  init(_ text: String) {
    let words = Folding.fold(text).split(separator: " ")
    let sign = Character(DetailMark.store.sign)
    stores = words.filter { $0.first == sign }.map { Array($0.utf8.dropFirst()) }
    names = words.filter { $0.first != sign }.map { Array($0.utf8) }
  }

  var isEmpty: Bool { names.isEmpty && stores.isEmpty }

  func matches(_ entry: PurchaseHistory.Entry) -> Bool {
    guard names.allSatisfy({ entry.nameKey.holdsWord(startingWith: $0) }) else { return false }
    if stores.isEmpty { return true }
    let store = Folding.fold(entry.details.store ?? "")
    return stores.allSatisfy { store.holdsWord(startingWith: $0) }
  }
}
