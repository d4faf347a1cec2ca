import ToteModel

package struct French: Words, ShellWords {
  package init() {}
  var language: Language { .french }
}
