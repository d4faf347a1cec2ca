extension ShellWords {
  /// The list that something is added to is the one it comes from.
  package func setIsTarget(_ list: String) -> String { say("set-is-target", ["list": list]) }
  package func setIsEmpty(_ list: String) -> String { say("set-is-empty", ["list": list]) }
}

extension Message {
  static func setIsTarget(_ list: String) -> Message { refused(words.setIsTarget(list)) }
  static func setIsEmpty(_ list: String) -> Message { refused(words.setIsEmpty(list)) }
}
