import ToteFormats
import ToteModel

extension CommandLineWords {
  /// For the progress bar, titles of edits and errors.
  var standardInput: String { say("transfer-standard-input") }
  func importing(_ name: String) -> String { say("transfer-importing", ["name": name]) }
  var exporting: String { say("transfer-exporting") }
  func mirroring(_ folder: String) -> String { say("transfer-mirroring", ["folder": folder]) }
  /// What to do with a file that is no list.
  func importAsNote(_ file: String) -> String { say("transfer-import-as-note", ["file": file]) }
  var nothingImported: String { say("transfer-nothing-imported") }
  var jsonTakesNoList: String { say("transfer-json-takes-no-list") }
  func nothingNew(in name: String) -> String { say("transfer-nothing-new", ["name": name]) }
  var notesAreLeftOut: String { say("transfer-notes-are-left-out") }

  func unknownFormat(of name: String, known: [String]) -> String {
    say("transfer-unknown-format", ["name": name, "known": alternatives(known)])
  }
  var purchasesAreTables: String { say("transfer-purchases-are-tables") }
  func leftOut(_ count: Int) -> String { say("transfer-left-out", ["count": counted(count)]) }
  /// Ticked items in the file, of lists that merge.
  func leftOutTicked(_ count: Int) -> String { say("transfer-left-out-ticked", ["count": counted(count)]) }
  func notice(_ notice: ImportedFile.Notice) -> String {
    switch notice {
    case .delimiter("\t"): say("transfer-notice-tab")
    case .delimiter(";"): say("transfer-notice-semicolon")
    case .delimiter(let sign): say("transfer-notice-delimiter", ["sign": String(sign)])
    case .column(let name): say("transfer-notice-column", ["name": name])
    case .encoding(let name): say("transfer-notice-encoding", ["name": name])
    case .program(let name): say("transfer-notice-program", ["name": name])
    case .noHeading: say("transfer-notice-no-heading")
    case .currency(let currency): say("transfer-notice-currency", ["currency": currency.code])
    case .noted(let name, let count):
      say("transfer-notice-noted", ["name": name, "count": counted(count)])
    case .leftOut(let name, let count):
      say("transfer-notice-left-out", ["name": name, "count": counted(count)])
    case .nameless(let line, let found):
      say("transfer-notice-nameless", ["line": line, "found": phrase(found)])
    }
  }
  func imported(rows: Int, already: Int, isDryRun: Bool) -> String {
    already == 0
      ? say("transfer-imported-rows", ["rows": counted(rows), "dry": isDryRun])
      : say(
        "transfer-imported-rows-beside",
        ["rows": counted(rows), "already": counted(already), "dry": isDryRun])
  }
  func imported(items: Int, lists: Int, isDryRun: Bool) -> String {
    say(
      "transfer-imported-lists", ["items": counted(items), "lists": counted(lists), "dry": isDryRun])
  }
  func imported(items: Int, to list: String, ticked: Int, isDryRun: Bool) -> String {
    ticked == 0
      ? say("transfer-imported-items", ["items": counted(items), "list": list, "dry": isDryRun])
      : say(
        "transfer-imported-items-unticked",
        ["items": counted(items), "list": list, "ticked": counted(ticked), "dry": isDryRun])
  }
  /// A name that several lists have now.
  func namesakes(_ count: Int, _ name: String, isDryRun: Bool) -> String {
    say("transfer-namesakes", ["count": counted(count), "name": name, "dry": isDryRun])
  }
  /// What to do for one list instead.
  func addToOldList(_ command: String, isDryRun: Bool) -> String {
    say("transfer-add-to-old-list", ["command": command, "dry": isDryRun])
  }
  /// What is wrong with an imported file, after its place in the form that editors jump to.
  func sentence(_ error: ImportError, in file: String) -> String {
    say(
      "transfer-expected",
      ["place": place(error, in: file), "expected": phrase(error.expected), "found": phrase(error.found)])
  }
  private func phrase(_ expected: ImportError.Expectation) -> String {
    switch expected {
    case .utf8: say("transfer-expected-utf8")
    case .shorterText(let most): say("transfer-expected-shorter-text", ["most": counted(most)])
    case .fewerItems(let most): say("transfer-expected-fewer-items", ["most": counted(most)])
    case .itemName: say("transfer-expected-item-name")
    case .listName: say("transfer-expected-list-name")
    case .headingOrItem: say("transfer-expected-heading-or-item")
    case .spaceAfterBox: say("transfer-expected-space-after-box")
    case .cells(let count): say("transfer-expected-cells", ["count": counted(count)])
    case .columnOnce: say("transfer-expected-column-once")
    case .nameColumn: say("transfer-expected-name-column")
    case .cell(let kind): phrase(ofCell: kind)
    case .noQuoteInCell: say("transfer-expected-no-quote-in-cell")
    case .endOfCell: say("transfer-expected-end-of-cell")
    case .closingQuote: say("transfer-expected-closing-quote")
    case .calendar: say("transfer-expected-calendar")
    case .calendarTask: say("transfer-expected-calendar-task")
    case .componentBegin(let name): say("transfer-expected-component-begin", ["name": name])
    case .componentEnd(let name): say("transfer-expected-component-end", ["name": name])
    case .object: say("transfer-expected-object")
    case .array: say("transfer-expected-array")
    case .text: say("transfer-expected-text")
    case .anyValue: say("transfer-expected-any-value")
    case .fieldName: say("transfer-expected-field-name")
    case .colon: say("transfer-expected-colon")
    case .commaOrBrace: say("transfer-expected-comma-or-brace")
    case .commaOrBracket: say("transfer-expected-comma-or-bracket")
    case .endOfFile: say("transfer-expected-end-of-file")
    case .oneOfFields(let names): say("transfer-expected-one-of-fields", ["names": names])
    case .fieldOnce: say("transfer-expected-field-once")
    case .field(let name): say("transfer-expected-field", ["name": name])
    case .json(let kind, let orNull): phrase(ofJSON: kind, orNull: orNull)
    case .tag: say("transfer-expected-tag")
    case .quantity: say("transfer-expected-quantity")
    case .amountFields: say("transfer-expected-amount-fields")
    case .priceFields: say("transfer-expected-price-fields")
    case .oneOfUnits: say("transfer-expected-one-of-units", ["units": Unit.names])
    case .oneOfCurrencies: say("transfer-expected-one-of-currencies")
    case .value(decimals: 0): say("transfer-expected-whole-value")
    case .value(let decimals): say("transfer-expected-value", ["decimals": counted(decimals)])
    case .format: say("transfer-expected-format")
    case .version: say("transfer-expected-version")
    case .olderVersion(let version): say("transfer-expected-older-version", ["version": "\(version)"])
    case .laterVersion(let version): say("transfer-expected-later-version", ["version": "\(version)"])
    case .newRow(let key): say("transfer-expected-new-row", ["key": key])
    case .knownList: say("transfer-expected-known-list")
    case .row: say("transfer-expected-row")
    case .depth(let most): say("transfer-expected-depth", ["most": most])
    case .escape: say("transfer-expected-escape")
    case .hexDigits: say("transfer-expected-hex-digits")
    case .firstSurrogate: say("transfer-expected-first-surrogate")
    case .secondSurrogate: say("transfer-expected-second-surrogate")
    case .noControlCharacter: say("transfer-expected-no-control-character")
    }
  }
  private func phrase(ofCell kind: FieldKind) -> String {
    switch kind {
    case .amount: say("transfer-expected-amount-cell")
    case .price: say("transfer-expected-price-cell")
    case .truth: say("transfer-expected-truth")
    case .moment: say("transfer-expected-date-cell")
    case .number: say("transfer-expected-number")
    case .text, .category, .tags, .titles: say("transfer-expected-text")
    case .id, .rank: say("transfer-expected-empty-cell")
    }
  }
  private func phrase(ofJSON kind: FieldKind, orNull: Bool) -> String {
    let expected: String
    switch kind {
    case .truth: return say("transfer-expected-truth")
    case .number: return say("transfer-expected-number")
    case .rank: return say("transfer-expected-json-rank")
    case .tags: return say("transfer-expected-json-tags")
    case .titles: return say("transfer-expected-json-titles")
    case .text: expected = say("transfer-expected-json-text")
    case .id: expected = say("transfer-expected-json-id")
    case .moment: expected = say("transfer-expected-json-moment")
    case .category: expected = say("transfer-expected-json-category")
    case .amount: expected = say("transfer-expected-json-amount")
    case .price: expected = say("transfer-expected-json-price")
    }
    return orNull ? say("transfer-expected-or-null", ["expected": expected]) : expected
  }
  private func phrase(_ found: ImportError.Finding) -> String {
    switch found {
    case .endOfFile: say("transfer-found-end-of-file")
    case .endOfLine: say("transfer-found-end-of-line")
    case .nothing: say("transfer-found-nothing")
    case .text(let text, let isCut): found.quoted(text, isCut: isCut)
    case .invalidByte: say("transfer-found-invalid-byte")
    case .nothingThere: say("transfer-found-none")
    case .cells(let count): number(count)
    case .list(let id): say("transfer-found-list", ["id": "\(id)"])
    case .version(let version): say("transfer-found-version", ["version": "\(version)"])
    }
  }
}

extension CommandLineWords {
  /// `groceries.csv:3:14:`, the same in every language.
  func place(_ error: ImportError, in file: String) -> String { "\(file):\(error.line):\(error.column):" }
}

extension ImportError.Finding {
  /// In quotes that the text doesn't contain.
  func quoted(_ text: String, isCut: Bool) -> String {
    let quote = text.contains("\"") ? "'" : "\""
    return "\(quote)\(text)\(isCut ? "…" : "")\(quote)"
  }
}

extension Unit {
  /// All formats, as a file has them.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  /// As people type them.
  static func names(in language: Language) -> String {
    allCases.map { $0.name(in: language) }.joined(separator: ", ")
  }
}

extension Currency {
  /// As they are typed.
  static var signs: [String] { common.map(\.rawValue) }
}
