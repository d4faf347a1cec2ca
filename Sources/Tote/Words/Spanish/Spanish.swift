import ToteModel

package struct Spanish: Words, ShellWords {
  package init() {}
  package var language: Language { .spanish }
}
