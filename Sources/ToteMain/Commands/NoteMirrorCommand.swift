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

/// `tote note mirror FOLDER`: notes and files are made alike, once or as long as it runs.
extension Command {
  static let noteMirror = Command(
    name: "mirror", help: { $0.help("help-of-note-mirror") }, operands: [Operand(.folder, .file)],
    options: [
      Option("--watch", "-w", help: { $0.say("note-command-note-watch-option") }),
      Option("--yes", "-y", help: { $0.say("note-command-note-mirror-yes-option") }),
      Option("--dry-run", "-n", help: \.dryRunOption), Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    if arguments.has("--watch"), arguments.has("--dry-run") {
      throw Refusal(.usage, words.cannotCombine("--watch", "--dry-run"))
    }
    do {
      func mirroring(isRehearsal: Bool) throws -> NoteMirroring {
        let mirror = try NoteMirroring(
          shell, folder: arguments.operands[0], mayLoseMany: arguments.has("--yes"), isRehearsal: isRehearsal)
        mirror.isQuiet = arguments.has("--quiet")
        return mirror
      }
      if arguments.has("--watch") { return try mirroring(isRehearsal: false).watch() }
      let rehearsal = try mirroring(isRehearsal: true)
      if arguments.has("--dry-run") { return try rehearsal.makeAlike() }
      // Where there is nothing to do the first time, nothing is left behind.
      if try !rehearsal.isKnown && rehearsal.hasNothingToDo() { return try rehearsal.makeAlike() }
      let mirror = try mirroring(isRehearsal: false)
      // What was begun is finished by the next time.
      try shell.withProgress(
        words.mirroring(arguments.operands[0]), interrupted: words.interruptedHalfway
      ) { progress in
        mirror.progress = progress
        try mirror.makeAlike()
      }
    } catch is Output.Interrupted {
      return
    } catch let error as FileFault {
      throw Refusal(.storage, words.cannotMirror(error.path, error.reason))
    }
  }
}

private final class NoteMirroring {
  var isQuiet = false
  /// Where it is told how far the files are.
  var progress: Progress?
  private let isRehearsal: Bool
  private let shell: Shell
  private let folder: MirrorFolder
  private let name: String
  private let mayLoseMany: Bool
  private var notes: [Note.ID: Note] = [:]
  private var agreements: [Note.ID: NoteMirror.Agreement] = [:]
  private var agreed: [NoteMirror.Agreement] { agreements.values.filter { !$0.isTrashed } }
  /// Those of the last time; `nil` if any may have changed since.
  private var files: [NoteMirror.File]?
  /// Missing or empty files, which an editor may just be replacing.
  private var unsettled: Set<String> = []
  private var leftAlone: Set<String> = []

  /// How long the journal is.
  private var journal: Int64

  init(_ shell: Shell, folder name: String, mayLoseMany: Bool, isRehearsal: Bool) throws {
    (self.shell, self.name, self.mayLoseMany) = (shell, name, mayLoseMany)
    self.isRehearsal = isRehearsal
    let database = try Self.database(shell, isRehearsal: isRehearsal)
    journal = database.journal
    folder = try MirrorFolder(shell.places.path(of: name), of: database, isRehearsal: isRehearsal)
  }

  private static func database(_ shell: Shell, isRehearsal: Bool) throws -> MirrorFolder.Database {
    var (key, journal): (Int64?, Int64) =
      try shell.hasDatabase() ? shell.read { (try $0.key(), try $0.journalEnds().last) } : (nil, 0)
    if key == nil, !isRehearsal { key = try shell.edit { try $0.key(new: { UUID() }) } }
    return MirrorFolder.Database(agreements: shell.places.mirrors, key: key ?? 0, journal: journal)
  }

  var isKnown: Bool { folder.isKnown }

  func hasNothingToDo() throws -> Bool {
    if try shell.hasDatabase() { try shell.read { try take(try $0.notes(), in: $0) } }
    return try makeAlikeOnce().agreements.isEmpty
  }

  func makeAlike() throws {
    if try shell.hasDatabase() { try shell.read { try take(try $0.notes(), in: $0) } }
    let plan = try makeAlikeOnce()
    if !isQuiet { try shell.print(words.mirrored(plan.report)) }
    try tellConflicts(plan)
  }

  func watch() throws {
    let storage = try shell.opened()
    defer { storage.close() }
    let last = try storage.read { session in
      try take(try session.notes(), in: session)
      return try session.journalEnds().last
    }
    // Then writing to a closed pipe fails, instead of killing the program.
    signal(SIGPIPE, SIG_IGN)
    try Progress.whileInterruptible {
      let interruption = Progress.interruptionDescriptor()
      let follower = try JournalFollower(storage, after: last)
      let events = FolderEvents()
      var watched: [String] = []
      try makeAlikeAndTell()
      while true {
        // Something may have happened in a new folder before it was watched.
        if folder.folders != watched { files = nil }
        watched = folder.folders
        guard events.watch(watched) else {
          throw Refusal(.storage, "inotify: \(SystemError.reason(errno))")
        }
        try makeAlikeAndTell()
        if folder.folders != watched { continue }
        guard try waitForChange(follower, events, interruption, in: storage) else { return }
      }
    }
  }

  /// Returns false when interrupted, or if the output is closed.
  private func waitForChange(
    _ follower: JournalFollower, _ events: FolderEvents, _ interruption: Int32, in storage: Storage
  ) throws -> Bool {
    while true {
      switch try follower.wait(
        writingTo: STDOUT_FILENO, interruption: interruption, or: events.descriptor)
      {
      case .interrupted, .readerGone: return false
      case .written:
        try follow(follower, in: storage)
        return true
      case .other:
        guard events.take(where: NoteMirror.File.isName) else { continue }
        files = nil
        return true
      }
    }
  }

  private func take(_ notes: [Note], in session: CommandSession) throws(FileFault) {
    self.notes = Dictionary(notes.map { ($0.id, $0) }) { one, _ in one }
    agreements = try folder.agreements { edit throws(StorageError) in try session.has(edit) }
  }

  /// Reads the notes that were changed by other programs.
  private func follow(_ follower: JournalFollower, in storage: Storage) throws {
    while true {
      let lines = try follower.next()
      if lines.isEmpty { return }
      let changed = Set(lines.flatMap(\.entry.changes).map(\.key).filter { $0.kind == .note })
      try storage.read { session in for key in changed { read(key, from: try session.row(key)) } }
    }
  }

  private func read(_ key: Row.Key, from row: Row?) {
    guard case .note(let id) = key else { return }
    if case .note(let note)? = row { notes[id] = note } else { notes[id] = nil }
  }

  private func makeAlikeAndTell() throws {
    let plan = try makeAlikeOnce()
    if !isQuiet, !plan.report.isEmpty {
      try shell.print(words.mirrored(plan.report))
      try shell.output.flush()
    }
    try tellConflicts(plan)
  }

  private func tellConflicts(_ plan: NoteMirror.Plan) throws {
    for name in plan.conflicts { shell.say(words.keptBoth(name)) }
    // Once, not after every change.
    let new = (plan.leftAlone + folder.unreadable).filter { leftAlone.insert($0).inserted }
    if !new.isEmpty { shell.say(words.leftAloneAsNoText(new)) }
    for (path, reason) in folder.skipped where leftAlone.insert(path).inserted {
      shell.say(words.skippedFile(path, reason))
    }
  }

  private func makeAlikeOnce() throws -> NoteMirror.Plan {
    while true {
      let now = Moment.now
      let present = try files ?? presentFiles()
      // What can't be read now isn't gone.
      let unseen = Set(agreements.filter { folder.hasSkipped($0.value.file.path) }.keys)
      let plan = NoteMirror(
        agreements: agreements.filter { !unseen.contains($0.key) }, files: present,
        notes: notes.values.filter { !unseen.contains($0.id) && !isOfOtherFile($0) }, now: now,
        newID: { Note.ID(UUID()) },
        modified: { self.folder.modified($0) }, tags: { NoteText($0).tags }
      ).plan
      let lost = plan.report.trashed + plan.report.removed
      if lost > 10, lost * 2 > agreed.count, !mayLoseMany {
        throw Refusal(.refused, words.mirrorLosesMany(lost, of: agreed.count, name))
      }
      if isRehearsal { return plan }
      guard try save(plan) else { continue }
      if !plan.report.isEmpty { files = nil }
      for (id, agreement) in try carryOut(plan) { agreements[id] = agreement }
      return plan
    }
  }

  private func carryOut(_ plan: NoteMirror.Plan) throws -> [Note.ID: NoteMirror.Agreement?] {
    let total = plan.moves.count + plan.written.count + plan.removed.count
    var done = 0
    return try folder.carryOut(plan, journal: journal) {
      try progress?.report(done, of: total)
      done += 1
    }
  }

  /// Whether a note was imported from a file that is here and isn't Markdown: it has its file, and gets no second one.
  private func isOfOtherFile(_ note: Note) -> Bool {
    agreements[note.id] == nil && note.place.map { folder.others.contains($0.path) } ?? false
  }

  private func presentFiles() throws -> [NoteMirror.File] {
    var files = try folder.files()
    var agreed: [String: NoteMirror.File] = [:]
    for agreement in self.agreed { agreed[agreement.file.path] = agreement.file }
    let empty = files.filter { $0.bytes.isEmpty && agreed[$0.path] != $0 }.map(\.path)
    for file in files { agreed[file.path] = nil }
    let new = Set(agreed.keys).union(empty)
    defer { unsettled = new }
    if !new.isSubset(of: unsettled) {
      usleep(200_000)
      files = try folder.files()
    }
    self.files = files
    return files
  }

  /// False if another program has changed a note meanwhile, which is then read again.
  private func save(_ plan: NoteMirror.Plan) throws -> Bool {
    let edit = Edit.ID(UUID())
    try folder.willCarryOut(plan, as: edit, from: agreements)
    if plan.changes.isEmpty { return true }
    let title = EditKind.importFile(String(name.split(separator: "/").last ?? ""))
    let (stale, last): ([Row.Key: Row?], Int64) = try shell.edit { session in
      var stale: [Row.Key: Row?] = [:]
      for change in plan.changes {
        let row = try session.row(change.key)
        if row != change.before { stale[change.key] = .some(row) }
      }
      if stale.isEmpty { try session.perform(title, plan.changes, as: edit) }
      return (stale, try session.journalEnds().last)
    }
    journal = last
    for (key, row) in stale { read(key, from: row) }
    if stale.isEmpty { for change in plan.changes { read(change.key, from: change.after) } }
    return stale.isEmpty
  }
}
