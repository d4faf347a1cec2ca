import Glibc
import Tote
import ToteStorage
import ToteModel
import ToteFormats

final class TemporaryHome {
  let path: String

  init?() {
    var template = Array("/tmp/tote-benchmark-XXXXXX".utf8CString)
    guard let made = template.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!) }) else { return nil }
    path = String(cString: made)
    setenv("HOME", path, 1)
    for name in ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"] { setenv(name, "\(path)/\(name)", 1) }
  }

  deinit { _ = system("rm -rf '\(path)'") }

  /// A database with one list of `count` items, whose user has seen the tour.
  func database(of count: Int) -> String? {
    let file = "\(path)/\(count).db"
    guard let storage = try? Storage(path: file) else { return nil }
    defer { storage.close() }
    let moment = Moment(milliseconds: 1_790_000_000_000)
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: moment)
    var rank: Rank?
    var changes = [Change(adding: list), Change(adding: Setting(key: "tour", value: "seen"))]
    let categories = Category.builtIn
    for number in 0..<count {
      rank = Rank.between(rank, nil)
      changes.append(
        Change(
          adding: Item(
            id: Item.ID(high: 2, low: UInt64(number)), list: list.id,
            name: "thing \(100_001 + number) of the list",
            details: ItemDetails(
              amount: number % 3 == 0 ? Amount("2 kg") : nil, category: categories[number * 10 / count % 10]),
            rank: rank!, created: moment)))
    }
    let edit = Edit(
      id: Edit.ID(high: 3, low: 1), title: EditTitle(.importFile("import")), moment: moment, changes: changes)
    guard (try? storage.apply([Entry(edit, writer: Entry.Writer.ID(high: 4, low: 1))])) != nil else {
      return nil
    }
    return file
  }
}
