/// What is shown instead of something that can't be had: its name as words, so that a person can guess the rest.
enum StandIn {
  /// `items-not-found` is “items not found”, and so is `itemsNotFound`. A name without letters is “…”.
  static func words(_ name: String) -> String {
    var words = ""
    var isAfterLowercase = false
    for character in name {
      if character.isLetter || character.isNumber {
        if character.isUppercase, isAfterLowercase { words += " " }
        words += character.isUppercase ? character.lowercased() : String(character)
      } else if !words.isEmpty, words.last != " " {
        words += " "
      }
      isAfterLowercase = character.isLowercase
    }
    if words.last == " " { words.removeLast() }
    return words.isEmpty ? "…" : words
  }
}
