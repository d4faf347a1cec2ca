/// Compares the files of all languages with the phrases that code asks for. A program's test expects no problem:
///
///     #expect(PhraseBook.check([english, turkish], against: WordsOfTheProgram().known) == [])
extension PhraseBook {
  /// All that is wrong, language by language and file by file, in the order of the lines; what is missing comes last:
  ///
  /// - what ``PhraseFile/check()`` says, and names that occur twice;
  /// - phrases that a language lacks, and messages that no code asks for;
  /// - variables that code doesn't give or a language doesn't use; so all languages use the same;
  /// - functions, messages and terms that don't exist, messages that contain themselves, and terms that are unused;
  /// - selections by number whose categories the language lacks, or that lack one of the language's.
  ///
  /// - Parameters:
  ///   - books: The languages. Phrases that a book lacks are reported even if its fallback has them.
  ///   - known: The phrases that code asks for, as ``PhraseGroup/known`` lists them.
  public static func check(_ books: [PhraseBook], against known: [KnownPhrase]) -> [PhraseProblem] {
    twice(known) + books.flatMap { $0.check(against: known) }
  }

  /// Ids that code has twice, with different variables.
  private static func twice(_ known: [KnownPhrase]) -> [PhraseProblem] {
    var names: [String: [String]] = [:]
    return known.compactMap { phrase in
      let first = names.updateValue(phrase.names, forKey: phrase.id)
      guard let first, Set(first) != Set(phrase.names) else { return nil }
      let sentence = "Code gives “\(phrase.id)” different variables in two places; make them alike."
      return PhraseProblem(file: "code", sentence: sentence)
    }
  }

  private func check(against known: [KnownPhrase]) -> [PhraseProblem] {
    var texts = BookTexts(self)
    // No line can be named for what isn't there.
    var lacking: [PhraseProblem] = []
    for phrase in known {
      if let text = texts.byName[phrase.id], !text.isTerm {
        checkVariables(of: text, phrase, &texts)
      } else {
        let sentence = "“\(phrase.id)” is missing, though code asks for it; add it."
        lacking.append(PhraseProblem(file: files.first?.name ?? language.code, sentence: sentence))
      }
    }
    checkUnused(known, &texts)
    checkReferences(&texts)
    checkSelections(&texts)
    let found = zip(files, texts.found).flatMap { file, found in
      (file.check() + file.placed(found)).sorted {
        ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0)
      }
    }
    return found + lacking
  }

  private func checkVariables(of text: BookTexts.Text, _ phrase: KnownPhrase, _ texts: inout BookTexts) {
    let used = texts.variables(of: text.name)
    for name in phrase.names where !used.contains(name) {
      texts.tell(
        "“\(text.name)” doesn't use $\(name), which code gives it; use it, at least to choose by.",
        text.offset, text)
    }
    for name in used.subtracting(phrase.names).sorted() {
      let own = text.uses.first { if case .variable(name) = $0.use { true } else { false } }
      texts.tell(
        "“\(text.name)” uses $\(name), which code doesn't give it; correct its name.",
        own?.offset ?? text.offset, text)
    }
  }

  private func checkUnused(_ known: [KnownPhrase], _ texts: inout BookTexts) {
    let used = texts.reached(from: known.map(\.id))
    for text in texts.texts where !used.contains(text.name) {
      let sentence =
        text.isTerm
        ? "No message uses the term “\(text.name)”; delete it."
        : "No code asks for “\(text.name)”; delete it, or correct its name."
      texts.tell(sentence, text.offset, text)
    }
  }
}
