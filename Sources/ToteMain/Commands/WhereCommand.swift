import ToteStorage

extension Command {
  static let `where` = Command(
    name: "where", help: { $0.help("help-of-where") },
    operands: [
      Operand(.place, .choice(WhereCommand.Place.allCases.map(\.rawValue)), isOptional: true)
    ]
  ) { shell, arguments in try WhereCommand(shell: shell, place: arguments.operands.first).run() }
}

struct WhereCommand {
  enum Place: String, CaseIterable, Sendable {
    case database, backups, log
  }

  let shell: Shell
  let place: String?

  func run() throws {
    if let place = place.flatMap(Place.init) { return try shell.print(path(of: place)) }
    var columns = Columns()
    for place in Place.allCases {
      let more = place == .backups ? backups : ""
      columns.add(words.name(place), path(of: place) + more)
    }
    for line in columns.lines { try shell.print(line) }
  }

  private func path(of place: Place) -> String {
    switch place {
    case .database: shell.places.database
    case .backups: shell.places.backups.folder
    case .log: shell.places.log
    }
  }

  private var backups: String {
    guard let (count, bytes) = try? shell.places.backups.size(), count > 0 else { return "" }
    return "  (\(words.backups(count, words.size(FileSize(bytes)))))"
  }
}
