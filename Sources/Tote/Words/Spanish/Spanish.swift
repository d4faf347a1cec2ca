import ToteModel

/// Tote in Spanish.
package struct Spanish: Words, ShellWords {
  package init() {}
  var language: Language { .spanish }
}
