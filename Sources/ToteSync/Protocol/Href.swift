/// Where a resource is on its server, by its path. Servers write one path in several ways, `a@b` and `a%40b`, with the server's
/// name and without: they compare equal here, and what is sent is what the server itself has written.
package struct Href: Hashable, Sendable, CustomStringConvertible {
  /// As the server writes it, from the root on.
  package let path: String
  /// The same for all ways to write it. A collection is the same with a slash at its end and without.
  private let canonical: String

  package init(path: String) {
    self.path = path
    if PathText.isPlain(path), !path.hasSuffix("/") {
      canonical = path
      return
    }
    let one = PathText.canonical(path)
    canonical = one.count > 1 && one.hasSuffix("/") ? String(one.dropLast()) : one
  }

  /// What stands in an answer from an address. Of a whole address only the path counts: a server behind another one may not
  /// know its own name. `nil` where nothing stands there.
  package init?(_ text: String?, from address: WebAddress) {
    // NB: where it has something to complain of, Xandikos encodes a whole address once more.
    let isEncodedTwice = text.map { $0.hasPrefix("http%3A//") || $0.hasPrefix("https%3A//") } == true
    guard let text, let resolved = address.resolving(isEncodedTwice ? PathText.decoded(text) : text) else {
      return nil
    }
    self.init(path: resolved.path)
  }

  package static func == (one: Href, other: Href) -> Bool { one.canonical == other.canonical }
  package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

  package var description: String { path }

  /// The path of something in this collection.
  package func appending(_ name: String) -> Href {
    Href(path: (path.hasSuffix("/") ? path : path + "/") + PathText.segment(name))
  }

  /// The path as that of a collection.
  package var asCollection: Href { path.hasSuffix("/") ? self : Href(path: path + "/") }

  /// Its last part, as people would write it.
  package var lastName: String { PathText.decoded(path.split(separator: "/").last ?? "") }
}
