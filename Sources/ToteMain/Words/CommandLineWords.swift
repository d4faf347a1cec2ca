import Tote
import ToteModel

/// The sentences of the command line, in one language. Extensions hold them by subject.
protocol CommandLineWords: Sendable, ShellWords, StepWords {}

extension Speaker: CommandLineWords {}

extension Language {
  var commandLineWords: any CommandLineWords { Speaker(self) }
}

var words: any CommandLineWords { Language.current.commandLineWords }
