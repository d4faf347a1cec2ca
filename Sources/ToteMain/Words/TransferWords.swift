import ToteFormats
import ToteModel

protocol TransferWords {
  func unknownFormat(of name: String, known: [String]) -> String
  func leftOut(_ count: Int) -> String
  /// Ticked items in the file, of lists that merge.
  func leftOutTicked(_ count: Int) -> String
  func notice(_ notice: ImportedFile.Notice) -> String
  func imported(rows: Int, already: Int, isDryRun: Bool) -> String
  func imported(items: Int, lists: Int, isDryRun: Bool) -> String
  func imported(items: Int, to list: String, ticked: Int, isDryRun: Bool) -> String
  /// A name that several lists have now.
  func namesakes(_ count: Int, _ name: String, isDryRun: Bool) -> String
  /// What to do for one list instead.
  func addToOldList(_ command: String, isDryRun: Bool) -> String

  /// What is wrong with an imported file, after its place in the form that editors jump to.
  func sentence(_ error: ImportError, in file: String) -> String
}

extension CommandLineWords {
  var importFormatOption: String { say("transfer-import-format-option") }
  var importListOption: String { say("transfer-import-list-option") }
  var mergeOption: String { say("transfer-merge-option") }
  var partialOption: String { say("transfer-partial-option") }
  var exportFormatOption: String { say("transfer-export-format-option") }
  /// For the progress bar, titles of edits and errors.
  var standardInput: String { say("transfer-standard-input") }
  func importing(_ name: String) -> String { say("transfer-importing", ["name": name]) }
  var exporting: String { say("transfer-exporting") }
  /// What to do with a file that is no list.
  func importAsNote(_ file: String) -> String { say("transfer-import-as-note", ["file": file]) }
  var nothingImported: String { say("transfer-nothing-imported") }
  var jsonTakesNoList: String { say("transfer-json-takes-no-list") }
  func nothingNew(in name: String) -> String { say("transfer-nothing-new", ["name": name]) }
  var notesAreLeftOut: String { say("transfer-notes-are-left-out") }
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
  /// All codes, as JSON has them and as they are typed.
  static var codes: String { allCases.map(\.code).joined(separator: ", ") }
  static var signs: [String] { allCases.map(\.rawValue) }
}
