import Dumping

/// State that features share as a value: one owns it, and lends it to the feature that acts.
///
///     struct App: Equatable, Lender {
///       @Lent var people = People()
///       var names = NameScreen()
///     }
///
///     struct NameScreen: Equatable {
///       @Lent var people: People
///       var selection = 0
///     }
///
/// A ``Lending`` moves the value from one to the other for the time of an action, so it's never copied. At rest the borrower
/// has nothing: it doesn't show in dumps and differences, and two borrowers at rest are equal. A test of the feature by itself gives
/// it a value: `NameScreen(people: People(["Ada"]))`.
@propertyWrapper
public struct Lent<Value> {
  @usableFromInline var value: Value?

  /// Nothing yet: a borrower's.
  @inlinable public init() { value = nil }

  /// The owner's, or what a test gives to a borrower.
  @inlinable public init(wrappedValue: Value) { value = wrappedValue }

  /// The value. Reading it while nothing is lent is a programming error and traps.
  @inlinable public var wrappedValue: Value {
    get {
      guard let value else { notLent(Value.self) }
      return value
    }
    _modify {
      if value == nil { notLent(Value.self) }
      yield &value!
    }
    set { value = newValue }
  }

  /// The property itself, for a ``Lending``.
  @inlinable public var projectedValue: Lent {
    get { self }
    _modify { yield &self }
  }

  /// Whether the value is here.
  @inlinable public var isHere: Bool { value != nil }
}

@usableFromInline
func notLent(_ type: Any.Type) -> Never {
  fatalError(
    """
    A feature uses its \(type) while nobody lends it. A parent lends it with a Lending, as in \
    "run(action, in: &state, lending: App.names, …)"; a test sets it before it sends an action.
    """)
}

extension Lent: Equatable where Value: Equatable {}
extension Lent: Hashable where Value: Hashable {}
extension Lent: Sendable where Value: Sendable {}

extension Lent: CustomReflectable, Omittable {
  /// The value, if it is here.
  public var customMirror: Mirror {
    Mirror(self, children: value.map { ["wrappedValue": $0] } ?? [:])
  }

  /// Whether it is with somebody else.
  public var isOmitted: Bool { value == nil }
}
