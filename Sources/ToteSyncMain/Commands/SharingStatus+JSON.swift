import FoundationEssentials
import ToteModel

private struct StatusFile: Encodable {
  struct List: Encodable {
    var list: String
    var name: String
    var unsent: Int
    var held: Int
    var readOnly: Bool
    var problem: String?
    /// In milliseconds since 1970.
    var checked: Int64?
  }

  var user: String?
  var server: String?
  var problem: String?
  var lists: [List]
}

extension SharingStatus {
  func json(_ lists: [ShoppingList]) -> String {
    let file = StatusFile(
      user: account?.user, server: account?.address, problem: account?.problem?.rawValue,
      lists: lists.compactMap { list in
        status(of: list.id).map { status in
          StatusFile.List(
            list: list.name, name: status.name, unsent: status.unsent, held: status.held,
            readOnly: status.isReadOnly, problem: status.problem?.rawValue,
            checked: status.checked?.milliseconds)
        }
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(file)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
