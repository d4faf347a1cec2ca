/// Which commands were chosen from the palette, for its order and for telling their keys.

extension Records {
  /// By id, the latest first.
  package var recentCommands: [String] {
    settings[RecentCommands.setting].map(RecentCommands.init(stored:))?.uses.map(\.id) ?? []
  }
}

extension Workspace {
  /// Returns how often it has been chosen lately.
  package mutating func rememberCommand(_ id: String, _ context: EditContext) -> Int {
    var recent = RecentCommands(stored: records.settings[RecentCommands.setting] ?? "")
    let times = recent.use(id)
    if let change = records.changing(RecentCommands.setting, to: recent.stored) {
      remember([change], id: context.id(), at: context.now)
    }
    return times
  }
}

struct RecentCommands: Equatable {
  static let setting = "commands/recent"
  /// Enough for all commands, so that a key isn't told again.
  static let limit = 250

  private(set) var uses: [(id: String, times: Int)] = []

  static func == (one: Self, other: Self) -> Bool { one.stored == other.stored }

  /// `items.tick 2,app.undo 1`
  init(stored: String) {
    uses = stored.split(separator: ",").compactMap { use in
      let parts = use.split(separator: " ")
      guard parts.count == 2, let times = Int(parts[1]) else { return nil }
      return (String(parts[0]), times)
    }
  }

  var stored: String { uses.map { "\($0.id) \($0.times)" }.joined(separator: ",") }

  mutating func use(_ id: String) -> Int {
    let index = uses.firstIndex { $0.id == id }
    let times = (index.map { uses.remove(at: $0).times } ?? 0) + 1
    uses.insert((id, times), at: 0)
    uses = Array(uses.prefix(Self.limit))
    return times
  }
}
