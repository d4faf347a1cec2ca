// Fits a reducer for a part into the whole: its actions by case path; its state by key path, by a closure that lends it
// in place, or by case path where it is a case of an enum.

extension Reducer {
  /// This reducer as one of a larger feature, of whose state its own is a property.
  ///
  ///     let app = Reducer<App, AppAction, AppEnvironment>.combine(
  ///       counter.pullback(state: \.counter, action: AppAction.counterCase, environment: { _ in () }),
  ///       search.pullback(state: \.search, action: AppAction.searchCase, environment: \.search))
  @inlinable
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state path: WritableKeyPath<ParentState, State> & Sendable,
    action casePath: CasePath<ParentAction, Action>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let action = casePath.extract(parentAction) else { return .none }
      return self.reduce(&parent[keyPath: path], action, environment(parentEnvironment))
        .pulledBack(
          from: State.self, to: ParentState.self, embed: casePath.embed, project: { $0[keyPath: path] })
    }
  }

  /// This reducer as one of a larger feature that lends it a part of its state.
  ///
  /// A key path changes a stored property in place, but of a computed one it takes a copy and writes it back. So where
  /// the child's state is put together from values that the parent owns, `access` is a closure, and the computed
  /// property has a `_modify` that moves those values in and out:
  ///
  ///     listScreen.pullback(
  ///       state: { app, reduce in reduce(&app.listScreen) }, action: AppAction.listsCase, environment: \.lists)
  ///
  /// - Parameter access: Hands the child's state in place to its second argument, once, and returns what that returns;
  ///   or returns `.none` where there is no child now. Whether the child is still there is asked in the same way, of a
  ///   copy of the parent.
  @inlinable
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state access:
      @escaping @Sendable (inout ParentState, (inout State) -> Effect<Action>) -> Effect<Action>,
    action casePath: CasePath<ParentAction, Action>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    let project: @Sendable (ParentState) -> State? = { parent in
      var parent = parent
      var child: State?
      _ = access(&parent) {
        child = $0
        return .none
      }
      return child
    }
    return Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let action = casePath.extract(parentAction) else { return .none }
      return access(&parent) { self.reduce(&$0, action, environment(parentEnvironment)) }
        .pulledBack(from: State.self, to: ParentState.self, embed: casePath.embed, project: project)
    }
  }

  /// This reducer as one of a larger feature whose state is an enum, of which its own is a case.
  ///
  /// Leaving the case cancels what this reducer started. An action that comes in another case is a mistake, which
  /// is reported and otherwise ignored.
  @inlinable
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state statePath: CasePath<ParentState, State>,
    action casePath: CasePath<ParentAction, Action>,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<ParentState, ParentAction, ParentEnvironment> {
    let place = SourcePlace(fileID, line)
    return Reducer<ParentState, ParentAction, ParentEnvironment> { parent, parentAction, parentEnvironment in
      guard let action = casePath.extract(parentAction) else { return .none }
      guard
        let effect = statePath.update(&parent, { self.reduce(&$0, action, environment(parentEnvironment)) })
      else { return Effect(.report(.noCase(State.self, action: parentAction, at: place))) }
      return
        effect
        .pulledBack(
          from: State.self, to: ParentState.self, embed: casePath.embed, project: statePath.extract
        )
        .living(with: parent, at: statePath.extract)
    }
  }
}

extension CasePath {
  /// Works on the value inside the case, in place. Says `nil` where the whole is another case.
  ///
  /// The whole is moved out of its place meanwhile, so that a list inside the case has one owner and is not copied
  /// to change one row.
  @inlinable
  func update<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    withUnsafeMutablePointer(to: &root) { pointer -> Result? in
      guard var value = extract(pointer.pointee) else { return nil }
      pointer.deinitialize(count: 1)
      let result = body(&value)
      pointer.initialize(to: embed(value))
      return result
    }
  }
}
