import ToteModel

extension Words {
  /// In the header, in a word or two.
  var sharedList: String { say("sharing-shared-list") }
  /// For a moment, over the list.
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

extension Words {
  /// What prevents sharing, and what to do about it.
  func explain(
    _ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account
  ) -> String {
    let server = account.server
    switch problem {
    case .offline: return say("sharing-problem-offline", ["server": server])
    case .password: return say("sharing-problem-password", ["server": server, "user": account.user])
    case .login: return say("sharing-problem-login", ["server": server, "user": account.user])
    case .certificate: return say("sharing-problem-certificate", ["server": server])
    case .busy: return say("sharing-problem-busy", ["server": server])
    case .full: return say("sharing-problem-full", ["server": server])
    case .refused: return say("sharing-problem-refused", ["server": server])
    case .outdated: return say("sharing-problem-outdated", ["server": server])
    case .gone:
      guard let list else { return say("sharing-problem-gone", ["server": server]) }
      return say("sharing-problem-list-gone", ["list": list.name, "server": server])
    case .unreadable: return say("sharing-problem-unreadable", ["server": server])
    }
  }

  // Sharing, leaving, joining and deciding.
  func isShared(_ list: ShoppingList) -> String { say("sharing-is-shared", ["list": list.name]) }
  func isNotShared(_ list: ShoppingList) -> String { say("sharing-is-not-shared", ["list": list.name]) }
  func doing(_ act: SharingAct) -> String {
    switch act {
    case .share(let list): say("sharing-doing-share", ["list": list.name])
    case .leave(let list): say("sharing-doing-leave", ["list": list.name])
    case .join(let offer): say("sharing-doing-join", ["list": offer.name])
    case .decide(let list, true): say("sharing-doing-accept", ["list": list.name])
    case .decide(let list, false): say("sharing-doing-keep", ["list": list.name])
    }
  }
  func done(_ act: SharingAct) -> String {
    switch act {
    case .share(let list):
      say("sharing-done-share", ["list": list.name, "keys": SharingAct.joinKeys])
    case .leave(let list): say("sharing-done-leave", ["list": list.name])
    case .join(let offer): say("sharing-done-join", ["list": offer.name])
    case .decide(let list, true): say("sharing-done-accept", ["list": list.name])
    case .decide(let list, false): say("sharing-done-keep", ["list": list.name])
    }
  }
  /// What failed and why.
  func failed(_ act: SharingAct, _ reason: String) -> String {
    switch act {
    case .share(let list): say("sharing-failed-share", ["list": list.name, "reason": reason])
    case .leave(let list): say("sharing-failed-leave", ["list": list.name, "reason": reason])
    case .join(let offer): say("sharing-failed-join", ["list": offer.name, "reason": reason])
    case .decide(let list, _): say("sharing-failed-decide", ["list": list.name, "reason": reason])
    }
  }

  // The log.
  /// To one list, or to all.
  func whatHappened(to list: String?) -> String {
    list.map { say("sharing-what-happened", ["list": $0]) } ?? say("sharing-what-happened-to-all")
  }
  /// How many items disappeared at once, and were kept here.
  func goneFromServer(_ count: Int) -> String {
    say("sharing-gone-from-server", ["count": counted(count)])
  }
  /// The same, with what to do about it.
  func heldQuestion(_ list: String, _ count: Int) -> String {
    say("sharing-held-question", ["list": list, "count": counted(count)])
  }
  func onlyList(_ list: String) -> String { say("sharing-only-list", ["list": list.truncated(to: 16)]) }
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
