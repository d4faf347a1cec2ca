import ToteModel

/// What a person asks for about a shared list, which `tote-sync` does in the background.
package enum SharingAct: Equatable, Sendable {
  case share(ShoppingList)
  /// It is no longer shared, and stays as it is, here and there.
  case leave(ShoppingList)
  case join(OfferedList)
  /// What has gone from the server with many others is deleted here too, or kept and sent once more.
  case decide(ShoppingList, accepting: Bool)

  /// How one comes to the lists on the server.
  package static var joinKeys: String { "\(ListCommand.allLists.key) \(ListPickerCommand.join.key)" }

  /// What it is about: two acts on the same are not done at once.
  var subject: String {
    switch self {
    case .share(let list), .leave(let list), .decide(let list, _): list.id.description
    case .join(let offer): offer.address
    }
  }
}

/// Why `tote-sync` has not done what it was asked, in its own words.
package struct SharingFailure: Error, Hashable, Sendable {
  package var sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
