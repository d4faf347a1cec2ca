/// What a text says about other notes: its tags and its `[[links]]`. Saving a note asks for these, and renaming a
/// note renames the links to it. Both are read with the rest of the text, so that what stands in code is not meant.

extension Markdown {
  /// The tags of a text without their sign: each once, as it was first written.
  ///
  ///     Markdown.tags(in: "#Été, `#no` a#b #été") == ["Été"]
  public static func tags(in text: String) -> [String] { Markdown(text).tags }

  /// The titles that a text links to, in order.
  ///
  ///     Markdown.noteLinks(in: "see [[Recipes|these]]") == ["Recipes"]
  public static func noteLinks(in text: String) -> [String] { Markdown(text).noteLinks.map(\.title) }

  /// Whether a note with this title can be linked to: what would end the link, or be code in it, is not there.
  public static func canLink(to title: String) -> Bool {
    let isPlain = title.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x5B && byte != 0x5D && byte != 0x60 && byte != 0x7C
    }
    return isPlain && !Folding.clean(title).isEmpty
  }

  /// The text with its links to one title leading to another; titles are compared as everywhere, without case
  /// and accents. Where the new title cannot be linked to nothing changes.
  public func renamingLinks(from old: String, to new: String) -> String {
    let (key, new) = (Folding.fold(old), Folding.clean(new))
    let links = noteLinks.filter { Folding.fold($0.title) == key }
    guard !links.isEmpty, Markdown.canLink(to: new) else { return source }
    var text: [UInt8] = []
    text.reserveCapacity(source.utf8.count + links.count * new.utf8.count)
    var bytes = Array(source.utf8)[...]
    for link in links {
      text.append(contentsOf: bytes[..<link.range.lowerBound])
      text.append(contentsOf: new.utf8)
      bytes = bytes[link.range.upperBound...]
    }
    text.append(contentsOf: bytes)
    return String(decoding: text, as: UTF8.self)
  }
}
