/// The resources of a collection, or those that changed, with their versions.
package struct Listing: Hashable, Sendable {
  package struct Version: Hashable, Sendable {
    package var href: Href
    /// `nil` if the server doesn't say: then only the body tells.
    package var etag: ETag?

    package init(href: Href, etag: ETag?) {
      self.href = href
      self.etag = etag
    }
  }

  package var present: [Version]
  package var gone: [Href]
  /// Unreadable now: neither present nor gone.
  package var unavailable: [Href]
  package var token: String?
  /// Whether the server has omitted something: what is absent may not be gone. If there is a token, the rest comes
  /// next.
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

package enum ListingAnswer: Hashable, Sendable {
  case listing(Listing)
  /// The server has forgotten the token: compare all versions.
  case tokenExpired
  case failed(DAVFault)

  package init(_ answer: DAVAnswer, since token: String? = nil) {
    // Should be 403, but some servers say 409 or 412, and others stumble over unknown tokens.
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
