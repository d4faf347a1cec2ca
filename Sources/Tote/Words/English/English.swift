import ToteModel

package struct English: Words, ShellWords {
  package init() {}
  package var language: Language { .english }
}
