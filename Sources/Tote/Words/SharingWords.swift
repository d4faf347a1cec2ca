import ToteModel

protocol SharingWords: CommonWords {
  /// What prevents sharing, and what to do about it.
  func explain(_ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account) -> String

  // Sharing, leaving, joining and deciding.
  func isShared(_ list: ShoppingList) -> String
  func isNotShared(_ list: ShoppingList) -> String
  func doing(_ act: SharingAct) -> String
  func done(_ act: SharingAct) -> String
  /// What failed and why.
  func failed(_ act: SharingAct, _ reason: String) -> String

  // The lists on the server.

  // The log.
  /// To one list, or to all.
  func whatHappened(to list: String?) -> String
  /// How many items disappeared at once, and were kept here.
  func goneFromServer(_ count: Int) -> String
  /// The same, with what to do about it.
  func heldQuestion(_ list: String, _ count: Int) -> String
  func onlyList(_ list: String) -> String
}

extension Words {
  /// In the header, in a word or two.
  var sharedList: String { say("sharing-shared-list") }
  func othersChanged(_ changes: SharedChanges) -> String {
    say("sharing-others-changed", ["changes": changes.shown])
  }
  /// Where to get an account: on the command line.
  var logInFirst: String { say("sharing-log-in-first") }
  var joinList: String { say("sharing-join-list") }
  var join: String { say("sharing-join") }
  var askAgain: String { say("sharing-ask-again") }
  var askingServer: String { say("sharing-asking-server") }
  var nothingToJoin: String { say("sharing-nothing-to-join") }
  func onList(_ list: String, _ text: String) -> String {
    say("sharing-on-list", ["list": list, "text": text])
  }
  var readingLog: String { say("sharing-reading-log") }
  var nothingHappened: String { say("sharing-nothing-happened") }
  var ofAllLists: String { say("sharing-of-all-lists") }
}

extension Words {
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
