/// The state of sharing, which `tote-sync` leaves in the database.
package struct SharingStatus: Hashable, Sendable {
  /// The account as people know it: `ada` at `example.org`.
  package struct Account: Hashable, Sendable {
    package var user: String
    package var address: String
    package var problem: SharingProblem?

    package init(user: String, address: String, problem: SharingProblem? = nil) {
      (self.user, self.address, self.problem) = (user, address, problem)
    }

    /// The server's name without scheme and path.
    package var server: String {
      let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count > 1 && parts[1].isEmpty && parts.count == 3
        ? String(parts[2].prefix { $0 != "/" }) : address
    }
  }

  /// Larger lists are slow to share, as some servers look at every item for each request.
  package static let itemLimit = 5_000

  package var account: Account?
  package var lists: [ShoppingList.ID: SharedListStatus]

  package init(account: Account? = nil, lists: [ShoppingList.ID: SharedListStatus] = [:]) {
    (self.account, self.lists) = (account, lists)
  }

  /// Includes problems of the account. `nil` if the list isn't shared.
  package func status(of list: ShoppingList.ID) -> SharedListStatus? {
    guard var status = lists[list] else { return nil }
    status.problem = status.problem ?? account?.problem
    return status
  }
}

package struct SharedListStatus: Hashable, Sendable {
  package var name: String
  /// The number of items that differ from the server.
  package var unsent: Int
  /// The number of items that disappeared from the server at once, kept here until the user decides.
  package var held: Int
  package var isReadOnly: Bool
  package var problem: SharingProblem?
  /// When the server last answered.
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

/// The raw values are stored.
package enum SharingProblem: String, CaseIterable, Hashable, Sendable {
  case offline
  /// Wrong, missing, or unreadable.
  case password
  /// Not trusted.
  case certificate
  /// Busy, or asking for a pause.
  case busy
  case full
  case refused
  case gone
  /// Not a CalDAV server, or not understood.
  case unreadable
}
