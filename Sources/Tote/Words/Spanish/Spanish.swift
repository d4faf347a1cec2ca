import ToteModel

/// Tote in Spanish.
struct Spanish: Words {
  var language: Language { .spanish }
}
