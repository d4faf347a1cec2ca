import ToteModel

/// What is read about shared lists.
protocol SharingWords {
  /// For the header, in a word or two.
  var sharedList: String { get }
  var readOnlyList: String { get }
  /// So many items are not on the server as they are here.
  func toSend(_ count: Int) -> String
  func heldDeletions(_ count: Int) -> String
  func name(_ problem: SharingProblem) -> String
  /// What others have just done.
  func othersChanged(_ changes: SharedChanges) -> String
}

extension SharedChanges {
  /// `+2 ✓1 ~1 −3`: added, ticked, changed and deleted.
  var shown: String {
    [("+", added.count), ("✓", ticked.count), ("~", changed.count), ("−", removed)]
      .filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}
