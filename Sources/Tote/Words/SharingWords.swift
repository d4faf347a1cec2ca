import ToteModel

protocol SharingWords: CommonWords {
  /// In the header, in a word or two.
  var sharedList: String { get }
  /// What prevents sharing, and what to do about it.
  func explain(_ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account) -> String
  func othersChanged(_ changes: SharedChanges) -> String

  // Sharing, leaving, joining and deciding.
  /// Where to get an account: on the command line.
  var logInFirst: String { get }
  func isShared(_ list: ShoppingList) -> String
  func isNotShared(_ list: ShoppingList) -> String
  func doing(_ act: SharingAct) -> String
  func done(_ act: SharingAct) -> String
  /// What failed and why.
  func failed(_ act: SharingAct, _ reason: String) -> String

  // The lists on the server.
  var joinList: String { get }
  var join: String { get }
  var askAgain: String { get }
  var askingServer: String { get }
  var nothingToJoin: String { get }

  // The log.
  /// To one list, or to all.
  func whatHappened(to list: String?) -> String
  func onList(_ list: String, _ text: String) -> String
  var readingLog: String { get }
  var nothingHappened: String { get }
  /// How many items disappeared at once, and were kept here.
  func goneFromServer(_ count: Int) -> String
  /// The same, with what to do about it.
  func heldQuestion(_ list: String, _ count: Int) -> String
  func onlyList(_ list: String) -> String
  var ofAllLists: String { get }
}

extension SharingWords {
  /// After the name of a shared list.
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
