/// How recipes in German, Italian, Dutch and Portuguese call their parts. Tote doesn't speak these languages, but a pasted recipe
/// may be in one.
enum ForeignHeadings {
  static let items = phrases(
    "zutaten, das brauchst du, ingredienti, ingrediënten, benodigdheden, você vai precisar")
  static let steps = phrases(
    """
    zubereitung, anleitung, so geht's, arbeitsschritte, vorbereitung, preparazione, procedimento, bereiding, bereidingswijze, \
    werkwijze, modo de preparo, modo de fazer, preparo
    """)
  static let beside = phrases(
    "notizen, hinweise, tipps, tipp, küchengeräte, nährwerte, quelle, note, consigli, tips, voedingswaarden, dicas"
  )

  /// Before the number of people, and behind it.
  static let servingsLabels: Set = [
    "portionen", "porzioni", "porties", "porcoes", "personen", "dosi", "rendimento",
  ]
  static let servingsCounted: Set = [
    "portionen", "portion", "porzioni", "porties", "personen", "persone", "pessoas", "porcoes",
  ]
  static let forPeople: Set = ["für", "fur", "per", "voor"]
  /// At the beginning of a line, before the number of pieces.
  static let yields: Set = ["ergibt", "rende"]
  static let bakedPieces: Set = ["stuck", "stucke", "muffins", "kekse", "platzchen", "biscotti", "koekjes"]
  static let about: Set = ["etwa", "circa", "ca", "rund"]

  private static func phrases(_ text: String) -> [[String]] {
    text.split(separator: ",").map { $0.split(separator: " ").map { Folding.fold(String($0)) } }
  }
}
