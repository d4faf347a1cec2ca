/// How recipes in Italian, Dutch and Portuguese call their parts. Tote doesn't speak these languages, but a pasted recipe may be in
/// one.
enum ForeignHeadings {
  static let items = phrases("ingredienti, ingrediënten, benodigdheden, você vai precisar")
  static let steps = phrases(
    """
    preparazione, procedimento, bereiding, bereidingswijze, werkwijze, modo de preparo, modo de fazer, preparo
    """)
  static let beside = phrases("note, consigli, tips, voedingswaarden, dicas")

  /// Before the number of people, and behind it.
  static let servingsLabels: Set = ["porzioni", "porties", "porcoes", "dosi", "rendimento"]
  static let servingsCounted: Set = ["porzioni", "porties", "personen", "persone", "pessoas", "porcoes"]
  static let forPeople: Set = ["per", "voor"]
  /// At the beginning of a line, before the number of pieces.
  static let yields: Set = ["rende"]
  static let bakedPieces: Set = ["biscotti", "koekjes"]
  static let about: Set = ["circa", "ca"]

  private static func phrases(_ text: String) -> [[String]] {
    text.split(separator: ",").map { $0.split(separator: " ").map { Folding.fold(String($0)) } }
  }
}
