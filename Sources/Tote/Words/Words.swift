import ToteModel

/// Everything the screen says. Keys in sentences come from the key tables, so they are always right.
protocol Words: CommonWords, ShellWords, StepWords {}

extension Speaker: Words {}

extension Language {
  var words: any Words { Speaker(self) }
}

var words: any Words { Language.current.words }
