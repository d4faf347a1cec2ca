/// The path of a resource on its server. Servers write paths in several ways, `a@b` and `a%40b`, with or without the
/// server's name: they compare equal here, but are sent as the server wrote them.
package struct Href: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The same for all spellings. A trailing slash doesn't matter.
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

  /// Reads a reference in an answer. Only the path of a full address counts: a server behind a proxy may not know its
  /// name.
  package init?(_ text: String?, from address: WebAddress) {
    // NB: in some errors Xandikos encodes a full address twice.
    let isEncodedTwice = text.map { $0.hasPrefix("http%3A//") || $0.hasPrefix("https%3A//") } == true
    guard let text, let resolved = address.resolving(isEncodedTwice ? PathText.decoded(text) : text) else {
      return nil
    }
    self.init(path: resolved.path)
  }

  package static func == (one: Href, other: Href) -> Bool { one.canonical == other.canonical }
  package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

  package var description: String { path }

  package func appending(_ name: String) -> Href {
    Href(path: (path.hasSuffix("/") ? path : path + "/") + PathText.segment(name))
  }

  package var asCollection: Href { path.hasSuffix("/") ? self : Href(path: path + "/") }

  /// Whether this is a resource of a collection, also after the dots in it are followed.
  func isInside(_ collection: Href) -> Bool {
    canonical.hasPrefix(collection.canonical == "/" ? "/" : collection.canonical + "/")
      && !canonical.split(separator: "/").contains("..")
  }

  package var lastName: String { PathText.decoded(path.split(separator: "/").last ?? "") }
}
