import Screen
import ToteModel

extension Settings {
  /// Does some work in the language and with the conventions that are set.
  package func apply<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Conventions.$current.withValue(conventions) {
      guard let language, language != .current else { return try work() }
      return try Language.$current.withValue(language, operation: work)
    }
  }

  /// `nil` leaves it to the terminal.
  package var shownTheme: Theme? {
    switch theme {
    case Theme.dark.name?: darkTheme
    case Theme.light.name?: lightTheme
    case let name?: [Theme.sixteen, .monochrome].first { $0.name == name }
    case nil: nil
    }
  }

  /// With the colours that are set.
  package var darkTheme: Theme { Theme.dark.painted(paints(.dark)) }
  package var lightTheme: Theme { Theme.light.painted(paints(.light)) }

  private func paints(_ ground: RoleColors.Ground) -> [Color: Theme.Paint] {
    var paints: [Color: Theme.Paint] = [:]
    for (role, color) in colors.colors[ground] ?? [:] {
      guard let role = Color(role: role) else { continue }
      paints[role] = Theme.Paint(color)
    }
    return paints
  }
}

extension Color {
  init?(role: String) {
    guard let role = Self.roles.first(where: { $0.settingName == role }) else { return nil }
    self = role
  }

  /// `price`, `cursor-row`, `bright-red`.
  var settingName: String {
    switch self {
    case .amount: "amount"
    case .category: "category"
    case .price: "price"
    case .store: "store"
    default: description
    }
  }
}

extension Theme.Paint {
  fileprivate init(_ color: RoleColors.Color) {
    switch color {
    case .named(let name):
      self = .color(Color.allCases.first { !$0.isRole && $0.settingName == name } ?? .default)
    // The first sixteen are the terminal's own.
    case .numbered(let number) where number < 16: self = .color(Color(rawValue: number + 1) ?? .default)
    case .numbered(let number): self = .shade(Shade(number: number))
    case .mixed(let mixed): self = .shade(Shade(mixed: mixed))
    }
  }
}
