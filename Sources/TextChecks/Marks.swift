/// How a language sets its marks, where that can be told from the text alone.
enum Marks {
  /// What is wrong in a sentence of a language.
  static func problem(in text: String, of code: String) -> String? {
    switch code {
    case "en":
      if text.contains("’") { return "English apostrophes are straight here" }
      return text.hasSuffix(" …") && !text.hasSuffix(", …") ? "dots follow their word" : nil
    case "fr": return french(text)
    case "tr": return turkish(text)
    default: return nil
    }
  }

  /// A sign that stands apart does so by a no-break space.
  private static func french(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == " " {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isLast = index + 2 >= scalars.count || " ).,".unicodeScalars.contains(scalars[index + 2])
      if next.map({ ":;»".unicodeScalars.contains($0) }) == true || next == "!" && isLast
        || index > 0 && scalars[index - 1] == "«"
      {
        return "a sign that stands apart does so by a no-break space"
      }
    }
    return nil
  }

  /// Endings behind Tote are in one harmony.
  private static func turkish(_ text: String) -> String? {
    for part in text.split(separator: "Tote’", omittingEmptySubsequences: false).dropFirst() {
      let ending = part.prefix { $0.isLetter }
      if ending.isEmpty || ending.contains(where: { "aıou".contains($0) }) {
        return "the ending behind Tote is not in its harmony"
      }
    }
    return nil
  }
}
