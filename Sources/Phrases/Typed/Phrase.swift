/// A phrase as code knows it: its id, and the names and types of its variables.
///
///     let deleted = Phrase<String>("items-deleted", "name")
///     let empty = Phrase("items-empty")
///
/// A ``PhraseBook`` is called with a phrase and its values: `phrases(deleted, "milk")`. As many names are needed as there
/// are types, and as many values of these types; anything else doesn't compile.
public struct Phrase<each Value: PhraseArgument>: Sendable {
  /// The message, or one of its attributes: `items-deleted.title`.
  public let id: String
  /// The names of the variables, in the order of the values.
  public let names: [String]

  /// Creates a phrase.
  public init(_ id: String, _ names: repeat VariableName<each Value>) {
    self.id = id
    var all: [String] = []
    for name in repeat each names { all.append(name.text) }
    self.names = all
  }
}

/// The name of a variable without its `$`. It is written as a literal; its type makes the compiler count.
public struct VariableName<Value>: ExpressibleByStringLiteral, Sendable {
  let text: String

  /// The name.
  public init(stringLiteral text: String) { self.text = text }
}
