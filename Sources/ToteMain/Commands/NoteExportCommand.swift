import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `tote note export --note NOTE [FILE]`: one note, to standard output or a new file.
extension Command {
  static func exportNote(_ title: String, _ shell: Shell, _ arguments: Arguments) throws {
    let page = arguments["--format"].flatMap(NotePage.init(rawValue:)) ?? .markdown
    let (note, isUnsaved) = try shell.read { session in
      let unsaved = try session.unsavedNotes()
      let note = try NameLookup.note(title, among: session.notes(with: unsaved), mayBegin: true)
      return (note, unsaved[note.id] != nil)
    }
    if isUnsaved { shell.tellUnsaved([note]) }
    let bytes = Array(page.text(of: note).utf8)
    guard let file = arguments.operands.first else {
      return try shell.output.isTerminal ? shell.showText(bytes) : shell.output.write(bytes)
    }
    let path = shell.places.path(of: file)
    guard access(path, F_OK) != 0 else { throw Refusal(.refused, words.noteFileExists(file)) }
    do throws(FileFault) {
      let folder = try OpenFolder(PrivateFile.folder(of: path) ?? "/")
      try folder.write(bytes, to: String(path.split(separator: "/").last ?? ""), isSynced: true)
    } catch {
      throw Refusal(.storage, words.cannotWrite(error.path, error.reason))
    }
    if !arguments.has("--quiet") { try shell.print(words.exportedNote(note.name, to: file)) }
  }
}
