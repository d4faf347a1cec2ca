/// Whether two values are equal by their own `==`, or `nil` if they have none.
func areEqual(_ one: Any, _ other: Any) -> Bool? {
  func open<T: Equatable>(_ one: T) -> Bool? {
    (other as? T).map { one == $0 }
  }
  guard let one = one as? any Equatable else { return nil }
  return open(one)
}

struct Structure {
  private struct Pair: Hashable {
    var one: ObjectIdentifier
    var other: ObjectIdentifier
  }

  // Deeper than a dump goes, but safe for a thread's stack.
  private static let depthLimit = 256
  private var met: Set<Pair> = []

  /// Whether two values look the same. Functions always do, because they cannot be compared.
  mutating func isSame(_ one: Any, _ other: Any) -> Bool {
    let isSame = isSame(one, other, depth: 0)
    // Pairs that contain the difference were assumed to be the same.
    if !isSame { met.removeAll() }
    return isSame
  }

  private mutating func isSame(_ one: Any, _ other: Any, depth: Int) -> Bool {
    let type = type(of: one)
    guard type == Swift.type(of: other) else { return false }
    if let equal = areEqual(one, other) { return equal }
    guard depth < Self.depthLimit else { return true }
    if type is AnyClass {
      let pair = Pair(one: ObjectIdentifier(one as AnyObject), other: ObjectIdentifier(other as AnyObject))
      if pair.one == pair.other || !met.insert(pair).inserted { return true }
    }
    if let pairs = one as? any Pairs {
      let changes = pairs.changes(to: other) { one, other in isSame(one, other, depth: depth + 1) }
      return changes?.changed.isEmpty ?? false
    }
    return hasSameChildren(Mirror(reflecting: one), Mirror(reflecting: other), one, other, depth)
  }

  private mutating func hasSameChildren(
    _ mirror: Mirror, _ otherMirror: Mirror, _ one: Any, _ other: Any, _ depth: Int
  ) -> Bool {
    guard mirror.children.count == otherMirror.children.count else { return false }
    if mirror.displayStyle == .enum, caseName(of: one) != caseName(of: other) { return false }
    for (child, otherChild) in zip(mirror.children, otherMirror.children) {
      guard child.label == otherChild.label else { return false }
      guard isSame(child.value, otherChild.value, depth: depth + 1) else { return false }
    }
    switch (mirror.superclassMirror, otherMirror.superclassMirror) {
    case (let parent?, let otherParent?):
      return hasSameChildren(parent, otherParent, one, other, depth)
    default:
      return !mirror.children.isEmpty || mirror.superclassMirror != nil
        || summary(of: one) == summary(of: other)
    }
  }
}
