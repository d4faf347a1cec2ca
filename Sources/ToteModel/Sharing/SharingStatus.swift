/// As `tote-sync` leaves it in the database.
package struct SharingStatus: Hashable, Sendable {
  package struct Account: Hashable, Sendable {
    package var user: String
    package var address: String
    package var problem: SharingProblem?

    package init(user: String, address: String, problem: SharingProblem? = nil) {
      (self.user, self.address, self.problem) = (user, address, problem)
    }

    package var server: String {
      let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count > 1 && parts[1].isEmpty && parts.count == 3
        ? String(parts[2].prefix { $0 != "/" }) : address
    }
  }

  /// Some servers look at every item for each request.
  package static let itemLimit = 5_000

  package var account: Account?
  package var lists: [ShoppingList.ID: SharedListStatus]

  package init(account: Account? = nil, lists: [ShoppingList.ID: SharedListStatus] = [:]) {
    (self.account, self.lists) = (account, lists)
  }

  /// Includes problems of the account; `nil` if not shared.
  package func status(of list: ShoppingList.ID) -> SharedListStatus? {
    guard var status = lists[list] else { return nil }
    status.problem = status.problem ?? account?.problem
    return status
  }
}

package struct SharedListStatus: Hashable, Sendable {
  package var name: String
  package var unsent: Int
  /// How many items disappeared from the server at once, kept here until the user decides.
  package var held: Int
  package var isReadOnly: Bool
  package var problem: SharingProblem?
  package var checked: Moment?
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
  /// The database says whose account it was, but this machine doesn't: it was copied, or is of an older version.
  case login
  case certificate
  /// Busy, or asking for a pause.
  case busy
  case full
  case refused
  /// It takes each write for outdated, again and again.
  case outdated
  case gone
  /// Not a CalDAV server, or not understood.
  case unreadable
}
