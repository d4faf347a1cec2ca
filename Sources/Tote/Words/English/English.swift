import ToteModel

package struct English: Words, ShellWords {
  package init() {}
  var language: Language { .english }
}
