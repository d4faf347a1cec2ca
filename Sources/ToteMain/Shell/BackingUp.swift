import Tote
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
      "The copy is whole, whatever is written meanwhile, and nobody else may read it. Without FILE it stands among the "
        + "ten newest backups. A file that is there already is not overwritten."
    ],
    examples: [
      Example("tote backup", "makes a copy, and says where it is"),
      Example("tote backup /media/stick/tote.db", "makes a copy somewhere else"),
    ]
  ) { shell, arguments in
    guard shell.places.isThere else { throw Refusal(.notFound, "There is no database yet.") }
    let storage = try shell.opened()
    defer { storage.close() }
    let path = try shell.following("Copying") { progress in
      let size = PrivateFile.size(of: shell.places.database) ?? 0
      guard let file = arguments.operands.first.map(shell.places.path(of:)) else {
        return try shell.places.backups.now(storage, at: .now) { try progress.reached(0, of: 1) }
      }
      guard access(file, F_OK) != 0 else {
        throw Refusal(.refused, "\(file) is there already; a backup overwrites nothing.")
      }
      try Backups.copy(storage, to: file) {
        try progress.reached(PrivateFile.size(of: file + ".partial") ?? 0, of: max(1, size))
      }
      return file
    }
    shell.hasDone.comesTrue()
    try shell.print(path)
  }
}
