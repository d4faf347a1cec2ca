import ToteModel

/// Tote in English.
package struct English: Words, ShellWords {
  package init() {}
  var language: Language { .english }
}
