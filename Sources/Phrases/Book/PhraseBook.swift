/// The phrases of a language, which falls back to another language message by message.
///
///     let english = PhraseBook(.english, files: [PhraseFile("en.ftl", text: "items-deleted = Deleted {$name}.")])
///     let turkish = PhraseBook(.turkish, files: [PhraseFile("tr.ftl", text: "")], fallback: english)
///     let deleted = Phrase<String>("items-deleted", "name")
///     turkish(deleted, "milk")  // "Deleted milk."
///
/// It never traps and never shows an id. What no language has is shown as the words of its name, and told to `report`.
public final class PhraseBook: Sendable {
  /// Whose phrases these are.
  public let language: PhraseLanguage
  /// Where they are read. A message in one may refer to one in another; the first file that has an id decides.
  public let files: [PhraseFile]
  /// What files call, by the names in capitals.
  let functions: [String: PhraseFunction]
  /// Who is asked for a message that no file has.
  let fallback: PhraseBook?
  let writeNumber: @Sendable (PhraseNumber) -> String
  let report: (@Sendable (PhraseProblem) -> Void)?

  /// Creates a book of phrases. Nothing is read before the first phrase is asked for.
  ///
  /// - Parameters:
  ///   - functions: The functions that the files call. A message of the fallback calls those of the fallback.
  ///   - fallback: The book that is asked for a message that is missing here, or is broken.
  ///   - writeNumber: Writes numbers that don't say how they are written: 1234 as “1,234”. By default plain digits.
  ///   - report: Is told what is missing or wrong, each time it is met, on the thread that asked for the phrase.
  public init(
    _ language: PhraseLanguage, files: [PhraseFile], functions: [String: PhraseFunction] = [:],
    fallback: PhraseBook? = nil, writeNumber: @escaping @Sendable (PhraseNumber) -> String = \.plain,
    report: (@Sendable (PhraseProblem) -> Void)? = nil
  ) {
    (self.language, self.files, self.functions, self.fallback) = (language, files, functions, fallback)
    (self.writeNumber, self.report) = (writeNumber, report)
  }

  /// A phrase with the values of its variables, whose number and types the compiler checks.
  public func callAsFunction<each Value>(_ phrase: Phrase<repeat each Value>, _ values: repeat each Value)
    -> String
  {
    var variables: [String: PhraseValue] = [:]
    var names = phrase.names.makeIterator()
    for value in repeat each values {
      if let name = names.next() { variables[name] = value.phraseValue }
    }
    return text(phrase.id, variables) ?? missing(phrase.id)
  }

  /// A phrase whose id is known only at run time, such as the title of a command. `nil` if no book has it.
  ///
  /// - Parameters:
  ///   - id: A message, `items-deleted`, or one of its attributes, `items-deleted.title`.
  ///   - variables: The values of its variables.
  public func text(_ id: String, _ variables: [String: PhraseValue] = [:]) -> String? {
    // Terms are only for other messages.
    guard id.utf8.first != UInt8(ascii: "-"), let message = find(id) else { return nil }
    var resolver = Resolver(report: report)
    return resolver.phrase(message, variables) ?? StandIn.words(id)
  }

  private func find(_ id: String) -> FoundPattern? {
    guard let dot = id.utf8.firstIndex(of: UInt8(ascii: ".")) else { return find(id, attribute: nil, report) }
    return find(String(id[..<dot]), attribute: String(id[id.index(after: dot)...]), report)
  }

  private func missing(_ id: String) -> String {
    let problem = "No file has the message “\(id)”; add it."
    report?(PhraseProblem(file: files.first?.name ?? language.code, sentence: problem))
    return StandIn.words(id)
  }
}

/// A text of a file, and the book whose language, functions and other messages belong to it.
struct FoundPattern {
  let id: String
  let pattern: Pattern
  let file: PhraseFile
  let book: PhraseBook
}

extension PhraseBook {
  /// A message, term or attribute, here or in the fallback.
  func find(
    _ id: String, attribute: String?, _ report: (@Sendable (PhraseProblem) -> Void)?
  ) -> FoundPattern? {
    var book: PhraseBook? = self
    while let current = book {
      for file in current.files {
        let (entry, problems) = file.entry(id)
        if let report { problems.forEach(report) }
        guard let entry else { continue }
        if let pattern = entry.pattern(attribute) {
          let name = attribute.map { "\(id).\($0)" } ?? id
          return FoundPattern(id: name, pattern: pattern, file: file, book: current)
        }
        break
      }
      book = current.fallback
    }
    return nil
  }
}
