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
    name: "export", help: { $0.help("help-of-note-export") }, operands: [Operand(.folder, .file)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let folder: OpenFolder
    do throws(FileFault) {
      folder = try OpenFolder(shell.places.path(of: arguments.operands[0]), isMade: true)
    } catch {
      throw Refusal(.storage, words.cannotWrite(error.path, error.reason))
    }
    let (unsaved, notes): ([Note], [Note]) =
      try shell.hasDatabase()
      ? shell.read { session in
        let unsaved = try session.unsavedNotes()
        return (unsaved.values.map(\.self), try session.notes(with: unsaved).filter { $0.trashed == nil })
      } : ([], [])
    shell.tellUnsaved(unsaved)
    var taken: Set<String> = []
    do {
      for note in notes.sorted(by: { ($0.created, $0.id) < ($1.created, $1.id) }) {
        let name = try unusedName(for: note, in: folder, &taken)
        let file = Array(NoteFile(note).file.utf8)
        // What didn't change keeps its time.
        if folder.stamp(of: name) != nil, try folder.read(name, atMost: FoundNote.largest)?.bytes == file {
          continue
        }
        try folder.write(file, to: name, isSynced: false)
      }
    } catch let error as FileFault {
      throw Refusal(.storage, words.cannotWrite(error.path, error.reason))
    }
    folder.syncAll()
    if !arguments.has("--quiet") {
      try shell.print(words.exportedNotes(notes.count, to: arguments.operands[0]))
    }
  }

  /// The file of this note, or else a free name: what belongs to nothing of Tote is never replaced.
  private static func unusedName(
    for note: Note, in folder: OpenFolder, _ taken: inout Set<String>
  ) throws(FileFault) -> String {
    let stem = NoteFile.name(for: note.givenName)
    var number = 1
    while true {
      let name = "\(stem)\(number == 1 ? "" : " \(number)").md"
      number += 1
      // Some file systems don't tell case apart.
      guard !taken.contains(name.lowercased()) else { continue }
      if let stamp = folder.stamp(of: name) {
        guard stamp.isFile, stamp.size <= FoundNote.largest,
          let bytes = try folder.read(name, atMost: FoundNote.largest)?.bytes,
          NoteFile(String(decoding: bytes, as: UTF8.self)).id == note.id
        else { continue }
      }
      taken.insert(name.lowercased())
      return name
    }
  }

  static let noteImport = Command(
    name: "import", help: { $0.help("help-of-note-import") },
    operands: [Operand(.file, .file, isRepeated: true)],
    options: [
      Option("--folders", help: { $0.say("note-command-note-folders-option") }),
      Option("--yes", "-y", help: { $0.say("note-command-note-import-yes-option") }),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    var reading = NoteFileReading()
    for path in arguments.operands { try reading.read(shell.places.path(of: path)) }
    let found = reading.found
    for (file, reason) in reading.skipped { shell.say(words.skippedFile(file, reason)) }
    for page in reading.pages { shell.say(words.noRecipe(in: page.path, broken: page.brokenBlocks)) }
    if found.isEmpty {
      throw reading.pages.isEmpty
        ? Refusal(.notFound, words.noNoteFiles) : Refusal(.refused, words.nothingToImport)
    }
    let rich = found.filter { !$0.file.otherFields.isEmpty }
    if !rich.isEmpty, !arguments.has("--yes") {
      let fields = Set(rich.flatMap(\.file.otherFields)).sorted()
      let sentence = words.losesProperties(of: rich.count, among: found.count, fields)
      guard arguments.has("--dry-run") else { throw Refusal(.refused, sentence) }
      shell.say(sentence)
    }
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

/// The files of notes that were named, and those in the folders that were.
private struct NoteFileReading {
  private(set) var found: [FoundNote] = []
  /// What couldn't be read, and why.
  private(set) var skipped: [(file: String, reason: String)] = []
  /// Saved pages without a recipe.
  private(set) var pages: [(path: String, brokenBlocks: Int)] = []

  private static let endings = [".md", ".markdown", ".txt", ".cook", ".html", ".htm"]
  /// Each holds a descriptor while it is looked into.
  private static let deepest = 64

  mutating func read(_ path: String) throws {
    do {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        return try read(OpenFolder(path), folders: [])
      }
      let place = path.lastIndex(of: "/").map {
        (String(path[..<$0]), String(path[path.index(after: $0)...]))
      }
      let (folder, name) = place ?? (".", path)
      let bytes = try OpenFolder(folder.isEmpty ? "/" : folder)
        .read(name, atMost: FoundNote.largest, followingLink: true)
      guard let bytes = bytes?.bytes else {
        throw Refusal(.refused, words.cannotRead(path, SystemError.reason(EINVAL)))
      }
      add(FoundNote(bytes, path: path, folders: []))
    } catch let error as FileFault {
      throw Refusal(.storage, words.cannotRead(error.path, error.reason))
    }
  }

  private mutating func add(_ note: FoundNote) {
    if let brokenBlocks = note.brokenBlocks {
      pages.append((note.path, brokenBlocks))
    } else {
      found.append(note)
    }
  }

  /// Links and what is hidden are left alone. A file that can't be read stops no other.
  private mutating func read(_ folder: OpenFolder, folders: [String]) throws(FileFault) {
    if folders.count > Self.deepest { return skipped.append((folder.path, SystemError.reason(ENAMETOOLONG))) }
    let (names, unreadable) = try folder.names()
    for name in unreadable { skipped.append((folder.path + "/" + name, SystemError.reason(EILSEQ))) }
    for name in names.sorted() where !name.hasPrefix(".") {
      guard let stamp = folder.stamp(of: name) else { continue }
      do throws(FileFault) {
        if stamp.isFolder {
          try read(try folder.folder(name), folders: folders + [name])
        } else if stamp.isFile, Self.endings.contains(where: { name.lowercased().hasSuffix($0) }),
          let read = try folder.read(name, atMost: FoundNote.largest)
        {
          add(FoundNote(read.bytes, path: folder.path + "/" + name, folders: folders))
        }
      } catch {
        skipped.append((error.path, error.reason))
      }
    }
  }
}
