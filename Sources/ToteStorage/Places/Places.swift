import Glibc
import ToteModel

/// The paths of the database and its backups. The storage makes them when it opens.
package struct Places: Sendable {
  private let variables: Variables
  package var file: String?
  /// How many backups of each kind are kept.
  package var backupCount = Settings().backups

  /// - Parameter file: The database named on the command line.
  package init(_ variables: Variables, file: String? = nil) {
    self.variables = variables
    self.file = file ?? variables.value("TOTE_DB").flatMap { $0.isEmpty ? nil : $0 }
  }

  private var usual: String {
    variables.folder("XDG_DATA_HOME", otherwise: "/.local/share") + "/tote/tote.db"
  }

  package var database: String { file.map(path(of:)) ?? usual }

  package func path(of file: String) -> String {
    file.hasPrefix("/") ? file : variables.workingFolder() + "/" + file
  }

  /// Whether a database exists, even if it can't be read.
  package var isThere: Bool { access(database, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }

  /// Whether it is the usual one, whose folder is made if missing. The folder of a named file must exist: otherwise a
  /// typo would make another database.
  package var isUsual: Bool { file == nil || Self.resolved(database) == Self.resolved(usual) }

  package var log: String { state + "/debug.log" }

  /// The folder of backups, logs, accounts and passwords.
  package var state: String { variables.folder("XDG_STATE_HOME", otherwise: "/.local/state") + "/tote" }

  /// A database other than the usual one has its own folder, so that backups don't mix.
  package var backups: Backups {
    let folder = state + "/backups"
    if isUsual { return Backups(folder: folder, keeping: backupCount) }
    return Backups(folder: "\(folder)/\(ownName)", keeping: backupCount)
  }

  /// Where this machine has the account of this database: not in the database, which may come from anyone.
  package var account: String { "\(state)/accounts/\(ownName).json" }

  /// What the names of files begin with that say what its notes and mirrored folders agreed on.
  package var mirrors: String { "\(state)/mirrors/\(ownName)" }

  /// The database's path without links.
  package var resolvedDatabase: String { Self.resolved(database) }

  /// Tells what belongs to one database from what belongs to others.
  private var ownName: String {
    let path = resolvedDatabase
    // FNV-1a: unlike Swift's own hash, it is the same in every run.
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let name = path.split(separator: "/").last.map(String.init) ?? "tote.db"
    return "\(name)-\(String(hash, radix: 16))"
  }

  /// A path without links, perhaps of a file that isn't there yet.
  package static func resolved(_ path: String) -> String {
    func real(_ path: String) -> String? {
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return String(cString: real)
    }
    if let whole = real(path) { return whole }
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return path }
    return resolved(String(path[..<slash])) + path[slash...]
  }
}
