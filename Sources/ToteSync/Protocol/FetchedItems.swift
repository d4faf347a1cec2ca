import ToteFormats

package struct FetchedItems: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package var href: Href
    package var etag: ETag?
    /// As stored, except for line endings, which XML normalises.
    package let body: String
    /// The parsed body. Parsing happens on arrival, while earlier items are being merged.
    package let task: Result<TaskReading, TaskProblem>

    package init(href: Href, etag: ETag?, body: String) {
      self.href = href
      self.etag = etag
      self.body = body
      task = Result { () throws(TaskProblem) in
        TaskReading(try FetchedItems.document(body).onlyTask())
      }
    }

    /// A resource outside the collection: it is neither fetched nor written.
    init(elsewhere version: Listing.Version) {
      (href, etag, body, task) = (version.href, version.etag, "", .failure(.elsewhere))
    }
  }

  package var items: [Item]
  package var missing: [Href]
  package var unavailable: [Href]

  package init(items: [Item] = [], missing: [Href] = [], unavailable: [Href] = []) {
    self.items = items
    self.missing = missing
    self.unavailable = unavailable
  }

  /// Reads the answer to `DAVRequest.items`. What it omits is missing, unless the server says it was truncated.
  package init(_ answer: DAVAnswer, asked: [Href]) throws(DAVFault) {
    let multistatus = try Multistatus(answer)
    self.init()
    // Keep the hrefs asked for, since those are stored.
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
  /// No list item is larger.
  package static let maxBodySize = 16 << 20

  static func document(_ body: String) throws(TaskProblem) -> CalendarDocument {
    do throws(CalendarError) {
      return try CalendarDocument(Array(body.utf8), maxSize: maxBodySize)
    } catch {
      throw .unreadable(error)
    }
  }
}
