/// `tote where`: where everything is.
extension Command {
  static let `where` = Command(
    name: "where", summary: "say where things are",
    operands: [Operand("THING", .choice(["database", "backups", "log"]), isOptional: true)],
    about: [
      "With the name of a thing only its path, for scripts. The database is the file that --db or TOTE_DB names, or "
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
      try shell.print(name + String(repeating: " ", count: 10 - name.count) + path)
    }
  }
}
