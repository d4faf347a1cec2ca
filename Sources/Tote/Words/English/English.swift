/// Tote in English.
package struct English: Words, ShellWords {
  package init() {}
}
