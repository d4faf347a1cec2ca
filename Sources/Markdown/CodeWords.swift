/// What the code of a language is coloured by: how comments and strings begin and end, and the words that it reserves.
struct CodeWords: Sendable {
  var lineComments: [String] = []
  var blockComment: (start: String, end: String)?
  /// Characters around strings. Those of `tall` strings may hold line breaks.
  var quotes = "\"'"
  var tall = ""
  var keywords: Set<Substring> = []
  var ignoresCase = false
  /// Whether `#` begins a comment only at the start of a word, as in a shell.
  var commentsStartWords = false

  private init(
    line: [String] = [], block: (String, String)? = nil, quotes: String = "\"'", tall: String = "",
    _ keywords: String, ignoresCase: Bool = false, commentsStartWords: Bool = false
  ) {
    lineComments = line
    blockComment = block.map { (start: $0.0, end: $0.1) }
    (self.quotes, self.tall) = (quotes, tall)
    self.keywords = Set(keywords.split(whereSeparator: \.isWhitespace))
    self.ignoresCase = ignoresCase
    self.commentsStartWords = commentsStartWords
  }

  /// By the name that a fence gives a language; `nil` if it isn't known.
  static func named(_ name: String) -> CodeWords? {
    let name = name.lowercased()
    return languages.first { $0.names.contains(Substring(name)) }?.words
  }

  private static let languages: [(names: [Substring], words: CodeWords)] = {
    let all: [(String, CodeWords)] = [
      ("swift", .swift), ("py python python3", .python),
      ("js javascript jsx mjs ts typescript tsx", .script), ("json jsonc json5", .json),
      ("c h cpp c++ cc hpp objc", .c), ("java kotlin kt cs csharp c# scala dart", .java),
      ("go golang", .go), ("rs rust", .rust),
      ("sh bash zsh fish shell console", .shell), ("rb ruby", .ruby), ("sql sqlite mysql postgresql", .sql),
      ("lua", .lua), ("php", .php),
      ("yml yaml toml ini conf dockerfile make makefile r", .settings),
      ("html xml svg", .markup), ("css scss", .css),
    ]
    return all.map { ($0.0.split(separator: " "), $0.1) }
  }()

  private static let slashes = ["//"]
  private static let stars = ("/*", "*/")

  private static let swift = CodeWords(
    line: slashes, block: stars, quotes: "\"",
    """
    actor any as associatedtype async await break case catch class continue default defer do else enum extension
    fallthrough false fileprivate final for func guard if import in indirect init inout internal is let mutating nil
    open operator override package private protocol public repeat rethrows return self Self some static struct
    subscript super switch throw throws true try typealias var where while
    """)
  private static let python = CodeWords(
    line: ["#"], tall: "\"'",
    """
    and as assert async await break case class continue def del elif else except False finally for from global if
    import in is lambda match None nonlocal not or pass raise return True try while with yield
    """)
  private static let script = CodeWords(
    line: slashes, block: stars, quotes: "\"'`", tall: "`",
    """
    abstract any as async await boolean break case catch class const continue debugger declare default delete do else
    enum export extends false finally for from function get if implements import in instanceof interface keyof let
    namespace new null number of private protected public readonly return set static string super switch this throw
    true try type typeof undefined var void while yield
    """)
  private static let json = CodeWords(line: slashes, block: stars, quotes: "\"", "true false null")
  private static let c = CodeWords(
    line: slashes, block: stars,
    """
    auto bool break case catch char class const constexpr continue default delete do double else enum explicit extern
    false float for friend goto if inline int long namespace new nullptr NULL operator private protected public
    register return short signed sizeof static struct switch template this throw true try typedef typename union
    unsigned using virtual void volatile while
    """)
  private static let java = CodeWords(
    line: slashes, block: stars,
    """
    abstract as async await boolean break byte case catch char class const continue data default do double else enum
    extends false final finally float for foreach fun get if implements import in instanceof int interface internal is
    long namespace native new null object out override package private protected public readonly record return sealed
    set short static string struct super suspend switch synchronized this throw throws true try typeof using val var
    virtual void volatile when where while
    """)
  private static let go = CodeWords(
    line: slashes, block: stars, quotes: "\"'`", tall: "`",
    """
    any bool break byte case chan const continue default defer else error fallthrough false float64 for func go goto
    if import int interface map nil package range return rune select string struct switch true type var
    """)
  private static let rust = CodeWords(
    line: slashes, block: stars, quotes: "\"", tall: "\"",
    """
    as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut
    pub ref return self Self static struct super trait true type unsafe use where while
    """)
  private static let shell = CodeWords(
    line: ["#"], tall: "\"'",
    """
    case do done elif else end esac export fi for function if in local return select set then until while
    """, commentsStartWords: true)
  private static let ruby = CodeWords(
    line: ["#"],
    """
    alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo require
    rescue retry return self super then true undef unless until when while yield
    """)
  private static let sql = CodeWords(
    line: ["--"], block: stars,
    """
    add all alter and as asc begin between by case check column commit constraint create cross default delete desc
    distinct drop else end exists foreign from full group having if in index inner insert into is join key left like
    limit not null offset on or order outer primary references returning right rollback select set table then union
    unique update using values view when where with
    """, ignoresCase: true)
  private static let lua = CodeWords(
    line: ["--"], block: ("--[[", "]]"),
    """
    and break do else elseif end false for function goto if in local nil not or repeat return then true until while
    """)
  private static let php = CodeWords(
    line: ["//", "#"], block: stars,
    """
    abstract and array as break case catch class const continue declare default do echo else elseif extends false
    final finally fn for foreach function global if implements include instanceof interface match namespace new null
    or private protected public readonly require return self static switch throw trait true try use var while yield
    """)
  private static let settings = CodeWords(
    line: ["#"], "true false yes no on off null", commentsStartWords: true)
  private static let markup = CodeWords(block: ("<!--", "-->"), quotes: "\"", tall: "\"", "")
  private static let css = CodeWords(line: [], block: stars, "important")
}
