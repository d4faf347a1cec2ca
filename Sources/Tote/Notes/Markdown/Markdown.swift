/// What a note's text says when it is read as Markdown: a flat list of blocks, each with the quotes and items it
/// stands in. A pure function of the text (`MarkdownReader.swift` does the reading, on md4c); a `MarkdownPage`
/// lays it out for a width.

/// A text read as Markdown.
///
///     let note = Markdown("- [ ] milk #shop")
///     note.tasks.map(\.text) == ["milk #shop"]
///     note.tags == ["shop"]
public struct Markdown: Sendable {
  /// The text that was read.
  public let source: String
  /// Its blocks from top to bottom.
  public let blocks: [Block]
  /// The `#tags` in it without their sign, each once, as it was first written.
  public let tags: [String]
  /// Its links to other notes, in order.
  public let noteLinks: [NoteLink]
  /// Whether it was taken as it stands: it is built to make reading it as Markdown take forever.
  public let isVerbatim: Bool

  /// Reads a text.
  public init(_ source: String) {
    var source = source
    source.makeContiguousUTF8()
    let reading = MarkdownReader.read(source)
    self.source = source
    isVerbatim = reading == nil
    blocks = reading?.blocks ?? [Block(prose: Prose(verbatim: source))]
    tags = reading?.tags ?? []
    noteLinks = reading?.noteLinks ?? []
  }
}

extension Markdown: Equatable {
  /// Whether the texts are equal: then all else is.
  public static func == (a: Markdown, b: Markdown) -> Bool { a.source == b.source }
}

extension Markdown: CustomReflectable {
  /// The text alone, for all else follows from it.
  public var customMirror: Mirror { Mirror(self, children: ["source": source], displayStyle: .struct) }
}

extension Markdown {
  /// One block of the text, and where it stands.
  public struct Block: Hashable, Sendable {
    /// What a block is.
    public enum Kind: Hashable, Sendable {
      /// Words.
      case paragraph
      /// A heading, from level 1 to 6.
      case heading(level: Int)
      /// Lines of code in the language that its fence names, if it names one.
      case code(language: String)
      /// A rule across the page.
      case rule
      /// A table; its words are in its cells.
      case table(Table)
    }

    /// What it is.
    public var kind = Kind.paragraph
    /// Its words.
    public var prose = Prose()
    /// The quotes and items it stands in, the outermost first.
    public var containers: [Container] = []
    /// How many of them it shares with the block before; the rest begin with it.
    public var shared = 0
    /// Whether a blank line stands before it.
    public var isApart = false
  }

  /// What a block may stand in.
  public enum Container: Hashable, Sendable {
    /// A quote.
    case quote
    /// An item of a list: its bullet (none where a box takes its place) or number, and its box.
    case item(marker: String, task: Mark?)
  }

  /// The box of a task in the text.
  public struct Mark: Hashable, Sendable {
    /// Where the byte between the brackets is, counted in UTF-8.
    public var offset: Int
    /// Whether it is ticked.
    public var isTicked: Bool
  }

  /// Words with their looks and links.
  public struct Prose: Hashable, Sendable {
    /// What is shown. A line break is one in the text.
    public var text = ""
    /// The parts of it: none overlap, and together they are the whole.
    public var spans: [Span] = []
  }

  /// A part of some words that looks the same and leads to the same place.
  public struct Span: Hashable, Sendable {
    /// Its UTF-8 bytes in the text of its `Prose`.
    public var range: Range<Int>
    /// How it is set.
    public var traits: Traits = []
    /// Where it leads.
    public var target: Target?
  }

  /// How words are set.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// A bit each.
    public let rawValue: UInt8
    /// From the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `**strong**`
    public static let strong = Traits(rawValue: 1)
    /// `*emphasis*`
    public static let emphasis = Traits(rawValue: 2)
    /// `` `code` ``
    public static let code = Traits(rawValue: 4)
    /// `~~struck~~`
    public static let struck = Traits(rawValue: 8)
    /// Not a part of the words, but shown with them: the address of a link, the sign of what is struck.
    public static let aside = Traits(rawValue: 16)
  }

  /// Where words lead.
  public enum Target: Hashable, Sendable {
    /// An address.
    case url(String)
    /// The note with this title.
    case note(String)
    /// All that has this tag.
    case tag(String)
  }

  /// Rows of cells under a row of headings.
  public struct Table: Hashable, Sendable {
    /// A column: which side it keeps to, and how wide its widest cell is.
    public struct Column: Hashable, Sendable {
      /// -1 to the left, 0 in the middle, 1 to the right.
      public var side = -1
      /// In columns of the screen.
      public var width = 0
    }

    /// The columns.
    public var columns: [Column] = []
    /// The rows, the headings first.
    public var rows: [[Prose]] = []
  }

  /// A link to another note.
  public struct NoteLink: Hashable, Sendable {
    /// The title of that note.
    public var title: String
    /// Where the title stands in the source, in UTF-8.
    public var range: Range<Int>
  }
}

extension Markdown.Prose {
  /// Words that mean nothing but themselves.
  init(verbatim text: String) {
    self.text = text
    spans = text.isEmpty ? [] : [Markdown.Span(range: 0..<text.utf8.count)]
  }

  /// The words alone, without what is only shown beside them.
  public var plain: String {
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
