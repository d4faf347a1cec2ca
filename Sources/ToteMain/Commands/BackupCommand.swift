import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `tote backup`: a copy now, among the others or where somebody wants it.
extension Command {
  static let backup = Command(
    name: "backup", summary: "make a copy of the database",
    operands: [Operand("FILE", .file, isOptional: true)],
    about: [
      "The copy is whole, whatever is written meanwhile, and nobody else may read it. Without FILE it stands beside those "
        + "that are made once a day; of these as of those the newest ten are kept. A file that is there already is not "
        + "overwritten, and its folder must be there."
    ],
    examples: [
      Example("tote backup", "makes a copy, and says where it is"),
      Example("tote backup /media/stick/tote.db", "makes a copy somewhere else"),
    ]
  ) { shell, arguments in
    guard try shell.hasDatabase() else { throw Refusal(.notFound, Shell.noDatabase) }
    shell.places.backups.clearLeftovers()
    let storage = try Storage.forReading(path: shell.places.database)
    defer { storage.close() }
    let path = try shell.withProgress("Copying") { progress in
      let size = PrivateFile.size(of: shell.places.database) ?? 0
      do {
        guard let file = arguments.operands.first.map(shell.places.path(of:)) else {
          return try shell.places.backups.create(of: storage, at: .now) { try progress.report(0, of: 1) }
        }
        try checkPlace(of: file)
        try Backups.copy(storage, to: file) {
          try progress.report(PrivateFile.size(of: file + Backups.partialSuffix) ?? 0, of: max(1, size))
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
      throw Refusal(.refused, "\(file) is there already; a backup overwrites nothing.")
    }
    let folder = PrivateFile.folder(of: file) ?? "/"
    guard access(folder, F_OK) == 0 else {
      throw Refusal(.storage, "The copy was not made: there is no folder \(folder).")
    }
    guard access(folder, W_OK) == 0 else {
      throw Refusal(.storage, "The copy was not made: nothing may be written in \(folder).")
    }
  }

  /// What hinders the copy, and not the database.
  static func refusal(_ error: StorageError) -> Refusal? {
    switch error {
    case .full: Refusal(.storage, "The disk is full; the copy was not made.")
    case .readOnly: Refusal(.storage, "The copy was not made: nothing may be written where it should be.")
    case .cannotOpen(let reason), .failed(let reason): Refusal(.storage, "The copy was not made (\(reason)).")
    case .busy, .damaged, .notADatabase, .newer: nil
    }
  }
}
