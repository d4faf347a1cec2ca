/// What is typed to find notes:
///
/// - `red wine`: notes with words that begin so
/// - `*achine`: with a word that has this anywhere
/// - `"red wine"`: with these words in a row; until the quotes are closed, the last one may be the beginning of a word
/// - `-wine`: without that word
/// - `#house`: with the tag, or one below it such as `#house/garden`
/// - `title:wine`: in the title
/// - `in:archive`, `in:trash`, `in:all`: elsewhere than among the notes
/// - `in:Work`, `in:"Work/2026 plans"`: in a folder, or one below it; quotes are also for one that is called like those above
/// - `changed:>2026-01-01`, `changed:2026-11`: by the day of the last change
/// - `rating:>3`, `status:"in progress"`, `has:due`, `-status:done`: by properties (`PropertyTerm`)
/// - `soup OR stew`: what either side finds; the blank binds more tightly, and `in:` holds for both sides
package struct NoteQuery: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    case folder(NoteFolder)
    case all
  }

  /// What stands between two `OR`.
  package struct Alternative: Equatable, Sendable {
    private var wanted: [Term] = []
    private var unwanted: [Term] = []
    package private(set) var insides: [Inside] = []
    private var tags: [String] = []
    private var days: [Day] = []
    /// With signs that are no words, such as `C++`.
    private var signs: [String] = []
    package private(set) var properties: [PropertyTerm] = []
  }

  /// Letters that may stand anywhere in a word.
  package struct Inside: Equatable, Sendable {
    /// Folded.
    package var letters: String
    package var isInTitle = false
    package var isUnwanted = false
  }

  fileprivate struct Term: Equatable, Sendable {
    /// Folded; those of a phrase stand in a row.
    var words: [String]
    var isPhrase = false
    /// Whether the last word of a phrase may go on.
    var isOpen = false
    var isInTitle = false

    /// For the full-text index.
    func match(isExact: Bool = false) -> String {
      let words = words.map { "\"\($0)\"\(isExact || isPhrase ? "" : "*")" }
      let phrase = "\"\(self.words.joined(separator: " "))\"\(isOpen && !isExact ? "*" : "")"
      let match = isPhrase ? phrase : words.joined(separator: " AND ")
      return isInTitle ? "title : (\(match))" : "(\(match))"
    }
  }

  enum Comparison: String, CaseIterable, Sendable {
    case atLeast = ">=", atMost = "<=", after = ">", before = "<"
    /// The beginning of a day, such as `2026-11`.
    case within = ""
  }

  struct Day: Equatable, Sendable {
    let comparison: Comparison
    let text: String

    /// `nil` unless the text is a day, a month or a year.
    init?(_ comparison: Comparison, _ text: String) {
      let isDay = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
      guard text.utf8.count >= 4, isDay else { return nil }
      (self.comparison, self.text) = (comparison, text)
    }

    func contains(_ day: String) -> Bool {
      switch comparison {
      case .atLeast: day >= text
      case .atMost: day <= text || day.hasPrefix(text)
      case .after: day > text && !day.hasPrefix(text)
      case .before: day < text
      case .within: day.hasPrefix(text)
      }
    }
  }

  /// At least one.
  package private(set) var alternatives = [Alternative()]
  package private(set) var place: Place?
  /// Folded paths of folders.
  private var directory: String?
  private var otherDirectories: [String] = []

  package init(_ text: String) {
    var rest = text.unicodeScalars.prefix(SearchWords.mostScalars)
    while let token = Self.token(&rest) { take(token) }
    // A side that says nothing yet doesn't find everything.
    alternatives.removeAll { $0.isEmpty }
    if alternatives.isEmpty { alternatives = [Alternative()] }
  }

  /// Those that are highlighted. One that may stand anywhere in a word begins with `SearchWords.inside`.
  package var words: [String] {
    var known: Set<String> = []
    return alternatives.flatMap(\.words).filter { known.insert($0).inserted }
  }
  package var isEmpty: Bool { self == NoteQuery("") }
  /// Whether the index has to be asked.
  package var hasWords: Bool { alternatives.contains { $0.hasWords } }

  /// For the full-text index, if that alone can say what is found.
  package var match: String? {
    guard alternatives.allSatisfy({ $0.isPlain || alternatives.count == 1 }) else { return nil }
    let matches = alternatives.compactMap(\.match)
    return matches.isEmpty ? nil : matches.joined(separator: " OR ")
  }

  /// Whether a note has the tags and the day, and is where the query looks. The index knows its words.
  package func accepts(_ note: Note, in folder: NoteFolder = .notes) -> Bool {
    switch place ?? .folder(folder) {
    case .folder(let folder): guard folder.contains(note) else { return false }
    case .all: break
    }
    if directory != nil || !otherDirectories.isEmpty {
      let own = note.directory.key
      guard directory.map({ NoteDirectory.holds($0, own) }) ?? true,
        !otherDirectories.contains(where: { NoteDirectory.holds($0, own) })
      else { return false }
    }
    return alternatives.contains { $0.accepts(note) }
  }

  /// The same as the index finds, without one.
  package func finds(_ note: Note) -> Bool {
    let titles = ([note.title] + note.aliases).flatMap(SearchWords.tokens)
    let title = " " + titles.joined(separator: " ") + " "
    let texts = [note.text, note.properties.searchedText].flatMap(SearchWords.tokens)
    let all = title + texts.joined(separator: " ") + " "
    return alternatives.contains {
      $0.finds(title: title, all: all) && (alternatives.count == 1 || $0.accepts(note))
    }
  }

  /// The note's tags that are asked for, as the note spells them.
  package func wantedTags(of note: Note) -> [String] {
    note.tags.filter { tag in alternatives.contains { $0.wants(tag: tag) } }
  }
}

extension NoteQuery.Alternative {
  fileprivate var isEmpty: Bool { self == NoteQuery.Alternative() }
  /// Whether the index is asked for the words that begin so, and nothing else.
  fileprivate var isPlain: Bool { match != nil && unwanted.isEmpty && insides.isEmpty && !hasFields }
  fileprivate var words: [String] {
    wanted.flatMap(\.words)
      + insides.filter { !$0.isUnwanted }.map { SearchWords.inside + $0.letters }
  }
  package var hasWords: Bool { !wanted.isEmpty || !unwanted.isEmpty || !insides.isEmpty }
  /// Whether more than the index is needed to know what it finds.
  package var hasFields: Bool {
    !tags.isEmpty || !days.isEmpty || !signs.isEmpty || !properties.isEmpty
  }
  /// Whether the note's text is needed for that.
  package var hasSigns: Bool { !signs.isEmpty }

  /// For the full-text index; `nil` without words.
  package var match: String? {
    wanted.isEmpty ? nil : wanted.map { $0.match() }.joined(separator: " AND ")
  }
  package var exclusion: String? {
    unwanted.isEmpty ? nil : unwanted.map { $0.match(isExact: true) }.joined(separator: " OR ")
  }

  /// Whether a note has the tags, the day, the properties and the signs.
  package func accepts(_ note: Note) -> Bool {
    guard days.allSatisfy({ $0.contains(note.modified.local.day) }) else { return false }
    guard properties.allSatisfy({ $0.accepts(note.properties) }) else { return false }
    guard tags.allSatisfy({ tag in note.tags.contains { Self.has(tag, Folding.fold($0)) } }) else {
      return false
    }
    return signs.allSatisfy { sign in
      ([note.title, note.text] + note.aliases).contains { $0.utf8.hasSign(sign.utf8) }
    }
  }

  fileprivate func wants(tag: String) -> Bool {
    let folded = Folding.fold(tag)
    return tags.contains { Self.has($0, folded) }
  }

  /// Whether it is the tag, or one below it.
  private static func has(_ tag: String, _ other: String) -> Bool {
    other == tag || other.hasPrefix(tag + "/")
  }

  fileprivate func finds(title: String, all: String) -> Bool {
    func has(_ term: NoteQuery.Term, isExact: Bool) -> Bool {
      let text = term.isInTitle ? title : all
      if term.isPhrase {
        let end = term.isOpen && !isExact ? "" : " "
        return text.contains(" \(term.words.joined(separator: " "))\(end)")
      }
      return term.words.allSatisfy { text.contains(isExact ? " \($0) " : " \($0)") }
    }
    return wanted.allSatisfy { has($0, isExact: false) } && !unwanted.contains { has($0, isExact: true) }
      && insides.allSatisfy { ($0.isInTitle ? title : all).holds(Array($0.letters.utf8)) != $0.isUnwanted }
  }
}

// Reading.
extension NoteQuery {
  fileprivate struct Token {
    var isUnwanted = false
    var key = ""
    /// Before a colon, if that isn't a key.
    var property: String?
    var text = ""
    var isQuoted = false
    /// Whether the closing quotes are still missing.
    var isOpen = false
  }

  /// Up to the next blank that isn't in quotes.
  private static func token(_ rest: inout Substring.UnicodeScalarView) -> Token? {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard !rest.isEmpty else { return nil }
    var token = Token()
    if rest.first == "-", rest.dropFirst().first.map({ $0 != " " }) == true {
      token.isUnwanted = true
      rest.removeFirst()
    }
    for key in ["title:", "in:", "changed:"] where rest.starts(with: key.unicodeScalars) {
      token.key = key
      rest.removeFirst(key.unicodeScalars.count)
    }
    if token.key.isEmpty { token.property = PropertyTerm.name(&rest) }
    if rest.first == "\"" {
      rest.removeFirst()
      token.isQuoted = true
      token.text = String(String.UnicodeScalarView(rest.prefix { $0 != "\"" }))
      rest = rest.drop { $0 != "\"" }
      token.isOpen = rest.isEmpty
      rest = rest.dropFirst()
    } else {
      token.text = String(String.UnicodeScalarView(rest.prefix { $0 != " " && $0 != "\t" }))
      rest = rest.drop { $0 != " " && $0 != "\t" }
    }
    return token
  }

  private mutating func take(_ token: Token) {
    if token.key == "in:" {
      let places: [(String, Place)] = [
        ("all", .all), ("archive", .folder(.archive)), ("trash", .folder(.trash)), ("notes", .folder(.notes)),
      ]
      let text = token.text.lowercased()
      if !token.isQuoted, !token.isUnwanted, let found = places.first(where: { $0.0 == text })?.1 {
        place = found
        // While it is typed, it says nothing yet.
      } else if token.isQuoted || !places.contains(where: { $0.0.hasPrefix(text) }) {
        let wanted = NoteDirectory(lenient: token.text)
        if token.isUnwanted, !wanted.isTop {
          otherDirectories.append(wanted.key)
        } else if !wanted.isTop {
          directory = wanted.key
        }
      }
    } else if token.text == "OR", token.key.isEmpty, token.property == nil, !token.isQuoted, !token.isUnwanted
    {
      alternatives.append(Alternative())
    } else {
      alternatives[alternatives.count - 1].take(token)
    }
  }
}

extension NoteQuery.Alternative {
  fileprivate mutating func take(_ token: NoteQuery.Token) {
    if token.key == "changed:" {
      let comparison = NoteQuery.Comparison.allCases.first { token.text.hasPrefix($0.rawValue) } ?? .within
      let day = String(token.text.dropFirst(comparison.rawValue.count))
      if let day = NoteQuery.Day(comparison, day) { days.append(day) }
      return
    }
    if let name = token.property {
      let term = NoteQuery.PropertyTerm(
        name, token.text, isQuoted: token.isQuoted, isOpen: token.isOpen, isUnwanted: token.isUnwanted)
      if let term { properties.append(term) }
      return
    }
    if token.key.isEmpty, !token.isUnwanted, token.text.hasPrefix("#"), token.text.count > 1 {
      return tags.append(Folding.fold(String(token.text.dropFirst())))
    }
    let isSigned = !token.isQuoted && token.text.dropFirst().contains { $0 == "+" || $0 == "#" }
    if isSigned, token.key.isEmpty, !token.isUnwanted { signs.append(token.text.lowercased()) }
    let isInTitle = token.key == "title:"
    var words = token.isQuoted ? SearchWords.tokens(of: token.text) : SearchWords.words(of: token.text)
    // Where there are no blanks, every word is found from within anyway.
    if !token.isQuoted, token.text.unicodeScalars.first == "*", let first = words.first,
      first.unicodeScalars.first.map(SearchWords.isAlone) == false
    {
      insides.append(
        NoteQuery.Inside(letters: first, isInTitle: isInTitle, isUnwanted: token.isUnwanted))
      words.removeFirst()
    }
    guard !words.isEmpty else { return }
    let term = NoteQuery.Term(
      words: words, isPhrase: token.isQuoted, isOpen: token.isOpen && token.text.last != " ",
      isInTitle: isInTitle)
    if token.isUnwanted { unwanted.append(term) } else { wanted.append(term) }
  }
}

extension String.UTF8View {
  /// Whatever the case of A to Z.
  fileprivate func hasSign(_ sign: String.UTF8View) -> Bool {
    guard let first = sign.first else { return true }
    func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }
    var place = startIndex
    while place < endIndex {
      if lower(self[place]) == first, self[place...].lazy.map(lower).starts(with: sign) { return true }
      place = index(after: place)
    }
    return false
  }
}
