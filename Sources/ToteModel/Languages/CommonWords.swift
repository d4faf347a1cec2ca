/// What every program of Tote says, also those without a screen: dates, why something failed, the state of sharing. What else they
/// say is in their own `Words`.
package protocol CommonWords: Sendable {
  var language: Language { get }
  /// After a colon.
  func reason(_ error: SystemError) -> String
  func unknownReason(_ code: Int32) -> String
  /// What happened and what to do.
  func sentence(_ error: StorageError) -> String

  /// In a column: short.
  func day(_ year: Int64, _ month: Int, _ day: Int) -> String
  /// In a sentence, with the name of the month.
  func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String

  /// Of a shared list.
  var readOnlyList: String { get }
  /// How many items differ from the server.
  func toSend(_ count: Int) -> String
  func heldDeletions(_ count: Int) -> String
  func name(_ problem: SharingProblem) -> String
}

extension CommonWords {
  /// A count: `12,345`.
  package func number(_ count: some BinaryInteger) -> String { language.grouped(count) }

  package func day(_ moment: Moment) -> String {
    let (year, month, day) = moment.civil
    if Conventions.current.dates == .iso { return moment.day }
    return self.day(year, Int(month), Int(day))
  }

  package func longDay(_ moment: Moment) -> String {
    let (year, month, day) = moment.civil
    if Conventions.current.dates == .iso { return moment.day }
    return longDay(year, Int(month), Int(day))
  }

  /// With two digits.
  package func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// Speaks any of the languages. Other modules extend it by what they say, so that a language is known in one place.
package struct Speaker: CommonWords {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  private var words: any CommonWords { language.commonWords }

  package func reason(_ error: SystemError) -> String { words.reason(error) }
  package func unknownReason(_ code: Int32) -> String { words.unknownReason(code) }
  package func sentence(_ error: StorageError) -> String { words.sentence(error) }
  package func day(_ year: Int64, _ month: Int, _ day: Int) -> String { words.day(year, month, day) }
  package func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String { words.longDay(year, month, day) }
  package var readOnlyList: String { words.readOnlyList }
  package func toSend(_ count: Int) -> String { words.toSend(count) }
  package func heldDeletions(_ count: Int) -> String { words.heldDeletions(count) }
  package func name(_ problem: SharingProblem) -> String { words.name(problem) }
}

/// The language is chosen once at the start and inherited by every task.
extension Language {
  @TaskLocal package static var current = Language.english

  /// Reads as somebody who speaks this language.
  func reading<Result>(_ read: () -> Result) -> Result {
    self == .current ? read() : Self.$current.withValue(self, operation: read)
  }

  var commonWords: any CommonWords { vocabulary.words }
}

extension StorageError {
  package var sentence: String { Language.current.commonWords.sentence(self) }
}

// In the current language.

extension Amount {
  package var shown: String { forKitchens.text(in: .current) }

  package func shown(before name: String) -> String { forKitchens.text(before: name, in: .current) }
}

extension Price {
  package var shown: String { text(in: .current) }
}

extension Moment {
  package var shownDay: String { Language.current.commonWords.day(self) }
}
