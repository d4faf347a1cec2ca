import ToteModel

/// Tote in French.
struct French: Words {
  var language: Language { .french }
}
