/// A function that files call by its name in capitals: `{ QUOTED($name) }`.
///
///     let quoted: PhraseFunction = { arguments in arguments[0].map { .text("“\($0.text)”") } }
///
/// It returns `nil` if it can do nothing with its arguments. Then its first argument is shown, and the problem reported.
public typealias PhraseFunction = @Sendable (PhraseArguments) -> PhraseValue?

/// What a function is called with: `AMOUNT($x, style: "short")` has one argument by position and one by name.
public struct PhraseArguments: Sendable {
  /// The arguments without a name. Numbers come with the text that would be shown.
  public let positional: [PhraseValue]
  /// The arguments with a name, which are texts and numbers.
  public let named: [String: PhraseValue]

  /// Creates arguments, as a test of a function does.
  public init(_ positional: [PhraseValue], named: [String: PhraseValue] = [:]) {
    (self.positional, self.named) = (positional, named)
  }

  /// An argument by its position; `nil` if there are fewer.
  public subscript(position: Int) -> PhraseValue? {
    positional.indices.contains(position) ? positional[position] : nil
  }

  /// An argument by its name; `nil` if it isn't given.
  public subscript(name: String) -> PhraseValue? { named[name] }
}
