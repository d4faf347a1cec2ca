import FoundationEssentials
import ToteModel
import ToteStorage

extension Command {
  static let check = Command(
    name: "check", help: { $0.help("help-of-check") },
    options: [
      Option("--repair", help: { $0.say("database-command-repair-option") }),
      Option("--compact", help: { $0.say("database-command-compact-option") }),
    ]
  ) { shell, arguments in
    guard try shell.hasDatabase() else { return try shell.print(words.noDatabaseYet) }
    let check = DatabaseCheck(shell: shell)
    let issues = try check.examine()
    let open = check.openPlaces
    for issue in issues { try shell.print(words.sentence(issue)) }
    for place in open { try shell.print(words.othersMayRead(place)) }
    if issues.isEmpty, open.isEmpty {
      try shell.print(words.allIsWell)
      if arguments.has("--compact") { try check.compact() }
      return
    }
    guard issues.allSatisfy(\.isRepairable) else { throw Refusal(.storage, shell.rescue) }
    guard arguments.has("--repair") else {
      throw Refusal(.storage, words.repairIsPossible)
    }
    shell.hasChangedData.set()
    try check.repair(issues, open)
  }
}

private struct DatabaseCheck {
  let shell: Shell

  /// Only reads: a damaged file stays as it is.
  func examine() throws -> [IntegrityCheck.Issue] {
    try shell.withProgress(words.checking(shell.places.database)) { progress in
      let storage: Storage
      do throws(StorageError) {
        storage = try Storage.forReading(path: shell.places.database, isTrusted: true)
      } catch {
        guard error == .damaged else { throw error }
        return [.unreadableTables]
      }
      defer { storage.close() }
      var done = 0
      let parts = IntegrityCheck.Part.allCases
      return try storage.read(checkCancellation: { try progress.report(done, of: parts.count) }) { session in
        var issues: [IntegrityCheck.Issue] = []
        // With damaged pages, checking rows is meaningless.
        for part in parts where issues.allSatisfy(\.isRepairable) {
          issues += try session.check(part)
          done += 1
          try progress.report(done, of: parts.count)
        }
        return issues
      }
    }
  }

  var openPlaces: [String] {
    let database = shell.places.database
    var paths = [
      database, database + "-wal", database + "-shm", shell.places.log, shell.places.backups.folder,
    ]
    // The folder of a named file is the user's own business.
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
      shell.say(words.keptBefore(copy))
      try storage.edit { session in
        try session.repair(issues, makeEntry: Self.entry)
        // A restored list may share another's rank.
        try session.repair(session.check(.ranks), makeEntry: Self.entry)
      }
    }
    for place in open where !PrivateFile.closeToOthers(place) {
      shell.say(words.cannotProtect(place))
    }
    let rest = try examine()
    let stillOpen = openPlaces
    guard rest.isEmpty, stillOpen.isEmpty else {
      let newest = try? shell.places.backups.intact().dropFirst().first
      throw Refusal(
        .storage,
        (rest.map(words.sentence) + stillOpen.map(words.othersMayRead)).map(words.stillWrong)
          + (newest.map { [words.newestBackup($0)] } ?? []))
    }
    try shell.print(words.repaired)
  }

  func compact() throws {
    let storage = try shell.opened()
    defer { storage.close() }
    let result = try shell.withProgress(words.compacting(shell.places.database)) { progress in
      try storage.compact(at: .now) { try progress.report(0, of: 1) }
    }
    let lines = result.foldedLines
    if lines > 0 {
      try shell.print(words.removedSteps(lines))
    }
    try shell.print(
      result.after < result.before
        ? words.freed(size(result.before - result.after), left: size(result.after))
        : words.nothingToFree(size(result.after)))
    if result.isIncomplete {
      try shell.print(words.moreCanBeFreed)
    }
  }

  private func size(_ bytes: Int) -> String { words.size(FileSize(bytes)) }
}
