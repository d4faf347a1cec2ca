import Tote
import ToteFormats
import ToteModel

extension Spanish {
  func unknownFormat(of name: String, known: [String]) -> String {
    "Formato desconocido: \(name). Usa --format \(alternatives(known))."
  }
  func leftOut(_ count: Int) -> String {
    "Se omitió lo que no se pudo leer, en \(counted(count, "lugar", "lugares"))."
  }
  func leftOutTicked(_ count: Int) -> String {
    "\(count == 1 ? "Se omitió" : "Se omitieron") \(counted(count, "artículo marcado", "artículos marcados"))."
  }

  func notice(_ notice: ImportedFile.Notice) -> String {
    switch notice {
    case .delimiter("\t"): "Leído con tabuladores como separador."
    case .delimiter(";"): "Leído con punto y coma como separador."
    case .delimiter(let sign): "Leído con \(quoted(String(sign))) como separador."
    case .column(let name): "Columna desconocida \(quoted(name)): se conserva en las notas de los artículos."
    case .encoding(let name): "Leído como \(name), no como UTF-8."
    case .program(let name): "Leído como una exportación de \(name)."
    case .noHeading: "La primera fila no tiene encabezados: las columnas se leyeron por su contenido."
    case .currency(let currency): "Los precios sin moneda se leyeron como \(currency.code)."
    case .noted(let name, let count):
      "Se conserva en las notas de los artículos: \(quoted(name)) (\(number(count)))."
    case .leftOut(let name, let count): "No se importó: \(quoted(name)) (\(number(count)))."
    case .nameless(let line, let found): "Se omitió la línea \(line), que no tiene nombre: \(phrase(found))."
    }
  }

  func imported(rows: Int, already: Int, isDryRun: Bool) -> String {
    let rest = already == 0 ? "" : "; \(number(already)) ya \(already == 1 ? "estaba" : "estaban")"
    return "\(imported(rows, isDryRun)) \(counted(rows, "fila", "filas"))\(rest)"
  }
  func imported(items: Int, lists: Int, isDryRun: Bool) -> String {
    "\(imported(items, isDryRun)) \(self.items(items)) en \(counted(lists, "lista", "listas"))"
  }
  func imported(items: Int, to list: String, ticked: Int, isDryRun: Bool) -> String {
    let rest = ticked == 0 ? "" : "; sin contar \(counted(ticked, "ya marcado", "ya marcados"))"
    return "\(imported(items, isDryRun)) \(self.items(items)) en \(quoted(list))\(rest)"
  }
  private func imported(_ count: Int, _ isDryRun: Bool) -> String {
    isDryRun
      ? count == 1 ? "Se importaría" : "Se importarían" : count == 1 ? "Se importó" : "Se importaron"
  }

  func namesakes(_ count: Int, _ name: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Habría" : "Ahora hay") \(number(count)) listas llamadas \(quoted(name))."
  }
  func addToOldList(_ command: String, isDryRun: Bool) -> String {
    isDryRun
      ? "Para añadir a la que ya existe: \(command)"
      : "Para añadir a la anterior: tote undo, y luego \(command)"
  }

  func sentence(_ error: ImportError, in file: String) -> String {
    "\(place(error, in: file)) se esperaba: \(phrase(error.expected)); se encontró: \(phrase(error.found))."
  }

  private func phrase(_ expected: ImportError.Expectation) -> String {
    switch expected {
    case .utf8: "texto en UTF-8"
    case .shorterText(let most): "un máximo de \(number(most)) bytes aquí"
    case .fewerItems(let most): "un máximo de \(number(most)) artículos por archivo (divídelo)"
    case .itemName: "el nombre de un artículo"
    case .listName: "el nombre de una lista"
    case .headingOrItem: "un encabezado (# Compra) o un artículo (- [ ] leche)"
    case .spaceAfterBox: "un espacio después de la casilla"
    case .cells(let count): "un total de \(counted(count, "celda", "celdas")), como en la primera fila"
    case .columnOnce: "cada columna una sola vez"
    case .nameColumn: "una columna \"name\" en la primera fila"
    case .cell(.amount): "una cantidad, como 2,5 kg"
    case .cell(.price): "un precio con su moneda, como 1,09€"
    case .cell(.truth), .json(.truth, _): "true o false"
    case .cell(.moment): "una fecha, como 2026-11-21"
    case .cell(.number), .json(.number, _): "un número entero"
    case .cell(.text), .cell(.category), .cell(.tags), .cell(.titles), .text: "texto"
    case .cell(.id), .cell(.rank): "una celda vacía"
    case .noQuoteInCell: "ninguna comilla en una celda que no empieza con comillas"
    case .endOfCell: "el final de la celda tras sus comillas de cierre"
    case .closingQuote: "el cierre de las comillas"
    case .calendar: "un calendario (BEGIN:VCALENDAR)"
    case .calendarTask: "un calendario con tareas (VTODO)"
    case .componentBegin(let name): "\"BEGIN:\(name)\" antes de esto"
    case .componentEnd(let name): "\"END:\(name)\" para cerrar esto"
    case .object: "un objeto { … }"
    case .array: "un array [ … ]"
    case .anyValue: "un valor"
    case .fieldName: "el nombre de un campo entre comillas dobles"
    case .colon: "dos puntos después del nombre del campo"
    case .commaOrBrace: "una coma o el cierre de la llave"
    case .commaOrBracket: "una coma o el cierre del corchete"
    case .endOfFile: "el final después de la última llave"
    case .oneOfFields(let names): "uno de los campos \(names.joined(separator: ", "))"
    case .fieldOnce: "cada campo una sola vez"
    case .field(let name): "el campo \"\(name)\" en este objeto"
    case .json(.text, let orNull): "texto entre comillas dobles\(null(orNull))"
    case .json(.id, let orNull): "un UUID entre comillas dobles\(null(orNull))"
    case .json(.moment, let orNull): "un número entero de milisegundos desde 1970\(null(orNull))"
    case .json(.rank, _): "una posición entre comillas dobles, como \"a0\""
    case .json(.category, let orNull): "el nombre de una categoría entre comillas dobles\(null(orNull))"
    case .json(.amount, let orNull): "una cantidad como {\"quantity\": 2.5, \"unit\": \"kg\"}\(null(orNull))"
    case .json(.price, let orNull): "un precio como {\"value\": 1.09, \"currency\": \"EUR\"}\(null(orNull))"
    case .json(.tags, _): "un array de etiquetas"
    case .json(.titles, _): "un array de títulos"
    case .tag: "una etiqueta entre comillas dobles, sin espacios"
    case .quantity: "un número mayor que cero con 3 decimales como máximo"
    case .amountFields: "los campos quantity y unit, una vez cada uno"
    case .priceFields: "los campos value y currency, una vez cada uno"
    case .oneOfUnits: "una de las unidades \(Unit.names)"
    case .oneOfCurrencies: "una de las monedas \(Currency.codes)"
    case .value(let decimals):
      decimals == 0
        ? "un número entero a partir de 0"
        : "un número a partir de 0 con \(counted(decimals, "decimal", "decimales")) como máximo"
    case .format: "\"tote\""
    case .version: "un número de versión"
    case .olderVersion(let version):
      "la versión \(version) o una anterior, porque el archivo es de un Tote más reciente (actualiza Tote)"
    case .laterVersion(let version): "la versión \(version) o una posterior"
    case .newRow(let key): "que no hubiera otra fila con el mismo \(key)"
    case .knownList: "un artículo cuya lista esté en este archivo"
    case .row: "una fila"
    case .depth(let most): "un máximo de \(most) valores anidados"
    case .escape: "uno de los escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .hexDigits: "cuatro dígitos hexadecimales después de \\u"
    case .firstSurrogate: "la primera mitad de un par suplente antes de esta"
    case .secondSurrogate: "la segunda mitad de un par suplente después de esta"
    case .noControlCharacter: "texto sin caracteres de control (escríbelos como \\u00XX)"
    }
  }

  private func null(_ orNull: Bool) -> String { orNull ? ", o null" : "" }

  private func phrase(_ found: ImportError.Finding) -> String {
    switch found {
    case .endOfFile: "el final del archivo"
    case .endOfLine: "el final de la línea"
    case .nothing, .nothingThere: "nada"
    case .text(let text, let isCut): found.quoted(text, isCut: isCut)
    case .invalidByte: "un byte no válido"
    case .cells(let count): number(count)
    case .list(let id): "la lista \(id)"
    case .version(let version): "la versión \(version)"
    }
  }
}
