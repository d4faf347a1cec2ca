/// What is in a collection, or what of it has changed: where, and in which version.
package struct Listing: Hashable, Sendable {
  package struct Version: Hashable, Sendable {
    package var href: Href
    /// `nil` where the server does not say it: then only its body tells.
    package var etag: ETag?

    package init(href: Href, etag: ETag?) {
      self.href = href
      self.etag = etag
    }
  }

  /// What is there, or has changed, each once.
  package var present: [Version]
  /// What has gone since the token.
  package var gone: [Href]
  /// What cannot be looked at just now: it is neither there nor gone.
  package var unavailable: [Href]
  /// For the next question about changes.
  package var token: String?
  /// Whether the server has left something out. What is not in such a listing is not gone; where there is a token, the rest
  /// comes with the next question.
  package var isTruncated: Bool

  package init(
    present: [Version] = [], gone: [Href] = [], unavailable: [Href] = [], token: String? = nil,
    isTruncated: Bool = false
  ) {
    self.present = present
    self.gone = gone
    self.unavailable = unavailable
    self.token = token
    self.isTruncated = isTruncated
  }
}

/// The answer to `DAVRequest.changes` or `DAVRequest.versions`.
package enum ListingAnswer: Hashable, Sendable {
  case listing(Listing)
  /// The server does not know the token any more: all versions must be compared.
  case tokenExpired
  case failed(DAVFault)

  /// - Parameter token: That of the question.
  package init(_ answer: DAVAnswer, since token: String? = nil) {
    // Whatever the status: 403 is what it should be, and some say 409 or 412. And some stumble over a token they don't know.
    let stumbles = token != nil && [400, 500, 501].contains(answer.status)
    if answer.violates(.dav("valid-sync-token")) || stumbles {
      self = .tokenExpired
      return
    }
    do throws(DAVFault) {
      self = .listing(Listing(try Multistatus(answer), of: Href(path: answer.address.path)))
    } catch {
      self = .failed(error)
    }
  }
}

extension Listing {
  fileprivate init(_ multistatus: Multistatus, of collection: Href) {
    self.init(token: multistatus.token, isTruncated: multistatus.isTruncated)
    var known: Set<Href> = []
    for response in multistatus.responses {
      // The collection itself, and one within it.
      if response.href == collection || response[.dav("resourcetype")]?[.dav("collection")] != nil {
        continue
      }
      guard known.insert(response.href).inserted else { continue }
      switch response.status ?? 200 {
      case 404, 410: gone.append(response.href)
      case 200..<300:
        present.append(Version(href: response.href, etag: ETag(response[.dav("getetag")]?.value)))
      default:
        unavailable.append(response.href)
        isTruncated = true
      }
    }
  }
}
