/// From Event to Action: one table says which keys do what, and the dispatch, the footer and the help
/// overlay all read it; so none of them can name a key that does something else.

/// One entry of a key table: keys, their action, and how to describe it.
public struct Binding<Action> {
  /// The keys; the first is shown in the footer.
  public var keys: [Key]
  /// Their action.
  public var action: Action
  /// A few words for the footer and the help: `tick`, `clear ticked`.
  public var help: String
  /// Its heading in the help.
  public var group: String
  /// Whether the footer shows it.
  public var isInFooter: Bool

  /// Creates an entry of a key table.
  ///
  ///     Binding("j", "down", action: .moved(by: 1), help: "down", group: "Move")
  public init(
    _ keys: Key..., action: Action, help: String, group: String = "", footer: Bool = false
  ) {
    self.keys = keys
    self.action = action
    self.help = help
    self.group = group
    self.isInFooter = footer
  }
}

extension Binding: Sendable where Action: Sendable {}
extension Binding: Equatable where Action: Equatable {}

/// A key table, looked up by key.
///
///     let keymap = Keymap([
///       Binding("q", "ctrl+c", action: Action.quit, help: "quit", footer: true),
///       Binding("j", "down", action: .moved(by: 1), help: "down"),
///     ])
///     keymap["down"] == .moved(by: 1)
public struct Keymap<Action> {
  /// The entries, in the order in which the footer and the help show them.
  public let bindings: [Binding<Action>]
  /// The keys that have a number, in their order, and what each does: a few bytes to look through, which are made anew in no
  /// time, as a table may be for each key.
  @usableFromInline let numbers: [UInt16]
  @usableFromInline let numbered: [Action]
  /// What the others do: characters that people beyond ASCII type.
  @usableFromInline let others: [Key: Action]
  @usableFromInline let otherwise: (@Sendable (Event) -> Action?)?
  /// The entries of the footer.
  public let footer: [Binding<Action>]
  /// The same as the footer writes them: made once, for every frame has a footer.
  @usableFromInline let hints: [KeyHint]

  /// Creates the table. If two entries have the same key, the first wins; see `conflicts`.
  ///
  /// Events that no entry answers go to `otherwise`: typed text, pastes, the mouse, a resize.
  public init(_ bindings: [Binding<Action>], otherwise: (@Sendable (Event) -> Action?)? = nil) {
    self.bindings = bindings
    self.otherwise = otherwise
    footer = bindings.filter { $0.isInFooter }
    hints = footer.compactMap { line in line.keys.first.map { KeyHint(key: $0.label, help: line.help) }
    }
    var (numbers, numbered): ([UInt16], [Action]) = ([], [])
    numbers.reserveCapacity(bindings.count * 2)
    numbered.reserveCapacity(bindings.count * 2)
    var others: [Key: Action] = [:]
    for binding in bindings {
      for key in binding.keys {
        if let number = key.number {
          numbers.append(number)
          numbered.append(binding.action)
        } else if others[key] == nil {
          others[key] = binding.action
        }
      }
    }
    (self.numbers, self.numbered, self.others) = (numbers, numbered, others)
  }

  /// The action of a key.
  @inlinable
  public subscript(key: Key) -> Action? {
    guard let number = key.number else { return others[key] }
    return numbers.firstIndex(of: number).map { numbered[$0] }
  }

  /// Returns the action of an event: from the table if it is a key, otherwise from `otherwise`.
  @inlinable
  public func action(for event: Event) -> Action? {
    if case .key(let key) = event, let action = self[key] { return action }
    return otherwise?(event)
  }

  /// The entries by group, in the order in which the groups first appear.
  public var groups: [(name: String, bindings: [Binding<Action>])] {
    var groups: [(name: String, bindings: [Binding<Action>])] = []
    for binding in bindings {
      if let index = groups.firstIndex(where: { $0.name == binding.group }) {
        groups[index].bindings.append(binding)
      } else {
        groups.append((binding.group, [binding]))
      }
    }
    return groups
  }

  /// Returns this table for the actions of a larger feature.
  public func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Keymap<Other> {
    let lines = bindings.map { binding in
      var line = Binding<Other>(action: transform(binding.action), help: binding.help, group: binding.group)
      line.keys = binding.keys
      line.isInFooter = binding.isInFooter
      return line
    }
    guard let otherwise else { return Keymap<Other>(lines) }
    return Keymap<Other>(lines) { event in otherwise(event).map(transform) }
  }

  /// Returns this table followed by another for the events it does not answer.
  public func adding(_ other: Keymap) -> Keymap {
    let (first, second) = (otherwise, other.otherwise)
    return Keymap(bindings + other.bindings) { first?($0) ?? second?($0) }
  }

  /// Keys that occur twice, with the help of their entries. A test should expect none:
  ///
  ///     #expect(keymap.conflicts.isEmpty)
  public var conflicts: [Conflict] {
    var places: [Key: [String]] = [:]
    var order: [Key] = []
    for binding in bindings {
      for key in binding.keys {
        if places[key] == nil { order.append(key) }
        places[key, default: []].append(binding.help)
      }
    }
    return order.filter { places[$0]!.count > 1 }.map { Conflict(key: $0, help: places[$0]!) }
  }

  /// A key that occurs twice. Prints as `d: delete, down`.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// The key.
    public let key: Key
    /// The help of each entry with this key.
    public let help: [String]
    /// The key and the help.
    public var description: String { "\(key): \(help.joined(separator: ", "))" }
  }
}

extension Keymap: Sendable where Action: Sendable {}

/// A key, and a few words about what it does.
@usableFromInline
struct KeyHint: Hashable, Sendable {
  let key: String
  let help: String
  let columns: Int

  init(key: String, help: String) {
    self.key = key
    self.help = help
    columns = key.columns + 1 + help.columns
  }
}
