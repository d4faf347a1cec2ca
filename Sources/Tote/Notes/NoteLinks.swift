import Markdown
import ToteModel

extension MarkdownDocument {
  /// Nothing in it may end the link or be code.
  package static func canLink(to title: String) -> Bool {
    let isPlain = title.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x5B && byte != 0x5D && byte != 0x60 && byte != 0x7C
    }
    return isPlain && !Folding.clean(title).isEmpty
  }

  /// Renames links, ignoring case and accents. Changes nothing if the new title can't be linked to.
  package func renamingLinks(from old: String, to new: String) -> String {
    let (keys, new) = (Set([Folding.fold(old)]), Folding.clean(new))
    let links = noteLinks.filter { LinkedTitle($0.title).leads(toOneOf: keys) }
    guard !links.isEmpty, MarkdownDocument.canLink(to: new) else { return source }
    var text: [UInt8] = []
    text.reserveCapacity(source.utf8.count + links.count * new.utf8.count)
    var bytes = Array(source.utf8)[...]
    for link in links {
      text.append(contentsOf: bytes[..<link.range.lowerBound])
      text.append(contentsOf: LinkedTitle(link.title).renamed(from: old, to: new).utf8)
      bytes = bytes[link.range.upperBound...]
    }
    text.append(contentsOf: bytes)
    return String(decoding: text, as: UTF8.self)
  }
}
