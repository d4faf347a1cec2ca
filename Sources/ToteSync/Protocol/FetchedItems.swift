import ToteFormats

/// Items with their bodies, as a server has them now.
package struct FetchedItems: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package var href: Href
    package var etag: ETag?
    /// As it was stored, but for the ends of its lines, which XML makes one.
    package let body: String
    /// What it says. It is read as it comes, while what came before is merged.
    package let task: Result<TaskReading, TaskProblem>

    package init(href: Href, etag: ETag?, body: String) {
      self.href = href
      self.etag = etag
      self.body = body
      task = Result { () throws(TaskProblem) in
        TaskReading(try FetchedItems.document(body).onlyTask())
      }
    }
  }

  package var items: [Item]
  /// What was asked for and is not there.
  package var missing: [Href]
  /// What was asked for and could not be given: it is there, and another time it may be had.
  package var unavailable: [Href]

  package init(items: [Item] = [], missing: [Href] = [], unavailable: [Href] = []) {
    self.items = items
    self.missing = missing
    self.unavailable = unavailable
  }

  /// The answer to `DAVRequest.items`. What a server leaves out without a word is missing, unless it says that it has left
  /// something out.
  package init(_ answer: DAVAnswer, asked: [Href]) throws(DAVFault) {
    let multistatus = try Multistatus(answer)
    self.init()
    // Under the names by which they were asked for: those are what is stored.
    var open = Dictionary(asked.map { ($0, $0) }) { one, _ in one }
    for response in multistatus.responses {
      guard let href = open.removeValue(forKey: response.href) else { continue }
      if let data = response[.caldav("calendar-data")], data.value != nil {
        items.append(Item(href: href, etag: ETag(response[.dav("getetag")]?.value), body: data.text))
      } else if [404, 410].contains(response.status)
        || (response.status == nil && response.properties.isEmpty)
      {
        missing.append(href)
      } else {
        unavailable.append(href)
      }
    }
    for href in asked where open.removeValue(forKey: href) != nil {
      if multistatus.isTruncated { unavailable.append(href) } else { missing.append(href) }
    }
  }
}

extension FetchedItems {
  /// More is no item of a list.
  package static let maxBodySize = 16 << 20

  static func document(_ body: String) throws(TaskProblem) -> CalendarDocument {
    do throws(CalendarError) {
      return try CalendarDocument(Array(body.utf8), maxSize: maxBodySize)
    } catch {
      throw .unreadable(error)
    }
  }
}
