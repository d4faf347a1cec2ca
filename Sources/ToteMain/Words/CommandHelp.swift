import Phrases
import Tote
import ToteModel

/// A command's part of help and manual.
struct CommandHelp: Sendable {
  /// One line with a capital and without a full stop.
  let summary: String
  /// Paragraphs without line breaks. A bullet, `• `, begins a case; two blanks begin something to type.
  var details: [String] = []
  var examples: [Example] = []

  /// A command line and its result.
  struct Example: Sendable {
    let line: String
    var meaning = ""
  }

  /// Begins one of several cases.
  static let bullet = "• "
}

extension CommandLineWords {
  /// A message whose text is the summary. Each line of its attribute `details` is a paragraph; in `examples`, a line that is
  /// indented is the meaning of the one above.
  func help(_ id: String, _ values: KeyValuePairs<String, any PhraseArgument> = [:]) -> CommandHelp {
    var variables: [String: PhraseValue] = [:]
    for (name, value) in values { variables[name] = value.phraseValue }
    func lines(_ attribute: String) -> [String] {
      let text = language.phrases.text("\(id).\(attribute)", variables) ?? ""
      return text.split(separator: "\n").map(String.init)
    }
    var examples: [CommandHelp.Example] = []
    for line in lines("examples") {
      if line.hasPrefix("  "), let last = examples.indices.last {
        examples[last].meaning = String(line.dropFirst(2))
      } else {
        examples.append(CommandHelp.Example(line: line))
      }
    }
    return CommandHelp(summary: say(id), details: lines("details"), examples: examples)
  }
}
