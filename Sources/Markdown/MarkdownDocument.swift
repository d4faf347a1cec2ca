/// What a note's text says when it is read as Markdown: a flat list of blocks, each with the quotes and items it
/// stands in. A pure function of the text (`MarkdownParser.swift` does the reading, on md4c); a `MarkdownPage`
/// lays it out for a width.

/// A text read as Markdown.
///
///     let note = MarkdownDocument("- [ ] milk #shop")
///     note.tasks.map(\.text) == ["milk #shop"]
///     note.tags == ["shop"]
package struct MarkdownDocument: Sendable {
  /// The text that was read.
  package let source: String
  /// Its blocks from top to bottom.
  package let blocks: [Block]
  /// The `#tags` in it without their sign, each once, as it was first written.
  package let tags: [String]
  /// Its links to other notes, in order.
  package let noteLinks: [NoteLink]
  /// Whether it was taken as it stands: it is built to make reading it as Markdown take forever.
  package let isVerbatim: Bool

  package init(_ source: String) {
    var source = source
    source.makeContiguousUTF8()
    let reading = MarkdownParser.read(source)
    self.source = source
    isVerbatim = reading == nil
    blocks = reading?.blocks ?? [Block(prose: Prose(verbatim: source))]
    tags = reading?.tags ?? []
    noteLinks = reading?.noteLinks ?? []
  }
}

extension MarkdownDocument: Equatable {
  /// Whether the texts are equal: then all else is.
  package static func == (a: MarkdownDocument, b: MarkdownDocument) -> Bool { a.source == b.source }
}

extension MarkdownDocument: CustomReflectable {
  /// The text alone, for all else follows from it.
  package var customMirror: Mirror { Mirror(self, children: ["source": source], displayStyle: .struct) }
}

extension MarkdownDocument {
  /// One block of the text, and where it stands.
  package struct Block: Hashable, Sendable {
    /// What a block is.
    package enum Kind: Hashable, Sendable {
      /// Words.
      case paragraph
      /// A heading, from level 1 to 6.
      case heading(level: Int)
      /// ListLines of code in the language that its fence names, if it names one.
      case code(language: String)
      /// A rule across the page.
      case rule
      /// A table; its words are in its cells.
      case table(Table)
    }

    package var kind = Kind.paragraph
    package var prose = Prose()
    /// The quotes and items it stands in, the outermost first.
    package var containers: [Container] = []
    /// How many of them it shares with the block before; the rest begin with it.
    package var shared = 0
    /// Whether a blank line stands before it.
    package var isApart = false
  }

  /// What a block may stand in.
  package enum Container: Hashable, Sendable {
    /// A quote.
    case quote
    /// An item of a list: its bullet (none where a box takes its place) or number, and its box.
    case item(marker: String, task: Mark?)
  }

  /// The box of a task in the text.
  package struct Mark: Hashable, Sendable {
    /// Where the byte between the brackets is, counted in UTF-8.
    package var offset: Int
    /// Whether it is ticked.
    package var isTicked: Bool
  }

  /// Words with their looks and links.
  package struct Prose: Hashable, Sendable {
    /// What is shown. A line break is one in the text.
    package var text = ""
    /// The parts of it: none overlap, and together they are the whole.
    package var spans: [Span] = []
  }

  /// A part of some words that looks the same and leads to the same place.
  package struct Span: Hashable, Sendable {
    /// Its UTF-8 bytes in the text of its `Prose`.
    package var range: Range<Int>
    /// How it is set.
    package var traits: Traits = []
    package var target: Target?
  }

  /// How words are set.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let strong = Traits(rawValue: 1)
    package static let emphasis = Traits(rawValue: 2)
    package static let code = Traits(rawValue: 4)
    package static let struck = Traits(rawValue: 8)
    /// Not a part of the words, but shown with them: the address of a link, the sign of what is struck.
    package static let aside = Traits(rawValue: 16)
  }

  package enum Target: Hashable, Sendable {
    /// An address.
    case url(String)
    /// The note with this title.
    case note(String)
    /// All that has this tag.
    case tag(String)
  }

  /// Rows of cells under a row of headings.
  package struct Table: Hashable, Sendable {
    /// A column: which side it keeps to, and how wide its widest cell is.
    package struct Column: Hashable, Sendable {
      /// -1 to the left, 0 in the middle, 1 to the right.
      package var side = -1
      /// In columns of the screen.
      package var width = 0
    }

    package var columns: [Column] = []
    /// The rows, the headings first.
    package var rows: [[Prose]] = []
  }

  /// A link to another note.
  package struct NoteLink: Hashable, Sendable {
    /// The title of that note.
    package var title: String
    /// Where the title stands in the source, in UTF-8.
    package var range: Range<Int>
  }
}

extension MarkdownDocument.Prose {
  /// Words that mean nothing but themselves.
  init(verbatim text: String) {
    self.text = text
    spans = text.isEmpty ? [] : [MarkdownDocument.Span(range: 0..<text.utf8.count)]
  }

  /// The words alone, without what is only shown beside them.
  package var plain: String {
    guard spans.contains(where: { $0.traits.contains(.aside) }) else { return text }
    return spans.filter { !$0.traits.contains(.aside) }.map { String(self[$0.range]) }.joined()
  }

  /// The text of some of its bytes.
  subscript(range: Range<Int>) -> Substring {
    let bytes = text.utf8
    return text[
      bytes.index(
        bytes.startIndex, offsetBy: range.lowerBound)..<bytes.index(
          bytes.startIndex, offsetBy: range.upperBound)]
  }

  /// Whether some of it leads somewhere that can be opened.
  var hasLinks: Bool {
    spans.contains { span in
      switch span.target {
      case .url, .note: true
      case .tag, nil: false
      }
    }
  }
}
