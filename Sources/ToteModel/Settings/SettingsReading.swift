/// All settings with where each comes from, made of four layers: what holds without a file, the file, Tote's own variables,
/// and the options of the command line. A later one wins.
package struct SettingsReading: Equatable, Sendable {
  package static let fileName = "config.toml"
  /// Of one command.
  static let mostKeys = 20

  package enum Origin: Hashable, Sendable {
    case standard
    case file(line: Int)
    case variable(String)
    case option(String)
  }

  /// The file as it was found.
  package enum File: Sendable {
    case missing
    case text([UInt8])
    case refused(SettingsProblem.Kind)
  }

  /// A value that isn't in the file: what it is, and the variable or the option.
  package struct Override: Equatable, Sendable {
    package let name: SettingName
    package let text: String
    package let origin: Origin

    package init(_ name: SettingName, _ text: String, from origin: Origin) {
      (self.name, self.text, self.origin) = (name, text, origin)
    }
  }

  package private(set) var settings = Settings()
  package private(set) var origins: [SettingName: Origin] = [:]
  /// Where keys and colours are set, by their full names: `keys.items.tick`.
  package private(set) var lines: [String: Int] = [:]
  package private(set) var problems: [SettingsProblem] = []

  /// - Parameters:
  ///   - fallbacks: What other programs' variables say, such as `EDITOR`. Wrong ones are ignored.
  ///   - overrides: The variables first.
  package init(_ file: File = .missing, fallbacks: [Override] = [], overrides: [Override] = []) {
    for fallback in fallbacks { _ = take(fallback) }
    switch file {
    case .missing: break
    case .refused(let kind): problems = [SettingsProblem(kind)]
    case .text(let bytes): take(SettingsText(bytes))
    }
    for override in overrides where !take(override) {
      guard case .variable(let variable) = override.origin else { continue }
      problems.append(
        SettingsProblem(
          .notAllowed(override.name, found: override.name.row.value(typed: override.text)),
          at: .variable(variable)))
    }
  }

  package func origin(of name: SettingName) -> Origin { origins[name] ?? .standard }

  private mutating func take(_ override: Override) -> Bool {
    set(override.name, to: override.name.row.value(typed: override.text), from: override.origin)
  }

  private mutating func set(_ name: SettingName, to value: SettingValue, from origin: Origin) -> Bool {
    // What is on for good stays where it was turned on.
    let isOnForGood = name == .restricted && settings.restricted
    guard name.row.read(value, &settings) else { return false }
    if !isOnForGood { origins[name] = origin }
    return true
  }

  private mutating func take(_ text: SettingsText) {
    problems = text.problems
    var known: [[String]: Int] = [:]
    for entry in text.entries {
      if problems.count == SettingsProblem.most {
        problems.append(SettingsProblem(.tooMany, at: .file(entry.place)))
        break
      }
      let name = entry.path.joined(separator: ".")
      if let line = known[entry.path] {
        problems.append(SettingsProblem(.twice(name, line: line), at: .file(entry.place)))
      } else if let value = entry.value {
        known[entry.path] = entry.place.line
        take(value, of: entry, called: name)
      }
    }
    problems.sort { $0.line < $1.line }
  }

  private mutating func take(_ value: SettingValue, of entry: SettingsText.Entry, called name: String) {
    func refuse(_ kind: SettingsProblem.Kind, atValue: Bool = true) {
      problems.append(SettingsProblem(kind, at: .file(atValue ? entry.valuePlace : entry.place)))
    }
    let line = entry.place.line
    switch SettingAddress(path: entry.path) {
    case .setting(let setting):
      if set(setting, to: value, from: .file(line: line)) { return }
      refuse(.notAllowed(setting, found: value))
      // A slip of the pen must not open what should be closed.
      if setting == .restricted { _ = set(setting, to: .flag(true), from: .file(line: line)) }
    case .keys(let command):
      guard let keys = value.keys else { return refuse(.notKeys(command)) }
      guard keys.count <= Self.mostKeys else { return refuse(.tooManyKeys(command, most: Self.mostKeys)) }
      // Far more than there are commands: each is compared with all others.
      guard settings.keys.count < 1_000 else { return refuse(.tooMany, atValue: false) }
      settings.keys[command] = keys
      lines[name] = line
    case .color(let grounds, let role):
      guard RoleColors.roles.contains(role) else {
        return refuse(.unknownRole(role, suggestion: role.closestMatch(in: RoleColors.roles)), atValue: false)
      }
      guard let color = RoleColors.Color(value) else { return refuse(.notAColor(role, found: value)) }
      for ground in grounds {
        // A colour for one background takes precedence, wherever it is in the file.
        if grounds.count > 1, lines["colors.\(ground.rawValue).\(role)"] != nil { continue }
        settings.colors.colors[ground, default: [:]][role] = color
      }
      lines[name] = line
    case .unknown(let table?):
      refuse(.unknownTable(table, suggestion: table.closestMatch(in: SettingAddress.tables)), atValue: false)
    case .unknown(nil):
      refuse(.unknown(name, suggestion: name.closestMatch(in: SettingAddress.names)), atValue: false)
    }
  }
}

extension SettingValue {
  /// One key needs no list.
  var keys: [String]? {
    switch self {
    case .text(let key): [key]
    case .texts(let keys): keys
    case .number(let number): (0...9).contains(number) ? ["\(number)"] : nil
    case .flag: nil
    }
  }
}

extension SettingsProblem {
  /// `nil` unless it is about a place in the file.
  package var filePlace: SettingsPlace? { if case .file(let place) = place { place } else { nil } }

  fileprivate var line: Int { filePlace?.line ?? 0 }
}
