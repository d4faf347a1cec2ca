import Glibc

/// The environment variables that decide where things are; a value, so that tests needn't change their process's.
package struct Variables: Sendable {
  package var value: @Sendable (String) -> String?
  package var home: @Sendable () -> String?
  package var workingFolder: @Sendable () -> String

  package init(
    value: @escaping @Sendable (String) -> String?, home: @escaping @Sendable () -> String?,
    workingFolder: @escaping @Sendable () -> String
  ) {
    self.value = value
    self.home = home
    self.workingFolder = workingFolder
  }

  package static var own: Variables {
    Variables(
      value: { name in getenv(name).map { String(cString: $0) } },
      home: { getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) } },
      workingFolder: {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
      })
  }

  /// The XDG specification wants relative folders ignored.
  package func folder(_ name: String, otherwise path: String) -> String {
    if let folder = value(name), folder.hasPrefix("/") { return folder }
    let home = value("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? self.home() ?? "/"
    return (home == "/" ? "" : home) + path
  }
}
