import ToteFormats
import ToteModel

protocol NoteCommandWords {
  var noteHelp: CommandHelp { get }
  var noteAddHelp: CommandHelp { get }
  var noteLsHelp: CommandHelp { get }
  var noteShowHelp: CommandHelp { get }
  var noteEditHelp: CommandHelp { get }
  var noteRmHelp: CommandHelp { get }
  var noteSearchHelp: CommandHelp { get }
  var noteTodayHelp: CommandHelp { get }
  var noteRenameHelp: CommandHelp { get }
  var noteAliasHelp: CommandHelp { get }
  var noteLinksHelp: CommandHelp { get }
  var noteBacklinksHelp: CommandHelp { get }
  var notePinHelp: CommandHelp { get }
  var noteUnpinHelp: CommandHelp { get }
  var noteArchiveHelp: CommandHelp { get }
  var noteRestoreHelp: CommandHelp { get }
  var noteExportHelp: CommandHelp { get }
  var noteImportHelp: CommandHelp { get }
  var noteMirrorHelp: CommandHelp { get }
  var noteRecoverHelp: CommandHelp { get }

  var noteAddJSONOption: String { get }
  var noteTagOption: String { get }
  var noteArchiveOption: String { get }
  var noteTrashOption: String { get }
  var noteSortOption: String { get }
  var notesJSONOption: String { get }
  var noteJSONOption: String { get }
  var noteTitleOption: String { get }
  var noteAllowEmptyOption: String { get }
  var noteAppendOption: String { get }
  var noteForeverOption: String { get }
  var noteUpdateLinksOption: String { get }

  var noteYesOption: String { get }
  func askToDeleteForever(_ names: [String]) -> String
  var foreverNeedsYes: String { get }
  var nothingDeleted: String { get }

  var noteFoldersOption: String { get }
  func exportedNotes(_ count: Int, to folder: String) -> String
  func importedNotes(new: Int, changed: Int, same: Int) -> String
  func readAsLatin1(_ files: [String]) -> String
  var noNoteFiles: String { get }
  func skippedFile(_ file: String, _ reason: String) -> String
  /// Why nothing was imported, and what to do: `fields` are the names of properties that a note doesn't have.
  func losesProperties(of count: Int, among all: Int, _ fields: [String]) -> String
  var noteImportYesOption: String { get }
  var noteDiscardOption: String { get }
  var nothingToRecover: String { get }
  func editorIsOpen(_ file: String) -> String
  func cannotRecover(_ file: String) -> String
  func discardedText(_ file: String) -> String
  func unchangedText(_ file: String) -> String
  /// It has a draft.
  func isUnsaved(_ name: String) -> String
  func recoveredText(_ note: String) -> String
  func recoveredAsNew(_ note: String) -> String
  var noteWatchOption: String { get }
  var noteMirrorYesOption: String { get }
  func cannotMirror(_ path: String, _ reason: String) -> String
  func mirrored(_ report: NoteMirror.Report) -> String
  /// So many notes or files would go that it looks like a mistake.
  func mirrorLosesMany(_ count: Int, of all: Int, _ folder: String) -> String
  func leftAloneAsNotUTF8(_ files: [String]) -> String
  func createdNote(_ name: String) -> String
  func changedNote(_ name: String) -> String
  func trashedNote(_ name: String) -> String
  func pinnedNote(_ name: String) -> String
  func unpinnedNote(_ name: String) -> String
  func archivedNote(_ name: String) -> String
  func restoredNote(_ name: String) -> String
  func renamedNote(_ name: String, to title: String) -> String
  var noteRemoveAliasOption: String { get }
  var aliasToRemove: String { get }
  func noAliases(_ name: String) -> String
  func noSuchAlias(_ title: String, of name: String) -> String
  func aliases(_ titles: [String], of name: String) -> String
  func updatedLinks(in notes: [String]) -> String
  /// These notes still link to the old title.
  func linksAreDead(_ notes: [String], to title: String) -> String
  func linksToNothing(_ name: String) -> String
  func linksToNoNote(_ title: String) -> String
  func nothingLinks(to name: String) -> String
  var blankTitle: String { get }
  /// A title with brackets, say.
  func cannotBeLinked(_ title: String) -> String
  func deletedNote(_ name: String) -> String
  var pinned: String { get }

  var blankNote: String { get }
  var nothingWritten: String { get }
  var nothingChanged: String { get }
  var emptyInputForNote: String { get }
  var appendNeedsText: String { get }
  var inputStandsAlone: String { get }
  var noTerminalForEditor: String { get }
  func yourText(isIn file: String) -> String
  func keptBoth(_ name: String) -> String
  func noNoteTagged(_ tag: String) -> String
  var noNoteFound: String { get }
  func foundInstead(_ corrected: String) -> String
  func isEmpty(_ folder: NoteFolder) -> String
}

extension [String] {
  /// The first eight, since a folder of somebody else may have hundreds.
  var fewJoined: String { prefix(8).joined(separator: ", ") + (count > 8 ? ", …" : "") }
}
