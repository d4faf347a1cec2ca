import Parts
import Screen

/// What the parts of the tour show.
enum PartsSample {
  static let groceries = [
    ("apples", "Fruit"), ("bananas", "Fruit"), ("tomatoes", "Fruit"), ("milk", "Dairy"), ("butter", "Dairy"),
    ("sourdough bread", "Bakery"), ("coffee", "Pantry"), ("olive oil", "Pantry"),
  ].map { ListingRow($0.0, $0.0, section: $0.1) }

  static let stores = [
    ("market", "Market"), ("bakery", "Bakery"), ("corner", "Corner shop"), ("online", "Online"),
  ].map { ListingRow($0.0, $0.1) }
  static let cities = ["Lima", "Lisbon", "London", "Oslo", "Paris", "Porto", "Prague"]

  static let letter = """
    Dear Ada,

    the mouse moves the caret and selects, Ctrl+F finds, and what was typed can be undone.

    Yours, Grace
    """

  static var form: Form<String> {
    Form([
      FormField("name", "Name", .text(placeholder: "who comes")),
      FormField("seats", "Seats", .number(2)),
      FormField("food", "Food", .choice(["any", "vegetarian", "vegan"])),
      FormField("city", "City", .suggestions(Suggestions())),
      FormField("note", "Note", .lines(rows: 2)),
      FormField("stars", "Stars", .own(Stars())),
      FormField("news", "Tell me more", .check(false)),
    ])
  }

  static var confirm: Confirm {
    Confirm("Delete 3 messages?", yes: "Delete", no: "Keep", isDangerous: true)
  }

  // MARK: Many rows

  /// Made once, since each page of the tour begins with it.
  static let numbers = Listing(
    (1...20_000).map { number in
      ListingRow(number, cells: ["\(number)", "\(number * number)", number % 2 == 0 ? "yes" : ""])
    },
    columns: [
      ListingColumn("No.", .fixed(9), align: .trailing, sorting: .number),
      ListingColumn("Square", .share(), align: .trailing, sorting: .number),
      ListingColumn("Even", .fixed(7)),
    ], marks: .none)

  // MARK: Rows within rows

  static let nature = Listing(
    [
      ("Plants", nil), ("Trees", "Plants"), ("Oak", "Trees"), ("Ash", "Trees"), ("Herbs", "Plants"),
      ("Mint", "Herbs"), ("Animals", nil), ("Birds", "Animals"), ("Owl", "Birds"), ("Robin", "Birds"),
      ("Fish", "Animals"),
    ].map { ListingRow($0.0, $0.0, in: $0.1) }, marks: .none, isFolded: true)

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

/// A field of the tour's own: as many stars as it was pressed for.
struct Stars: FormControl {
  var count = 3

  var text: String { "\(count)" }
  var keys: [FormControlKey] {
    [FormControlKey("right", help: "more stars"), FormControlKey("left", help: "fewer stars")]
  }

  mutating func press(_ key: Key) { count = max(0, min(5, count + (key == "right" ? 1 : -1))) }
  mutating func click(at point: Point) { count = max(0, min(5, point.column + 1)) }

  func view(isFocused: Bool) -> any View {
    Drawing(size: { Size(min($0.width, 5), 1) }) { canvas in
      for star in 0..<5 {
        canvas.write(star < count ? "★" : "☆", at: Point(star, 0), style: isFocused ? .accent : .plain)
      }
      if isFocused { canvas.setCursor(at: Point(max(0, count - 1), 0)) }
    }
  }
}
