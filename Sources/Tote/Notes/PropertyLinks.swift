import Markdown
import ToteModel

/// The links in properties, such as `up: "[[Soups]]"`. Each line is read for itself, as the text of a note; remarks have none.
extension NoteProperties {
  package var links: [NoteLink] {
    guard text.utf8.mayHaveLink else { return [] }
    return text.split(separator: "\n").filter { !$0.isRemark }.flatMap { line in
      PropertyLinks(line).links.map(\.link)
    }
  }

  /// Changes nothing if the new title can't be linked to.
  package func renamingLinks(from old: String, to new: String) -> NoteProperties {
    let new = Folding.clean(new)
    guard MarkdownDocument.canLink(to: new) else { return self }
    return rewritingLinks { link, written, write in link.renamed(written, from: old) { write(new, $0) } }
  }

  /// Changes no byte beside the links.
  func rewritingLinks(_ change: MarkdownDocument.LinkChange) -> NoteProperties {
    guard text.utf8.mayHaveLink else { return self }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isRemark ? String(line) : PropertyLinks(line).rewritten(change)
    }
    return NoteProperties(lines.joined(separator: "\n"))
  }
}

/// The links of one line, each with the quotes around it, in which YAML has signs of its own.
private struct PropertyLinks {
  private let line: String
  let links: [(link: NoteLink, form: MarkdownDocument.Link.Form, quote: Quote?)]

  enum Quote: UInt8 { case single = 0x27, double = 0x22 }

  init(_ line: Substring) {
    self.line = String(line)
    let bytes = Array(line.utf8)
    // A line that is indented would be code.
    let indent = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let found = MarkdownDocument.links(in: String(decoding: bytes[indent...], as: UTF8.self))
    links = found.map { link in
      let range = link.range.lowerBound + indent..<link.range.upperBound + indent
      let quote = bytes.quote(at: range.lowerBound)
      let written = String(decoding: bytes[range], as: UTF8.self)
      let read = quote?.read(written) ?? written
      // Markdown has no escapes between double brackets but that of a bar.
      let destination = read == written || link.form != .wiki ? link.destination : read
      return (
        NoteLink(
          destination, isEncoded: link.form == .markdown, shown: link.shown, isEmbed: link.isEmbed,
          range: range),
        link.form, quote
      )
    }
  }

  func rewritten(_ change: MarkdownDocument.LinkChange) -> String {
    var bytes = Array(line.utf8)
    for (link, form, quote) in links.sorted(by: { $0.link.range.lowerBound > $1.link.range.lowerBound }) {
      let written = String(decoding: bytes[link.range], as: UTF8.self)
      let isQuoted = bytes.isInBrackets(link.range)
      let changed = change(link, quote?.read(written) ?? written) { path, old in
        form == .wiki ? path : path.inAddress(like: old, isQuoted: isQuoted)
      }
      guard let changed else { continue }
      bytes.replaceSubrange(link.range, with: Array((quote?.write(changed) ?? changed).utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PropertyLinks.Quote {
  /// `nil` if it is broken.
  func read(_ written: String) -> String? {
    switch self {
    case .single:
      return written.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'")
    case .double:
      if !written.contains("\\") { return written }
      guard case .text(let text)? = NoteProperties("a: \"\(written)\"")["a"]?.value else { return nil }
      return text
    }
  }

  func write(_ text: String) -> String {
    switch self {
    case .single: return text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    case .double:
      let written = text.yaml
      return written.first == "\"" ? String(written.dropFirst().dropLast()) : written
    }
  }
}

extension [UInt8] {
  /// The quotes that are open before a place in a line: they begin a value, or an item of a list.
  fileprivate func quote(at place: Int) -> PropertyLinks.Quote? {
    var (open, isEscaped): (PropertyLinks.Quote?, Bool) = (nil, false)
    for index in indices.prefix(place) {
      if isEscaped {
        isEscaped = false
      } else if open == .double, self[index] == 0x5C {
        isEscaped = true
      } else if let quote = PropertyLinks.Quote(rawValue: self[index]) {
        let begins = index == 0 || " \t[,{".utf8.contains(self[index - 1])
        if open == quote { open = nil } else if open == nil, begins { open = quote }
      }
    }
    return open
  }
}

extension Substring {
  fileprivate var isRemark: Bool { first { $0 != " " && $0 != "\t" } == "#" }
}
