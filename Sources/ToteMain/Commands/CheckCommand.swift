import FoundationEssentials
import ToteModel
import ToteStorage

/// `tote check`: a look through everything, and, where it is wanted, what is wrong put right after a backup.
extension Command {
  static let check = Command(
    name: "check", summary: "look through the database",
    options: [
      Option("--repair", help: "put right what is wrong, after a backup"),
      Option("--compact", help: "fold old journal lines away, and give free room back to the disk"),
    ],
    about: [
      "Looks at every page, table and index, whether each item has its list and a place of its own, whether items and notes "
        + "are found by their words, whether every line of the journal can be read, and whether anybody else may read "
        + "the files. It ends with 4 where something is wrong and stays so. A damaged page and a missing table are put "
        + "right by a backup alone; the screen offers those that are whole.",
      "The journal keeps a year or 20,000 steps for undo, whichever is more. The screen folds older ones away while nothing "
        + "else is to do; --compact does it now, and says what it freed. Other programs can go on writing meanwhile.",
    ],
    examples: [
      Example("tote check", "says what is wrong, if anything is"),
      Example("tote check --repair", "puts it right; a copy of how it was is among the backups"),
      Example("tote check --compact", "makes the file as small as it can be"),
    ]
  ) { shell, arguments in
    guard try shell.hasDatabase() else { return try shell.print(Shell.noDatabase) }
    let check = DatabaseCheck(shell: shell)
    let issues = try check.examine()
    let open = check.openPlaces
    for issue in issues { try shell.print(issue.sentence) }
    for place in open { try shell.print("Others may read \(place).") }
    if issues.isEmpty, open.isEmpty {
      try shell.print("All is well.")
      if arguments.has("--compact") { try check.compact() }
      return
    }
    guard issues.allSatisfy(\.isRepairable) else { throw Refusal(.storage, shell.rescue) }
    guard arguments.has("--repair") else {
      throw Refusal(.storage, "tote check --repair puts right what can be put right.")
    }
    shell.hasChangedData.set()
    try check.repair(issues, open)
  }
}

private struct DatabaseCheck {
  let shell: Shell

  /// What is wrong in the file. It is only read, and a damaged one is left as it is.
  func examine() throws -> [IntegrityCheck.Issue] {
    try shell.withProgress("Looking through \(shell.places.database)") { progress in
      let storage: Storage
      do throws(StorageError) {
        storage = try Storage.forReading(path: shell.places.database, isTrusted: true)
      } catch {
        guard error == .damaged else { throw error }
        return [.page("its tables cannot be read")]
      }
      defer { storage.close() }
      var done = 0
      let parts = IntegrityCheck.Part.allCases
      return try storage.read(checkCancellation: { try progress.report(done, of: parts.count) }) { session in
        var issues: [IntegrityCheck.Issue] = []
        // Rows on pages that are damaged say nothing.
        for part in parts where issues.allSatisfy(\.isRepairable) {
          issues += try session.check(part)
          done += 1
          try progress.report(done, of: parts.count)
        }
        return issues
      }
    }
  }

  /// What others may read and should not.
  var openPlaces: [String] {
    let database = shell.places.database
    var paths = [
      database, database + "-wal", database + "-shm", shell.places.log, shell.places.backups.folder,
    ]
    // The folder of a file that somebody has named is their own business.
    if shell.places.file == nil, let folder = PrivateFile.folder(of: database) { paths.append(folder) }
    return paths.filter(PrivateFile.isOpenToOthers)
  }

  private static func entry(_ changes: [Change]) -> Entry {
    Entry(
      Edit(id: Edit.ID(UUID()), title: EditTitle(.repair), moment: .now, changes: changes),
      writer: Shell.writer())
  }

  func repair(_ issues: [IntegrityCheck.Issue], _ open: [String]) throws {
    if !issues.isEmpty {
      let storage = try shell.opened()
      defer { storage.close() }
      let copy = try shell.places.backups.create(of: storage, at: .now) {}
      shell.say("How it was is kept in \(copy).")
      try storage.edit { session in
        try session.repair(issues, makeEntry: Self.entry)
        // A list that came back stands where another does.
        try session.repair(session.check(.ranks), makeEntry: Self.entry)
      }
    }
    for place in open where !PrivateFile.closeToOthers(place) {
      shell.say("\(place) cannot be closed to others.")
    }
    let rest = try examine()
    let stillOpen = openPlaces
    guard rest.isEmpty, stillOpen.isEmpty else {
      let newest = try? shell.places.backups.intact().dropFirst().first
      throw Refusal(
        .storage,
        rest.map { "Still so: \($0.sentence)" } + stillOpen.map { "Still so: others may read \($0)." }
          + (newest.map { ["The newest copy that is whole is \($0.path)."] } ?? []))
    }
    try shell.print("Repaired.")
  }

  /// Makes the file small, and says what that has freed.
  func compact() throws {
    let storage = try shell.opened()
    defer { storage.close() }
    let result = try shell.withProgress("Compacting \(shell.places.database)") { progress in
      try storage.compact(at: .now) { try progress.report(0, of: 1) }
    }
    let lines = result.foldedLines
    if lines > 0 {
      try shell.print(lines == 1 ? "Folded one old step away." : "Folded \(lines) old steps away.")
    }
    try shell.print(
      result.after < result.before
        ? "Freed \(Self.size(result.before - result.after)): the database takes \(Self.size(result.after))."
        : "Nothing to free: the database takes \(Self.size(result.after)).")
    if result.isIncomplete {
      try shell.print("More can be freed when no other Tote is open: close it, and run this again.")
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\((bytes + 999) / 1_000) kB"
      : "\((bytes + 50_000) / 1_000_000).\((bytes + 50_000) / 100_000 % 10) MB"
  }
}
