/// Where a child is in its parent: a property, or a case of one.
enum ChildPlace<Parent, Child>: Sendable {
  case property(WritableKeyPath<Parent, Child> & Sendable)
  /// How to find it, to take it out and to put it back.
  case aCase(
    @Sendable (Parent) -> Child, take: @Sendable (inout Parent) -> Child,
    put: @Sendable (inout Parent, Child) -> Void)

  /// The child without what it borrows.
  func child(of parent: Parent) -> Child {
    switch self {
    case .property(let path): parent[keyPath: path]
    case .aCase(let find, _, _): find(parent)
    }
  }

  /// A case stays in its enum meanwhile, since there is nothing to put there instead.
  static func aCase<Root, Wrapped>(
    _ path: WritableKeyPath<Parent, Root> & Sendable, _ casePath: CasePath<Root, Wrapped>
  ) -> ChildPlace where Child == Wrapped? {
    let find: @Sendable (Parent) -> Wrapped? = { casePath.extract($0[keyPath: path]) }
    return .aCase(
      find, take: { find($0) },
      put: { parent, child in if let child { parent[keyPath: path] = casePath.embed(child) } })
  }

  /// A case of an optional is moved out.
  static func aCase<Root, Wrapped>(
    _ path: WritableKeyPath<Parent, Root?> & Sendable, _ casePath: CasePath<Root, Wrapped>
  ) -> ChildPlace where Child == Wrapped? {
    let find: @Sendable (Parent) -> Wrapped? = { $0[keyPath: path].flatMap(casePath.extract) }
    return .aCase(
      find,
      take: { parent in
        let child = find(parent)
        if child != nil { parent[keyPath: path] = nil }
        return child
      },
      put: { parent, child in if let child { parent[keyPath: path] = casePath.embed(child) } })
  }
}
