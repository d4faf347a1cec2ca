/// A note that new notes begin as. What stands in double braces is filled in; whatever Tote doesn't know stays as it is written.
///
/// - `{{title}}`; `{{date}}` and `{{time}}`, perhaps with a format: `{{date:dddd, D MMMM}}` (``DateFormat``)
/// - `{{prompt:Question}}`: the answer to a question, which is asked once
/// - `{{cursor}}`: where the caret is then
package struct NoteTemplate: Equatable, Sendable {
  package let name: String
  private let text: String
  private let properties: NoteProperties

  /// Where templates are if no setting says otherwise.
  package static let usualFolder = "Templates"
  /// What makes a note a template anywhere else. A new note doesn't get it.
  package static let tag = "template"

  package init(_ note: Note) {
    name = note.givenName
    text = Self.withoutTag(note.text)
    var properties = note.properties
    let fields = NoteFields(properties)
    // A note has an id of its own.
    if fields.id != nil { properties.remove("id") }
    let tags = fields.tags.filter { Folding.fold($0) != Self.tag }
    if tags.count < fields.tags.count {
      for name in ["tags", "tag", "Tags"] where properties[name] != nil {
        if tags.isEmpty { properties.remove(name) } else { properties.set(name, to: .list(tags)) }
      }
    }
    self.properties = properties
  }

  /// What a new note begins with.
  package struct Filled: Equatable, Sendable {
    package var title: String
    package var text: String
    package var properties: NoteProperties
    /// In UTF-8 bytes from the start of the text; `nil` for its end.
    package var caret: Int?
  }

  /// Each once, in the order in which they are asked.
  package var questions: [String] {
    var known: Set<String> = []
    return (Self.parts(of: properties.text) + Self.parts(of: text)).compactMap { part in
      guard case .prompt(let question)? = part.placeholder, known.insert(question).inserted else {
        return nil
      }
      return question
    }
  }

  /// - Parameters:
  ///   - now: The day and the time, as clocks show them here.
  ///   - answers: By question. What wasn't asked is empty.
  package func filled(
    title: String, at now: Moment, answers: [String: String] = [:], names: DateFormat.Names
  ) -> Filled {
    var caret: Int?
    func fill(_ text: String, isText: Bool) -> String {
      var filled = ""
      for part in Self.parts(of: text) {
        switch part.placeholder {
        case nil: filled += part.written
        case .title: filled += title
        case .date(let format): filled += DateFormat(format ?? "YYYY-MM-DD").text(of: now, names)
        case .time(let format): filled += DateFormat(format ?? "HH:mm").text(of: now, names)
        case .prompt(let question): filled += Folding.clean(answers[question] ?? "")
        case .cursor: if isText, caret == nil { caret = filled.utf8.count }
        }
      }
      return filled
    }
    return Filled(
      title: title, text: fill(text, isText: true),
      properties: NoteProperties(fill(properties.text, isText: false)), caret: caret)
  }

  /// Otherwise, a new note would be a template itself.
  private static func withoutTag(_ text: String) -> String {
    let before = text.split(separator: "\n", omittingEmptySubsequences: false)
    return before.compactMap { line -> String? in
      let kept = line.split(separator: " ", omittingEmptySubsequences: false)
        .filter { Folding.fold(String($0)) != "#" + tag }.joined(separator: " ")
      // A line that had nothing else goes.
      return kept.isEmpty && !line.isEmpty ? nil : kept
    }.joined(separator: "\n")
  }
}

// Reading.
extension NoteTemplate {
  private enum Placeholder: Equatable {
    case title, cursor
    case date(String?), time(String?)
    case prompt(String)

    /// Without the braces.
    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = Folding.fold(String(parts[0]))
      let rest = parts.count > 1 ? Folding.clean(String(parts[1])) : nil
      switch (name, rest) {
      case ("title", nil): self = .title
      case ("cursor", nil): self = .cursor
      case ("date", _): self = .date(rest?.isEmpty == true ? nil : rest)
      case ("time", _): self = .time(rest?.isEmpty == true ? nil : rest)
      case ("prompt", let question?) where !question.isEmpty: self = .prompt(question)
      default: return nil
      }
    }
  }

  private struct Part {
    var written: String
    var placeholder: Placeholder?
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    var plain = ""
    while let open = rest.firstRange(of: "{{") {
      plain += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      let inside = rest.firstRange(of: "}}").map { rest[..<$0.lowerBound] }
      guard let inside, !inside.contains("\n"), let placeholder = Placeholder(inside) else {
        plain += "{{"
        continue
      }
      parts.append(Part(written: plain))
      parts.append(Part(written: "", placeholder: placeholder))
      plain = ""
      rest = rest[inside.endIndex...].dropFirst(2)
    }
    return parts + [Part(written: plain + rest)]
  }
}

extension Sequence<Note> {
  /// Those in the folder of templates or tagged so, by name; first those that are called like the folder where the note is made, or
  /// are in a folder called so.
  package func templates(in folder: NoteDirectory, for directory: NoteDirectory = .top) -> [Note] {
    let found = filter { note in
      guard NoteFolder.notes.contains(note), !note.givenName.isEmpty else { return false }
      return !folder.isTop && folder.holds(note.directory) && !note.directory.isTop
        || note.tags.contains { Folding.fold($0) == NoteTemplate.tag }
    }
    let wanted = Set([directory.key, Folding.fold(directory.name)]).subtracting([""])
    func rank(_ note: Note) -> Int {
      let below = folder.holds(note.directory) ? note.directory.parts.dropFirst(folder.parts.count) : []
      let name = Folding.fold(note.givenName)
      let place = Folding.fold(below.joined(separator: "/"))
      return [name, "\(place)/\(name)", place].contains(where: wanted.contains) ? 0 : 1
    }
    return found.map { (rank($0), Folding.fold($0.givenName), $0) }
      .sorted { ($0.0, $0.1, $0.2.id) < ($1.0, $1.1, $1.2.id) }.map(\.2)
  }
}
