import ToteFormats

/// `tote import` and `tote export`: what help says of them, and what they say. `ImportErrorWords` has what is wrong with
/// a file.
protocol TransferWords {
  var importHelp: CommandHelp { get }
  var importFormatOption: String { get }
  var importListOption: String { get }
  var mergeOption: String { get }
  var partialOption: String { get }
  var exportHelp: CommandHelp { get }
  var exportFormatOption: String { get }

  /// For the progress bar, titles of edits and errors.
  var standardInput: String { get }
  func importing(_ name: String) -> String
  var exporting: String { get }

  func unknownFormat(of name: String, known: [String]) -> String
  var nothingImported: String { get }
  func leftOut(_ count: Int) -> String
  /// Items that are ticked in the file, of lists that are merged.
  func leftOutTicked(_ count: Int) -> String
  var jsonTakesNoList: String { get }
  func notice(_ notice: ImportedFile.Notice) -> String
  func imported(rows: Int, already: Int, isDryRun: Bool) -> String
  func nothingNew(in name: String) -> String
  func imported(items: Int, lists: Int, isDryRun: Bool) -> String
  func imported(items: Int, to list: String, ticked: Int, isDryRun: Bool) -> String
  /// A name that several lists have now.
  func namesakes(_ count: Int, _ name: String, isDryRun: Bool) -> String
  /// What to do for one list instead.
  func addToOldList(_ command: String, isDryRun: Bool) -> String
  var notesAreLeftOut: String { get }
}
