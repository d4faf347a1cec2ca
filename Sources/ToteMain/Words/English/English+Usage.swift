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

  func noSuch(_ named: NameLookup.Named, _ name: String) -> String {
    switch named {
    case .list: "No list called \(quoted(name))."
    case .item(let list): "No item called \(quoted(name)) on \(quoted(list))."
    case .note: "No note called \(quoted(name))."
    case .category: "No category called \(quoted(name))."
    }
  }

  var similarNames: String { "Similar:" }
  var allNames: String { "There are:" }

  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String {
    switch named {
    case .list: "\(quoted(name)) matches \(count) lists. Type more of the name, or an id:"
    case .item(let list):
      "\(quoted(name)) matches \(count) items on \(quoted(list)). Add the amount or store, or use an id:"
    case .note: "\(quoted(name)) matches \(count) notes. Type more of the title, or an id:"
    case .category: "\(quoted(name)) matches \(count) categories. Type more of the name:"
    }
  }

  func emptyName(_ named: NameLookup.Named) -> String {
    switch named {
    case .list: "The name of the list is empty."
    case .item: "The name of the item is empty."
    case .note: "The title of the note is empty."
    case .category: "The name of the category is empty."
    }
  }

  func andMore(_ count: Int) -> String { "and \(count) more" }
  func created(_ day: String) -> String { "created \(day)" }
  func changed(_ day: String) -> String { "changed \(day)" }
  var archivedList: String { "archived" }
  var noListYet: String { "No lists yet. tote add creates one." }
  var allListsAreArchived: String {
    "All lists are archived. tote add --create --list NAME ITEM creates a new one."
  }
  func needsQuotes(_ word: String, _ name: String, on list: String) -> String {
    "No item called \(quoted(word)) on \(quoted(list)). Quote a name of several words: '\(name)'"
  }
  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String {
    "No item called \(quoted(name)) on \(quoted(list)). There is one on \(quoted(other)): add \(option)"
  }

  func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// `md, csv or json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
  }
}
