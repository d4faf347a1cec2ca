import ToteModel

package struct French: Words, ShellWords {
  package init() {}
  package var language: Language { .french }
}
