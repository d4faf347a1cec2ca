/// What changed between two values; see ``difference(_:_:)``.
public struct Difference: Equatable, Sendable {
  /// A changed value.
  public struct Change: Equatable, Sendable {
    /// Its path: `products[1].name`, `prices["milk"]`, empty for the whole value.
    ///
    /// A row has its index in the new list, a removed row its index in the old one. A case with a payload
    /// adds its name: `route.detail.title`.
    public var path: String

    /// The old value as source, or `nil` if an element was added.
    public var old: String?

    /// The new value as source, or `nil` if an element was removed.
    public var new: String?

    /// Creates a change of the value at a path.
    public init(path: String, old: String?, new: String?) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// The changes, in the order of ``text``.
  public var changes: [Change]

  /// The new value as source, with marks before removed and added lines, and unchanged parts folded.
  ///
  ///       Product(
  ///         id: 1,
  ///     -   name: "",
  ///     +   name: "Milk"
  ///       )
  public var text: String

  /// Creates a difference from its changes and its text.
  public init(changes: [Change], text: String) {
    self.changes = changes
    self.text = text
  }
}

/// Returns what changed between two values, or `nil` if they are equal.
///
/// Values are compared with `==` if they are `Equatable`, otherwise by their parts; rows of a list are
/// matched by `id`. Two values that are not equal but look the same are a difference, too.
public func difference<Value>(_ old: Value, _ new: Value) -> Difference? {
  var comparison = Comparison()
  guard let lines = comparison.lines(old, new, at: Comparison.Spot()) else { return nil }
  return Difference(changes: comparison.changes, text: lines.map(\.marked).joined(separator: "\n"))
}
