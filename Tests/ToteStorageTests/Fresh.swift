// What the storage's tests stand on: a folder that goes away again, rows by chance, and a memory so plain that it
// must be right, to compare with.

import Glibc
import Tote

@testable import ToteStorage
@testable import ToteModel

// Root may write everything. The rights of files are looked at with this user's, and it is the thread's own.
@_silgen_name("setfsuid") private func setfsuid(_ user: UInt32) -> Int32

/// A folder of one's own, removed when the test is over.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/tote-storage-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit { Self.remove(path) }

  var database: String { path + "/data/tote/tote.db" }

  /// Does something as somebody whose folders and database these are, and who is not root.
  func asSomebody<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard geteuid() == 0 else { return try work() }
    for place in [path, path + "/data", path + "/data/tote", database] { chown(place, 65_534, 65_534) }
    _ = setfsuid(65_534)
    defer { _ = setfsuid(0) }
    return try work()
  }

  /// Makes a database with one list in it, closed.
  func keepOneList() throws -> ShoppingList {
    var chance = Chance(seed: 1)
    let list = chance.list()
    let storage = try Storage(path: database)
    try storage.apply([chance.entry(Change(adding: list))])
    storage.close()
    return list
  }

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    if rmdir(path) == 0 || unlink(path) == 0 { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: PrivateFile.size(of: path) ?? 0)
  let count = fread(&bytes, 1, bytes.count, file)
  return Array(bytes.prefix(count))
}

func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

func rights(of path: String) -> mode_t {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
}

/// Edits by chance, the same in every run.
struct Chance {
  var generator: SystemNumbers
  static let now = Moment(milliseconds: 1_800_000_000_000)
  static let me = Entry.Writer.ID(high: 1, low: 1)

  struct SystemNumbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD ^ (state >> 29)
    }
  }

  init(seed: UInt64) { generator = SystemNumbers(state: seed) }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func id<Named>(_ type: Named.Type = Named.self) -> RowID<Named> {
    RowID(high: generator.next(), low: generator.next())
  }

  mutating func list(_ name: String = "Groceries") -> ShoppingList {
    ShoppingList(id: id(), name: name, created: Self.now)
  }

  mutating func item(on list: ShoppingList.ID, _ name: String = "milk", rank: Rank = .first) -> Item {
    Item(id: id(), list: list, name: name, rank: rank, created: Self.now)
  }

  mutating func entry(_ changes: Change..., title: String = "edit") -> Entry { entry(changes, title: title) }

  mutating func entry(_ changes: [Change], title: String = "edit") -> Entry {
    Entry(Edit(id: id(), title: title, moment: Self.now, changes: changes), writer: Self.me)
  }

  /// Some change to what is there.
  mutating func changes(to memory: Memory) -> [Change] {
    guard let list = memory.lists.randomElement(using: &generator), below(20) > 0 else {
      return [Change(adding: self.list("list \(below(100))"))]
    }
    guard let item = memory.items.randomElement(using: &generator), below(3) > 0 else {
      return (0...below(3)).map { _ in Change(adding: self.item(on: list.id, "thing \(below(50))")) }
    }
    switch below(8) {
    case 0: return [Change(removing: item)]
    case 1: return [Change(item) { $0.list = list.id }]
    case 2: return [Change(item) { $0.amount = Amount("2.5 kg") }, Change(list) { $0.isArchived.toggle() }]
    case 3: return [Change(item) { $0.note = $0.note == nil ? "note\u{0}\n" : nil }]
    case 4:
      return [
        Change(
          adding: CategoryCorrection(key: item.key, category: below(2) == 0 ? .dairy : Category("Pets")!))
      ]
    case 5: return [Change(adding: Purchase(name: item.name, count: below(9) + 1, last: Self.now))]
    case 6 where below(10) == 0:
      return memory.items.filter { $0.list == list.id }.map { Change(removing: $0) } + [
        Change(removing: list)
      ]
    default: return [Change(item) { $0.isTicked.toggle() }]
    }
  }
}

/// All rows in a dictionary.
struct Memory: Equatable {
  var rows: [Row.Key: Row] = [:]

  init() {}

  init(_ contents: DatabaseSnapshot) {
    let all: [[any Record]] = [
      contents.lists, contents.items, contents.corrections, contents.purchases, contents.settings,
    ]
    for record in all.joined() { rows[record.rowKey] = record.row }
  }

  // In an order that is the same in every run.
  var lists: [ShoppingList] {
    rows.values.compactMap { if case .list(let list) = $0 { list } else { nil } }.sorted { $0.id < $1.id }
  }
  var items: [Item] {
    rows.values.compactMap { if case .item(let item) = $0 { item } else { nil } }.sorted { $0.id < $1.id }
  }

  mutating func apply(_ change: Change) {
    let wanted = change.applied(to: rows[change.key])
    if case .item(let item)? = wanted, rows[.list(item.list)] == nil {
      rows[.list(item.list)] = .list(.foundAgain(item.list))
    }
    if wanted == nil, case .list(let id) = change.key, items.contains(where: { $0.list == id }) { return }
    rows[change.key] = wanted
  }
}
