import ToteModel

extension Spanish {
  func sentence(_ problem: SettingsProblem.Kind) -> String {
    switch problem {
    case .unreadable(let code):
      "No se puede leer: \(SystemError.reason(code)). Se usan los valores por defecto."
    case .tooLarge: "Ocupa más de 1 MiB y no se lee. Se usan los valores por defecto."
    case .notAFile: "No es un archivo normal y no se lee. Se usan los valores por defecto."
    case .ofAnotherUser: "Pertenece a otro usuario y no se lee. Se usan los valores por defecto."
    case .notText: "Esto no es UTF-8 válido."
    case .noName(let found): "Aquí va el nombre de un ajuste, no \(found)"
    case .noEquals: "Faltan = y un valor."
    case .noValue: "Falta el valor."
    case .unclosedText: "Faltan las comillas de cierre."
    case .unclosedList: "Falta una coma o el corchete de cierre."
    case .unclosedTable(let table): "Falta el corchete de cierre: [\(table)]."
    case .badEscape:
      "Escape desconocido. Una barra inversa se escribe \\\\, o tal cual entre comillas simples."
    case .notANumber(let found): "No es un número entero: \(found). El texto va entre comillas."
    case .noQuotes(let found): "El texto va entre comillas: \"\(found)\"."
    case .notATextInList(let found): "Una lista contiene textos entre comillas, no \(found)"
    case .unexpected(let found): "Sobra algo después del valor: \(found)"
    case .tooMany: "Demasiados problemas: no se lee el resto."
    case .unsupported:
      "Aquí solo valen textos entre comillas, números enteros, true, false y listas de textos."
    case .unknown(let name, let suggestion): "Ajuste desconocido: \(name)." + didYouMean(suggestion)
    case .unknownTable(let name, let suggestion):
      "Tabla desconocida: [\(name)]." + didYouMean(suggestion.map { "[\($0)]" })
    case .twice(let name, let line): "\(name) ya está en la línea \(line), que es la que vale."
    case .notAllowed(let setting, let found):
      "\(setting.rawValue) debe ser \(allowed(setting.row.kind)), no \(found.written)."
    case .refusedKeys(let sentence): sentence
    case .tooManyKeys(let id, let most): "\(id) tiene más de \(most) teclas. Deja las que uses."
    case .notKeys(let command): "\(command) necesita una lista de teclas, como [\"space\", \"t\"]."
    case .unknownRole(let role, let suggestion):
      "Elemento sin color propio: \(role)." + didYouMean(suggestion)
    case .notAColor(_, let found):
      "Un color es un nombre como \"bright-red\", un número de 0 a 255 o \"#rrggbb\", no \(found.written)."
    }
  }

  private func didYouMean(_ name: String?) -> String { name.map { " ¿Querías decir \($0)?" } ?? "" }

  func allowed(_ kind: SettingRow.Kind) -> String {
    switch kind {
    case .choice(let names): "\(names.dropLast().joined(separator: ", ")) o \(names[names.count - 1])"
    case .flag: "true o false"
    case .number(let range): "un número entero de \(number(range.lowerBound)) a \(number(range.upperBound))"
    case .text: "un texto entre comillas"
    }
  }
}
