/// A large value that is copied by a pointer, and moves to a copy of its own only when it is changed while another holds it.
///
/// The screens look at all rows with every key press, through several values that hold them in passing. Each of these copies
/// would otherwise count up every table of the rows.

struct CopyOnWrite<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

// The box is changed by its only owner alone.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.value == right.value
  }
}

extension CopyOnWrite: CustomReflectable {
  /// What is printed of it is the value.
  var customMirror: Mirror { Mirror(reflecting: value) }
}
