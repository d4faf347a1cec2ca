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
  /// What is in the way of a list, or of all, and what to do about it.
  func explain(_ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account) -> String
  /// What others have just done.
  func othersChanged(_ changes: SharedChanges) -> String

  // Sharing, leaving, joining and deciding.
  /// How to get an account, which is done on the command line.
  var logInFirst: String { get }
  func isShared(_ list: ShoppingList) -> String
  func isNotShared(_ list: ShoppingList) -> String
  func doing(_ act: SharingAct) -> String
  func done(_ act: SharingAct) -> String
  /// What could not be done, and why, in a sentence of its own.
  func failed(_ act: SharingAct, _ reason: String) -> String

  // The lists on the server.
  var joinList: String { get }
  var join: String { get }
  var askAgain: String { get }
  var askingServer: String { get }
  var nothingToJoin: String { get }

  // The log.
  /// To a list, or to all.
  func whatHappened(to list: String?) -> String
  /// What has happened, behind the list to which it has.
  func onList(_ list: String, _ text: String) -> String
  var readingLog: String { get }
  var nothingHappened: String { get }
  /// So many items at once, and nothing was deleted for it.
  func goneFromServer(_ count: Int) -> String
  /// The same, and what can be done about it.
  func heldQuestion(_ list: String, _ count: Int) -> String
  func onlyList(_ list: String) -> String
  var ofAllLists: String { get }
}

extension SharingWords {
  /// Behind the name of a shared list: that it is shared, or what is in the way.
  func mark(of list: SharedListStatus) -> String {
    list.held > 0 ? heldDeletions(list.held) : list.problem.map(name) ?? sharedList
  }
}

extension Message {
  static var logInFirst: Message { refused(words.logInFirst) }
}

extension SharedChanges {
  /// `+2 ✓1 ~1 −3`: added, ticked, changed and deleted.
  var shown: String {
    [("+", added.count), ("✓", ticked.count), ("~", changed.count), ("−", removed)]
      .filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}
