// A typical phone app: it keeps what it has fetched, and writes whole tasks back.

import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

struct Phone {
  /// Tasks.org writes unconditionally.
  var isCareful: Bool
  var dropsUnknown: Bool
  /// Its clock, right or wrong; an edit takes a second.
  var clock: Moment?
  var copies: [Href: FetchedItems.Item] = [:]
  /// Unanswered writes, which it repeats.
  var unanswered: [Href: String] = [:]

  enum Fate { case answered, unanswered, neverArrived }

  mutating func fetch(_ server: MemoryServer) {
    // Totes don't see what a phone reads.
    for (href, resource) in server.resources where unanswered[href] == nil {
      copies[href] = FetchedItems.Item(href: href, etag: resource.etag, body: resource.body)
    }
    copies = copies.filter { server.resources[$0.key] != nil }
    unanswered = unanswered.filter { server.resources[$0.key] != nil }
  }

  /// Edits its copy; returns whether that was stored, as far as the phone knows.
  @discardableResult mutating func edit(
    _ href: Href, _ server: MemoryServer, fate: Fate = .answered, _ edit: (inout CalendarComponent) -> Void
  ) -> Bool {
    guard let copy = copies[href], var document = try? CalendarDocument(Array(copy.body.utf8)) else {
      return false
    }
    document.edit { task in
      edit(&task)
      if dropsUnknown {
        for name in ["X-TOTE-ITEM", "X-TOTE-SEEN", "X-APPLE-SORT-ORDER"] { task[raw: name] = nil }
      }
      for name in ["LAST-MODIFIED", "DTSTAMP"] where clock != nil { task[raw: name] = clock?.calendarTime }
    }
    clock = clock.map { Moment(milliseconds: $0.milliseconds + 1000) }
    return write(String(decoding: document.bytes, as: UTF8.self), at: href, server, fate)
  }

  mutating func retry(_ href: Href, _ server: MemoryServer) -> Bool {
    defer { unanswered[href] = nil }
    return unanswered[href].map { write($0, at: href, server, .answered) } ?? false
  }

  private mutating func write(_ body: String, at href: Href, _ server: MemoryServer, _ fate: Fate) -> Bool {
    guard let copy = copies[href] else { return false }
    if fate != .answered {
      unanswered[href] = body
      copies[href] = FetchedItems.Item(href: href, etag: copy.etag, body: body)
    }
    if fate == .neverArrived { return true }
    let condition = isCareful ? DAVRequest.Condition(version: copy.etag) : .always
    guard case .stored(let etag) = server.put(body, at: href, if: condition) else { return false }
    guard fate == .answered else { return true }
    unanswered[href] = nil
    copies[href] = FetchedItems.Item(href: href, etag: etag, body: body)
    return true
  }

  /// Deletes a task and makes it anew with the same UID, maybe under another path.
  mutating func makeAnew(_ href: Href, at new: Href, _ server: MemoryServer) {
    fetch(server)
    guard let copy = copies[href], case .deleted = server.delete(href, if: .always) else { return }
    _ = server.put(copy.body, at: new, if: .isNew)
    fetch(server)
  }

  func href(_ summary: String) -> Href? {
    copies.values.first { $0.body.contains("SUMMARY:\(summary)\r\n") }?.href
  }

  mutating func add(_ summary: String, _ lines: [String] = [], _ server: MemoryServer) {
    let href = server.collection.appending("phone-\(server.count).ics")
    let lines =
      ["BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:phone-\(server.count)", "SUMMARY:\(summary)"] + lines
      + ["END:VTODO", "END:VCALENDAR", ""]
    _ = server.put(lines.joined(separator: "\r\n"), at: href, if: .isNew)
    fetch(server)
  }
}
