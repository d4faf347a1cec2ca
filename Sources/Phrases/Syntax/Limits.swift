/// Limits of a file. A sane one comes nowhere near them; they keep a hostile one from exhausting the program's stack, memory or
/// time.
enum Limits {
  /// The bytes of a file. The reader rejects a larger one without reading it.
  static let fileBytes = 16_000_000
  /// The bytes of a message with its attributes.
  static let entryBytes = 100_000
  /// The problems reported at once about a file or a phrase.
  static let problems = 100
  /// The levels of placeables and arguments inside one another.
  static let nesting = 30
  /// The digits of a number, so that each fits an integer.
  static let numberDigits = 15
  /// The levels of references and expressions inside one another while a phrase is put together.
  static let depth = 100
  /// The placeables of one phrase with all that is in them, counting those of other messages as often as they occur.
  static let placeables = 1_000
  /// The bytes of one phrase.
  static let textBytes = 1_000_000
}
