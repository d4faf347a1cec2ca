import ToteModel

/// Tote in French.
package struct French: Words, ShellWords {
  package init() {}
  var language: Language { .french }
}
