extension Words {
  var browseAisles: String { say("aisles-title") }
  /// In the empty field.
  var searchAisles: String { say("aisles-search") }
  /// In the footer, if the thing under the cursor is on the list.
  var takeOffList: String { say("aisles-take-off") }
}

extension Message {
  static func noSuchThing(_ text: String) -> Message { refused(words.nothingFound(text).0) }
}
