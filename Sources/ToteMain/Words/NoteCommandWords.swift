import Tote
import ToteFormats
import ToteModel

extension CommandLineWords {
  var notesJSONOption: String { say("note-command-notes-json-option") }
  var foreverNeedsYes: String { say("note-command-forever-needs-yes") }
  var nothingToPaste: String { say("note-command-nothing-to-paste") }
  var nothingDeleted: String { say("note-command-nothing-deleted") }
  var noNoteFiles: String { say("note-command-no-note-files") }
  /// Of a saved page, or of what was piped in.
  func noRecipe(in page: String?, broken: Int) -> String {
    switch (page, broken > 0) {
    case (let page?, false): say("recipe-page-none", ["file": page])
    case (let page?, true): say("recipe-page-broken", ["file": page])
    case (nil, false): say("recipe-input-none")
    case (nil, true): say("recipe-input-broken")
    }
  }
  var nothingToImport: String { say("recipe-nothing-imported") }
  func skippedFile(_ file: String, _ reason: String) -> String {
    say("note-command-skipped-file", ["file": file, "reason": reason])
  }
  var isNoText: String { say("note-command-is-no-text") }
  func unifiedLineEnds(_ files: [String]) -> String {
    say("note-command-unified-line-ends", ["files": files])
  }
  var nothingToRecover: String { say("note-command-nothing-to-recover") }
  func editorIsOpen(_ file: String) -> String { say("note-command-editor-is-open", ["file": file]) }
  func cannotRecover(_ file: String) -> String { say("note-command-cannot-recover", ["file": file]) }
  func discardedText(_ file: String) -> String { say("note-command-discarded-text", ["file": file]) }
  func unchangedText(_ file: String) -> String { say("note-command-unchanged-text", ["file": file]) }
  /// It has a draft.
  func isUnsaved(_ name: String) -> String { say("note-command-is-unsaved", ["name": name]) }
  func recoveredText(_ note: String) -> String { say("note-command-recovered-text", ["note": note]) }
  func recoveredAsNew(_ note: String) -> String { say("note-command-recovered-as-new", ["note": note]) }
  func cannotMirror(_ path: String, _ reason: String) -> String {
    say("note-command-cannot-mirror", ["path": path, "reason": reason])
  }
  /// So many notes or files would go that it looks like a mistake.
  func mirrorLosesMany(_ count: Int, of all: Int, _ folder: String) -> String {
    say("note-command-mirror-loses-many", ["count": count, "all": all, "folder": folder])
  }
  func createdNote(_ name: String) -> String { say("note-command-created-note", ["name": name]) }
  func changedNote(_ name: String) -> String { say("note-command-changed-note", ["name": name]) }
  func trashedNote(_ name: String) -> String { say("note-command-trashed-note", ["name": name]) }
  func pinnedNote(_ name: String) -> String { say("note-command-pinned-note", ["name": name]) }
  func unpinnedNote(_ name: String) -> String { say("note-command-unpinned-note", ["name": name]) }
  func archivedNote(_ name: String) -> String { say("note-command-archived-note", ["name": name]) }
  func restoredNote(_ name: String) -> String { say("note-command-restored-note", ["name": name]) }
  func renamedNote(_ name: String, to title: String) -> String {
    say("note-command-renamed-note", ["name": name, "title": title])
  }
  func renamedTag(_ renaming: TagRenaming, to new: String) -> String {
    say(
      "note-command-renamed-tag",
      ["count": counted(renaming.notes.count), "old": renaming.old, "new": new])
  }
  func notATag(_ typed: String) -> String { say("note-command-not-a-tag", ["text": typed]) }
  func tagIsThere(_ tag: String) -> String { say("note-command-tag-is-there", ["tag": tag]) }
  /// In the properties of some notes.
  func tagStays(_ renaming: TagRenaming) -> String {
    say("note-command-tag-stays", ["count": counted(renaming.keeping), "tag": renaming.old])
  }
  func propertyNeedsSign(_ typed: String) -> String {
    say("note-command-property-needs-sign", ["text": typed])
  }
  func noNoteHasProperty(_ name: String) -> String {
    say("note-command-no-note-has-property", ["name": name])
  }
  var setNeedsTemplate: String { say("note-command-set-needs-template") }
  func noQuestion(_ typed: String, of template: NoteTemplate) -> String {
    let questions = template.questions
    return questions.isEmpty
      ? say("note-command-no-questions", ["template": template.name])
      : say("note-command-no-question", ["text": typed, "questions": questions.map(quoted)])
  }
  func noTemplate(_ name: String, among known: [String], in folder: NoteDirectory) -> String {
    known.isEmpty
      ? say("note-command-no-templates", ["folder": folder.path])
      : say("note-command-no-template", ["name": name, "templates": known.map(quoted)])
  }
  var noNoteFolders: String { say("note-command-no-folders") }
  var moveNeedsFolder: String { say("note-command-move-needs-folder") }
  func noNoteIn(_ folder: String) -> String { say("note-command-no-note-in", ["folder": folder]) }
  func notAFolder(_ typed: String) -> String { say("note-command-not-a-folder", ["text": typed]) }
  func folderIsThere(_ folder: String) -> String { say("note-command-folder-is-there", ["folder": folder]) }
  func movedNotes(_ move: NoteMove, to directory: NoteDirectory) -> String {
    let (count, name) = (counted(move.notes.count), move.notes.first?.name ?? "")
    return directory.isTop
      ? say("note-command-moved-to-top", ["count": count, "name": name])
      : say("note-command-moved-notes", ["count": count, "name": name, "folder": directory.path])
  }
  func renamedFolder(_ old: NoteDirectory, to new: NoteDirectory, _ move: NoteMove) -> String {
    say(
      "note-command-renamed-folder",
      ["old": old.path, "new": new.path, "count": counted(move.notes.count)])
  }
  var aliasToRemove: String { say("note-command-alias-to-remove") }
  func noAliases(_ name: String) -> String { say("note-command-no-aliases", ["name": name]) }
  func noSuchAlias(_ title: String, of name: String) -> String {
    say("note-command-no-such-alias", ["name": name, "title": title])
  }
  func linksToNothing(_ name: String) -> String { say("note-command-links-to-nothing", ["name": name]) }
  var noLinks: String { say("note-command-no-links") }
  var noDeadLinks: String { say("note-command-no-dead-links") }
  func linksToNoNote(_ title: String) -> String { say("note-command-links-to-no-note", ["title": title]) }
  func nothingLinks(to name: String) -> String { say("note-command-nothing-links", ["name": name]) }
  var blankTitle: String { say("note-command-blank-title") }
  /// A title with brackets, say.
  func cannotBeLinked(_ title: String) -> String { say("note-command-cannot-be-linked", ["title": title]) }
  func deletedNote(_ name: String) -> String { say("note-command-deleted-note", ["name": name]) }
  var pinned: String { say("note-command-pinned") }
  var blankNote: String { say("note-command-blank-note") }
  var nothingWritten: String { say("note-command-nothing-written") }
  var nothingChanged: String { say("note-command-nothing-changed") }
  var emptyInputForNote: String { say("note-command-empty-input-for-note") }
  var appendNeedsText: String { say("note-command-append-needs-text") }
  var inputStandsAlone: String { say("note-command-input-stands-alone") }
  var noTerminalForEditor: String { say("note-command-no-terminal-for-editor") }
  func yourText(isIn file: String) -> String { say("note-command-your-text", ["file": file]) }
  func keptBoth(_ name: String) -> String { say("note-command-kept-both", ["name": name]) }
  func noNoteTagged(_ tag: String) -> String { say("note-command-no-note-tagged", ["tag": tag]) }
  var noNoteFound: String { say("note-command-no-note-found") }
  func foundInstead(_ corrected: String) -> String {
    say("note-command-found-instead", ["corrected": corrected])
  }
  func isEmpty(_ folder: NoteFolder) -> String {
    switch folder {
    case .notes: say("note-command-is-empty-notes")
    case .archive: say("note-command-is-empty-archive")
    case .trash: say("note-command-is-empty-trash")
    }
  }

  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? say("note-command-delete-note-forever", ["name": names[0]])
      : say("note-command-delete-notes-forever", ["count": names.count])
  }
  var formatNeedsNote: String { say("note-command-format-needs-note") }
  var exportNeedsFolder: String { say("note-command-export-needs-folder") }
  func noteFileExists(_ file: String) -> String { say("note-command-file-exists", ["file": file]) }
  func exportedNote(_ name: String, to file: String) -> String {
    say("note-command-exported-note", ["name": name, "file": file])
  }
  func exportedNotes(_ count: Int, to folder: String) -> String {
    say("note-command-exported-notes", ["count": count, "folder": folder])
  }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    say("note-command-imported-notes", ["new": new, "changed": changed, "same": same])
  }
  func readAsLatin1(_ files: [String]) -> String { say("note-command-read-as-latin1", ["files": files]) }
  func leftAloneAsNoText(_ files: [String]) -> String {
    say("note-command-left-alone", ["files": files])
  }
  func mirrored(_ report: NoteMirror.Report) -> String {
    var parts: [String] = []
    if report.notes > 0 { parts.append(say("note-command-mirrored-notes", ["count": report.notes])) }
    if report.files > 0 { parts.append(say("note-command-mirrored-files", ["count": report.files])) }
    if report.trashed > 0 { parts.append(say("note-command-mirrored-trashed", ["count": report.trashed])) }
    if report.removed > 0 { parts.append(say("note-command-mirrored-removed", ["count": report.removed])) }
    return parts.isEmpty ? say("note-command-mirrored-nothing") : parts.joined(separator: ", ")
  }
  func aliases(_ titles: [String], of name: String) -> String {
    titles.isEmpty
      ? say("note-command-aliases-gone", ["name": name])
      : say("note-command-aliases", ["name": name, "titles": titles.map(quoted)])
  }
  func updatedLinks(in notes: [String]) -> String {
    say("note-command-updated-links", ["notes": notes.map(quoted)])
  }
  /// These notes still link to the old title.
  func linksAreDead(_ notes: [String], to title: String) -> String {
    say(
      "note-command-links-are-dead",
      ["notes": notes.map(quoted), "count": counted(notes.count), "title": title])
  }
}

extension [String] {
  /// The first eight, since a folder of somebody else may have hundreds.
  var fewJoined: String { prefix(8).joined(separator: ", ") + (count > 8 ? ", …" : "") }
}
