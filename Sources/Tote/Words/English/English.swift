import ToteModel

/// Tote in English.
struct English: Words {
  var language: Language { .english }
}
