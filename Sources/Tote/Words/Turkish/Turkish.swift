/// Tote in Turkish.
package struct Turkish: Words, ShellWords {
  package init() {}
}
