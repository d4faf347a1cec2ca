import Tote
import ToteFormats
import ToteModel

extension English {
  func unknownFormat(of name: String, known: [String]) -> String {
    "Unknown format: \(name). Use --format \(alternatives(known))."
  }
  func leftOut(_ count: Int) -> String {
    "Left out what couldn't be read, in \(counted(count, "place", "places"))."
  }
  func leftOutTicked(_ count: Int) -> String {
    "Left out \(counted(count, "ticked item", "ticked items"))."
  }

  func notice(_ notice: ImportedFile.Notice) -> String {
    switch notice {
    case .delimiter("\t"): "Read as tab-separated."
    case .delimiter(";"): "Read as semicolon-separated."
    case .delimiter(let sign): "Read as separated by \(quoted(String(sign)))."
    case .column(let name): "Unknown column \(quoted(name)): kept in the items' notes."
    case .encoding(let name): "Read as \(name), not as UTF-8."
    case .program(let name): "Read as an export of \(name)."
    case .noHeading: "No headings in the first row: read by what the columns contain."
    case .currency(let currency): "Prices without a currency were read as \(currency.code)."
    case .noted(let name, let count): "Kept in the items' notes: \(quoted(name)) (\(number(count)))."
    case .leftOut(let name, let count): "Left out: \(quoted(name)) (\(number(count)))."
    case .nameless(let line, let found): "Skipped line \(line), which has no name: \(phrase(found))."
    }
  }

  func imported(rows: Int, already: Int, isDryRun: Bool) -> String {
    let rest = already == 0 ? "" : "; \(number(already)) \(already == 1 ? "was" : "were") already here"
    return "\(imported(isDryRun)) \(counted(rows, "row", "rows"))\(rest)"
  }
  func imported(items: Int, lists: Int, isDryRun: Bool) -> String {
    "\(imported(isDryRun)) \(self.items(items)) on \(counted(lists, "list", "lists"))"
  }
  func imported(items: Int, to list: String, ticked: Int, isDryRun: Bool) -> String {
    let rest = ticked == 0 ? "" : "; left out \(ticked) that \(ticked == 1 ? "is" : "are") ticked"
    return "\(imported(isDryRun)) \(self.items(items)) to \(quoted(list))\(rest)"
  }
  private func imported(_ isDryRun: Bool) -> String { isDryRun ? "Would import" : "Imported" }

  func namesakes(_ count: Int, _ name: String, isDryRun: Bool) -> String {
    "There \(isDryRun ? "would be" : "are now") \(number(count)) lists called \(quoted(name))."
  }
  func addToOldList(_ command: String, isDryRun: Bool) -> String {
    isDryRun
      ? "To add to the existing one: \(command)"
      : "To add to the old one instead: tote undo, then \(command)"
  }

  func sentence(_ error: ImportError, in file: String) -> String {
    "\(place(error, in: file)) expected \(phrase(error.expected)); found \(phrase(error.found))."
  }

  private func phrase(_ expected: ImportError.Expectation) -> String {
    switch expected {
    case .utf8: "UTF-8"
    case .shorterText(let most): "no more than \(number(most)) bytes here"
    case .fewerItems(let most): "no more than \(number(most)) items in one file (split it)"
    case .itemName: "the name of an item"
    case .listName: "the name of a list"
    case .headingOrItem: "a heading (# Groceries) or an item (- [ ] milk)"
    case .spaceAfterBox: "a space after the box"
    case .cells(let count): "\(counted(count, "cell", "cells")), as in the first row"
    case .columnOnce: "each column once"
    case .nameColumn: "a column called \"name\" in the first row"
    case .cell(.amount): "an amount, such as 2.5 kg"
    case .cell(.price): "a price with its currency, such as €1.09"
    case .cell(.truth), .json(.truth, _): "true or false"
    case .cell(.moment): "a date, such as 2026-11-21"
    case .cell(.number), .json(.number, _): "a whole number"
    case .cell(.text), .cell(.category), .cell(.tags), .cell(.titles), .text: "text"
    case .cell(.id), .cell(.rank): "an empty cell"
    case .noQuoteInCell: "no quote inside a cell that doesn't start with one"
    case .endOfCell: "the end of the cell after its closing quote"
    case .closingQuote: "a closing quote"
    case .calendar: "a calendar (BEGIN:VCALENDAR)"
    case .calendarTask: "a calendar with tasks (VTODO)"
    case .componentBegin(let name): "\"BEGIN:\(name)\" before this"
    case .componentEnd(let name): "\"END:\(name)\" to close this"
    case .object: "an object { … }"
    case .array: "an array [ … ]"
    case .anyValue: "a value"
    case .fieldName: "the name of a field in double quotes"
    case .colon: "a colon after the name of the field"
    case .commaOrBrace: "a comma or a closing brace"
    case .commaOrBracket: "a comma or a closing bracket"
    case .endOfFile: "nothing after the closing brace"
    case .oneOfFields(let names): "one of the fields \(names.joined(separator: ", "))"
    case .fieldOnce: "each field once"
    case .field(let name): "the field \"\(name)\" in this object"
    case .json(.text, let orNull): "text in double quotes\(null(orNull))"
    case .json(.id, let orNull): "a UUID in double quotes\(null(orNull))"
    case .json(.moment, let orNull): "a whole number of milliseconds since 1970\(null(orNull))"
    case .json(.rank, _): "a rank in double quotes, such as \"a0\""
    case .json(.category, let orNull): "the name of a category in double quotes\(null(orNull))"
    case .json(.amount, let orNull): "an amount such as {\"quantity\": 2.5, \"unit\": \"kg\"}\(null(orNull))"
    case .json(.price, let orNull): "a price such as {\"value\": 1.09, \"currency\": \"EUR\"}\(null(orNull))"
    case .json(.tags, _): "an array of tags"
    case .json(.titles, _): "an array of titles"
    case .tag: "a tag in double quotes, without spaces"
    case .quantity: "a number above zero with up to 3 decimals"
    case .amountFields: "the fields quantity and unit, each once"
    case .priceFields: "the fields value and currency, each once"
    case .oneOfUnits: "one of the units \(Unit.names)"
    case .oneOfCurrencies: "one of the currencies \(Currency.codes)"
    case .value(let decimals):
      decimals == 0
        ? "a whole number, 0 or more"
        : "a number, 0 or more, with up to \(counted(decimals, "decimal", "decimals"))"
    case .format: "\"tote\""
    case .version: "a version number"
    case .olderVersion(let version):
      "version \(version) or older, since a newer Tote wrote this file (update Tote to read it)"
    case .laterVersion(let version): "version \(version) or later"
    case .newRow(let key): "no second row with the same \(key)"
    case .knownList: "an item whose list is in this file"
    case .row: "a row"
    case .depth(let most): "no more than \(most) nested values"
    case .escape: "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .hexDigits: "four hexadecimal digits after \\u"
    case .firstSurrogate: "the first half of a surrogate pair before this"
    case .secondSurrogate: "the second half of a surrogate pair after this"
    case .noControlCharacter: "no control character in text (write it as \\u00XX)"
    }
  }

  private func null(_ orNull: Bool) -> String { orNull ? ", or null" : "" }

  private func phrase(_ found: ImportError.Finding) -> String {
    switch found {
    case .endOfFile: "the end of the file"
    case .endOfLine: "the end of the line"
    case .nothing: "nothing"
    case .text(let text, let isCut): found.quoted(text, isCut: isCut)
    case .invalidByte: "an invalid byte"
    case .nothingThere: "none"
    case .cells(let count): number(count)
    case .list(let id): "the list \(id)"
    case .version(let version): "version \(version)"
    }
  }
}
