import Tote
import ToteModel

extension Spanish {
  func sentence(_ problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let word, nil): "No existe el comando \(quoted(word))."
    case .unknownCommand(let word, let command?): "\(command) no tiene el comando \(quoted(word))."
    case .unknownOption(let word, isText: false): "Opción desconocida: \(word)."
    case .unknownOption(let word, isText: true):
      "Opción desconocida: \(word). Si es texto, pon -- delante."
    case .takesNoValue(let option): "\(option) no admite ningún valor."
    case .missingValue(let option, let operand): "Falta un valor: \(option) \(name(operand))."
    case .missingOperand(let command, let operand): "\(command) está incompleto: falta \(name(operand))."
    case .missingCommand(let command, let known):
      "Después de \(command) falta un comando: \(known.joined(separator: ", "))."
    case .unexpected(let word): "Sobra un argumento: \(quoted(word))."
    case .notANumber(let option, let value):
      "\(option) necesita un número a partir de 1, no \(quoted(value))."
    case .notAChoice(let option, let value, let known):
      "\(option) no admite \(quoted(value)). Usa \(alternatives(known))."
    case .onlyForApp(let option): "\(option) es solo para la aplicación; los comandos no la admiten."
    }
  }

  /// `md, csv o json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) o \(words[words.count - 1])"
  }

  func inputIsNoText(line: Int?) -> String {
    "La entrada estándar\(line.map { ", línea \($0)," } ?? "") no es UTF-8 válido. No se hizo nada."
  }

  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String {
    hasChangedData
      ? "Los cambios están hechos, pero no se pudo escribir el resultado: \(reason)."
      : "No se pudo escribir el resultado: \(reason)."
  }

  var yes: Set<String> { ["s", "si"] }
}
