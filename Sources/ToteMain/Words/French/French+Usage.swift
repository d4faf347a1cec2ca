import Tote
import ToteModel

extension French {
  func sentence(_ problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let word, nil): "Commande inconnue : \(quoted(word))."
    case .unknownCommand(let word, let command?): "\(command) n’a pas de commande \(quoted(word))."
    case .unknownOption(let word, isText: false): "Option inconnue : \(word)."
    case .unknownOption(let word, isText: true):
      "Option inconnue : \(word). S’il s’agit de texte, mettez -- devant."
    case .takesNoValue(let option): "\(option) ne prend pas de valeur."
    case .missingValue(let option, let operand): "Il manque une valeur : \(option) \(name(operand))."
    case .missingOperand(let command, let operand): "\(command) est incomplet : il manque \(name(operand))."
    case .missingCommand(let command, let known):
      "\(command) doit être suivi d’une commande : \(known.joined(separator: ", "))."
    case .unexpected(let word): "Argument en trop : \(quoted(word))."
    case .notANumber(let option, let value):
      "\(option) attend un nombre à partir de 1, et non \(quoted(value))."
    case .notAChoice(let option, let value, let known):
      "Valeur inconnue pour \(option) : \(quoted(value)). Valeurs possibles : \(alternatives(known))."
    case .onlyForApp(let option): "\(option) ne concerne que l’application, pas les commandes."
    }
  }

  /// `md, csv ou json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) ou \(words[words.count - 1])"
  }

  func inputIsNoText(line: Int?) -> String {
    "L’entrée standard n’est pas en UTF-8\(line.map { " (ligne \($0))" } ?? ""). Rien n’a été fait."
  }

  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String {
    hasChangedData
      ? "Les modifications sont faites, mais le résultat n’a pas pu être écrit : \(reason)."
      : "Le résultat n’a pas pu être écrit : \(reason)."
  }

  var yes: Set<String> { ["o", "oui"] }
}
