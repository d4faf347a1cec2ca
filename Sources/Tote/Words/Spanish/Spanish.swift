/// Tote in Spanish.
package struct Spanish: Words, ShellWords {
  package init() {}
}
