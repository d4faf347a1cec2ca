/// The first lines of a list in a message: a runaway effect may have sent a hundred thousand actions.
struct Listing {
  let count: Int
  private let lines: [String]
  private static let limit = 20

  init<Items: Collection>(_ items: Items, describe: (Items.Element) -> String) {
    count = items.count
    lines = items.prefix(Self.limit).map(describe)
  }

  var isEmpty: Bool { count == 0 }

  var text: String {
    let text = lines.map { "  - \($0)" }.joined(separator: "\n")
    return count > lines.count ? text + "\n  … and \(count - lines.count) more" : text
  }

  /// `1 action`, `2 actions`.
  func counted(_ what: String) -> String { Message.count(count, what) }

  func agreeing(_ one: String, _ many: String) -> String { count == 1 ? one : many }
}
