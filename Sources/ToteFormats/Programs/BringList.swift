import ToteModel

/// A list of Bring!, as its server sends it to its apps. What was bought recently is ticked: it is offered again.
///
///     {"uuid": "…", "items": {"purchase": [{"itemId": "Milk", "specification": "2 l"}], "recently": []}}
struct BringList: ForeignFile {
  static let program = "Bring!"
  private let list: JSONValue

  init?(_ file: JSONValue) {
    let list = file["items"] ?? file
    guard file.has("uuid"), list["purchase"]?.array != nil else { return nil }
    self.list = list
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    var items: [FileItem] = []
    for (name, isTicked) in [("purchase", false), ("recently", true)] {
      items += try reading.items(of: list[name]?.array ?? []) { entry, _ in
        var item = ForeignItem(name: entry["itemId"]?.text ?? entry["name"]?.text)
        item?.take(specification: entry["specification"]?.text)
        item?.isTicked = isTicked
        return item
      }
    }
    return [FileList(name: nil, items: items)]
  }
}
