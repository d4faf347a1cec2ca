import ToteModel

package struct Spanish: Words, ShellWords {
  package init() {}
  var language: Language { .spanish }
}
