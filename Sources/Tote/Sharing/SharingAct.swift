import ToteModel

/// A user's request, which `tote-sync` carries out in the background.
package enum SharingAct: Equatable, Sendable {
  case share(ShoppingList)
  /// Stops sharing, but keeps the list here and on the server.
  case leave(ShoppingList)
  case join(OfferedList)
  /// Deletes what disappeared from the server with many others, or keeps it and sends it again.
  case decide(ShoppingList, accepting: Bool)

  package static var joinKeys: String { "\(ListCommand.allLists.key) \(ListPickerCommand.join.key)" }

  /// Acts on the same subject can't run at once.
  var subject: String {
    switch self {
    case .share(let list), .leave(let list), .decide(let list, _): list.id.description
    case .join(let offer): offer.address
    }
  }
}

/// In the words of `tote-sync`.
package struct SharingFailure: Error, Hashable, Sendable {
  package var sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
