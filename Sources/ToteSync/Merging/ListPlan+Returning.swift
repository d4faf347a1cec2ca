// Items that vanished from the server with many others may return under another name, kept by another machine. Each is
// then the same item, not a second one.

import ToteFormats
import ToteModel

extension ListPlan {
  /// Items the server no longer has, by key: those held, and those of a suspiciously large deletion.
  func missingItems(_ gone: [Href]) -> [String: [Item]] {
    let gone = gone.count > Self.suspiciousCount ? Set(gone) : []
    let missing = items.values.filter { item in
      guard let home = homes[item.id].flatMap({ remotes[$0] }), home.base != nil else { return false }
      return home.state == .held || home.state == .synced && gone.contains(home.href)
    }
    return Dictionary(grouping: missing.sorted { $0.id < $1.id }, by: \.key)
  }

  /// Takes a new resource for a missing item if it is the same thing; returns whether it is.
  mutating func takeBack(_ arrival: Arrival, from missing: inout [String: [Item]]) -> Bool {
    let (key, href) = (ItemName.key(of: arrival.item.name), arrival.fetched.href)
    guard
      let place = missing[key]?.firstIndex(where: { Self.isOneThing($0.details, arrival.item.details) }),
      let item = missing[key]?.remove(at: place),
      let old = homes[item.id], let base = remotes[old]?.base?.item
    else { return false }
    var read = arrival.item
    read.details.category = read.details.category ?? context.category(read.name)
    var remote = RemoteItem(href: href, uid: arrival.uid)
    remote.take(arrival.version(of: read), body: arrival.fetched.body, etag: arrival.fetched.etag)
    remote.state = .synced
    drop(old)
    set(remote)
    own(href, item.id)
    let merge = ItemMerge(base: base, local: item, remote: read)
    notes += merge.conflicts.map { .conflict(item: merge.item.name, $0) }
    note(from: item, to: merge.item)
    set(merge.item, instead: item)
    return true
  }
}
