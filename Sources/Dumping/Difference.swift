// For `debug()` and the messages of the TestStore. This file is what they ask: what changed between two
// values, as a list of changes by path and as text. Comparison.swift finds it out.

/// What changed between two values, as ``difference(_:_:)`` finds it.
public struct Difference: Equatable, Sendable {
  /// One value that is not what it was.
  public struct Change: Equatable, Sendable {
    /// Where it stands: `products[1].name`, `prices["milk"]`, empty for the value as a whole.
    ///
    /// A row is named by its number in the new list, and one that was removed by its number in the old one. A
    /// case with a payload adds its name: `route.detail.title`.
    public var path: String

    /// The old value as source, or nil where an element was added.
    public var old: String?

    /// The new value as source, or nil where an element was removed.
    public var new: String?

    /// A change of the value at a path.
    public init(path: String, old: String?, new: String?) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// The changes in the order in which they stand in ``text``.
  public var changes: [Change]

  /// The new value as source with `- ` before lines that are gone, `+ ` before lines that came, two blanks
  /// before all others, and what did not change folded.
  ///
  /// ```
  ///   Product(
  ///     id: 1,
  /// -   name: "",
  /// +   name: "Milk"
  ///   )
  /// ```
  public var text: String

  /// A difference of these changes, shown as this text.
  public init(changes: [Change], text: String) {
    self.changes = changes
    self.text = text
  }
}

/// What changed between two values, or nil where they are equal.
///
/// ```swift
/// let found = difference(Product(id: 1, name: ""), Product(id: 1, name: "Milk"))
/// found?.changes  // [Change(path: "name", old: "\"\"", new: "\"Milk\"")]
/// ```
///
/// Values are equal by `==` where their type is `Equatable`, and else by what they are made of. ListValue of a list
/// are told apart by their `id` where they have one. Two values that are not equal and yet look alike are a
/// difference too, whose text says so.
public func difference<Value>(_ old: Value, _ new: Value) -> Difference? {
  var comparison = Comparison()
  guard let lines = comparison.lines(old, new, at: Comparison.Spot()) else { return nil }
  return Difference(changes: comparison.changes, text: lines.map(\.marked).joined(separator: "\n"))
}
