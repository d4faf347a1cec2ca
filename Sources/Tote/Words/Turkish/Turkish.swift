import ToteModel

/// Tote in Turkish.
package struct Turkish: Words, ShellWords {
  package init() {}
  var language: Language { .turkish }
}
