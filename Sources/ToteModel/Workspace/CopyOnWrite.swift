/// A value whose copies share it until one of them is changed, like arrays.
@propertyWrapper
package struct CopyOnWrite<Value> {
  @usableFromInline
  final class Box {
    @usableFromInline var value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  package init(wrappedValue value: Value) { box = Box(value) }

  @inlinable
  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

// Unchecked because the box is a class; only its single owner changes it.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

extension CopyOnWrite: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: ["wrappedValue": wrappedValue]) }
}
