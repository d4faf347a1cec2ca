/// Tote in French.
package struct French: Words, ShellWords {
  package init() {}
}
