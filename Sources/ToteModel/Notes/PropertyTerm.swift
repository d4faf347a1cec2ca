/// What is typed to find notes by a property, which is compared as the type that it has:
///
/// - `rating:4`, `rating:>3.5`: a number
/// - `due:<2026-12-01`, `due:2026-12`: a day
/// - `status:draft`, `status:"in progress"`, `done:true`: words in a row, the last one as it begins unless they are in closed quotes
/// - `genre:jazz`: any item of a list
/// - `has:due`: not empty
/// - `"reading status":done`: a name with blanks
extension NoteQuery {
  package struct PropertyTerm: Equatable, Sendable {
    /// Folded.
    private let name: String
    package let isUnwanted: Bool
    /// `nil` for any.
    private let value: TypedValue?

    /// `nil` while it says nothing yet.
    init?(_ name: String, _ text: String, isQuoted: Bool, isOpen: Bool = false, isUnwanted: Bool) {
      self.isUnwanted = isUnwanted
      let name = Folding.fold(name)
      if name == "has" {
        (self.name, value) = (Folding.fold(text), nil)
      } else {
        self.name = name
        value = TypedValue(text, isQuoted: isQuoted, isExact: isQuoted && !isOpen || isUnwanted)
        if value == nil { return nil }
      }
    }

    func accepts(_ properties: NoteProperties) -> Bool { (hit(in: properties) != nil) != isUnwanted }

    /// The property, if it has the value, wanted or not.
    func hit(in properties: NoteProperties) -> NoteProperty? {
      guard let property = properties.property(named: name) else { return nil }
      let found = property.value
      guard found != .empty, found != .list([]) else { return nil }
      return value?.fits(found) ?? true ? property : nil
    }
  }

  /// The note's properties that are asked for.
  func wantedProperties(of note: Note) -> [NoteProperty] {
    if note.properties.isEmpty { return [] }
    var wanted: [NoteProperty] = []
    for term in alternatives.flatMap(\.properties) where !term.isUnwanted {
      if let hit = term.hit(in: note.properties), !wanted.contains(hit) { wanted.append(hit) }
    }
    return wanted
  }
}

extension NoteQuery.PropertyTerm {
  /// Takes a name and its colon off the beginning. `http://…`, `12:30`, `std::vector` and `note: wine` are words.
  static func name(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var end = rest.startIndex
    var name = rest[..<end]
    if rest.first == "\"" {
      guard let close = rest.dropFirst().firstIndex(of: "\"") else { return nil }
      name = rest[rest.index(after: end)..<close]
      end = rest.index(after: close)
    } else {
      guard rest.first?.properties.isAlphabetic == true else { return nil }
      end = rest.firstIndex { !isInName($0) } ?? rest.endIndex
      name = rest[..<end]
    }
    guard !name.isEmpty, end < rest.endIndex, rest[end] == ":" else { return nil }
    let value = rest[rest.index(after: end)...]
    guard let first = value.first, !" \t:\\".unicodeScalars.contains(first),
      !value.starts(with: "//".unicodeScalars)
    else { return nil }
    rest = value
    return String(String.UnicodeScalarView(name))
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    SearchWords.isWord(scalar) || "_-./".unicodeScalars.contains(scalar)
  }
}

/// What a property is compared with.
private struct TypedValue: Equatable, Sendable {
  private var comparison = NoteQuery.Comparison.within
  private let text: String
  private let isExact: Bool
  private let number: Double?
  private let day: NoteQuery.Day?
  private let words: [String]

  init?(_ typed: String, isQuoted: Bool, isExact: Bool) {
    self.isExact = isExact
    if !isQuoted {
      comparison = NoteQuery.Comparison.allCases.first { typed.hasPrefix($0.rawValue) } ?? .within
    }
    text = Folding.fold(String(typed.dropFirst(comparison.rawValue.count)))
    guard !text.isEmpty else { return nil }
    number = Self.number(text)
    day = NoteQuery.Day(comparison, text)
    words = SearchWords.tokens(of: text)
  }

  private static func number(_ text: String) -> Double? {
    if case .number(let number)? = YAMLScalar.value(of: text) { number } else { nil }
  }

  func fits(_ value: NoteProperty.Value) -> Bool {
    switch value {
    case .empty: false
    case .list(let items): items.contains { fits(text: $0) }
    case .number(let other): number.map { comparison.holds(other, $0) } ?? fits(words: value.text)
    case .date(let moment, _): day?.contains(moment.day) ?? fits(words: value.text)
    case .text(let text): fits(text: text)
    case .checkbox, .other: fits(words: value.text)
    }
  }

  /// A number or a day in quotes, or in a list, is one as well.
  private func fits(text: String) -> Bool {
    switch YAMLScalar.value(of: text) {
    case .number(let other)? where number != nil: fits(.number(other))
    case .date(let moment, let hasTime)? where day != nil: fits(.date(moment, hasTime: hasTime))
    default: fits(words: text)
    }
  }

  private func fits(words other: String) -> Bool {
    if comparison != .within {
      return number == nil && day == nil && comparison.holds(Folding.fold(other), text)
    }
    // Signs say which is meant: `C#`, `C++`, or nothing but stars.
    let hasSign = words.isEmpty || text.dropFirst().contains { $0 == "+" || $0 == "#" }
    if hasSign, !Folding.fold(other).contains(text) { return false }
    if words.isEmpty { return true }
    let all = SearchWords.tokens(of: other).joined(separator: " ")
    return " \(all) ".contains(" \(words.joined(separator: " "))\(isExact ? " " : "")")
  }
}

extension NoteQuery.Comparison {
  fileprivate func holds<Value: Comparable>(_ one: Value, _ other: Value) -> Bool {
    switch self {
    case .atLeast: one >= other
    case .atMost: one <= other
    case .after: one > other
    case .before: one < other
    case .within: one == other
    }
  }
}
