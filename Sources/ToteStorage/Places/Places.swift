import Glibc

/// Where the database is, and its backups. Nothing is made here: the storage does that when it opens.
package struct Places {
  private let variables: Variables
  /// The database that was asked for; `nil` where nobody has named one.
  package var file: String?

  /// - Parameter file: The database that was asked for on the command line.
  package init(_ variables: Variables, file: String? = nil) {
    self.variables = variables
    self.file = file ?? variables.value("TOTE_DB").flatMap { $0.isEmpty ? nil : $0 }
  }

  private var usual: String {
    variables.folder("XDG_DATA_HOME", otherwise: "/.local/share") + "/tote/tote.db"
  }

  /// The database, from the root on.
  package var database: String { file.map(path(of:)) ?? usual }

  /// A file that somebody has named, from the root on.
  package func path(of file: String) -> String {
    file.hasPrefix("/") ? file : variables.workingFolder() + "/" + file
  }

  /// Whether there is a database, also one that cannot be looked at.
  package var isThere: Bool { access(database, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }

  /// Whether it is the usual one, whose folder is made where it is missing. The folder of a file that somebody has named
  /// must be there: or a slip in its name would make another database.
  package var isUsual: Bool { file == nil || Self.resolved(database) == Self.resolved(usual) }

  /// Where `tote --debug` writes.
  package var log: String { state + "/debug.log" }

  /// What is neither the data nor a setting: backups, logs, passwords.
  package var state: String { variables.folder("XDG_STATE_HOME", otherwise: "/.local/state") + "/tote" }

  /// The backups: of another database than the usual one in a folder of their own, or one would stand for the other.
  package var backups: Backups {
    let folder = state + "/backups"
    if isUsual { return Backups(folder: folder) }
    let path = Self.resolved(database)
    // FNV-1a: the same in every version of the program, as Swift's own hash is not.
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let name = path.split(separator: "/").last.map(String.init) ?? "tote.db"
    return Backups(folder: "\(folder)/\(name)-\(String(hash, radix: 16))")
  }

  /// One name for one file, whatever links lead to it, and also before it is there.
  private static func resolved(_ path: String) -> String {
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
