import Screen

// Shown as they are written, in failures and in tests that are cut.

extension Focus: CustomReflectable {
  /// The parts, and the one that has the keys.
  public var customMirror: Mirror {
    Mirror(self, children: [(nil, parts), ("on", current as Any)] as [Mirror.Child], displayStyle: .struct)
  }
}

extension Confirm: CustomReflectable {
  /// The question and its answers; one that is on "no" is dangerous.
  public var customMirror: Mirror {
    let children: [Mirror.Child] = [
      (nil, question), ("yes", yes), ("no", no), ("isDangerous", focus.isOn(.no)),
    ]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension TablePosition.Order: CustomReflectable {
  /// The column and the direction.
  public var customMirror: Mirror {
    Mirror(
      self, children: [(nil, column), ("isAscending", isAscending)] as [Mirror.Child], displayStyle: .struct)
  }
}

extension Toasts: CustomReflectable {
  /// Those that show, and the last number.
  public var customMirror: Mirror {
    Mirror(self, children: [(nil, shown), ("last", last)] as [Mirror.Child], displayStyle: .struct)
  }
}
