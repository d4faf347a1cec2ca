extension Keymap {
  /// Keys that occur twice, with the titles of their commands. A test should expect none.
  public var conflicts: [Conflict] {
    var places: [Key: [String]] = [:]
    var order: [Key] = []
    for command in commands {
      for key in command.keys {
        if places[key] == nil { order.append(key) }
        places[key, default: []].append(command.title)
      }
    }
    return order.filter { places[$0]!.count > 1 }.map { Conflict(key: $0, titles: places[$0]!) }
  }

  /// A key that occurs twice. Prints as `d: delete, down`.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// The key.
    public let key: Key
    /// The title of each command with this key.
    public let titles: [String]
    /// The key and the titles.
    public var description: String { "\(key): \(titles.joined(separator: ", "))" }
  }
}
