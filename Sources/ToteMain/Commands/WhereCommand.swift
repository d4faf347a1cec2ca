import ToteStorage

/// `tote where`: where everything is, and how much room the backups take.
extension Command {
  static let `where` = Command(
    name: "where", summary: "say where things are",
    operands: [Operand("THING", .choice(["database", "backups", "log"]), isOptional: true)],
    about: [
      "With the name of a thing only its path, for scripts; else also how many backups there are and their size. The database is the file that --db or TOTE_DB names, or "
        + "else $XDG_DATA_HOME/tote/tote.db; backups and the log are below $XDG_STATE_HOME/tote."
    ],
    examples: [
      Example("tote where", "says where the database, its backups and the log are"),
      Example("ls -l \"$(tote where backups)\"", "looks at the backups"),
    ]
  ) { shell, arguments in
    let places = shell.places
    let things = [("database", places.database), ("backups", places.backups.folder), ("log", places.log)]
    if let thing = arguments.operands.first {
      guard let path = things.first(where: { $0.0 == thing })?.1 else { return }
      return try shell.print(path)
    }
    for (name, path) in things {
      let more = name == "backups" ? copies(places.backups) : ""
      try shell.print(name + String(repeating: " ", count: 10 - name.count) + path + more)
    }
  }

  /// How many backups there are, and how much room they take; nothing where there is none.
  private static func copies(_ backups: Backups) -> String {
    guard let (count, bytes) = try? backups.size(), count > 0 else { return "" }
    return "  (\(count) \(count == 1 ? "backup" : "backups"), \(size(of: bytes)))"
  }

  /// `900 bytes`, `4 kB`, `1.2 MB`.
  private static func size(of bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) bytes" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1_000) kB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
