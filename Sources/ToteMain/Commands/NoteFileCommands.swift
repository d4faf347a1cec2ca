import FoundationEssentials
import Markdown
import Tote
import ToteFormats
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `tote note export FOLDER` and `tote note import PATH…`: notes as files of Markdown with front matter.
extension Command {
  static let noteExport = Command(
    name: "export", help: \.noteExportHelp, operands: [Operand(.folder, .file)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let folder = shell.places.path(of: arguments.operands[0])
    do throws(StorageError) {
      try PrivateFile.makeFolder(folder)
    } catch {
      throw Refusal(.storage, error.sentence)
    }
    let (unsaved, notes): ([Note], [Note]) =
      try shell.hasDatabase()
      ? shell.read { session in
        let unsaved = try session.unsavedNotes()
        return (unsaved.values.map(\.self), try session.notes(with: unsaved).filter { $0.trashed == nil })
      } : ([], [])
    shell.tellUnsaved(unsaved)
    var taken: Set<String> = []
    for note in notes.sorted(by: { ($0.created, $0.id) < ($1.created, $1.id) }) {
      let path = unusedPath(for: note, in: folder, &taken)
      let file = NoteFile(note).file
      // What didn't change keeps its time.
      if FileBytes.read(path).map({ $0.elementsEqual(file.utf8) }) == true { continue }
      if let code = PrivateFile.replace(path, with: Array(file.utf8)) {
        throw Refusal(.storage, StorageError(errno: code, path).sentence)
      }
    }
    if !arguments.has("--quiet") {
      try shell.print(words.exportedNotes(notes.count, to: arguments.operands[0]))
    }
  }

  /// The file of this note, or else a free name: what belongs to nothing of Tote is never replaced.
  private static func unusedPath(for note: Note, in folder: String, _ taken: inout Set<String>) -> String {
    let name = NoteFile.name(for: note.givenName)
    var number = 1
    while true {
      let path = "\(folder)/\(name)\(number == 1 ? "" : " \(number)").md"
      number += 1
      // Some file systems don't tell case apart.
      guard !taken.contains(path.lowercased()) else { continue }
      var status = stat()
      if lstat(path, &status) == 0 {
        // A pipe would wait for a writer.
        guard status.st_mode & S_IFMT == S_IFREG, let bytes = FileBytes.read(path),
          NoteFile(String(decoding: bytes, as: UTF8.self)).id == note.id
        else { continue }
      }
      taken.insert(path.lowercased())
      return path
    }
  }

  static let noteImport = Command(
    name: "import", help: \.noteImportHelp, operands: [Operand(.file, .file, isRepeated: true)],
    options: [
      Option("--folders", help: \.noteFoldersOption), Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    var found: [FoundNote] = []
    for path in arguments.operands { try FoundNote.add(named: shell.places.path(of: path), to: &found) }
    if found.isEmpty { throw Refusal(.notFound, words.noNoteFiles) }
    let files = found
    var report = (new: 0, changed: 0, same: 0)
    try shell.edit(isRehearsal: arguments.has("--dry-run")) { session in
      let known = try session.notes()
      var written = files.map { $0.note(isTagged: arguments.has("--folders"), now: .now) }
      let matches = NoteMatches(of: written, hasID: files.map { $0.file.id != nil }, among: known)
      var ids = Set(known.map(\.id))
      var changes: [Change] = []
      for index in written.indices {
        guard let old = matches.notes[index] else {
          // A copied file has the id of another note.
          if !ids.insert(written[index].id).inserted {
            written[index] = written[index].copy(id: Note.ID(UUID()))
          }
          changes.append(Change(adding: written[index]))
          report.new += 1
          continue
        }
        var note = old
        (note.title, note.text, note.tags) = (written[index].title, written[index].text, written[index].tags)
        if files[index].file.aliases != nil { note.aliases = written[index].aliases }
        note.trashed = nil
        if note == old {
          report.same += 1
        } else {
          report.changed += 1
          note.modified = .now
          changes.append(Change(old) { $0 = note })
        }
      }
      guard !changes.isEmpty else { return }
      let name = arguments.operands.count == 1 ? arguments.operands[0].split(separator: "/").last : nil
      try session.perform(notes: known) {
        $0.perform(.importFile(name.map(String.init) ?? ""), changes, .current)
      }
    }
    let foreign = found.filter(\.isLatin1).map(\.path)
    if !foreign.isEmpty { shell.say(words.readAsLatin1(foreign)) }
    if !arguments.has("--quiet") {
      try shell.print(words.importedNotes(new: report.new, changed: report.changed, same: report.same))
    }
  }
}

/// A file of a note that is to be imported.
private struct FoundNote {
  let path: String
  /// Those below the one that was named.
  let folders: [String]
  let file: NoteFile
  /// Whether it was no UTF-8.
  let isLatin1: Bool

  private static let endings = [".md", ".markdown", ".txt"]
  private static let largest = 16 << 20

  /// A file that was named, or those of a folder.
  static func add(named path: String, to found: inout [FoundNote]) throws(Refusal) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Refusal(.storage, words.cannotRead(path, SystemError.reason(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: try add(folder: path, folders: [], to: &found)
    case S_IFREG: found.append(try FoundNote(path, folders: []))
    default: throw Refusal(.refused, words.cannotRead(path, SystemError.reason(EINVAL)))
    }
  }

  /// Links and what is hidden are left alone.
  private static func add(
    folder path: String, folders: [String], to found: inout [FoundNote]
  ) throws(Refusal) {
    guard let names = FileBytes.names(in: path) else {
      throw Refusal(.storage, words.cannotRead(path, SystemError.reason(errno)))
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = "\(path)/\(name)"
      var status = stat()
      guard lstat(inner, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try add(folder: inner, folders: folders + [name], to: &found)
      case S_IFREG where endings.contains { name.lowercased().hasSuffix($0) }:
        found.append(try FoundNote(inner, folders: folders))
      default: break
      }
    }
  }

  private init(_ path: String, folders: [String]) throws(Refusal) {
    guard PrivateFile.size(of: path) ?? 0 <= Self.largest, let bytes = FileBytes.read(path) else {
      throw Refusal(.storage, words.cannotRead(path, SystemError.reason(errno == 0 ? EFBIG : errno)))
    }
    let (text, isLatin1) = Self.text(of: bytes)
    (self.path, self.folders, self.isLatin1) = (path, folders, isLatin1)
    let lines = text.plainLines
    var file = NoteFile(lines)
    // The break that ends the file isn't the note's.
    if file.text == lines, lines.hasSuffix("\n") { file.text.removeLast() }
    self.file = file
  }

  /// UTF-8 and UTF-16 say what they are; anything else is read as Latin-1.
  private static func text(of bytes: [UInt8]) -> (String, isLatin1: Bool) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isBig = bytes[0] == 0xFE
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBig ? one << 8 | other : other << 8 | one
      }
      return (String(decoding: units, as: UTF16.self), false)
    }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: plain, as: UTF8.self) { return (text, false) }
    return (String(String.UnicodeScalarView(plain.map { Unicode.Scalar($0) })), true)
  }

  private var name: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let ending = Self.endings.first(where: { name.lowercased().hasSuffix($0) }) else { return name }
    return String(name.dropLast(ending.count))
  }

  /// The note that it becomes. Tags that the text lacks follow it in a line of their own.
  func note(isTagged: Bool, now: Moment) -> Note {
    let wanted = file.tags + (isTagged ? folders : [])
    let known = Set(NoteText(file.text).tags.map(Folding.fold))
    let missing = wanted.map { $0.filter { !$0.isWhitespace && $0 != "#" } }
      .filter { !$0.isEmpty && !known.contains(Folding.fold($0)) }
    let text =
      missing.isEmpty ? file.text : file.text + "\n\n" + missing.map { "#\($0)" }.joined(separator: " ")
    return Note(
      id: file.id ?? Note.ID(UUID()), title: Folding.clean(file.title ?? name), text: text,
      tags: NoteText(text).tags, created: file.created ?? now, modified: file.changed ?? file.created ?? now,
      isPinned: file.isPinned, isArchived: file.isArchived, aliases: NoteAliases(file.aliases ?? []).titles)
  }
}
