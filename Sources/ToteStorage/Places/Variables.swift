import Glibc

/// The variables that decide where things are. A value, so that tests need not change those of their own process.
package struct Variables {
  package var value: (String) -> String?
  /// Where one's own things are when `HOME` does not say.
  package var home: () -> String?
  package var workingFolder: () -> String

  package init(
    value: @escaping (String) -> String?, home: @escaping () -> String?, workingFolder: @escaping () -> String
  ) {
    self.value = value
    self.home = home
    self.workingFolder = workingFolder
  }

  /// Those of this process.
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

  /// A folder that a variable names. A relative one is ignored, as the XDG specification wants it.
  package func folder(_ name: String, otherwise path: String) -> String {
    if let folder = value(name), folder.hasPrefix("/") { return folder }
    let home = value("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? self.home() ?? "/"
    return (home == "/" ? "" : home) + path
  }
}
