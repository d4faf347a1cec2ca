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

  func didYouMean(_ word: String) -> String { "Did you mean \(word)?" }
  func tryHelp(_ command: String) -> String { "See \(command)." }
  func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// `md, csv or json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
  }

  var argumentIsNoText: String { "An argument isn't valid UTF-8. Nothing was done." }
  func cannotWrite(_ name: String, _ reason: String) -> String { "Can't write \(name): \(reason)." }
  func tooLarge(_ name: String, megabytes: Int) -> String {
    "\(name) is larger than \(megabytes) MB. Split it into smaller files."
  }
  func isDevice(_ name: String) -> String { "\(name) is a device, not a file. Nothing was read." }
  func cannotRead(_ name: String, _ reason: String) -> String { "Can't read \(name): \(reason)." }

  func inputIsNoText(line: Int?) -> String {
    "Standard input\(line.map { ", line \($0)" } ?? "") isn't valid UTF-8. Nothing was done."
  }

  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String {
    hasChangedData
      ? "The changes were made, but the result couldn't be written: \(reason)."
      : "The result couldn't be written: \(reason)."
  }

  var yesOrNo: String { "[y/N]" }
  var yes: Set<String> { ["y", "yes"] }
  var interrupted: String { "Interrupted. Nothing was changed." }
}
