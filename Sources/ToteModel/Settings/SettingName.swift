/// The settings by their names in the file. To add one: a case here, a property of `Settings`, a row in `SettingRow.all`,
/// and its sentence in `SettingsWords`.
package enum SettingName: String, CaseIterable, Sendable {
  case language, theme, currency
  case firstWeekday = "first-weekday"
  case dates, fractions, mouse
  case startTab = "start-tab"
  case defaultList = "default-list"
  case defaultStore = "default-store"
  case group, sort
  case noteColumns = "note-columns"
  case messageEmoji = "message-emoji"
  case sidebar, details
  case basketBar = "basket-bar"
  case hints, linear, editor, browser
  case templateFolder = "template-folder"
  case syncInterval = "sync-interval"
  case backups
  case recordCrashes = "record-crashes"
  case restricted, preset

  /// Overrides the file: `TOTE_FIRST_WEEKDAY`.
  package var variable: String {
    "TOTE_" + rawValue.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }

  package var row: SettingRow { SettingRow.byName[self]! }
}

/// How a setting is read and written.
package struct SettingRow: Sendable {
  package enum Kind: Hashable, Sendable {
    case choice([String])
    case flag
    case number(ClosedRange<Int>)
    case text
  }

  package let name: SettingName
  package let kind: Kind
  /// Returns whether the value is allowed; if not, nothing is changed.
  let read: @Sendable (SettingValue, inout Settings) -> Bool
  package let write: @Sendable (Settings) -> SettingValue

  /// The value that is typed on a command line or in a variable, where nothing needs quotes.
  package func value(typed text: String) -> SettingValue {
    switch kind {
    case .choice, .text: .text(text)
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : .text(text)
    case .number: Int(text).map(SettingValue.number) ?? .text(text)
    }
  }

  package func allows(_ value: SettingValue) -> Bool {
    var settings = Settings()
    return read(value, &settings)
  }
}

extension SettingRow {
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static let all: [SettingRow] = [
    choice(.language, \.language, [(automatic, nil)] + Language.allCases.map { ($0.code, $0) }),
    choice(.theme, \.theme, [(automatic, nil)] + themes.map { ($0, $0) }),
    choice(
      .currency, \.conventions.currency, [(automatic, nil)] + Currency.common.map { ($0.code, $0) },
      otherwise: { (Currency(code: $0.uppercased()) ?? Currency(spelling: $0)).map(Optional.some) },
      rareName: { $0?.code }),
    choice(.firstWeekday, \.conventions.firstWeekday),
    choice(.dates, \.conventions.dates),
    flag(.fractions, \.conventions.fractions),
    flag(.mouse, \.mouse),
    choice(.startTab, \.startTab),
    text(.defaultList, \.conventions.defaultList),
    text(.defaultStore, \.defaultStore),
    choice(.group, \.conventions.group),
    choice(.sort, \.conventions.sort),
    text(.noteColumns, \.noteColumns),
    flag(.messageEmoji, \.conventions.messageEmoji),
    flag(.sidebar, \.sidebar),
    flag(.details, \.details),
    flag(.basketBar, \.basketBar),
    choice(.hints, \.hints),
    flag(.linear, \.linear),
    text(.editor, \.editor),
    text(.browser, \.browser),
    text(.templateFolder, \.templateFolder),
    number(.syncInterval, \.syncInterval, 1...1440),
    number(.backups, \.backups, 1...365),
    flag(.recordCrashes, \.recordCrashes),
    latch(.restricted, \.restricted),
    choice(.preset, \.preset, [("none", nil)] + presets.map { ($0, $0) }),
  ]

  package static let themes = ["dark", "light", "sixteen", "monochrome"]
  package static let presets = ["vim", "arrows", "emacs"]
  private static let automatic = "auto"
}

private typealias SettingPath<Value> = WritableKeyPath<Settings, Value> & Sendable

extension SettingRow {
  /// - Parameters:
  ///   - otherwise: Understands other spellings.
  ///   - rareName: Writes a value that isn't among the choices.
  private static func choice<Value: Equatable & Sendable>(
    _ name: SettingName, _ path: SettingPath<Value>, _ choices: [(name: String, value: Value)],
    otherwise: @escaping @Sendable (String) -> Value? = { _ in nil },
    rareName: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) -> SettingRow {
    SettingRow(
      name: name, kind: .choice(choices.map(\.name)),
      read: { value, settings in
        guard case .text(let text) = value else { return false }
        let choice = choices.first { $0.name.lowercased() == text.lowercased() }?.value
        guard let choice = choice ?? otherwise(text) else { return false }
        settings[keyPath: path] = choice
        return true
      },
      write: { settings in
        let value = settings[keyPath: path]
        return .text(choices.first { $0.value == value }?.name ?? rareName(value) ?? choices[0].name)
      })
  }

  private static func choice<Value: CaseIterable & RawRepresentable<String> & Equatable & Sendable>(
    _ name: SettingName, _ path: SettingPath<Value>
  ) -> SettingRow {
    choice(name, path, Value.allCases.map { ($0.rawValue, $0) })
  }

  private static func flag(_ name: SettingName, _ path: SettingPath<Bool>) -> SettingRow {
    SettingRow(
      name: name, kind: .flag,
      read: { value, settings in
        guard case .flag(let flag) = value else { return false }
        settings[keyPath: path] = flag
        return true
      },
      write: { .flag($0[keyPath: path]) })
  }

  /// Once it is on, a later layer can't turn it off.
  private static func latch(
    _ name: SettingName, _ path: SettingPath<Bool>
  ) -> SettingRow {
    SettingRow(
      name: name, kind: .flag,
      read: { value, settings in
        guard case .flag(let flag) = value else { return false }
        settings[keyPath: path] = settings[keyPath: path] || flag
        return true
      },
      write: { .flag($0[keyPath: path]) })
  }

  private static func number(
    _ name: SettingName, _ path: SettingPath<Int>, _ range: ClosedRange<Int>
  ) -> SettingRow {
    SettingRow(
      name: name, kind: .number(range),
      read: { value, settings in
        guard case .number(let number) = value, range.contains(number) else { return false }
        settings[keyPath: path] = number
        return true
      },
      write: { .number($0[keyPath: path]) })
  }

  /// Blank is as if it were not set.
  private static func text(_ name: SettingName, _ path: SettingPath<String?>) -> SettingRow {
    SettingRow(
      name: name, kind: .text,
      read: { value, settings in
        guard case .text(let text) = value else { return false }
        settings[keyPath: path] = text.allSatisfy(\.isWhitespace) ? nil : text
        return true
      },
      write: { .text($0[keyPath: path] ?? "") })
  }
}
