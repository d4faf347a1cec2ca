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

  /// Creates an entry: `Binding("j", "down", action: .moved(by: 1), help: "down", group: "Move")`.
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

extension Binding {
  fileprivate func mapped<Other>(_ transform: (Action) -> Other) -> Binding<Other> {
    var binding = Binding<Other>(action: transform(action), help: help, group: group, footer: isInFooter)
    binding.keys = keys
    return binding
  }
}

extension Binding: Sendable where Action: Sendable {}
extension Binding: Equatable where Action: Equatable {}

/// A key table, looked up by key: `keymap["down"] == .moved(by: 1)`.
public struct Keymap<Action> {
  let find: (Key) -> Action?
  private let entries: () -> [Binding<Action>]
  let otherwise: (@Sendable (Event) -> Action?)?

  /// Creates the table; of equal keys, the first wins. Events without an entry go to `otherwise`.
  public init(_ bindings: [Binding<Action>], otherwise: (@Sendable (Event) -> Action?)? = nil) {
    self.init(
      find: { key in bindings.first { $0.keys.contains(key) }?.action }, entries: { bindings }, otherwise)
  }

  /// A table whose entries, with their texts, are made only for a footer or a help, and not for each key.
  package init(
    find: @escaping (Key) -> Action?, entries: @escaping () -> [Binding<Action>],
    _ otherwise: (@Sendable (Event) -> Action?)?
  ) {
    (self.find, self.entries, self.otherwise) = (find, entries, otherwise)
  }

  /// The entries, in the order in which the footer and the help show them.
  public var bindings: [Binding<Action>] { entries() }

  /// The action of a key.
  public subscript(key: Key) -> Action? { find(key) }

  /// Returns the action of an event: from the table if it is a key, otherwise from `otherwise`.
  public func action(for event: Event) -> Action? {
    if case .key(let key) = event, let action = self[key] { return action }
    return otherwise?(event)
  }

  /// The entries of the footer.
  public var footer: [Binding<Action>] { bindings.filter(\.isInFooter) }

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
    let own = self
    let find: (Key) -> Other? = { key in own.find(key).map { transform($0) } }
    let entries: () -> [Binding<Other>] = { own.bindings.map { $0.mapped(transform) } }
    guard let otherwise else { return Keymap<Other>(find: find, entries: entries, nil) }
    return Keymap<Other>(find: find, entries: entries) { event in otherwise(event).map(transform) }
  }

  /// Returns this table followed by another for the events it does not answer.
  public func adding(_ other: Keymap) -> Keymap {
    let (first, second) = (self, other)
    let (own, others) = (otherwise, other.otherwise)
    return Keymap(
      find: { first.find($0) ?? second.find($0) }, entries: { first.bindings + second.bindings }
    ) { own?($0) ?? others?($0) }
  }

  /// Keys that occur twice, with the help of their entries. A test should expect none.
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

// Unchecked because its closures hold only entries and functions that are Sendable.
extension Keymap: @unchecked Sendable where Action: Sendable {}
