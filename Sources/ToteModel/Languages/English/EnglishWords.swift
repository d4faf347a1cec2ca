/// What every program says in English.
package struct English: CommonWords {
  package init() {}
  package var language: Language { .english }

  package func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "operation not permitted"
    case .noSuchFile: "no such file or folder"
    case .inputOutput: "read or write error"
    case .notExecutable: "the file is not a program that can run"
    case .closed: "it is closed"
    case .invalidArgument: "invalid argument"
    case .noMemory: "out of memory"
    case .permissionDenied: "permission denied"
    case .busy: "the resource is busy"
    case .fileExists: "the file already exists"
    case .notADirectory: "not a folder"
    case .isADirectory: "it is a folder"
    case .tooManyFilesInSystem: "too many open files on this system"
    case .tooManyOpenFiles: "too many open files"
    case .fileTooLarge: "the file is too large"
    case .noSpace: "no space left on the disk"
    case .readOnly: "the disk is read-only"
    case .brokenPipe: "the other program stopped reading"
    case .nameTooLong: "the file name is too long"
    case .directoryNotEmpty: "the folder is not empty"
    case .tooManyLinks: "too many symbolic links in a row"
    case .invalidText: "the name isn't valid UTF-8"
    case .quotaExceeded: "the disk quota is used up"
    }
  }

  package func unknownReason(_ code: Int32) -> String { "system error \(code)" }

  package func sentence(_ error: StorageError) -> String {
    switch error {
    case .busy: "Another program is using the database. Try again when it has finished."
    case .full: "The disk is full. Free some space; unsaved changes will then be saved."
    case .readOnly: "The database is read-only. Check the permissions of the file and its folder."
    case .damaged: "The database is damaged. The file is untouched, and a backup can be opened instead."
    case .notADatabase: "The file is not a Tote database. Choose another with --db."
    case .foreignCode(let name):
      "The database has a trigger or view that isn't Tote's. Nothing was changed; open a backup, or delete \"\(name)\" with sqlite3."
    case .foreignFile(let name):
      "Next to the database is \"\(name)\", which Tote didn't write. Nothing was opened or changed; move that file away, then try again."
    case .endless:
      "Tote stopped a request that the database would never have finished. The file may have been tampered with; open a backup instead."
    case .newer(let version, let known):
      "The database was written by a newer Tote (version \(version); this one knows \(known)). Update Tote."
    case .moved: "The database file was moved or deleted while it was open. Restart Tote."
    case .closed: "The database is closed. Restart Tote."
    case .cannotOpen(let reason):
      "The database cannot be opened (\(reason)). Check that its folder exists and belongs to you."
    case .failed(let reason): "The database could not be read or written (\(reason)). Try again."
    }
  }

  /// `8 Dec 2026` or `Dec 8, 2026`, as the country writes it; `2026-12-08` where that is known of none, or is what it writes.
  package func day(_ year: Int64, _ month: Int, _ day: Int) -> String {
    switch Region.current.dates {
    case nil, "CN", "DK", "HU", "JP", "KR", "LT", "SE", "TW": "\(year)-\(padded(month))-\(padded(day))"
    case "CA", "PH", "PR", "US": "\(Self.months[month - 1]) \(day), \(year)"
    default: "\(day) \(Self.months[month - 1]) \(year)"
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  package func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String { self.day(year, month, day) }

  package var readOnlyList: String { "read-only" }
  package func toSend(_ count: Int) -> String { "\(number(count)) to send" }
  package func heldDeletions(_ count: Int) -> String {
    count == 1 ? "1 deletion on hold" : "\(number(count)) deletions on hold"
  }
  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "offline"
    case .password: "password needed"
    case .login: "log in again"
    case .certificate: "server not trusted"
    case .busy: "server busy"
    case .full: "server full"
    case .refused: "server refuses"
    case .outdated: "changes refused, retrying later"
    case .gone: "gone from server"
    case .unreadable: "answer not understood"
    }
  }
}
