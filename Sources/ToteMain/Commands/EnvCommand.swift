import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a report of a bug needs, in English, since the reader of the report is somebody else: no word of the data, only how
/// much there is.
extension Command {
  static let env = Command(name: "env", help: { $0.help("help-of-env") }) { shell, _ in
    var columns = Columns()
    func add(_ name: String, _ values: [String?]) {
      let values = values.compactMap { $0 }.filter { !$0.isEmpty }
      if !values.isEmpty { columns.add(name, values.joined(separator: "  ")) }
    }
    func variables(_ names: String...) -> [String?] {
      names.map { name in shell.variables.value(name).map { "\(name)=\($0.printable)" } }
    }
    add("version", [Invocation.build])
    add("system", [System.kernel, System.distribution])
    add("terminal", variables("TERM", "COLORTERM", "NO_COLOR", "TMUX", "STY", "SSH_TTY") + [System.size])
    add("locale", variables("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG") + [Language.current.code])
    add("settings", set(shell.settings))
    add("database", try database(shell))
    for line in columns.lines { try shell.print(line) }
  }

  /// Those that aren't as they are without a file, except for what may be private.
  private static func set(_ reading: SettingsReading) -> [String] {
    let names: [String] = SettingRow.all.compactMap { row in
      if case .standard = reading.origin(of: row.name) { return nil }
      if case .text = row.kind { return row.name.rawValue }
      return "\(row.name.rawValue)=\(row.write(reading.settings).shown)"
    }
    let keys = reading.settings.keys.count
    return names + (keys > 0 ? ["keys=\(keys)"] : [])
      + (reading.problems.isEmpty ? [] : ["problems=\(reading.problems.count)"])
  }

  private static func database(_ shell: Shell) throws -> [String] {
    guard try shell.hasDatabase() else { return ["none"] }
    let data = try shell.read { try $0.everything() }
    return [
      "bytes=\(PrivateFile.size(of: shell.places.database) ?? 0)", "lists=\(data.lists.count)",
      "items=\(data.items.count)", "notes=\(data.notes.count)", "purchases=\(data.purchasedItems.count)",
    ]
  }
}

private enum System {
  static var kernel: String? {
    var names = utsname()
    guard uname(&names) == 0 else { return nil }
    func text<Bytes>(_ bytes: Bytes) -> String {
      withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))"
  }

  static var distribution: String? {
    let lines = FileBytes.read("/etc/os-release").map { String(decoding: $0, as: UTF8.self) }
    let line = lines?.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
    return line.map { String($0.dropFirst("PRETTY_NAME=".count)).filter { $0 != "\"" }.printable }
  }

  static var size: String {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return "no-terminal" }
    return "\(size.ws_col)x\(size.ws_row)"
  }
}
