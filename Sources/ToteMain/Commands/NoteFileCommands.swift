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
    name: "export", help: { $0.help("help-of-note-export") },
    operands: [Operand(.folder, .file, isOptional: true)],
    options: [
      Option("--note", value: Operand(.note, .note), help: { $0.say("note-command-export-note-option") }),
      Option(
        "--format", "-f", value: Operand(.format, .choice(NotePage.allCases.map(\.rawValue))),
        help: { $0.say("note-command-export-format-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    if let title = arguments["--note"] { return try exportNote(title, shell, arguments) }
    if arguments["--format"] != nil { throw Refusal(.usage, words.formatNeedsNote) }
    if arguments.operands.isEmpty { throw Refusal(.usage, words.exportNeedsFolder) }
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
    // Those that came from files get their own names back, before others take them.
    let ordered = notes.sorted {
      ($0.hasFile ? 0 : 1, $0.created, $0.id) < ($1.hasFile ? 0 : 1, $1.created, $1.id)
    }
    do {
      try shell.withProgress(words.exporting, interrupted: words.interruptedHalfway) { progress in
        var writing = NoteFileWriting(folder)
        for (number, note) in ordered.enumerated() {
          try progress.report(number, of: ordered.count)
          try writing.write(note)
        }
        folder.syncAll()
      }
    } catch let error as FileFault {
      throw Refusal(.storage, words.cannotWrite(error.path, error.reason))
    }
    if !arguments.has("--quiet") {
      try shell.print(words.exportedNotes(notes.count, to: arguments.operands[0]))
    }
  }

  static let noteImport = Command(
    name: "import", help: { $0.help("help-of-note-import") },
    operands: [Operand(.file, .file, isRepeated: true)],
    options: [
      Option("--folders", help: { $0.say("note-command-note-folders-option") }),
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
    let files = found
    let report = try shell.withProgress(words.importing(arguments.operands[0])) { progress in
      try shell.edit(isRehearsal: arguments.has("--dry-run")) { session in
        var report = (new: 0, changed: 0, same: 0)
        let known = try session.notes()
        var written = try files.enumerated().map { index, file in
          if index % 64 == 0 { try progress.report(index, of: 2 * files.count) }
          var note = file.note(now: .now)
          if arguments.has("--folders") { MirroredFile.tag(&note, with: file.folders) }
          return note
        }
        let matches = NoteMatches(of: written, hasID: files.map(\.hasID), among: known)
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
          var note = files[index].note(written[index], into: old)
          if arguments.has("--folders") { MirroredFile.tag(&note, with: files[index].folders) }
          if note == old {
            report.same += 1
          } else {
            report.changed += 1
            note.modified = .now
            changes.append(Change(old) { $0 = note })
          }
        }
        guard !changes.isEmpty else { return report }
        let name = arguments.operands.count == 1 ? arguments.operands[0].split(separator: "/").last : nil
        try session.perform(
          notes: known,
          progress: { try progress.report(files.count + $0 * files.count / max(1, $1), of: 2 * files.count) }
        ) {
          $0.perform(.importFile(name.map(String.init) ?? ""), changes, .current)
        }
        return report
      }
    }
    let foreign = found.filter(\.isLatin1).map(\.path)
    if !foreign.isEmpty { shell.say(words.readAsLatin1(foreign)) }
    let mixed = found.filter { !$0.isKept }.map(\.path)
    if !mixed.isEmpty { shell.say(words.unifiedLineEnds(mixed)) }
    if !arguments.has("--quiet") {
      try shell.print(words.importedNotes(new: report.new, changed: report.changed, same: report.same))
    }
    // What was skipped has been named: it is done only in part.
    if !reading.skipped.isEmpty { throw Refusal(.refused) }
  }
}

/// Writes notes as files below a folder. What belongs to nothing of Tote is never replaced.
private struct NoteFileWriting {
  private let root: OpenFolder
  /// Names in lower case, and as they were written.
  private var taken: [String: String] = [:]

  init(_ root: OpenFolder) { self.root = root }

  mutating func write(_ note: Note) throws(FileFault) {
    let page = MirroredFile(note)
    let bytes = page.bytes
    let wanted = NotePlace(Self.path(of: note, page))
    let (folder, _) = try root.place(of: wanted.path, isMade: true)
    let ending = wanted.name.dropFirst(wanted.stem.count)
    var number = 1
    while true {
      let name = number == 1 ? wanted.name : "\(wanted.stem) \(number)\(ending)"
      number += 1
      let (key, other) = ((wanted.folder + name).lowercased(), taken[(wanted.folder + name).lowercased()])
      // Names of Tote's own making are told apart without their case, for file systems that don't tell it apart.
      if let other, other == name || !note.hasFile { continue }
      if let stamp = folder.stamp(of: name) {
        guard stamp.isFile, stamp.size <= FoundNote.largest, other.flatMap({ folder.stamp(of: $0) }) != stamp,
          let found = try folder.read(name, atMost: FoundNote.largest)?.bytes,
          found == bytes || Self.isFile(found, of: note, page)
        else { continue }
        taken[key] = name
        // What didn't change keeps its time.
        if found == bytes { return }
      }
      taken[key] = name
      return try folder.write(bytes, to: name, isSynced: false)
    }
  }

  /// Where it came from, with a new name if it has a new title.
  private static func path(of note: Note, _ page: MirroredFile) -> String {
    let name = NoteFile.name(for: note.givenName)
    guard let place = note.place,
      (place.hasFile ? place.path[...] : place.path.dropLast())
        .split(separator: "/", omittingEmptySubsequences: false).allSatisfy({
          NoteMirror.File.isVisible(String($0))
        })
    else { return name + ".md" }
    if !place.hasFile { return place.folder + name + ".md" }
    if page.fields.title == nil, Folding.clean(place.stem) != note.title {
      return place.folder + name + place.name.dropFirst(place.stem.count)
    }
    return place.path
  }

  private static func isFile(_ bytes: [UInt8], of note: Note, _ page: MirroredFile) -> Bool {
    guard let found = MirroredFile(bytes) else { return false }
    if let id = found.fields.id { return id == note.id }
    return note.hasFile
      && (note.isKin(of: found.text) || note.text.isEmpty && page.properties == found.properties)
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
        return try read(OpenFolder(path), place: "")
      }
      let place = path.lastIndex(of: "/").map {
        (String(path[..<$0]), String(path[path.index(after: $0)...]))
      }
      let (folder, name) = place ?? (".", path)
      let bytes = try OpenFolder(folder.isEmpty ? "/" : folder)
        .read(name, atMost: FoundNote.largest, followingLink: true)
      guard let bytes else { throw Refusal(.refused, words.cannotRead(path, SystemError.reason(EINVAL))) }
      add(bytes.bytes, bytes.stamp, path: path, place: name, isNamed: true)
    } catch let error as FileFault {
      throw Refusal(.storage, words.cannotRead(error.path, error.reason))
    }
  }

  private mutating func add(
    _ bytes: [UInt8], _ stamp: OpenFolder.Stamp, path: String, place: String, isNamed: Bool = false
  ) {
    let note = FoundNote(bytes, path: path, place: place, modified: stamp.modified, isNamed: isNamed)
    guard let note else { return skipped.append((path, words.isNoText)) }
    if let brokenBlocks = note.brokenBlocks {
      pages.append((note.path, brokenBlocks))
    } else {
      found.append(note)
    }
  }

  /// Links and what is hidden are left alone. A file that can't be read stops no other.
  ///
  /// - Parameter place: Of the folder below the one that was named, with a slash behind it.
  private mutating func read(_ folder: OpenFolder, place: String, depth: Int = 0) throws(FileFault) {
    if depth > Self.deepest { return skipped.append((folder.path, SystemError.reason(ENAMETOOLONG))) }
    let (names, unreadable) = try folder.names()
    for name in unreadable { skipped.append((folder.path + "/" + name, SystemError.reason(EILSEQ))) }
    for name in names.sorted() where !name.hasPrefix(".") {
      guard let stamp = folder.stamp(of: name) else { continue }
      do throws(FileFault) {
        if stamp.isFolder {
          try read(try folder.folder(name), place: place + name + "/", depth: depth + 1)
        } else if stamp.isFile, Self.endings.contains(where: { name.lowercased().hasSuffix($0) }),
          let read = try folder.read(name, atMost: FoundNote.largest)
        {
          add(read.bytes, read.stamp, path: folder.path + "/" + name, place: place + name)
        }
      } catch {
        skipped.append((error.path, error.reason))
      }
    }
  }
}
