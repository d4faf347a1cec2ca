import Dumping
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

extension ListingOrder: CustomReflectable {
  /// The column and the direction.
  public var customMirror: Mirror {
    Mirror(
      self, children: [(nil, column), ("isAscending", isAscending)] as [Mirror.Child], displayStyle: .struct)
  }
}

extension Listing: CustomReflectable {
  /// Without the index, which follows from the rest.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "rows": rows, "phase": phase, "selected": selected, "filter": filter as Any, "isTyping": isTyping,
        "order": order as Any, "folded": folded, "firstColumn": firstColumn, "window": window,
        "cursor": cursor, "top": top,
      ], displayStyle: .struct)
  }
}

extension Listing: DerivedFields {
  /// Which rows show follows from the others.
  public static var freeFields: Set<String> {
    ["phase", "isTyping", "order", "firstColumn", "window", "cursor", "top"]
  }
}

extension Toasts: CustomReflectable {
  /// Those that show, and the last number.
  public var customMirror: Mirror {
    Mirror(self, children: [(nil, shown), ("last", last)] as [Mirror.Child], displayStyle: .struct)
  }
}

extension ListingRow: CustomReflectable {
  /// What it was made of.
  public var customMirror: Mirror {
    var children: [Mirror.Child] = [(nil, id)]
    if cells.isEmpty { children.append((nil, text)) } else { children.append(("cells", cells)) }
    if let section { children.append(("section", section)) }
    if let parent { children.append(("in", parent)) }
    if isBranch { children.append(("isBranch", isBranch)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension Toasts.Toast: CustomReflectable {
  /// What it was made of.
  public var customMirror: Mirror {
    var children: [Mirror.Child] = [("id", id), ("text", text), ("kind", kind)]
    if let offer { children.append(("offer", offer)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
