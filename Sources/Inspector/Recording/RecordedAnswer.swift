import FoundationEssentials

/// How the actions that effects send become text in a recording, and actions again.
///
///     RecordedAnswer<MailAction>.codable
///     RecordedAnswer { $0.answer } decode: { MailAction(answer: $0) }
public struct RecordedAnswer<Action: Sendable>: Sendable {
  /// The text, in one line; `nil` for an action that has none.
  public let encode: @Sendable (Action) -> String?
  /// The action that a text means; `nil` if it means none.
  public let decode: @Sendable (String) -> Action?

  /// Creates it from two functions, of which each undoes the other.
  public init(
    _ encode: @escaping @Sendable (Action) -> String?, decode: @escaping @Sendable (String) -> Action?
  ) {
    (self.encode, self.decode) = (encode, decode)
  }

  /// None has a text: a replay runs the effects again.
  public static var none: RecordedAnswer {
    RecordedAnswer { _ in
      nil
    } decode: { _ in
      nil
    }
  }
}

extension RecordedAnswer where Action: Codable {
  /// As JSON.
  public static var codable: RecordedAnswer {
    RecordedAnswer { action in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(action)).map { String(decoding: $0, as: UTF8.self) }
    } decode: { text in
      try? JSONDecoder().decode(Action.self, from: Data(text.utf8))
    }
  }
}
