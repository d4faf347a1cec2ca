import ToteModel

package struct Turkish: Words, ShellWords {
  package init() {}
  package var language: Language { .turkish }
}
