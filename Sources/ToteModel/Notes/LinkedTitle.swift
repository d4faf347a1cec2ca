/// The title in a link as other programs write it: `Recipes/Soup#Broth`, `Soup^block` or `Soup.md` lead to the note Soup.
package struct LinkedTitle {
  private let link: String
  private let range: Range<String.Index>
  /// Empty if it leads to the whole note.
  package let heading: String

  package init(_ link: String) {
    self.link = link
    let headings = link.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
    heading = headings.last.map { Folding.clean(String($0)) } ?? ""
    var rest = link[...]
    if let sign = rest.firstIndex(where: { $0 == "#" || $0 == "^" }), sign > rest.startIndex {
      rest = rest[..<sign]
    }
    if let slash = rest.lastIndex(of: "/") { rest = rest[rest.index(after: slash)...] }
    if rest.hasSuffix(".md") { rest = rest.dropLast(3) }
    range = rest.startIndex..<rest.endIndex
  }

  package var title: String { Folding.clean(String(link[range])) }

  /// Whether it leads to a note by one of these titles, which are folded. All of the link may be the title, as in `C#`.
  package func leads(toOneOf titles: Set<String>) -> Bool {
    titles.contains(Folding.fold(link)) || titles.contains(Folding.fold(title))
  }

  /// The link once the note that it leads to is renamed.
  package func renamed(from old: String, to new: String) -> String {
    if Folding.fold(link) == Folding.fold(old) { return new }
    return link[..<range.lowerBound] + new + link[range.upperBound...]
  }
}
