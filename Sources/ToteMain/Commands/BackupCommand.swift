import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Command {
  static let backup = Command(
    name: "backup", help: { $0.help("help-of-backup") }, operands: [Operand(.file, .file, isOptional: true)]
  ) { shell, arguments in
    guard try shell.hasDatabase() else { throw Refusal(.notFound, words.noDatabaseYet) }
    shell.places.backups.clearLeftovers()
    let storage = try Storage.forReading(path: shell.places.database)
    defer { storage.close() }
    let path = try shell.withProgress(words.backingUp) { progress in
      let size = PrivateFile.size(of: shell.places.database) ?? 0
      do {
        guard let file = arguments.operands.first.map(shell.places.path(of:)) else {
          return try shell.places.backups.create(of: storage, at: .now) { try progress.report(0, of: 1) }
        }
        try checkPlace(of: file)
        try Backups.copy(storage, to: file) {
          try progress.report(PrivateFile.size(of: file + PrivateFile.partialSuffix) ?? 0, of: max(1, size))
        }
        return file
      } catch let error as StorageError {
        throw refusal(error) ?? error
      }
    }
    shell.hasChangedData.set()
    try shell.print(path)
  }

  private static func checkPlace(of file: String) throws(Refusal) {
    guard access(file, F_OK) != 0 else {
      throw Refusal(.refused, words.fileExists(file))
    }
    let folder = PrivateFile.folder(of: file) ?? "/"
    guard access(folder, F_OK) == 0 else {
      throw Refusal(.storage, words.backupFailed(.noFolder(folder)))
    }
    guard access(folder, W_OK) == 0 else {
      throw Refusal(.storage, words.backupFailed(.lockedFolder(folder)))
    }
  }

  /// `nil` if the database itself has failed.
  static func refusal(_ error: StorageError) -> Refusal? {
    switch error {
    case .full: Refusal(.storage, words.backupFailed(.full))
    case .readOnly: Refusal(.storage, words.backupFailed(.readOnly))
    case .cannotOpen(let reason), .failed(let reason): Refusal(.storage, words.backupFailed(.other(reason)))
    case .busy, .damaged, .notADatabase, .foreignCode, .foreignFile, .endless, .newer, .moved, .closed: nil
    }
  }
}
