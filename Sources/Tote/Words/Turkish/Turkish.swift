import ToteModel

/// Tote in Turkish.
struct Turkish: Words {
  var language: Language { .turkish }
}
