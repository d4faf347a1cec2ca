import Parts
import Screen

/// What the parts of the tour show.
enum PartsSample {
  static let groceries = [
    ("apples", "Fruit"), ("bananas", "Fruit"), ("tomatoes", "Fruit"), ("milk", "Dairy"), ("butter", "Dairy"),
    ("sourdough bread", "Bakery"), ("coffee", "Pantry"), ("olive oil", "Pantry"),
  ].map { ListingRow($0.0, $0.0, section: $0.1) }

  static let stores: KeyValuePairs = [
    "market": "Market", "bakery": "Bakery", "corner": "Corner shop", "online": "Online",
  ]
  static let cities = ["Lima", "Lisbon", "London", "Oslo", "Paris", "Porto", "Prague"]

  static let letter = """
    Dear Ada,

    the mouse moves the caret and selects, Ctrl+F finds, and what was typed can be undone.

    Yours, Grace
    """

  static var form: Form<String> {
    Form([
      FormField("name", "Name", .text(placeholder: "who comes")),
      FormField("seats", "Seats", .choice(["1", "2", "3", "4"])),
      FormField("news", "Tell me more", .check(false)),
    ])
  }

  static var confirm: Confirm {
    Confirm("Delete 3 messages?", yes: "Delete", no: "Keep", isDangerous: true)
  }

  // MARK: A million rows

  static let tableRows = 1_000_000
  static let tableColumns = [
    TableColumn("No.", .fixed(9), align: .trailing), TableColumn("Square", .share(), align: .trailing),
    TableColumn("Even", .fixed(7)),
  ]

  static func cell(_ row: Int, _ column: Int, _ order: TablePosition.Order?) -> Span {
    let number = order?.isAscending == false ? tableRows - row : row + 1
    switch column {
    case 0: return Span("\(number)")
    case 1: return Span("\(number * number)", .amount)
    default: return Span(number % 2 == 0 ? "yes" : "", .muted)
    }
  }

  // MARK: Things within things

  static let roots = ["Plants", "Animals"]
  static func children(_ name: String) -> [String] {
    switch name {
    case "Plants": ["Trees", "Herbs"]
    case "Animals": ["Birds", "Fish"]
    case "Trees": ["Oak", "Ash"]
    case "Herbs": ["Mint"]
    case "Birds": ["Owl", "Robin"]
    default: []
    }
  }

  static let folders: [String: [FileEntry]] = [
    "/": [FileEntry("home", isFolder: true)],
    "/home": [FileEntry("ada", isFolder: true)],
    "/home/ada": [
      FileEntry("Letters", isFolder: true), FileEntry("notes.md"), FileEntry("shopping.txt"),
      FileEntry(".profile"),
    ],
    "/home/ada/Letters": [FileEntry("to grace.md")],
  ]

  /// In memory, as a test would have it. A program asks its disk.
  static let files = FilePickerEnvironment { folders[$0] ?? [] }

  // MARK: Large and long

  static let large = Size(120, 60)

  /// A table of products, larger than any window.
  static func product(_ row: Int) -> String {
    (1...20).map { column in
      let text = "\((row + 1) * column)"
      return String(repeating: " ", count: max(0, 6 - text.count)) + text
    }.joined()
  }

  static let temperatures = [4.0, 3.5, 3, 5, 9, 13, 14, 12, 9, 7, 6, 4]
}
