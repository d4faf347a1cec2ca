import Synchronization

/// A large value that is copied by a pointer, and moves to a copy of its own only when it is changed while another holds it.
///
/// The screens look at all rows with every key press, through several values that hold them in passing. Each of these copies
/// would otherwise count up every table of the rows.
///
///     @CopyOnWrite var notes = NoteScreen()
@propertyWrapper
package struct CopyOnWrite<Value> {
  @usableFromInline
  final class Box {
    @usableFromInline let value: UnsafeMutablePointer<Value>
    @usableFromInline var version = CopyVersion()

    @usableFromInline
    init(_ value: Value) {
      self.value = .allocate(capacity: 1)
      self.value.initialize(to: value)
    }

    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
    }
  }

  // Specialised wherever it is used: whoever reads what is in it would look for its type first.
  @usableFromInline var box: Box

  package init(wrappedValue value: Value) { box = Box(value) }

  // By its address: whoever reads a part of it, or changes one, doesn't copy the rest.
  @inlinable
  package var wrappedValue: Value {
    unsafeAddress { UnsafePointer(box.value) }
    unsafeMutableAddress {
      if isKnownUniquelyReferenced(&box) { box.version = CopyVersion() } else { box = Box(box.value.pointee) }
      return box.value
    }
  }

  /// Where the value is, as long as nobody changes it: for a property that hands it on.
  @inlinable
  package var address: UnsafePointer<Value> { UnsafePointer(box.value) }

  /// Another one after each change, wherever that was made: two values of one version are equal.
  package var version: CopyVersion { box.version }
}

/// Names a value from one change to the next.
package struct CopyVersion: Equatable, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let number = last.wrappingAdd(1, ordering: .relaxed).newValue

  @usableFromInline init() {}
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
