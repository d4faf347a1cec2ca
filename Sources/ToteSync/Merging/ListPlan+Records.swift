import ToteFormats
import ToteModel

extension ListPlan {
  mutating func set(_ item: Item, instead old: Item) {
    items[item.id] = item
    if let change = Change(before: .item(old), after: .item(item)), !change.isEmpty { changes.append(change) }
  }

  mutating func add(_ read: TaskItem, to href: Href) {
    let item = read.item(id: Item.ID(context.newID()), list: list, created: read.created ?? context.now)
    items[item.id] = item
    changes.append(Change(adding: item))
    own(href, item.id)
  }

  mutating func own(_ href: Href, _ item: Item.ID) {
    homes[item] = href
    update(href) { $0.item = item }
  }

  mutating func set(_ remote: RemoteItem) {
    remotes[remote.href] = remote
    touched.insert(remote.href)
  }

  mutating func update(_ href: Href, orNew new: RemoteItem? = nil, _ edit: (inout RemoteItem) -> Void) {
    // In place: a record is large, and there are many.
    guard let place = remotes.index(forKey: href) else {
      guard var new else { return }
      edit(&new)
      return set(new)
    }
    edit(&remotes.values[place])
    touched.insert(href)
  }

  mutating func drop(_ href: Href) {
    if let remote = remotes[href], let item = remote.item, homes[item] == href {
      homes[item] = nil
      if remote.base != nil { lastBodies[item] = remote.body }
    }
    remotes[href] = nil
    touched.insert(href)
  }
}

extension String {
  func isSameButReturns(_ other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        var (place, otherPlace) = (0, 0)
        while true {
          while place < one.count, one[place] == UInt8(ascii: "\r") { place += 1 }
          while otherPlace < other.count, other[otherPlace] == UInt8(ascii: "\r") { otherPlace += 1 }
          if place == one.count || otherPlace == other.count {
            return place == one.count && otherPlace == other.count
          }
          if one[place] != other[otherPlace] { return false }
          place += 1
          otherPlace += 1
        }
      }
    }
  }

  var withReturns: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + utf8.count / 32)
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), bytes.last != UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
