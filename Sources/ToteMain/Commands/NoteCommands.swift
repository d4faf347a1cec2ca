import FoundationEssentials
import ToteModel
import ToteStorage

/// `tote note` and what its subcommands share: finding a note and getting a text.
extension Command {
  static let note = Command(
    name: "note", help: { $0.help("help-of-note") },
    commands: [
      .noteAdd, .notePaste, .noteToday, .noteLs, .noteShow, .noteEdit, .noteRename, .noteMove, .noteAlias,
      .noteSet, .noteTag, .noteFolder, .noteFolders, .noteRm, .noteSearch,
      .noteLinks, .noteBacklinks, .notePin, .noteUnpin, .noteArchive, .noteRestore, .noteExport, .noteImport,
      .noteMirror, .noteRecover,
    ])

  /// The joined words, or standard input for a single dash.
  static func noteText(from parts: [String], _ shell: Shell, keepsReturns: Bool = false) throws -> String {
    if parts == ["-"] { return try shell.input.text(keepsReturns: keepsReturns) }
    if parts.contains("-") { throw besideInput }
    return parts.joined(separator: " ")
  }

  static var besideInput: Refusal { Refusal(.usage, words.inputStandsAlone) }

  /// `nil` if the editor has changed nothing.
  static func editOutside(
    _ text: String, named name: String, _ shell: Shell
  ) throws -> (text: String, file: String)? {
    if shell.settings.settings.restricted {
      throw Refusal(.refused, words.editorFailed(.restricted, file: nil))
    }
    guard shell.isAtTerminal else {
      throw Refusal(.usage, words.noTerminalForEditor)
    }
    let editor = ExternalEditor(shell.variables, command: shell.settings.settings.editor)
    switch editor.edit(text, name: Folding.fold(name)) {
    case .edited(var edited, let file):
      // Editors end a text with a line break whether or not it had one.
      if edited.hasSuffix("\n"), !text.hasSuffix("\n") { edited.removeLast() }
      if edited != text { return (edited, file) }
      editor.discard(file)
      return nil
    case .failed(let failure, let file): throw Refusal(.refused, words.editorFailed(failure, file: file))
    }
  }

  /// Saves what an editor has written. On failure the file stays, and the refusal names it.
  @discardableResult
  static func preserving<Result>(_ file: String?, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      guard let file else { throw error }
      let sentence = (error as? StorageError)?.shellSentence
      let refusal = error as? Refusal ?? Refusal(.storage, sentence ?? "\(error)")
      throw Refusal(refusal.code, refusal.lines + [words.yourText(isIn: file)])
    }
  }
}

extension NameLookup {
  /// Finds a note by title, by an alias or, for reading, by an unambiguous beginning. Notes in the trash come last.
  static func note(
    _ word: String, in session: CommandSession, isTrashToo: Bool = false, mayBegin: Bool = false
  ) throws -> Note {
    try note(word, among: try session.notes(), isTrashToo: isTrashToo, mayBegin: mayBegin)
  }

  static func note(
    _ word: String, among all: [Note], isTrashToo: Bool = false, mayBegin: Bool = false
  ) throws -> Note {
    if let uuid = UUID(uuidString: word), let note = all.first(where: { $0.id == Note.ID(uuid) }) {
      return note
    }
    let notes = all.filter { isTrashToo || $0.trashed == nil }
    let called = notes.called(word)
    if called.count == 1 { return called[0] }
    return try choose(word, among: notes, .note, mayBegin: mayBegin, id: \.id.uuid, name: \.name) {
      words.changed($0.modified.local.shownDay)
    }
  }
}
