import Synchronization

/// A large value that is copied by a pointer, and moves to a copy of its own only when it is changed while another holds it.
///
/// The screens look at all rows with every key press, through several values that hold them in passing. Each of these copies
/// would otherwise count up every table of the rows.
///
///     @CopyOnWrite var notes = NoteScreen()
@propertyWrapper
package struct CopyOnWrite<Value> {
  private final class Box {
    var value: Value
    var version = CopyVersion()
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue value: Value) { box = Box(value) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if isKnownUniquelyReferenced(&box) { box.version = CopyVersion() } else { box = Box(box.value) }
      yield &box.value
    }
  }

  /// Another one after each change, wherever that was made: two values of one version are equal.
  package var version: CopyVersion { box.version }
}

/// Names a value from one change to the next.
package struct CopyVersion: Equatable, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let number = last.wrappingAdd(1, ordering: .relaxed).newValue
}

// The box is changed by its only owner alone.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

extension CopyOnWrite: CustomReflectable {
  /// What is printed of it is the value.
  package var customMirror: Mirror { Mirror(self, children: ["wrappedValue": wrappedValue]) }
}
