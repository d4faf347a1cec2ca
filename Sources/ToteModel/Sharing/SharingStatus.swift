/// What the screen and the shell say about shared lists: read from the database, where `tote-sync` has left it.

/// How it stands with all lists that are shared.
package struct SharingStatus: Hashable, Sendable {
  /// Where the lists are shared, as people know it: `ada` at `example.org`. `nil` where nobody has signed in.
  package struct Account: Hashable, Sendable {
    package var user: String
    package var address: String
    package var problem: SharingProblem?

    package init(user: String, address: String, problem: SharingProblem? = nil) {
      (self.user, self.address, self.problem) = (user, address, problem)
    }

    /// The server alone, as people call it.
    package var server: String {
      let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count > 1 && parts[1].isEmpty && parts.count == 3
        ? String(parts[2].prefix { $0 != "/" }) : address
    }
  }

  /// With more items on it, a list is slow to share: some servers look at all of them for each question.
  package static let itemLimit = 5_000

  package var account: Account?
  package var lists: [ShoppingList.ID: SharedListStatus]

  package init(account: Account? = nil, lists: [ShoppingList.ID: SharedListStatus] = [:]) {
    (self.account, self.lists) = (account, lists)
  }

  /// How it stands with a list: what is in the way of all is in the way of it, too. `nil` where it isn't shared.
  package func status(of list: ShoppingList.ID) -> SharedListStatus? {
    guard var status = lists[list] else { return nil }
    status.problem = status.problem ?? account?.problem
    return status
  }
}

/// How it stands with one shared list.
package struct SharedListStatus: Hashable, Sendable {
  /// What the list is called on the server.
  package var name: String
  /// How many items the server doesn't have as they are here.
  package var unsent: Int
  /// How many have gone from the server at once: they stay here until somebody says what that means.
  package var held: Int
  package var isReadOnly: Bool
  package var problem: SharingProblem?
  /// When the server was asked last, and answered.
  package var checked: Moment?
  /// The last line of the log about it.
  package var lastNote: Int64

  package init(
    name: String, unsent: Int = 0, held: Int = 0, isReadOnly: Bool = false, problem: SharingProblem? = nil,
    checked: Moment? = nil, lastNote: Int64 = 0
  ) {
    (self.name, self.unsent, self.held) = (name, unsent, held)
    (self.isReadOnly, self.problem, self.checked, self.lastNote) = (isReadOnly, problem, checked, lastNote)
  }
}

/// What is in the way of sharing. The raw values are stored.
package enum SharingProblem: String, CaseIterable, Hashable, Sendable {
  /// There is no answer.
  case offline
  /// The password is wrong, missing, or cannot be read.
  case password
  /// Nobody vouches for the server.
  case certificate
  /// The server is busy, or wants to be left alone for a while.
  case busy
  /// The server has no room left.
  case full
  /// The server does not let this user do it.
  case refused
  /// The list is no longer on the server.
  case gone
  /// What answers is no server for lists, or cannot be understood.
  case unreadable
}
