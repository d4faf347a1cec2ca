import Tote
import ToteModel

extension English {
  func sentence(_ problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let word, nil): "No command called \(quoted(word))."
    case .unknownCommand(let word, let command?): "\(command) has no command called \(quoted(word))."
    case .unknownOption(let word, isText: false): "Unknown option: \(word)."
    case .unknownOption(let word, isText: true):
      "Unknown option: \(word). If it is text, put -- before it."
    case .takesNoValue(let option): "\(option) takes no value."
    case .missingValue(let option, let operand): "\(option) needs a value: \(option) \(name(operand))."
    case .missingOperand(let command, let operand): "\(command) is missing an argument: \(name(operand))."
    case .missingCommand(let command, let known):
      "\(command) needs a command: \(known.joined(separator: ", "))."
    case .unexpected(let word): "Unexpected argument: \(quoted(word))."
    case .notANumber(let option, let value): "\(option) needs a number of 1 or more, not \(quoted(value))."
    case .notAChoice(let option, let value, let known):
      "\(option) doesn't accept \(quoted(value)). Use \(alternatives(known))."
    case .onlyForApp(let option): "\(option) is for the app only; commands don't take it."
    }
  }

  /// `md, csv or json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
  }

  func inputIsNoText(line: Int?) -> String {
    "Standard input\(line.map { ", line \($0)" } ?? "") isn't valid UTF-8. Nothing was done."
  }

  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String {
    hasChangedData
      ? "The changes were made, but the result couldn't be written: \(reason)."
      : "The result couldn't be written: \(reason)."
  }

  var yes: Set<String> { ["y", "yes"] }
}
