/// What a name in the file or on the command line stands for: `theme`, `keys.items.tick`, `colors.dark.accent`.
package enum SettingAddress: Equatable, Sendable {
  case setting(SettingName)
  case keys(command: String)
  /// Without a ground, for both.
  case color(grounds: [RoleColors.Ground], role: String)
  /// With the table, if that is what isn't known.
  case unknown(table: String?)

  package static let tables = ["keys", "colors", "colors.dark", "colors.light"]
  package static let names = SettingName.allCases.map(\.rawValue)

  package init(path: [String]) {
    let rest = path.dropFirst().joined(separator: ".")
    switch path.first {
    case let name? where path.count == 1:
      self = SettingName(rawValue: name).map(Self.setting) ?? .unknown(table: nil)
    case "keys": self = .keys(command: rest)
    case "colors" where path.count == 2: self = .color(grounds: RoleColors.Ground.allCases, role: rest)
    case "colors" where path.count == 3:
      if let ground = RoleColors.Ground(rawValue: path[1]) {
        self = .color(grounds: [ground], role: path[2])
      } else {
        self = .unknown(table: "colors.\(path[1])")
      }
    default: self = .unknown(table: path.dropLast().joined(separator: "."))
    }
  }

  /// As it is typed: a command's id has points of its own.
  package init(typed name: String) { self.init(path: Self.path(typed: name)) }

  static func path(typed name: String) -> [String] {
    if name.hasPrefix("keys."), name.utf8.count > 5 { return ["keys", String(name.dropFirst(5))] }
    return name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Settings {
  /// `nil` if it isn't set, or not known.
  package func value(named name: String) -> SettingValue? {
    switch SettingAddress(typed: name) {
    case .setting(let name): name.row.write(self)
    case .keys(let command): keys[command].map(SettingValue.texts)
    case .color(let grounds, let role): grounds.lazy.compactMap { colors.colors[$0]?[role]?.value }.first
    case .unknown: nil
    }
  }
}

extension RoleColors.Color {
  fileprivate var value: SettingValue {
    switch self {
    case .named(let name): return .text(name)
    case .numbered(let number): return .number(Int(number))
    case .mixed(let mixed):
      let digits = String(mixed, radix: 16)
      return .text("#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
    }
  }
}
