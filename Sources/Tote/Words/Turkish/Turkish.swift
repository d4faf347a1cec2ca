import ToteModel

package struct Turkish: Words, ShellWords {
  package init() {}
  var language: Language { .turkish }
}
