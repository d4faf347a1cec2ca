import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The variables that decide where things are. A value, so that tests need not change those of their own process.
struct Variables {
  var value: (String) -> String?
  /// Where one's own things are when `HOME` does not say.
  var home: () -> String?
  var workingFolder: () -> String

  /// Those of this process.
  static var own: Variables {
    Variables(
      value: { name in getenv(name).map { String(cString: $0) } },
      home: { getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) } },
      workingFolder: {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
      })
  }

  /// A folder that a variable names. A relative one is ignored, as the XDG specification wants it.
  func folder(_ name: String, otherwise path: String) -> String {
    if let folder = value(name), folder.hasPrefix("/") { return folder }
    let home = value("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? self.home() ?? "/"
    return (home == "/" ? "" : home) + path
  }
}

/// Where the database is, and its backups. Nothing is made here: the storage does that when it opens.
struct Places {
  private let variables: Variables
  /// The database that was asked for; `nil` where nobody has named one.
  var file: String?

  init(_ variables: Variables) {
    self.variables = variables
    file = variables.value("TOTE_DB").flatMap { $0.isEmpty ? nil : $0 }
  }

  private var usual: String {
    variables.folder("XDG_DATA_HOME", otherwise: "/.local/share") + "/tote/tote.db"
  }

  /// The database, from the root on.
  var database: String { file.map(path(of:)) ?? usual }

  /// A file that somebody has named, from the root on.
  func path(of file: String) -> String {
    file.hasPrefix("/") ? file : variables.workingFolder() + "/" + file
  }

  /// Whether there is a database, also one that cannot be looked at.
  var isThere: Bool { access(database, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }

  /// Whether it is the usual one, whose folder is made where it is missing. The folder of a file that somebody has named
  /// must be there: or a slip in its name would make another database.
  var isUsual: Bool { file == nil || Self.resolved(database) == Self.resolved(usual) }

  /// Where `tote --debug` writes.
  var log: String { state + "/debug.log" }

  private var state: String { variables.folder("XDG_STATE_HOME", otherwise: "/.local/state") + "/tote" }

  /// The backups: of another database than the usual one in a folder of their own, or one would stand for the other.
  var backups: Backups {
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
