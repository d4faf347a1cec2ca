/// Something that a program can do: dispatch, footer, help, palette and settings of keys all read this one row.
///
///     Command("mail.archive", keys: "e", action: .archived, footer: true)
///     Command("mail.reply", keys: "r", action: .replied) { $0.mails.isEmpty ? "No mail is open." : nil }
///
/// Commands make a ``Keymap``.
public struct Command<State, Action> {
  /// What settings and tables of titles call it.
  public let id: String
  /// A few words for the footer, the help and the palette; by default the id's last part.
  public var title: String
  /// The heading that it stands below in the help.
  public var group: String
  /// The first is shown in the footer. Without a key, a command is only in the palette.
  public var keys: [Key]
  /// What it does.
  public let action: Action
  /// Whether the footer shows it.
  public var isInFooter: Bool
  /// Why it can't be done now; `nil` if it can.
  public let whyNot: (State) -> String?
  /// Made when it's shown, for a title that says more than a table can.
  private(set) var ownTitle: (@Sendable () -> String)?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: By default the id's last part: `list.pageDown` is "page down".
  ///   - whyNot: A sentence that says why it can't be done now, or `nil`.
  public init(
    _ id: String, title: String? = nil, keys: Key..., action: Action, group: String = "",
    footer: Bool = false, unless whyNot: @escaping (State) -> String? = { _ in nil }
  ) {
    self.init(id, title: title, keys: keys, action: action, group: group, footer: footer, unless: whyNot)
  }

  /// Creates a command from an array of keys. `naming` makes its title each time, before any table is asked.
  public init(
    _ id: String, title: String? = nil, keys: [Key], action: Action, group: String = "",
    footer: Bool = false, naming ownTitle: (@Sendable () -> String)? = nil,
    unless whyNot: @escaping (State) -> String? = { _ in nil }
  ) {
    self.id = id
    self.title = title ?? Self.title(of: id)
    self.keys = keys
    self.action = action
    self.group = group
    isInFooter = footer
    self.whyNot = whyNot
    self.ownTitle = ownTitle
  }

  private static func title(of id: String) -> String {
    let name = id.split(separator: ".").last ?? ""
    return name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  /// The command in a larger feature. `state` finds this feature's state in the larger one's.
  public func map<Other, OtherAction>(
    _ transform: (Action) -> OtherAction, state: @escaping (Other) -> State? = { _ in nil }
  ) -> Command<Other, OtherAction> {
    let whyNot = whyNot
    return Command<Other, OtherAction>(
      id, title: title, keys: keys, action: transform(action), group: group, footer: isInFooter,
      naming: ownTitle, unless: { state($0).flatMap(whyNot) })
  }

  /// Its title with these settings.
  public func title(in settings: CommandSettings) -> String { ownTitle?() ?? settings.title(id) ?? title }

  /// The command as it is in a state, if one is given, and with these settings.
  func resolved(in state: State?, _ settings: CommandSettings) -> Command<Void, Action> {
    let whyNot = whyNot
    return Command<Void, Action>(
      id, title: title(in: settings), keys: settings.keys[id] ?? keys, action: action,
      group: settings.title(group) ?? group, footer: isInFooter, unless: { _ in state.flatMap(whyNot) })
  }
}

extension Command where State == Void {
  /// Why it can't be done now; `nil` if it can.
  public var reason: String? { whyNot(()) }
}

// Unchecked because its closures are asked only where its keymap is.
extension Command: @unchecked Sendable where Action: Sendable {}

extension Command: Equatable where Action: Equatable {
  /// Whether both do and show the same; why they can't be done isn't compared.
  public static func == (one: Command, other: Command) -> Bool {
    one.id == other.id && one.title == other.title && one.keys == other.keys && one.action == other.action
      && one.group == other.group && one.isInFooter == other.isInFooter
  }
}

/// Keys and titles that replace those of commands, by their ids: what a person has set, and another language.
public struct CommandSettings: Sendable {
  /// The keys of commands that have others than their own.
  public var keys: [String: [Key]]
  /// The titles of commands and headings.
  public var title: @Sendable (String) -> String?

  /// Creates settings; by default they change nothing.
  public init(keys: [String: [Key]] = [:], title: @escaping @Sendable (String) -> String? = { _ in nil }) {
    (self.keys, self.title) = (keys, title)
  }

}
