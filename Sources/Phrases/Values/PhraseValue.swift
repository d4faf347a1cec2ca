/// What a variable holds, what is passed to a function, and what a function returns.
public enum PhraseValue: Sendable, Hashable {
  /// A text, which is shown as it is.
  case text(String)
  /// A number, which also chooses between singular and plural.
  case number(PhraseNumber)
  /// Several texts, for a function that joins them. Without one, commas do.
  case list([String])

  /// What is shown.
  public var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.text ?? number.plain
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}

/// A type whose values can be given to a phrase: `Phrase<String, Int>`.
///
/// A program's own types conform by saying what a phrase gets of them:
///
///     extension Money: PhraseArgument {
///       var phraseValue: PhraseValue { .number(PhraseNumber(cents, fractionDigits: 2, text: description)) }
///     }
public protocol PhraseArgument: Sendable {
  /// The value in phrases.
  var phraseValue: PhraseValue { get }
}

extension PhraseValue: PhraseArgument {
  /// The value itself.
  public var phraseValue: PhraseValue { self }
}

extension PhraseNumber: PhraseArgument {
  /// The number.
  public var phraseValue: PhraseValue { .number(self) }
}

extension Int: PhraseArgument {
  /// The number, as the book of phrases writes it.
  public var phraseValue: PhraseValue { .number(PhraseNumber(self)) }
}

extension String: PhraseArgument {
  /// The text.
  public var phraseValue: PhraseValue { .text(self) }
}

extension Bool: PhraseArgument {
  /// The text `yes` or `no`, to be chosen by with `[yes]` and `[no]`.
  public var phraseValue: PhraseValue { .text(self ? "yes" : "no") }
}

extension Array: PhraseArgument where Element == String {
  /// The list.
  public var phraseValue: PhraseValue { .list(self) }
}
