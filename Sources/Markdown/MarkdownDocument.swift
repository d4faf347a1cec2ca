/// A text read as Markdown: a flat list of blocks, each with the quotes and items that contain it.
///
///     let note = MarkdownDocument("- [ ] milk #shop")
///     note.tasks.map(\.text) == ["milk #shop"]
///     note.tags == ["shop"]
package struct MarkdownDocument: Sendable {
  package let source: String
  package internal(set) var blocks: [Block]
  /// Where each begins in the source, in bytes.
  package internal(set) var starts: [Int]
  /// The `#tags` without their sign, each once, as first written.
  package let tags: [String]
  /// The UTF-8 ranges of all of them in the source, without their sign.
  package let tagPlaces: [Range<Int>]
  /// In the order of the text, without those of embedded texts.
  package let links: [Link]
  /// The texts that are shown in place of links.
  var embedded: [String] = []
  /// Whether the text is shown as it is, because reading it as Markdown would take forever.
  package let isVerbatim: Bool

  package init(_ source: String) {
    var source = source
    source.makeContiguousUTF8()
    let reading = MarkdownParser.read(source)
    self.source = source
    isVerbatim = reading == nil
    blocks = reading?.blocks ?? [Block(prose: Prose(verbatim: source))]
    starts = reading?.starts ?? [0]
    tags = reading?.tags ?? []
    tagPlaces = reading?.tagPlaces ?? []
    links = reading?.links ?? []
    settleFolds()
  }
}

extension MarkdownDocument: Equatable {
  // Everything else follows from these.
  package static func == (a: MarkdownDocument, b: MarkdownDocument) -> Bool {
    a.source == b.source && a.embedded == b.embedded
  }
}

extension MarkdownDocument: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: ["source": source], displayStyle: .struct) }
}

extension MarkdownDocument {
  package struct Block: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case paragraph
      /// The first line of a callout.
      case calloutTitle(Callout)
      case heading(level: Int)
      /// Code in the language that its fence names, if any.
      case code(language: String)
      /// A horizontal rule.
      case rule
      case table(Table)
    }

    package var kind = Kind.paragraph
    package var prose = Prose()
    /// The quotes and items around it, outermost first.
    package var containers: [Container] = []
    /// How many of them it shares with the previous block; the others begin with this one.
    package var shared = 0
    /// Whether a blank line precedes it.
    package var isApart = false
    /// Whether it belongs to another text, which is shown in place of a link.
    package var isEmbedded = false
  }

  package enum Container: Hashable, Sendable {
    case quote(Callout?)
    /// An item of a list: its number or bullet (empty if a box takes its place) and its box.
    case item(marker: String, task: Mark?)
    /// What an embedded text is shown in.
    case embed
  }

  /// A quote that begins with `[!warning]`.
  package struct Callout: Hashable, Sendable {
    /// `warning`, in lower case.
    package var name: String
    /// Whether it can be folded, and how it begins; `nil` for one that always shows.
    package var fold: Fold?

    package enum Fold: Hashable, Sendable { case open, folded }
  }

  package struct Mark: Hashable, Sendable {
    /// The UTF-8 offset of the byte between the brackets.
    package var offset: Int
    package var state: State

    package enum State: UInt8, Hashable, Sendable, CaseIterable {
      case open = 0x20
      case ticked = 0x78
      /// `[/]`, `[-]` and `[>]`, as other programs write them.
      case begun = 0x2F
      case cancelled = 0x2D
      case postponed = 0x3E
    }

    /// Whether nothing is left to do.
    package var isTicked: Bool { state == .ticked || state == .cancelled }
  }

  package struct Prose: Hashable, Sendable {
    package var text = ""
    /// Its parts, which cover it without overlapping.
    package var spans: [Span] = []
  }

  package struct Span: Hashable, Sendable {
    /// Its UTF-8 bytes in the `Prose`'s text.
    package var range: Range<Int>
    package var traits: Traits = []
    package var target: Target?
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let strong = Traits(rawValue: 1)
    package static let emphasis = Traits(rawValue: 2)
    package static let code = Traits(rawValue: 4)
    package static let struck = Traits(rawValue: 8)
    /// Shown beside the text but no part of it, such as the address of a link.
    package static let aside = Traits(rawValue: 16)
    /// `==marked==`.
    package static let marked = Traits(rawValue: 2048)
    /// Parts of code.
    package static let comment = Traits(rawValue: 64)
    package static let string = Traits(rawValue: 128)
    package static let number = Traits(rawValue: 256)
    package static let keyword = Traits(rawValue: 512)
    /// Code in a language that is known.
    package static let scanned = Traits(rawValue: 1024)
    /// A link in whose place its target may be shown.
    package static let embed = Traits(rawValue: 32)
  }

  package enum Target: Hashable, Sendable {
    /// An address, or a file that is no note.
    case url(String)
    /// The title of a note, perhaps with a folder, a heading or a block, as it is written.
    case note(String)
    case tag(String)
    /// A mark of a footnote, or the mark before the footnote itself.
    case footnote(String, isDefinition: Bool)
  }

  package struct Table: Hashable, Sendable {
    package struct Column: Hashable, Sendable {
      /// -1 left, 0 centred, 1 right.
      package var side = -1
      package var width = 0
    }

    package var columns: [Column] = []
    package var rows: [[Prose]] = []
  }
}

extension MarkdownDocument.Prose {
  init(verbatim text: String) {
    self.text = text
    spans = text.isEmpty ? [] : [MarkdownDocument.Span(range: 0..<text.utf8.count)]
  }

  /// The text without what is only shown beside it.
  package var plain: String {
    guard spans.contains(where: { $0.traits.contains(.aside) }) else { return text }
    return spans.filter { !$0.traits.contains(.aside) }.map { String(self[$0.range]) }.joined()
  }

  subscript(range: Range<Int>) -> Substring {
    let bytes = text.utf8
    return text[
      bytes.index(
        bytes.startIndex, offsetBy: range.lowerBound)..<bytes.index(
          bytes.startIndex, offsetBy: range.upperBound)]
  }

  var hasLinks: Bool {
    spans.contains { $0.target?.isLink == true }
  }
}
