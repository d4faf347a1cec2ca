/// What people can set in `config.toml`. Each is a row of `SettingRow.all`, which says how it is read and written.
package struct Settings: Equatable, Sendable {
  /// `nil`: that of the locale.
  package var language: Language?
  /// The name of a theme; `nil`: what the terminal reports.
  package var theme: String?
  package var conventions = Conventions()
  package var mouse = true
  package var startTab = StartTab.lists
  /// Where the picker of stores starts; `nil`: where most is to buy.
  package var defaultStore: String?
  /// Properties that are columns of the notes, with commas between them; `nil`: the usual ones.
  package var noteColumns: String?
  package var sidebar = true
  package var details = true
  package var basketBar = true
  /// How many keys the footer shows.
  package var hints = Hints.few
  /// Whether the screen is drawn to be heard: one thing below the other, without boxes.
  package var linear = false
  /// A command; `nil`: vi.
  package var editor: String?
  /// A command that opens the address of a link; `nil`: the desktop's.
  package var browser: String?
  /// Where the templates of notes are; `nil`: in `Templates`.
  package var templateFolder: String?
  /// In minutes.
  package var syncInterval = 1
  /// How many of each kind are kept.
  package var backups = 10
  /// Whether what is done is recorded until the app has ended well.
  package var recordCrashes = false
  /// Whether nothing but the database is reached: no other program, no other file, and these settings stay as they are. For
  /// people who share an account over ssh.
  package var restricted = false
  /// Other keys for everything at once, by name.
  package var preset: String?
  /// Names of keys by the command's id.
  package var keys: [String: [String]] = [:]
  package var colors = RoleColors()

  package init() {}

  package var templates: NoteDirectory { NoteDirectory(lenient: templateFolder ?? NoteTemplate.usualFolder) }

  package enum StartTab: String, CaseIterable, Sendable {
    case lists, notes, spending
  }

  package enum Hints: String, CaseIterable, Sendable {
    case few
    /// Two rows.
    case more

    package var other: Hints { self == .few ? .more : .few }
  }
}

/// How figures and dates are written, and which list and which arrangement is meant where none is named. Chosen at the
/// start and inherited by every task, like the language, since each number and each date needs it.
package struct Conventions: Hashable, Sendable {
  /// Of prices without a sign; `nil`: that of the list, or of the country.
  package var currency: Currency?
  package var firstWeekday = Weekday.monday
  package var dates = Dates.language
  /// Whether `½ cup` is written so, rather than `0.5 cup`.
  package var fractions = true
  package var group = Arrangement.Grouping.category
  package var sort = Arrangement.Sort.own
  /// Whether a list that is copied as a message has a picture for each aisle.
  package var messageEmoji = false
  /// The name of the list to start with; `nil`: the one that was open last, or the first.
  package var defaultList: String?

  package init() {}

  @TaskLocal package static var current = Conventions()

  package enum Dates: String, CaseIterable, Sendable {
    /// As the language writes them.
    case language
    case iso
  }

  /// In the order of the days since the Monday.
  package enum Weekday: String, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    package var daysAfterMonday: Int64 { Int64(Self.allCases.firstIndex(of: self) ?? 0) }
  }
}

/// Colours of roles, for dark and for light backgrounds.
package struct RoleColors: Hashable, Sendable {
  package enum Ground: String, CaseIterable, Sendable {
    case dark, light
  }

  package enum Color: Hashable, Sendable {
    /// One of the terminal's sixteen, or its default: `red`, `bright-blue`.
    case named(String)
    case numbered(UInt8)
    /// `#rrggbb`.
    case mixed(UInt32)

    package init?(_ value: SettingValue) {
      switch value {
      case .number(let number):
        guard let number = UInt8(exactly: number) else { return nil }
        self = .numbered(number)
      case .text(let text):
        if let number = UInt8(text) {
          self = .numbered(number)
        } else if text.hasPrefix("#"), text.utf8.count == 7, let mixed = UInt32(text.dropFirst(), radix: 16) {
          self = .mixed(mixed)
        } else if RoleColors.names.contains(text.lowercased()) {
          self = .named(text.lowercased())
        } else {
          return nil
        }
      case .flag, .texts: return nil
      }
    }
  }

  /// By ground and by the name of the role.
  package var colors: [Ground: [String: Color]] = [:]

  package init() {}

  package static let roles = [
    "muted", "heading", "accent", "amount", "category", "price", "store", "note", "success", "warning",
    "failure",
    "cursor-row", "selection", "track", "focus",
  ]

  package static let names: [String] = {
    let plain = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return ["default"] + plain + plain.map { "bright-\($0)" }
  }()
}
