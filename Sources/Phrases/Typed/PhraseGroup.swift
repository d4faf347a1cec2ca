/// Phrases that belong together, one line each:
///
///     struct ItemPhrases: PhraseGroup {
///       let deleted = Phrase<String>("items-deleted", "name")
///       let moved = Phrase<String, Int>("items-moved", "list", "count")
///     }
///     let items = ItemPhrases()
///
/// The lines are the list of phrases, too: ``known`` finds them by reflection, for a test that compares them with the files.
public protocol PhraseGroup: Sendable {}

extension PhraseGroup {
  /// All phrases in the properties, and those of groups in the properties.
  ///
  /// This is for tests; a program built with `-disable-reflection-metadata` has none.
  public var known: [KnownPhrase] {
    Mirror(reflecting: self).children.flatMap { child -> [KnownPhrase] in
      switch child.value {
      case let phrase as any DescribedPhrase: [KnownPhrase(phrase.id, phrase.names)]
      case let group as any PhraseGroup: group.known
      default: []
      }
    }
  }
}

/// A phrase that code asks for, without the types of its variables.
public struct KnownPhrase: Sendable, Hashable {
  /// The message, or one of its attributes.
  public let id: String
  /// The names of its variables.
  public let names: [String]

  /// Creates one for an id that is made at run time.
  public init(_ id: String, _ names: [String] = []) { (self.id, self.names) = (id, names) }
}

/// What reflection sees of a phrase, whose type it can't name.
private protocol DescribedPhrase {
  var id: String { get }
  var names: [String] { get }
}

extension Phrase: DescribedPhrase {}
