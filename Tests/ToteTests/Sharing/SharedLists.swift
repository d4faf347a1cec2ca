@testable import Tote
@testable import ToteModel

// Lists that are shared, and what the server says of them: for the tests of sharing.

extension SharingStatus {
  /// Somebody with an account, and these of the lists shared, by their place.
  static func loggedIn(_ lists: [Int: SharedListStatus]) -> SharingStatus {
    SharingStatus(
      account: SharingStatus.Account(user: "ada", address: "https://example.org/"),
      lists: Dictionary(uniqueKeysWithValues: lists.map { (DatabaseSnapshot.list($0), $1) }))
  }
}

extension DatabaseSnapshot {
  /// Four lists: one shared, one only here, one of which much is gone, and one that the server no longer has.
  static let shared: DatabaseSnapshot = {
    var contents = DatabaseSnapshot([
      "Groceries": ["2 kg apples", "milk", "x bread"], "Hardware store": ["20 screws", "wood glue 4.90€"],
      "Summer party": ["ice", "lemonade"], "Camping": ["gas"],
    ])
    contents.sharing = .loggedIn([
      0: SharedListStatus(name: "Groceries", lastNote: 4),
      2: SharedListStatus(name: "Summer party", held: 12, lastNote: 5),
      3: SharedListStatus(name: "Camping", problem: .gone),
    ])
    return contents
  }()
}

extension OfferedList {
  static let samples = [
    OfferedList(name: "Groceries", address: "/ada/tote-1/", isHere: true),
    OfferedList(name: "Garden", address: "/ada/tote-2/"),
    OfferedList(name: "Birthdays", address: "/house/x/", isReadOnly: true),
  ]
}

extension SharingNote {
  /// The oldest first.
  static let samples: [SharingNote] = [
    note(0, list: 0, "added", ["milk"], "milk added"),
    note(60_000, list: 2, "added", ["ice"], "ice added"),
    note(86_400_000, list: 0, "ticked", ["bread"], "bread ticked"),
    note(
      86_460_000, list: 0, "conflict", ["apples", "amount", "2000kg", "1000kg"],
      "apples: changed here and elsewhere. Kept “2 kg”, not “1 kg”."),
    note(86_520_000, list: 2, "held", ["12"], "What to type in a shell."),
  ]

  private static func note(
    _ milliseconds: Int64, list: Int, _ kind: String, _ values: [String], _ text: String
  ) -> SharingNote {
    SharingNote(
      moment: Moment(milliseconds: 1_790_000_000_000 + milliseconds), list: DatabaseSnapshot.list(list),
      name: list == 0 ? "Groceries" : "Summer party", kind: kind, values: values, text: text)
  }
}
